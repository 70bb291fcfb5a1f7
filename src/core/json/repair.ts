import type { TextChange } from './edit'
import { applyChanges } from './edit'
import { isWhole, lookAlikes, parse } from './parse'

/** A text whose structural look-alike characters were replaced, and the replacements. */
export interface RepairedText {
  readonly text: string
  /** In the text as it was, so that a difference can be shown. */
  readonly changes: readonly TextChange[]
}

const QUOTES = new Set(['"', '\u201C', '\u201D', '\u201E', '\u201F', '\uFF02', '\u2018', '\u2019'])
const OPENING = new Set(['\u201C', '\u201E', '\u2018'])
const CLOSING = new Set(['\u201D', '\u201F', '\u2019'])

/** Finds the end of a string that a quote at `start` opens: the offset of its closing quote. */
type FindEnd = (text: string, start: number) => number | undefined

/**
 * Replaces quotes, commas, colons, brackets and blanks that only look like those of JSON, where they
 * are structure; the same characters inside strings stay. Undefined when there is nothing to
 * replace or the text is still not JSON afterwards. The result is an offer: nothing applies it.
 */
export function repairLookAlikes(text: string): RepairedText | undefined {
  for (const findEnd of [nestedEnd, looseEnd]) {
    const changes = changesFor(text, findEnd)
    if (changes.length === 0) continue
    const repaired = applyChanges(text, changes)
    if (isWhole(parse(repaired))) return { text: repaired, changes }
  }
  return undefined
}

function changesFor(text: string, findEnd: FindEnd): readonly TextChange[] {
  const changes: TextChange[] = []
  const replace = (at: number, insert: string): void => {
    if (text[at] !== insert) changes.push({ start: at, end: at + 1, insert })
  }
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!
    if (QUOTES.has(c)) {
      const end = findEnd(text, i)
      if (end === undefined) break
      replace(i, '"')
      // In a string that curly quotes delimit, a straight quote is text.
      if (c !== '"' || text[end] !== '"')
        for (let k = i + 1; k < end; k++) {
          if (text[k] === '\\') k++
          else if (text[k] === '"') replace(k, '\\"')
        }
      replace(end, '"')
      i = end
    } else if (Object.hasOwn(lookAlikes, c)) replace(i, lookAlikes[c]!)
  }
  return changes
}

/** Straight quotes end at a straight quote; curly ones at their partner, inner pairs counted. */
function nestedEnd(text: string, start: number): number | undefined {
  const isStraight = text[start] === '"' || text[start] === '\uFF02'
  let depth = 1
  for (let i = start + 1; i < text.length; i++) {
    const c = text[i]!
    if (c === '\\') i++
    else if (isStraight) {
      if (c === text[start]) return i
    } else if (CLOSING.has(c)) {
      if (--depth === 0) return i
    } else if (OPENING.has(c)) depth++
  }
  return undefined
}

/** Any quote ends it that stands before a comma, colon, closing bracket, or the end. */
function looseEnd(text: string, start: number): number | undefined {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (
      QUOTES.has(text[i]!) &&
      /^[\s\u00A0\u3000]*([,:}\]，、：｝］】]|$)/.test(text.slice(i + 1, i + 40))
    )
      return i
  }
  return undefined
}
