/** A text as pieces of another: a start and a length to copy, or text to put in. */
export type Delta = readonly (number | string)[]

/** A piece that stands at one place only is a sure mark of what was moved. */
const PIECE = 24
/** Shorter copies cost more than their text. */
const SHORTEST = 12

/**
 * `after` in terms of `before`; both in UTF-16 units. Copies are found by what stands at both ends
 * and by pieces that occur once in `before`, so the same texts always give the same delta.
 */
export function deltaOf(before: string, after: string): Delta {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const out: (number | string)[] = []
  const copy = (start: number, length: number) => {
    if (length >= SHORTEST) out.push(start, length)
    else if (length > 0) put(before.slice(start, start + length))
  }
  const put = (text: string) => {
    const last = out.at(-1)
    if (typeof last === 'string') out[out.length - 1] = last + text
    else if (text) out.push(text)
  }
  copy(0, head)
  middle(before, after.slice(head, after.length - tail), copy, put)
  copy(before.length - tail, tail)
  return out
}

function middle(
  before: string,
  after: string,
  copy: (start: number, length: number) => void,
  put: (text: string) => void,
): void {
  const placeOf = after.length < PIECE ? new Map<string, number>() : uniquePieces(before)
  let from = 0
  let at = 0
  while (at + PIECE <= after.length) {
    const start = placeOf.get(after.slice(at, at + PIECE))
    if (start === undefined || start < 0) {
      at++
      continue
    }
    let back = 0
    while (at - back > from && before[start - back - 1] === after[at - back - 1]) back++
    let length = PIECE
    while (at + length < after.length && before[start + length] === after[at + length]) length++
    put(after.slice(from, at - back))
    copy(start - back, back + length)
    at += length
    from = at
  }
  put(after.slice(from))
}

/** Where pieces of a text stand, side by side; less than nothing for one that stands twice. */
function uniquePieces(text: string): Map<string, number> {
  const placeOf = new Map<string, number>()
  for (let at = 0; at + PIECE <= text.length; at += PIECE) {
    const piece = text.slice(at, at + PIECE)
    placeOf.set(piece, placeOf.has(piece) ? -1 : at)
  }
  return placeOf
}

/** The text that a delta makes of `before`; none when it makes none, or one of more than `cap` units. */
export function applyDelta(before: string, delta: Delta, cap: number): string | undefined {
  const pieces: string[] = []
  let size = 0
  for (let i = 0; i < delta.length; i++) {
    const item = delta[i]!
    if (typeof item === 'string') pieces.push(item)
    else {
      const length = delta[++i]
      if (!isIndex(item) || !isIndex(length) || item + length > before.length) return undefined
      pieces.push(before.slice(item, item + length))
    }
    size += pieces.at(-1)!.length
    if (size > cap) return undefined
  }
  return pieces.join('')
}

const isIndex = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
