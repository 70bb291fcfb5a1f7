import { booleanOf, get, itemsOf, type JsonNode, membersOf } from '../../json/node'
import { numberOf, type Path, sameData, stringOf } from '../../json/node'
import { resolveReference } from '../../schema/reference'
import { isOfType, typeNamesOf } from '../../schema/types'

/**
 * Where an example surely breaks its schema, as a path into the example; undefined when it fits or
 * cannot be judged. Patterns and formats are not judged: running an unknown pattern could hang.
 */
export function misfitOf(example: JsonNode, schema: JsonNode, root = schema): Path | undefined {
  return misfit(example, schema, root, 0)
}

/** Deeper than any real example; a schema that refers to itself without an end stops here. */
const MOST = 64

function misfit(value: JsonNode, given: JsonNode, root: JsonNode, depth: number): Path | undefined {
  const schema = resolveReference(root, given)
  if (!schema || depth > MOST) return undefined
  if (schema.kind === 'boolean') return schema.value ? undefined : []
  if (!isOfType(value, typeNamesOf(schema))) return []
  const choices = get(schema, 'enum')
  if (choices?.kind === 'array' && !choices.items.some((one) => sameValue(one, value))) return []
  const only = get(schema, 'const')
  if (only && !sameValue(only, value)) return []
  if (breaksBounds(value, schema)) return []
  const fits = (branch: JsonNode): boolean => misfit(value, branch, root, depth + 1) === undefined
  if (itemsOf(get(schema, 'allOf')).some((branch) => !fits(branch))) return []
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = itemsOf(get(schema, keyword))
    if (branches.length && !branches.some(fits)) return []
  }
  return misfitInside(value, schema, root, depth)
}

function misfitInside(
  value: JsonNode,
  schema: JsonNode,
  root: JsonNode,
  depth: number,
): Path | undefined {
  if (value.kind === 'array') {
    const before = itemsOf(get(schema, 'prefixItems'))
    const rest = get(schema, 'items')
    for (const [i, item] of value.items.entries()) {
      const below = before[i] ?? rest
      const found = below && misfit(item, below, root, depth + 1)
      if (found) return [i, ...found]
    }
  }
  if (value.kind !== 'object') return undefined
  for (const name of itemsOf(get(schema, 'required')).map(stringOf))
    if (name !== undefined && get(value, name) === undefined) return [name]
  const properties = get(schema, 'properties')
  const isClosed = booleanOf(get(schema, 'additionalProperties')) === false
  for (const each of membersOf(value)) {
    const below = get(properties, each.key)
    if (!below && isClosed && !get(schema, 'patternProperties')) return [each.key]
    const found = below && misfit(each.value, below, root, depth + 1)
    if (found) return [each.key, ...found]
  }
  return undefined
}

function breaksBounds(value: JsonNode, schema: JsonNode): boolean {
  const bound = (keyword: string): number | undefined => numberOf(get(schema, keyword))
  const outside = (size: number, least: string, most: string): boolean =>
    size < (bound(least) ?? -Infinity) || size > (bound(most) ?? Infinity)
  if (value.kind === 'number') {
    const size = Number(value.raw)
    if (size <= (bound('exclusiveMinimum') ?? -Infinity)) return true
    if (size >= (bound('exclusiveMaximum') ?? Infinity)) return true
    return outside(size, 'minimum', 'maximum')
  }
  if (value.kind === 'string') return outside([...value.value].length, 'minLength', 'maxLength')
  if (value.kind === 'array') return outside(value.items.length, 'minItems', 'maxItems')
  if (value.kind === 'object')
    return outside(membersOf(value).length, 'minProperties', 'maxProperties')
  return false
}

/** 1 and 1.0 are the same value, however they are written. */
function sameValue(a: JsonNode, b: JsonNode): boolean {
  if (a.kind === 'number' && b.kind === 'number') return Number(a.raw) === Number(b.raw)
  return sameData(a, b)
}
