import { strFromU8 } from 'fflate'
import { fromBase64url } from './base64url'
import { type FoundPayload, payloadsIn } from './find-link-payload'
import { headOf, MAX_PAYLOAD, unframed } from './frame'
import { MAX_SET_BYTES } from './link-content'
import { type LinkPlace, placeIn } from './link-place'
import { type LinkDocument, readDocument } from './read-document'
import { versions } from './versions'

export type LinkProblemReason =
  /** Nothing stands behind `#s=`, or the text is blank. */
  | 'empty'
  /** A display copy with the middle left out: `[…]`. */
  | 'shortened'
  /** The end is missing. */
  | 'cut'
  /** Characters were changed. */
  | 'damaged'
  /** Written by a newer Toolwright. */
  | 'newer'
  | 'too-large'
  | 'not-a-link'

export interface LinkProblem {
  readonly ok: false
  readonly reason: LinkProblemReason
  /** Of a cut link: how many characters are missing, where that is known. */
  readonly missing?: number
}

export type ReadLink =
  | ({
      readonly ok: true
      /** Where on the page it leads; `damaged` where that was cut or changed on the way. */
      readonly place?: LinkPlace | 'damaged'
    } & LinkDocument)
  | LinkProblem

/**
 * Reads a share link: an address, a hash, a bare payload, or a text with a link somewhere in it.
 * Of several links the first that can be read is taken. Never throws, whatever the text.
 */
export function readLink(text: string): ReadLink {
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  let first: LinkProblem | undefined
  for (const found of payloadsIn(text)) {
    const read = readPayload(found)
    if (read.ok) return read
    first ??= read
  }
  return first ?? { ok: false, reason: 'not-a-link' }
}

function readPayload({ payload, shortened, rest, isAttached }: FoundPayload): ReadLink {
  if (payload.length > MAX_PAYLOAD) return { ok: false, reason: 'too-large' }
  if (shortened) return { ok: false, reason: 'shortened' }
  if (payload === '') return { ok: false, reason: 'empty' }
  if ((headOf(payload)?.length ?? 0) > MAX_PAYLOAD) return { ok: false, reason: 'too-large' }
  const frame = unframed(payload)
  if (!frame.ok) return frame
  const version = versions.find((each) => each.version === frame.version)
  if (!version) return { ok: false, reason: frame.version ? 'newer' : 'damaged' }
  const packed = fromBase64url(frame.body)
  if (!packed) return { ok: false, reason: 'damaged' }
  const unpacked = version.unpack(packed, MAX_SET_BYTES)
  if (!unpacked.ok) return unpacked
  const document = readDocument(strFromU8(unpacked.bytes))
  if (typeof document === 'string') return { ok: false, reason: document }
  const place = rest ? placeIn(rest, isAttached === true) : undefined
  return { ok: true, ...document, ...(place && { place }) }
}
