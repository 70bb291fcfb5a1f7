import { arr, get, type JsonNode, type JsonObject, str, withMember } from '../../json/node'
import { withoutMembers } from '../../json/node'
import { typeNamesOf } from '../../schema/types'
import type { SchemaRepair } from './repair'

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const VALUES = ['default', 'const', 'examples', 'enum']

/** Whether a whole number loses digits where numbers are read as JavaScript reads them. */
const isBig = (node: JsonNode): boolean =>
  node.kind === 'number' && /^-?\d+$/.test(node.raw) && !Number.isSafeInteger(Number(node.raw))

/**
 * A whole number of which a value was given with more digits than many a client keeps: as a text of
 * digits it arrives as it was sent. It is another contract, so it has to be chosen.
 */
export const bigIntegerToText: SchemaRepair = (schema, path, _keyword, ask) => {
  const types = typeNamesOf(schema)
  const given = VALUES.flatMap((key) => {
    const value = get(schema, key)
    return value?.kind === 'array' ? value.items : value ? [value] : []
  })
  if (!types.includes('integer') || !given.some(isBig)) return schema
  if (!ask({ code: 'import.big-integer', path: [...path, 'type'], isOptIn: true })) return schema
  const left = [...new Set(types.map((name) => (name === 'integer' ? 'string' : name)))]
  const plain = withoutMembers(schema, [...BOUNDS, 'multipleOf', 'format'])
  let next = withMember(plain, 'type', left.length === 1 ? str(left[0]!) : arr(left.map(str)))
  for (const key of VALUES) next = withTexts(next, key)
  const isSigned = given.some((each) => each.kind === 'number' && each.raw.startsWith('-'))
  return get(next, 'pattern')
    ? next
    : withMember(next, 'pattern', str(isSigned ? '^-?[0-9]{1,20}$' : '^[0-9]{1,20}$'))
}

function withTexts(schema: JsonObject, key: string): JsonObject {
  const value = get(schema, key)
  const text = (node: JsonNode): JsonNode => (node.kind === 'number' ? str(node.raw) : node)
  if (!value) return schema
  return withMember(schema, key, value.kind === 'array' ? arr(value.items.map(text)) : text(value))
}

/**
 * A bound of 64 bits: some vendors refuse it, and where numbers are read as JavaScript reads them it
 * stands for another. A number that can be sent at all is hardly ever outside, so it can go.
 */
export const dropBigBounds: SchemaRepair = (schema, path, _keyword, ask) => {
  const gone = BOUNDS.filter((key) => {
    const bound = get(schema, key)
    return (
      bound !== undefined &&
      isBig(bound) &&
      ask({
        code: 'import.big-bound',
        path: [...path, key],
        values: { keyword: key },
        isOptIn: true,
      })
    )
  })
  return gone.length > 0 ? withoutMembers(schema, gone) : schema
}
