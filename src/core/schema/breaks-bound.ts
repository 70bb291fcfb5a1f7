import { type JsonNode, membersOf } from '../json/node'
import { compareNumbers, isNoMultiple } from './numbers'

/**
 * Whether a value breaks a keyword whose bound is a number, as it is written: limits of a number, its
 * step, and sizes of texts, lists and objects. False for values and keywords that it is not about.
 */
export function breaksBound(value: JsonNode, keyword: string, bound: string): boolean {
  if (value.kind === 'number') {
    if (keyword === 'multipleOf') return isNoMultiple(value.raw, bound)
    const order = compareNumbers(value.raw, bound)
    if (keyword === 'minimum') return order < 0
    if (keyword === 'maximum') return order > 0
    if (keyword === 'exclusiveMinimum') return order <= 0
    return keyword === 'exclusiveMaximum' && order >= 0
  }
  const size = sizeOf(value, keyword)
  if (size === undefined) return false
  return keyword.startsWith('min') ? size < Number(bound) : size > Number(bound)
}

/** What a keyword of size counts in a value; undefined for other keywords and values. */
function sizeOf(value: JsonNode, keyword: string): number | undefined {
  if (value.kind === 'string')
    return /^m(?:in|ax)Length$/.test(keyword) ? [...value.value].length : undefined
  if (value.kind === 'array')
    return /^m(?:in|ax)Items$/.test(keyword) ? value.items.length : undefined
  if (value.kind !== 'object' || !/^m(?:in|ax)Properties$/.test(keyword)) return undefined
  return membersOf(value).length
}
