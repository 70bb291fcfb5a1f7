import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  sameData,
  stringOf,
} from '../../json/node'
import type { Condition } from './condition'

/** What a call says of each parameter: nothing, a value, or one that no condition speaks of. */
export type Given = ReadonlyMap<string, JsonNode | 'other' | undefined>

/** Thrown inside `accepts` only, for what is not about which parameters are given. */
class Unreadable extends Error {}

/** Words about a schema, which let everything through. */
const WORDS = new Set(['title', 'description', '$comment', 'examples'])

/** Whether a schema that speaks of which parameters are given accepts a call; undefined where it says more. */
export function accepts(schema: JsonNode, given: Given): boolean | undefined {
  try {
    return holds(schema, given)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

function holds(schema: JsonNode, given: Given): boolean {
  if (schema.kind === 'boolean') return schema.value
  if (schema.kind !== 'object') throw new Unreadable()
  return membersOf(schema).every(({ key, value }) => keywordHolds(schema, key, value, given))
}

function keywordHolds(schema: JsonObject, key: string, value: JsonNode, given: Given): boolean {
  const isGiven = (name: string): boolean => given.get(name) !== undefined
  switch (key) {
    case 'required':
      return namesIn(value).every(isGiven)
    case 'properties':
      return membersOf(value).every(({ key: name, value: inside }) => {
        const said = given.get(name)
        return said === undefined ? canBeRead(inside) : valueHolds(inside, said)
      })
    case 'type':
      if (stringOf(value) === 'object') return true
      throw new Unreadable()
    case 'not':
      return !holds(value, given)
    case 'anyOf':
      return branches(value)
        .map((each) => holds(each, given))
        .some(Boolean)
    case 'allOf':
      return branches(value)
        .map((each) => holds(each, given))
        .every(Boolean)
    case 'oneOf':
      return branches(value).filter((each) => holds(each, given)).length === 1
    case 'if': {
      const then = get(schema, holds(value, given) ? 'then' : 'else')
      return then === undefined || holds(then, given)
    }
    // Read with `if`; without it they say nothing.
    case 'then':
    case 'else':
      return true
    case 'dependentRequired':
    case 'dependentSchemas':
    case 'dependencies':
      return membersOf(value).every(
        ({ key: name, value: needed }) =>
          !isGiven(name) ||
          (needed.kind === 'array' ? namesIn(needed).every(isGiven) : holds(needed, given)),
      )
    default:
      if (WORDS.has(key)) return true
      throw new Unreadable()
  }
}

function namesIn(list: JsonNode): readonly string[] {
  const names = itemsOf(list).map(stringOf)
  if (list.kind !== 'array' || names.includes(undefined)) throw new Unreadable()
  return names as string[]
}

function branches(list: JsonNode): readonly JsonNode[] {
  if (list.kind !== 'array' || list.items.length === 0) throw new Unreadable()
  return list.items
}

const canBeRead = (schema: JsonNode): boolean => {
  valueHolds(schema, 'other')
  return true
}

function valueHolds(schema: JsonNode, value: JsonNode | 'other'): boolean {
  const always = booleanOf(schema)
  if (always !== undefined) return always
  if (schema.kind !== 'object') throw new Unreadable()
  const fixed = get(schema, 'const') ?? get(schema, 'enum')
  return membersOf(schema).every(({ key, value: said }) => {
    if (WORDS.has(key) || (key === 'type' && fixed)) return true
    if (key === 'const') return value !== 'other' && sameData(said, value)
    if (key === 'enum')
      return value !== 'other' && itemsOf(said).some((one) => sameData(one, value))
    if (key === 'not') return !valueHolds(said, value)
    throw new Unreadable()
  })
}

/** Whether a condition lets a call through. */
export function conditionHolds(condition: Condition, given: Given): boolean {
  const isGiven = (name: string): boolean => given.get(name) !== undefined
  switch (condition.kind) {
    case 'together': {
      const count = condition.names.filter(isGiven).length
      return count === 0 || count === condition.names.length
    }
    case 'apart':
      return !condition.names.every(isGiven)
    case 'with':
      return !isGiven(condition.name) || condition.needs.every(isGiven)
    case 'when': {
      const said = given.get(condition.name)
      const isMeant =
        said !== undefined &&
        said !== 'other' &&
        condition.values.some((one) => sameData(one, said))
      return !isMeant || condition.needs.every(isGiven)
    }
    default: {
      const count = condition.groups.filter((group) => group.every(isGiven)).length
      if (condition.kind === 'some') return count > 0
      return condition.kind === 'one' ? count === 1 : count <= 1
    }
  }
}

/** More calls than this are not tried: the schema stays what it is. */
const MOST_CALLS = 4096

/** Every call that tells conditions over these parameters apart; none where there are too many. */
export function callsOver(
  names: readonly string[],
  values: ReadonlyMap<string, readonly JsonNode[]>,
  owner: JsonNode,
): readonly Given[] {
  const required = itemsOf(get(owner, 'required')).map(stringOf)
  const states = names.map((name): readonly (JsonNode | 'other' | undefined)[] => {
    const own = ownValues(get(get(owner, 'properties'), name))
    const spoken = values.get(name) ?? []
    const given = own && spoken.length > 0 ? own : [...spoken, 'other' as const]
    return required.includes(name) ? given : [undefined, ...given]
  })
  if (states.reduce((count, each) => count * each.length, 1) > MOST_CALLS) return []
  let calls: Map<string, JsonNode | 'other' | undefined>[] = [new Map()]
  names.forEach((name, i) => {
    calls = calls.flatMap((call) => states[i]!.map((state) => new Map(call).set(name, state)))
  })
  return calls
}

/** All values a parameter can have, where its own schema lists them. */
function ownValues(schema: JsonNode | undefined): readonly JsonNode[] | undefined {
  const constant = get(schema, 'const')
  if (constant) return [constant]
  const listed = itemsOf(get(schema, 'enum'))
  if (listed.length > 0) return listed
  return stringOf(get(schema, 'type')) === 'boolean'
    ? [true, false].map((value): JsonNode => ({ kind: 'boolean', value }))
    : undefined
}
