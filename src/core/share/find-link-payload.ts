import { headOf, unframed } from './frame'
import { runsAt } from './payload-runs'

/** A payload as it was found; it may be cut or damaged, which decoding tells. */
export interface FoundPayload {
  readonly payload: string
  /** Dots that stand for left-out characters come before its end. */
  readonly shortened: boolean
  /** What follows a payload whose end is known: a place on the page, or prose. */
  readonly rest?: string
  /** No blank stands between the payload and what follows it. */
  readonly isAttached?: boolean
}

/** How many links of one text are looked at, so that a text made of marks costs no more than this. */
const MOST_LINKS = 16

/** What stands in front of a payload, as it is written and as chat applications rewrite it. */
const MARK = /(?:([#\uFF03]|%(?:25)*23|&#35;)|[?&/]|%(?:25)*26)s(?:[=\uFF1D]|%(?:25)*3D)/gi

/** No word of prose is longer: such a run behind a line break is the link going on. */
const LONGEST_WORD = 30

/** The first payload in a text or an address that is whole, else the first of any kind. */
export function findLinkPayload(text: string): string | undefined {
  const found = payloadsIn(text)
  return (found.find(({ payload }) => unframed(payload).ok) ?? found[0])?.payload
}

/** Every payload in a text, in order; a text that is nothing but a payload counts as one. */
export function payloadsIn(text: string): readonly FoundPayload[] {
  const found: FoundPayload[] = []
  let looked = 0
  for (const mark of text.matchAll(MARK)) {
    if (looked++ === MOST_LINKS) break
    const payload = payloadAt(text, mark.index + mark[0].length)
    // Without its `#` the mark is too common a thing to call what follows a broken link.
    if (mark[1] || headOf(payload.payload)) found.push(payload)
  }
  if (found.length) return found
  const bare = payloadAt(text.trim(), 0)
  return headOf(bare.payload) ? [bare] : []
}

function payloadAt(text: string, start: number): FoundPayload {
  const { runs, dotsAfterFirst } = runsAt(text, start)
  const first = runs[0] ?? ''
  const joined = runs.join('')
  const length = headOf(joined)?.length ?? Infinity
  const whole = joined.length >= length ? joined.slice(0, length) : undefined
  if (whole && (first.length >= length || unframed(whole).ok))
    return { payload: whole, shortened: false, ...restBehind(runs, length) }
  if (dotsAfterFirst) return { payload: first, shortened: true }
  const lastLong = runs.findLastIndex((run) => run.length > LONGEST_WORD)
  if (lastLong < 1) return { payload: first, shortened: false }
  return { payload: whole ?? runs.slice(0, lastLong + 1).join(''), shortened: false }
}

function restBehind(runs: readonly string[], length: number) {
  const rest = runs.join('').slice(length)
  let end = 0
  const isAttached = rest !== '' && !runs.some((run) => (end += run.length) === length)
  return { rest, isAttached }
}
