import type { Range } from '../../json/node'
import type { Entry, Expression, Item } from './expression'
import { entryOf, insideOf, isData, other, type Parsed, WORDS } from './python-expression'
import { numberText } from './javascript-text'
import { pythonString } from './python-text'
import type { Token } from './python-tokens'

/** Nesting that no definition has; deeper is not looked at. */
const MOST_DEPTH = 400

/**
 * Parses the data of Python expressions. Whatever is more than data, an operator or a comprehension,
 * is `other` up to the comma or bracket that ends it.
 */
export class PythonParser {
  readonly #tokens: readonly Token[]
  readonly #faults: Range[] = []
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
    for (const token of tokens) if (token.kind === 'fault') this.#faults.push(token.at)
  }

  /** Where brackets do not match, or a string is never closed. */
  faults(): readonly Range[] {
    return this.#faults
  }

  /** The expression at a token, up to a comma, a colon, an equals sign, a closing bracket or the end. */
  expression(at: number): Parsed {
    if (++this.#depth > MOST_DEPTH) {
      const skipped = this.#skipped(at, [])
      this.#depth--
      return skipped
    }
    const first = this.#sum(at)
    this.#depth--
    if (this.#ends(first.next)) return first
    const inside = isData(first.value) ? [first.value] : []
    const skipped = this.#skipped(first.next, inside, at)
    const word = this.#tokens[first.next]?.text
    return word === 'for' || word === 'async' ? { ...skipped, isComprehension: true } : skipped
  }

  /** Texts that plus signs join, or one operand. */
  #sum(at: number): Parsed {
    const first = this.#operand(at)
    const parts = [first.value]
    let next = first.next
    while (this.#text(next) === '+') {
      const more = this.#operand(next + 1)
      parts.push(more.value)
      next = more.next
    }
    if (parts.length === 1) return first
    return { value: { kind: 'joined', at: this.#range(at, next), parts }, next }
  }

  #operand(at: number): Parsed {
    let parsed = this.#primary(at)
    for (;;) {
      const text = this.#text(parsed.next)
      const name = this.#tokens[parsed.next + 1]
      if (text === '.' && name?.kind === 'name') {
        const next = parsed.next + 2
        const range = this.#range(at, next)
        parsed = { value: { kind: 'member', at: range, of: parsed.value, key: name.text }, next }
      } else if (text === '(') parsed = this.#call(at, parsed)
      else if (text === '[') parsed = this.#index(at, parsed)
      else return parsed
    }
  }

  #primary(at: number): Parsed {
    const token = this.#tokens[at]
    if (!token || token.kind === 'end' || token.kind === 'fault') return this.#skipped(at, [])
    if (token.kind === 'string') return this.#strings(at)
    if (token.kind === 'number') {
      const raw = numberText(token.text)
      if (raw === undefined) return { value: other(token.at), next: at + 1 }
      return { value: { kind: 'number', at: token.at, raw }, next: at + 1 }
    }
    if (token.text === 'lambda') return this.#skipped(at, [])
    if (token.kind === 'name') {
      if (Object.hasOwn(WORDS, token.text))
        return { value: { kind: 'word', at: token.at, value: WORDS[token.text]! }, next: at + 1 }
      return { value: { kind: 'name', at: token.at, name: token.text }, next: at + 1 }
    }
    if (token.text === '{') return this.#braces(at)
    if (token.text === '[') return this.#list(at, ']')
    if (token.text === '(') return this.#group(at)
    if (token.text === '-' || token.text === '+') {
      const operand = this.#primary(at + 1)
      if (operand.value.kind === 'number' && !operand.value.raw.startsWith('-')) {
        const raw = token.text === '-' ? `-${operand.value.raw}` : operand.value.raw
        const range = this.#range(at, operand.next)
        return { value: { kind: 'number', at: range, raw }, next: operand.next }
      }
    }
    return this.#skipped(at, [])
  }

  /** Strings that stand beside one another are one. */
  #strings(start: number): Parsed {
    const parts: Expression[] = []
    let at = start
    for (let token = this.#tokens[at]; token?.kind === 'string'; token = this.#tokens[++at]) {
      const value = pythonString(token.text)
      parts.push(value === undefined ? other(token.at) : { kind: 'text', at: token.at, value })
    }
    const [only] = parts
    if (parts.length === 1) return { value: only!, next: at }
    return { value: { kind: 'joined', at: this.#range(start, at), parts }, next: at }
  }

  /** `{}` is a dictionary; a set has no order and no place in JSON. */
  #braces(start: number): Parsed {
    const entries: Entry[] = []
    let at = start + 1
    while (this.#text(at) !== '}') {
      if (this.#tokens[at] === undefined) return this.#unclosed(start, at)
      if (this.#text(at) === '**') {
        const spread = this.expression(at + 1)
        const range = this.#range(at, spread.next)
        entries.push({ kind: 'spread', at: range, value: spread.value })
        at = spread.next
      } else {
        const key = this.expression(at)
        if (this.#text(key.next) !== ':') return this.#notData(start, '}', key.next)
        const value = this.expression(key.next + 1)
        if (value.isComprehension) return this.#skippedTo(start, '}', insideOf(value.value))
        entries.push(entryOf(key.value, value.value))
        at = value.next
      }
      if (this.#text(at) === ',') at++
      else if (this.#text(at) !== '}') return this.#notData(start, '}', at)
    }
    return { value: { kind: 'object', at: this.#range(start, at + 1), entries }, next: at + 1 }
  }

  #list(start: number, closing: string): Parsed {
    const items: Item[] = []
    let at = start + 1
    while (this.#text(at) !== closing) {
      if (this.#tokens[at] === undefined) return this.#unclosed(start, at)
      const isSpread = this.#text(at) === '*'
      const item = this.expression(isSpread ? at + 1 : at)
      if (item.isComprehension) return this.#skippedTo(start, closing, insideOf(item.value))
      const range = this.#range(at, item.next)
      items.push(isSpread ? { kind: 'spread', at: range, value: item.value } : item.value)
      at = item.next
      if (this.#text(at) === ',') at++
      else if (this.#text(at) !== closing) return this.#notData(start, closing, at, items)
    }
    return { value: { kind: 'array', at: this.#range(start, at + 1), items }, next: at + 1 }
  }

  /** Brackets around one value, or a tuple, which JSON writes as an array. */
  #group(start: number): Parsed {
    const list = this.#list(start, ')')
    if (list.value.kind !== 'array') return list
    const [only] = list.value.items
    const isTuple = this.#text(list.next - 2) === ',' || list.value.items.length !== 1
    if (isTuple || !only || only.kind === 'spread') return list
    return { value: only, next: list.next }
  }

  #call(start: number, called: Parsed): Parsed {
    const positional: Expression[] = []
    const named: Entry[] = []
    let at = called.next + 1
    while (this.#text(at) !== ')') {
      const name = this.#tokens[at]
      if (name === undefined) return this.#unclosed(start, at)
      const isNamed = name.kind === 'name' && this.#text(at + 1) === '='
      const isSpread = name.text === '**' || name.text === '*'
      const argument = this.expression(isNamed ? at + 2 : isSpread ? at + 1 : at)
      const { value } = argument
      if (isNamed) named.push({ kind: 'member', key: name.text, keyAt: name.at, value })
      else if (name.text === '**')
        named.push({ kind: 'spread', at: this.#range(at, argument.next), value })
      else positional.push(value)
      at = argument.next
      if (this.#text(at) === ',') at++
      else if (this.#text(at) !== ')') return this.#notData(called.next, ')', at, positional, start)
    }
    const range = this.#range(start, at + 1)
    const of = called.value
    if (of.kind !== 'name' && of.kind !== 'member')
      return { value: { kind: 'other', at: range, inside: positional }, next: at + 1 }
    const callee = of.kind === 'name' ? of.name : of.key
    const owner = of.kind === 'member' ? { of: of.of } : {}
    return { value: { kind: 'call', at: range, callee, ...owner, positional, named }, next: at + 1 }
  }

  #index(start: number, of: Parsed): Parsed {
    const key = this.expression(of.next + 1)
    if (this.#text(key.next) !== ']') return this.#skippedTo(of.next, ']', [], start)
    const next = key.next + 1
    const at = this.#range(start, next)
    if (key.value.kind !== 'text') return { value: { kind: 'other', at, inside: [] }, next }
    return { value: { kind: 'member', at, of: of.value, key: key.value.value }, next }
  }

  #text(at: number): string | undefined {
    const token = this.#tokens[at]
    return token?.kind === 'operator' ? token.text : undefined
  }

  #ends(at: number): boolean {
    const token = this.#tokens[at]
    return !token || token.kind === 'end' || /^(?:[,:=)\]}]|)$/.test(this.#text(at) ?? 'x')
  }

  #range(from: number, to: number): Range {
    return {
      start: this.#tokens[from]!.at.start,
      end: this.#tokens[Math.max(to - 1, from)]!.at.end,
    }
  }

  /** Passes over what is not data, up to a comma or a closing bracket of the same depth. */
  #skipped(from: number, before: readonly Expression[], start = from): Parsed {
    const inside = [...before]
    let at = from
    const isDeep = this.#depth > MOST_DEPTH
    while (!this.#stops(at)) {
      if (isDeep) at = this.#skippedOver(at)
      else if (/^[[{(]$/.test(this.#text(at) ?? '')) {
        const part = this.#primary(at)
        if (isData(part.value)) inside.push(part.value)
        else if (part.value.kind === 'other') inside.push(...part.value.inside)
        at = Math.max(part.next, at + 1)
      } else at++
    }
    if (start >= this.#tokens.length) return { value: other({ start: 0, end: 0 }), next: at }
    return { value: { kind: 'other', at: this.#range(start, at), inside }, next: at }
  }

  /** The token after one, or after all that its bracket holds. */
  #skippedOver(from: number): number {
    let depth = 0
    for (let at = from; at < this.#tokens.length; at++) {
      const text = this.#text(at) ?? ''
      if (/^[[{(]$/.test(text)) depth++
      else if (/^[\]})]$/.test(text)) depth--
      if (depth <= 0) return at + 1
    }
    return this.#tokens.length
  }

  #stops(at: number): boolean {
    const token = this.#tokens[at]
    return !token || token.kind === 'end' || /^[,)\]}]$/.test(this.#text(at) ?? '')
  }

  /** What breaks off at a token: a set, where only a comma is missing a colon, else a fault. */
  #notData(
    open: number,
    closing: string,
    at: number,
    inside: readonly Item[] = [],
    start = open,
  ): Parsed {
    const isSet = closing === '}' && /^[,}]$/.test(this.#text(at) ?? '')
    const token = this.#tokens[at]
    if (!isSet && token && token.kind !== 'end') this.#faults.push(token.at)
    return this.#skippedTo(open, closing, inside, start)
  }

  /** Passes over brackets whose inside is not data, to the one that closes them. */
  #skippedTo(open: number, closing: string, inside: readonly Item[], start = open): Parsed {
    let depth = 0
    for (let at = open; at < this.#tokens.length; at++) {
      const text = this.#text(at) ?? ''
      if (/^[[{(]$/.test(text)) depth++
      else if (/^[\]})]$/.test(text) && --depth === 0) {
        if (text !== closing) this.#faults.push(this.#tokens[at]!.at)
        const range = this.#range(start, at + 1)
        const kept = inside.flatMap((item) =>
          item.kind === 'spread' ? [] : isData(item) ? [item] : [],
        )
        return { value: { kind: 'other', at: range, inside: kept }, next: at + 1 }
      }
    }
    return this.#unclosed(start, this.#tokens.length)
  }

  #unclosed(start: number, at: number): Parsed {
    this.#faults.push(this.#tokens[start]!.at)
    return { value: other(this.#range(start, at)), next: at }
  }
}
