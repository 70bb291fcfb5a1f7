import { oncePerText } from '../once-per-text'
import { ABBREVIATIONS } from './words/abbreviations'

/** A sentence or list item of a text, as it stands there. Offsets are UTF-16 units. */
export interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}

const ALWAYS_ENDS = '。！？；'
/** Where something can end, or code begin; all between is passed over. */
const NOTABLE = /[`\n.!?。！？；]/g
const MAY_END = '.!?'
const CLOSING = /["'”’）)\]】」』*_`]/
const BULLET = /^\s*(?:[•·–—]|[-+*](?![-+*])|\d{1,3}[.)、]|[（(]\d{1,3}[)）]|#{1,6})\s*/

/**
 * Cuts a text into sentences: at full stops, exclamation and question marks, the Chinese semicolon,
 * and line breaks. A stop inside a number, a name, an address, an abbreviation or code ends nothing;
 * a line that goes on in lower case is one sentence with the line before it.
 */
export const splitSentences = oncePerText((text): readonly Span[] => {
  const spans: Span[] = []
  let from = 0
  let isCode = false
  for (let i = nextNotable(text, 0); i >= 0; i = nextNotable(text, i + 1)) {
    const c = text[i]!
    if (c === '`') isCode = !isCode && closesOnLine(text, i)
    if (c === '\n' ? isHardBreak(text, i) : !isCode && endsSentence(text, i)) {
      let end = i + 1
      while (c !== '\n' && end < text.length && CLOSING.test(text[end]!) && !opens(text, end)) end++
      // A quoted question inside a sentence: “where is it?”, and then on.
      if (c === '\n' || !goesOn(text, i + 1, end)) {
        push(spans, text, from, end)
        from = end
      }
      i = end - 1
    }
    if (c === '\n') isCode = false
  }
  push(spans, text, from, text.length)
  return spans
}, 500)

function nextNotable(text: string, from: number): number {
  NOTABLE.lastIndex = from
  return NOTABLE.exec(text)?.index ?? -1
}

const goesOn = (text: string, from: number, to: number): boolean =>
  to > from && (/[,，、;；]/.test(text[to] ?? '') || /^ [a-z]/.test(text.slice(to, to + 2)))

/** A mark that opens code or emphasis belongs to what follows it. */
function opens(text: string, at: number): boolean {
  return /[`*_]/.test(text[at]!) && /[^\s`*_.,。，]/.test(text[at + 1] ?? ' ')
}

const closesOnLine = (text: string, at: number): boolean => {
  const next = text.indexOf('`', at + 1)
  const line = text.indexOf('\n', at)
  return next >= 0 && (line < 0 || next < line)
}

function endsSentence(text: string, at: number): boolean {
  const c = text[at]!
  if (ALWAYS_ENDS.includes(c)) return true
  if (!MAY_END.includes(c)) return false
  const next = text[at + 1] ?? ' '
  if (!/[\s"'”’）)\]*_\u3000-\u9fff\uff00-\uffef]/.test(next)) return false
  if (c !== '.') return true
  const word = /[^\s(（,，"'`]*$/.exec(text.slice(Math.max(0, at - 24), at))![0].toLowerCase()
  if (ABBREVIATIONS.has(word)) return false
  // A list number at the start of its line.
  return !/^\s*\d{1,3}$/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))
}

/** No sentence ends on such a word. */
const GOES_ON = /\b(?:an?|the|of|to|in|for|with|and|or|by|from|on|at|as)$/i

/** Text wrapped by hand goes on in lower case after a line that did not end. */
function isHardBreak(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trimEnd()
  const after = text.slice(at + 1)
  if (before === '' || /[.!?:;。！？：；]$/.test(before)) return true
  return !GOES_ON.test(before) && !/^[ \t]*[a-z(]/.test(after)
}

function push(spans: Span[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to)
  const lead = BULLET.exec(raw)?.[0].length ?? /^\s*/.exec(raw)![0].length
  const body = raw.slice(lead).trimEnd()
  if (!/[\p{L}\p{N}]/u.test(body)) return
  spans.push({ text: body, start: from + lead, end: from + lead + body.length })
}
