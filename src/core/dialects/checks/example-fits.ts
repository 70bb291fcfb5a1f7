import { booleanOf, get, itemsOf, type JsonNode, membersOf } from '../../json/node'
import { numberOf, type Path, sameData, stringOf } from '../../json/node'
import { resolveReference } from '../../schema/reference'
import { isOfType, typeNamesOf } from '../../schema/types'

/**
 * Where an example surely breaks its schema, as a path into the example; undefined when it fits or
 * cannot be judged. Patterns and formats are not judged: running an unknown pattern could hang.
 */
export function misfitOf(example: JsonNode, schema: JsonNode, root = schema): Path | undefined {
  return misfit(example, schema, root, { known: new Map(), depth: 0 })
}

/** One example on its way through a schema. */
interface Trial {
  /**
   * What is known of each value on each schema: branches that share their parts would else be tried
   * time and again. A schema that leads back to itself asks nothing more of the value, so what is
   * still being found out counts as fitting.
   */
  readonly known: Map<JsonNode, Map<JsonNode, Path | undefined>>
  depth: number
}

/** Deeper than any real chain of branches; what is below is not judged. */
const MOST = 1000

function misfit(value: JsonNode, given: JsonNode, root: JsonNode, trial: Trial): Path | undefined {
  const schema = resolveReference(root, given)
  if (!schema || trial.depth >= MOST) return undefined
  const known = trial.known.get(value) ?? new Map<JsonNode, Path | undefined>()
  if (known.has(schema)) return known.get(schema)
  trial.known.set(value, known.set(schema, undefined))
  trial.depth++
  const found = misfitHere(value, schema, root, trial)
  trial.depth--
  known.set(schema, found)
  return found
}

function misfitHere(
  value: JsonNode,
  schema: JsonNode,
  root: JsonNode,
  trial: Trial,
): Path | undefined {
  if (schema.kind === 'boolean') return schema.value ? undefined : []
  if (!isOfType(value, typeNamesOf(schema))) return []
  const choices = get(schema, 'enum')
  if (choices?.kind === 'array' && !choices.items.some((one) => sameValue(one, value))) return []
  const only = get(schema, 'const')
  if (only && !sameValue(only, value)) return []
  if (breaksBounds(value, schema)) return []
  const fits = (branch: JsonNode): boolean => misfit(value, branch, root, trial) === undefined
  if (itemsOf(get(schema, 'allOf')).some((branch) => !fits(branch))) return []
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = itemsOf(get(schema, keyword))
    if (branches.length && !branches.some(fits)) return []
  }
  return misfitInside(value, schema, root, trial)
}

function misfitInside(
  value: JsonNode,
  schema: JsonNode,
  root: JsonNode,
  trial: Trial,
): Path | undefined {
  if (value.kind === 'array') {
    const before = itemsOf(get(schema, 'prefixItems'))
    const rest = get(schema, 'items')
    for (const [i, item] of value.items.entries()) {
      const below = before[i] ?? rest
      const found = below && misfit(item, below, root, trial)
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
    const found = below && misfit(each.value, below, root, trial)
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
