import { changeBetween } from '../../core/json/edit'

/** A tool's text as Monaco holds it: no byte order mark, every line end a line feed. */
export interface EditorText {
  readonly text: string
  /** The offset in the raw text of an offset in this one, and back. */
  readonly toRaw: (offset: number) => number
  readonly toView: (offset: number) => number
}

/** A change as Monaco reports it, with offsets in the view before it. */
export interface ViewChange {
  readonly rangeOffset: number
  readonly rangeLength: number
  readonly text: string
}

const MARK = '\uFEFF'

export function viewTextOf(raw: string): string {
  const body = raw.startsWith(MARK) ? raw.slice(1) : raw
  return body.includes('\r') ? body.replace(/\r\n?/g, '\n') : body
}

export function editorText(raw: string): EditorText {
  const mark = raw.startsWith(MARK) ? 1 : 0
  // In the text behind the mark, the carriage returns that a line feed follows.
  const gone: number[] = []
  for (let at = raw.indexOf('\r\n'); at >= 0; at = raw.indexOf('\r\n', at + 2)) gone.push(at - mark)
  return {
    text: viewTextOf(raw),
    toRaw: (offset) => mark + offset + countWhere(gone, (at, i) => at - i < offset),
    toView: (offset) => Math.max(0, offset - mark - countWhere(gone, (at) => at + mark < offset)),
  }
}

/** The change that makes one text of another, where only both are known. */
export function changeTo(before: string, after: string): ViewChange | undefined {
  const change = changeBetween(before, after)
  if (!change) return undefined
  const { start, end, insert } = change
  return { rangeOffset: start, rangeLength: end - start, text: insert }
}

/**
 * A change of one text as a change of another that was made of it elsewhere meanwhile. Where both
 * touch the same place, what was typed is put behind the other and takes nothing away.
 */
export function movedOver(change: ViewChange, before: string, other: string): ViewChange {
  const outside = changeBetween(before, other)
  const end = change.rangeOffset + change.rangeLength
  if (!outside || end <= outside.start) return change
  const until = outside.start + outside.insert.length
  if (change.rangeOffset >= outside.end)
    return { ...change, rangeOffset: change.rangeOffset - outside.end + until }
  return { rangeOffset: until, rangeLength: 0, text: change.text }
}

/** A text with one change made to it. */
export const withChange = (text: string, { rangeOffset, rangeLength, text: put }: ViewChange) =>
  text.slice(0, rangeOffset) + put + text.slice(rangeOffset + rangeLength)

/** How many leading entries of an ascending list fit. */
function countWhere(list: readonly number[], fits: (at: number, index: number) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(list[middle]!, middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** What a line typed into the text ends with: what most of its lines end with already. */
export function lineEndOf(raw: string): string {
  const both = raw.split('\r\n').length
  const feeds = raw.split('\n').length
  if (both > 1 && both * 2 > feeds) return '\r\n'
  return feeds > 1 || !raw.includes('\r') ? '\n' : '\r'
}

/**
 * The raw text after Monaco's changes: mark and line ends that they do not touch stay. `shown` is
 * what Monaco holds now; where the changes do not lead there, it wins, with the raw text's line end.
 */
export function rawAfter(raw: string, changes: readonly ViewChange[], shown: string): string {
  const { toRaw } = editorText(raw)
  const end = lineEndOf(raw)
  let out = raw
  // From the back, so that a change never moves the offsets of one that is still to come.
  for (const change of [...changes].sort((a, b) => b.rangeOffset - a.rangeOffset)) {
    const insert = change.text.replace(/\r\n?|\n/g, end)
    const until = toRaw(change.rangeOffset + change.rangeLength)
    out = out.slice(0, toRaw(change.rangeOffset)) + insert + out.slice(until)
  }
  if (viewTextOf(out) === shown) return out
  return (raw.startsWith(MARK) ? MARK : '') + shown.replace(/\n/g, end)
}
