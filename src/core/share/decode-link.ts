import { strFromU8 } from 'fflate'
import { fromBase64url } from './base64url'
import { boundedInflate } from './bounded-inflate'
import { type FoundPayload, payloadsIn } from './find-link-payload'
import { headOf, MAX_PAYLOAD, unframed } from './frame'
import { linkContent, MAX_SET_BYTES } from './link-content'
import { respaced } from '../json/respaced'
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

export type DecodedLink =
  | {
      readonly ok: true
      /** The set, laid out with two spaces. */
      readonly setText: string
      /** Keys that stood in the link and are never taken from one. */
      readonly leftOut: readonly string[]
    }
  | LinkProblem

/**
 * Reads a share link: an address, a hash, a bare payload, or a text with a link somewhere in it.
 * Of several links the first that can be read is taken. Never throws, whatever the text.
 */
export function decodeLink(text: string): DecodedLink {
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  let first: LinkProblem | undefined
  for (const found of payloadsIn(text)) {
    const decoded = decodePayload(found)
    if (decoded.ok) return decoded
    first ??= decoded
  }
  return first ?? { ok: false, reason: 'not-a-link' }
}

function decodePayload({ payload, shortened }: FoundPayload): DecodedLink {
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
  const inflated = boundedInflate(packed, version.dictionary, MAX_SET_BYTES)
  return inflated.ok ? setIn(strFromU8(inflated.bytes)) : inflated
}

function setIn(minified: string): DecodedLink {
  const content = linkContent(minified)
  if (!content.ok)
    return { ok: false, reason: content.reason === 'newer-version' ? 'newer' : 'damaged' }
  const setText = respaced(minified, content.root, 2) + '\n'
  return { ok: true, setText, leftOut: content.leftOut }
}
