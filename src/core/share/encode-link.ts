import { deflateSync, strToU8 } from 'fflate'
import type { Problem } from '../json/parse'
import { toBase64url } from './base64url'
import { framed, MAX_PAYLOAD } from './frame'
import { linkContent, MAX_SET_BYTES } from './link-content'
import { respaced } from '../json/respaced'
import { currentVersion } from './versions'

export type EncodedLink =
  | {
      readonly ok: true
      readonly url: string
      /** Characters of the whole address; all are ASCII, so bytes as well. */
      readonly length: number
      /** Keys of the set's members that do not travel. */
      readonly leftOut: readonly string[]
    }
  | {
      readonly ok: false
      readonly reason: 'not-json' | 'not-a-set' | 'newer-version' | 'too-large'
      readonly problems: readonly Problem[]
    }

/**
 * The share link of a set's text: `base`, then `#s=` and the payload. `base` is the public address
 * of the studio; a hash in it is replaced. The set must be strict JSON, as a stored set is.
 */
export function encodeLink(setText: string, base: string): EncodedLink {
  const content = linkContent(setText)
  if (!content.ok) return content
  const bytes = strToU8(respaced(setText, content.root, 0))
  if (bytes.length > MAX_SET_BYTES) return tooLarge
  const { version, dictionary } = currentVersion
  const payload = framed(version, toBase64url(deflateSync(bytes, { level: 9, dictionary })))
  if (payload.length > MAX_PAYLOAD) return tooLarge
  const url = `${asciiBase(base)}#s=${payload}`
  return { ok: true, url, length: url.length, leftOut: content.leftOut }
}

const tooLarge: EncodedLink = { ok: false, reason: 'too-large', problems: [] }

function asciiBase(base: string): string {
  return base
    .trim()
    .split('#')[0]!
    .replace(/[^!-~]+/gu, (run) => encodeURIComponent(run.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')))
}
