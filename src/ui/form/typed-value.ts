import { type JsonNode, num, str } from '../../core/json/node'
import { isStrictJson, parse } from '../../core/json/parse'
import { print } from '../../core/json/print'

/** How a value is written in a field: as plain text, as a number, or as JSON. */
export type WrittenAs = 'text' | 'integer' | 'number' | 'count' | 'json'

export type Typed =
  | { readonly ok: true; readonly node: JsonNode }
  | {
      readonly ok: false
      readonly reason: 'not-a-number' | 'not-whole' | 'not-a-count' | 'not-json'
    }

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** The value of what was typed. A number keeps its spelling, however large. */
export function valueFrom(text: string, as: WrittenAs): Typed {
  if (as === 'text') return { ok: true, node: str(text) }
  if (as === 'json') {
    const parsed = parse(text)
    return isStrictJson(parsed)
      ? { ok: true, node: parsed.root }
      : { ok: false, reason: 'not-json' }
  }
  const raw = halfWidth(text.trim())
  if (!NUMBER.test(raw)) return { ok: false, reason: 'not-a-number' }
  const isWhole = !/[.eE]/.test(raw) || Number.isInteger(Number(raw))
  if (as === 'count' && !(isWhole && !raw.startsWith('-')))
    return { ok: false, reason: 'not-a-count' }
  if (as === 'integer' && !isWhole) return { ok: false, reason: 'not-whole' }
  return { ok: true, node: num(raw) }
}

/** The text a field shows for a value: what `valueFrom` makes the value of. */
export function textFor(node: JsonNode | undefined, as: WrittenAs): string {
  if (!node) return ''
  return as === 'text' && node.kind === 'string' ? node.value : print(node, 0)
}

/** Digits and signs as a Chinese keyboard may write them. */
function halfWidth(text: string): string {
  return text.replace(/[\uff0b\uff0d\uff0e\uff10-\uff19]/g, (c) =>
    String.fromCharCode(c.charCodeAt(0) - 0xfee0),
  )
}
