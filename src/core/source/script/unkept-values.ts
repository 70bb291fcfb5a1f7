import type { JsonNode, JsonObject, Path } from '../../json/node'
import type { DialectError, Loss } from '../../dialects/dialect'
import { roundedTo } from './rounded-number'

/** Which values a language's literals hold. */
export interface ValueKeeping {
  /** Integers of any length, digit for digit. */
  readonly hasLongIntegers: boolean
  /** Members stay where they are written, also those named by numbers. */
  readonly keepsKeyOrder: boolean
}

/** More digits than Python takes in one literal (docs.python.org, Integer string conversion limitation). */
const MOST_DIGITS = 4300

/**
 * Values that would not be the same once the written script runs: numbers that a double rounds,
 * members that stand twice, members that JavaScript sorts. A number that becomes infinite is refused.
 * Paths count from the input schema, or from the tool for its other fields.
 */
export function unkeptValues(
  fields: JsonObject,
  keeping: ValueKeeping,
): { readonly losses: readonly Loss[]; readonly errors: readonly DialectError[] } {
  const losses: Loss[] = []
  const errors: DialectError[] = []
  for (const { key, value } of fields.members) visit(value, key === 'inputSchema' ? [] : [key])
  return { losses, errors }

  function visit(node: JsonNode, path: Path): void {
    if (node.kind === 'number') checkNumber(node.raw, path)
    if (node.kind === 'array') node.items.forEach((item, i) => visit(item, [...path, i]))
    if (node.kind !== 'object') return
    const seen = new Set<string>()
    for (const { key, value } of node.members) {
      if (seen.has(key))
        losses.push({ code: 'script.duplicate-key', path: [...path, key], values: { key } })
      seen.add(key)
      visit(value, [...path, key])
    }
    if (!keeping.keepsKeyOrder && isSorted([...seen]))
      losses.push({ code: 'script.keys-sorted', path })
  }

  function checkNumber(raw: string, path: Path): void {
    if (keeping.hasLongIntegers && /^-?\d+$/.test(raw)) {
      if (raw.length > MOST_DIGITS)
        errors.push({ code: 'script.number-too-large', path, values: { number: shown(raw) } })
      return
    }
    const rounded = roundedTo(raw)
    if (rounded === undefined) return
    if (rounded === 'infinite')
      errors.push({ code: 'script.number-too-large', path, values: { number: shown(raw) } })
    else
      losses.push({ code: 'script.number-rounded', path, values: { number: shown(raw), rounded } })
  }
}

const shown = (raw: string): string => (raw.length > 40 ? `${raw.slice(0, 39)}…` : raw)

/** Whether JavaScript would put the members in another order: those named by indexes go first. */
function isSorted(keys: readonly string[]): boolean {
  const isIndex = (key: string): boolean =>
    /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1
  const indexes = keys.filter(isIndex)
  if (indexes.length === 0) return false
  const after = [...indexes].sort((a, b) => Number(a) - Number(b))
  return keys.some((key, i) => key !== [...after, ...keys.filter((each) => !isIndex(each))][i])
}
