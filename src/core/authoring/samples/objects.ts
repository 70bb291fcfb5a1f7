import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  memberOf,
  membersOf,
  numberOf,
  obj,
  stringOf,
} from '../../json/node'
import { candidates, type Spot } from './candidates'
import { matchesPattern } from './matches-pattern'
import { patternTexts } from './pattern-text'

/** Optional members that are added one by one where all together do not fit. */
const MOST_ADDED = 40
/** Objects that differ in one member only, for lists whose items must differ. */
const MOST_VARIED = 12
/** Names for members that nobody named. */
const FREE_NAMES = ['example', 'another', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Objects for a value: with all members or the required ones, as the search asks, then the other way. */
export function* objects(
  parts: readonly JsonObject[],
  spot: Spot,
  fits: (value: JsonNode) => boolean,
): Generator<JsonNode> {
  const required = requiredIn(parts)
  const optional = declaredIn(parts).filter((name) => !required.includes(name))
  const values = new Map<string, Generator<JsonNode> | undefined>()
  const first = new Map<string, JsonNode | undefined>()

  const needed = required.map((name) => valueOf(name))
  if (needed.includes(undefined)) return
  const base = objectOf(required)
  const least = Math.max(0, ...parts.map((part) => numberOf(get(part, 'minProperties')) ?? 0))
  const most = Math.min(
    Infinity,
    ...parts.map((part) => numberOf(get(part, 'maxProperties')) ?? Infinity),
  )
  const isAll = spot.search.which === 'all'
  if (!isAll && required.length >= least && (required.length > 0 || optional.length === 0))
    yield base
  if (isAll) yield full()
  else if (required.length < least) yield filled(optional.slice(0, least - required.length))
  // Where all optional ones together are refused, or some must be there, they come one by one.
  for (const order of [optional, [...optional].reverse()]) {
    let names: readonly string[] = required
    for (const name of order.slice(0, MOST_ADDED)) {
      if (!isAll && fits(objectOf(names))) break
      if (names.length >= most || valueOf(name) === undefined) continue
      const next = [...names, name]
      if (!fits(objectOf(names)) || fits(objectOf(next))) names = next
    }
    yield objectOf(names)
  }
  for (const name of optional.slice(0, MOST_ADDED)) yield objectOf([...required, name])
  yield full()
  yield filled(optional)
  yield base
  yield* varied(required.length ? required : optional)

  function full(): JsonNode {
    const names = optional.slice(0, Math.max(0, most - required.length))
    return required.length + names.length < least
      ? filled(names)
      : objectOf([...required, ...names])
  }

  /** With members that nobody named, where there must be more than are named. */
  function filled(names: readonly string[]): JsonNode {
    const all = [...required, ...names]
    for (const name of freeNames(parts)) {
      if (all.length >= least) break
      if (!all.includes(name) && valueOf(name)) all.push(name)
    }
    return objectOf(all)
  }

  /** In the order in which the names are declared. */
  function objectOf(names: readonly string[]): JsonObject {
    const declared = declaredIn(parts)
    const order = [
      ...declared.filter((name) => names.includes(name)),
      ...names.filter((name) => !declared.includes(name)),
    ]
    return obj(
      order.flatMap((name): Member[] => {
        const value = valueOf(name)
        return value ? [member(name, value)] : []
      }),
    )
  }

  function valueOf(name: string): JsonNode | undefined {
    if (first.has(name)) return first.get(name)
    const own = schemasOf(parts, name)
    // What may be left out is left out where it would hold itself.
    const isLoop = !required.includes(name) && own.some((each) => spot.above.includes(each))
    const found = isLoop
      ? undefined
      : candidates(own, { ...spot, path: [...spot.path, name], name })
    values.set(name, found)
    const value = found?.next().value as JsonNode | undefined
    first.set(name, value)
    return value
  }

  function* varied(names: readonly string[]): Generator<JsonNode> {
    const whole = objectOf(names)
    for (const name of names)
      for (let i = 0; i < MOST_VARIED; i++) {
        const next = values.get(name)?.next()
        if (!next || next.done) break
        yield obj(
          whole.members.map((each) => (each.key === name ? member(name, next.value) : each)),
        )
      }
  }
}

const ANY: JsonNode = { kind: 'boolean', value: true }

/** What the value of a member must meet, in all parts. */
function schemasOf(parts: readonly JsonObject[], name: string): readonly JsonNode[] {
  const own = parts.flatMap((part) => {
    const declared = memberOf(get(part, 'properties'), name)?.value
    const matched = membersOf(get(part, 'patternProperties'))
      .filter(({ key }) => matchesPattern(name, key))
      .map(({ value }) => value)
    const found = [...(declared ? [declared] : []), ...matched]
    if (found.length) return found
    return get(part, 'additionalProperties') ?? []
  })
  return own.length ? own : [ANY]
}

function declaredIn(parts: readonly JsonObject[]): readonly string[] {
  return [
    ...new Set(parts.flatMap((part) => membersOf(get(part, 'properties')).map(({ key }) => key))),
  ]
}

/** The required names, with those that they bring along. */
function requiredIn(parts: readonly JsonObject[]): readonly string[] {
  const names = new Set(
    parts.flatMap((part) => itemsOf(get(part, 'required')).flatMap((each) => stringOf(each) ?? [])),
  )
  const needs = parts.flatMap((part) => [
    ...membersOf(get(part, 'dependentRequired')),
    ...membersOf(get(part, 'dependencies')),
  ])
  // A set that grows while it is gone through is gone through to its end.
  for (const name of names)
    for (const { key, value } of needs)
      if (key === name)
        for (const each of itemsOf(value)) if (each.kind === 'string') names.add(each.value)
  return [...names]
}

/** Names that no schema gives, by the patterns that names may have. */
function* freeNames(parts: readonly JsonObject[]): Generator<string> {
  for (const part of parts) {
    const names = get(part, 'propertyNames')
    for (const each of itemsOf(get(names, 'enum'))) if (each.kind === 'string') yield each.value
    const pattern = stringOf(get(names, 'pattern'))
    if (pattern !== undefined) yield* patternTexts(pattern)
    for (const { key } of membersOf(get(part, 'patternProperties'))) yield* patternTexts(key)
  }
  yield* FREE_NAMES
}
