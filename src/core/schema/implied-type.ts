import { get, itemsOf, type JsonNode, membersOf } from '../json/node'
import { KEYWORDS } from './keywords'
import { valuesType } from './values-type'

/** The one type that the other keywords of a schema, its default and its examples speak of. */
export function impliedType(schema: JsonNode): string | undefined {
  const types = new Set<string>()
  for (const { key } of membersOf(schema)) {
    const to = KEYWORDS.get(key)?.to
    if (to !== undefined && to !== 'any') types.add(to)
  }
  const values = [...itemsOf(get(schema, 'examples')), get(schema, 'default')].filter(
    (value) => value !== undefined && value.kind !== 'null',
  ) as JsonNode[]
  const type = valuesType(values)
  if (values.length > 0 && type === undefined) return undefined
  if (type?.[0] !== undefined && !(type[0] === 'integer' && types.has('number'))) types.add(type[0])
  return types.size === 1 ? [...types][0] : undefined
}
