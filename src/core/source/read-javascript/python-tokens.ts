import type { Range } from '../../json/node'

/** A token of Python source. `end` is the end of a statement or of the text. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'operator' | 'end' | 'fault'
  readonly text: string
  readonly at: Range
  /** Whether it is the first of its statement. */
  readonly isFirst: boolean
}

const STRING = /^([rRbBuUfFtT]{0,2})("""|'''|"|')/
const NUMBER = /^(?:0[xXoObB][\da-fA-F_]+|(?:\d[\d_]*)?\.?\d[\d_]*\.?(?:[eE][+-]?\d[\d_]*)?[jJ]?)/
const NAME = /^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/u
const OPERATOR =
  /^(?:\*\*=|\/\/=|>>=|<<=|\.\.\.|!=|==|<=|>=|->|:=|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|@=|\*\*|\/\/|<<|>>|[^\s])/u

/**
 * Cuts Python source into tokens, by the rules of its reference manual (Lexical analysis): inside
 * brackets a line break means nothing, elsewhere it ends the statement unless a backslash is before it.
 * `by` is where the text stands in a longer one.
 */
export function pythonTokens(
  text: string,
  by = 0,
): {
  readonly tokens: readonly Token[]
  readonly comments: readonly Range[]
} {
  const tokens: Token[] = []
  const comments: Range[] = []
  let depth = 0
  let isFirst = true
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const add = (kind: Token['kind'], end: number): void => {
    tokens.push({ kind, text: text.slice(at, end), at: { start: at + by, end: end + by }, isFirst })
    isFirst = kind === 'end'
    at = end
  }
  while (at < text.length) {
    const c = text[at]!
    if (c === '\n' || c === ';' || c === '\r') {
      if (depth === 0 && !isFirst) add('end', at + 1)
      else at++
    } else if (/\s/.test(c)) at++
    else if (c === '\\' && /[\r\n]/.test(text[at + 1] ?? '\n')) at += text[at + 1] === '\r' ? 3 : 2
    else if (c === '#') {
      const end = endOfLine(text, at)
      comments.push({ start: at + by, end: end + by })
      at = end
    } else {
      const [kind, end] = tokenAt(text, at)
      if (kind === 'operator' && /[([{]/.test(c)) depth++
      const isClosing = kind === 'operator' && /[)\]}]/.test(c)
      // A bracket that nothing opened.
      const isStray = isClosing && --depth < 0
      if (isStray) depth = 0
      add(isStray ? 'fault' : kind, end)
    }
  }
  add('end', text.length)
  return { tokens, comments }
}

function tokenAt(text: string, at: number): readonly [Token['kind'], number] {
  // A window, since a pattern that starts anew in a long text would copy it each time.
  const here = text.slice(at, at + 400)
  const opening = STRING.exec(here)
  if (opening) {
    const end = endOfString(text, at + opening[0].length, opening[2]!)
    return end === undefined ? ['fault', text.length] : ['string', end]
  }
  const name = NAME.exec(here)
  if (name) return ['name', at + name[0].length]
  const number = /^\.?\d/.test(here) ? NUMBER.exec(here) : null
  if (number) return ['number', at + number[0].length]
  const operator = OPERATOR.exec(here)
  // Characters that Python has no use for.
  if (/^[`$?]/.test(here)) return ['fault', at + 1]
  return ['operator', at + (operator?.[0].length ?? 1)]
}

/** Even in a raw string a backslash keeps the quote behind it from closing. */
function endOfString(text: string, start: number, quote: string): number | undefined {
  for (let i = start; i < text.length; i++) {
    const c = text[i]!
    if (c === '\\') i++
    else if (text.startsWith(quote, i)) return i + quote.length
    else if (quote.length === 1 && (c === '\n' || c === '\r')) return undefined
  }
  return undefined
}

function endOfLine(text: string, at: number): number {
  const found = text.indexOf('\n', at)
  return found < 0 ? text.length : found
}
