import { strToU8 } from 'fflate'
import { parse, isStrictJson, type Problem } from '../json/parse'
import { respaced } from '../json/respaced'
import { FORMAT_VERSION } from '../model/tool-set'
import type { LinkParts } from './asked-parts'
import { toBase64url } from './base64url'
import { framed, MAX_PAYLOAD } from './frame'
import { linkContent, MAX_SET_BYTES } from './link-content'
import { deltaOf } from './text-delta'
import { writingVersions } from './versions'

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
export function encodeLink(setText: string, base: string, parts: LinkParts = {}): EncodedLink {
  const content = linkContent(setText, parts)
  if (!content.ok) return content
  return linkOf(respaced(setText, content.root, 0), base, content.leftOut)
}

/**
 * The link of two versions of a set, to be compared. The later one is told by what differs from the
 * earlier one, so it adds little. `leftOut` names what does not travel of either.
 */
export function encodeCompareLink(
  beforeText: string,
  afterText: string,
  base: string,
  parts: LinkParts = {},
): EncodedLink {
  const first = linkContent(beforeText, parts)
  if (!first.ok) return first
  const second = linkContent(afterText, parts)
  if (!second.ok) return second
  const before = respaced(beforeText, first.root, 0)
  const delta = deltaOf(before, respaced(afterText, second.root, 0))
  const text = `${start('compare')},"before":${before},"after":${JSON.stringify(delta)}}`
  return linkOf(text, base, [...new Set([...first.leftOut, ...second.leftOut])])
}

/** A review on its way back: what was said, and what it was said of. */
export interface ReviewToSend {
  /** What stands for the set that was reviewed: its hash. */
  readonly of: string
  /** What the set is called, so that its author finds it. */
  readonly title?: string
  /** The JSON text of the set's member `review`. */
  readonly reviewText: string
}

/** The link of a review alone: it needs the set that it is of. */
export function encodeReviewLink(
  { of, title, reviewText }: ReviewToSend,
  base: string,
): EncodedLink {
  const parsed = parse(reviewText)
  const { problems } = parsed
  if (!isStrictJson(parsed) || parsed.root.kind !== 'object')
    return { ok: false, reason: 'not-json', problems }
  const members = { of, ...(title ? { title } : {}) }
  const review = respaced(reviewText, parsed.root, 0)
  const text = `${start('review')},${JSON.stringify(members).slice(1, -1)},"review":${review}}`
  return linkOf(text, base, [])
}

const start = (kind: string): string => `{"toolwright":${FORMAT_VERSION},"kind":"${kind}"`

function linkOf(minified: string, base: string, leftOut: readonly string[]): EncodedLink {
  const payload = payloadOf(minified)
  if (payload === undefined) return { ok: false, reason: 'too-large', problems: [] }
  const url = `${asciiBase(base)}#s=${payload}`
  return { ok: true, url, length: url.length, leftOut }
}

function payloadOf(minified: string): string | undefined {
  const bytes = strToU8(minified)
  if (bytes.length > MAX_SET_BYTES) return undefined
  for (const { version, pack } of writingVersions) {
    const packed = pack(bytes)
    if (!packed) continue
    const payload = framed(version, toBase64url(packed))
    return payload.length > MAX_PAYLOAD ? undefined : payload
  }
  return undefined
}

function asciiBase(base: string): string {
  return base
    .trim()
    .split('#')[0]!
    .replace(/[^!-~]+/gu, (run) => encodeURIComponent(run.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')))
}
