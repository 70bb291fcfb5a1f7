import { canonical } from '../json/canonical'
import { get, type JsonNode, stringOf } from '../json/node'
import { oncePer } from '../once-per'

/**
 * Which of two entries comes first: by the time written, which is told in UTC, then by id, then by
 * all of it. No two that differ are alike, so there is one order for the same entries.
 */
export function compareEntries(a: JsonNode, b: JsonNode): number {
  const [left, right] = [keyOf(a), keyOf(b)]
  const at = left.findIndex((part, i) => part !== right[i])
  return at < 0 ? 0 : left[at]! < right[at]! ? -1 : 1
}

const keyOf = oncePer((node: JsonNode): readonly string[] => [
  stringOf(get(node, 'at')) ?? '',
  stringOf(get(node, 'id')) ?? '',
  canonical(node),
])
