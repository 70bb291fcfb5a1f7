import { accepts, isDeclared } from '../authoring/samples/accepts'
import { isEvaluatedItem, isEvaluatedMember } from '../authoring/samples/evaluated'
import { matchesPattern, whyUntried } from '../authoring/samples/matches-pattern'
import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  memberOf,
  membersOf,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { pointer } from '../json/pointer'
import { walkSchema } from '../schema/walk'
import { followReference } from '../schema/reference'
import { faultOf, faultsAt, type Spot, type Trial } from './collect-faults'
import type { Fault } from './fault'

/** A keyword, the value it is asked about, and the schema it stands in. */
export interface Asked {
  readonly value: JsonNode
  readonly bound: JsonNode
  readonly schema: JsonNode
  readonly spot: Spot
  readonly trial: Trial
}

type Inside = (asked: Asked) => readonly Fault[]

const below = (
  { spot, trial }: Asked,
  value: JsonNode,
  schema: JsonNode,
  inValue: Path,
  inSchema: Path,
): readonly Fault[] =>
  faultsAt(
    value,
    schema,
    { path: [...spot.path, ...inValue], place: [...spot.place, ...inSchema] },
    trial,
  )

/** Only faults that cannot be judged: then neither can what depends on them. */
export const isUndecided = (faults: readonly Fault[]): boolean =>
  faults.length > 0 && faults.every((each) => each.undecided !== undefined)

const reference: Inside = (asked) => {
  const { value, bound, schema, spot, trial } = asked
  const target = followReference(trial.judge.root, schema)
  if (!target) return [faultOf('$ref', bound, value, schema, spot, 'reference')]
  return faultsAt(value, target, { path: spot.path, place: placeOf(target, trial, spot) }, trial)
}

/** Where a definition stands: a reader looks for a rule there, not behind a reference. */
const placeOf = (target: JsonNode, { judge, base }: Trial, { place }: Spot): Path => {
  const found = walkSchema(judge.root).find((each) => each.schema === target)
  return found ? [...base, ...found.path] : [...place, '$ref']
}

const missing = (asked: Asked, keyword: string, name: string, more: Partial<Fault> = {}): Fault => {
  const { value, bound, schema, spot } = asked
  return { ...faultOf(keyword, bound, value, schema, spot), name, ...more }
}

const required: Inside = (asked) =>
  asked.value.kind !== 'object'
    ? []
    : itemsOf(asked.bound).flatMap((each) => {
        const name = stringOf(each)
        return name === undefined || memberOf(asked.value, name)
          ? []
          : [missing(asked, 'required', name)]
      })

const dependent =
  (keyword: string): Inside =>
  (asked) => {
    if (asked.value.kind !== 'object') return []
    return membersOf(asked.bound).flatMap(({ key, value: needs }): readonly Fault[] => {
      if (!memberOf(asked.value, key)) return []
      if (needs.kind !== 'array')
        return below(asked, asked.value, needs, [], [keyword, key]).map((each) => ({
          ...each,
          because: [...asked.spot.place, keyword, key],
        }))
      return needs.items.flatMap((each) => {
        const name = stringOf(each) ?? ''
        if (memberOf(asked.value, name)) return []
        const place = [...asked.spot.place, keyword, key]
        return [missing(asked, keyword, name, { with: key, place })]
      })
    })
  }

const condition: Inside = (asked) => {
  const { value, bound, schema, spot, trial } = asked
  const holds = accepts(value, bound, trial.judge)
  if (!holds && isUndecided(faultsAt(value, bound, spot, trial)))
    return get(schema, 'then') || get(schema, 'else')
      ? [faultOf('if', bound, value, schema, spot, 'reference')]
      : []
  const keyword = holds ? 'then' : 'else'
  const next = get(schema, keyword)
  if (!next) return []
  const because = [...spot.place, 'if']
  return below(asked, value, next, [], [keyword]).map((each) => ({ ...each, because }))
}

const properties: Inside = (asked) =>
  membersOf(asked.value).flatMap(({ key, value }): readonly Fault[] => {
    const { bound, schema, spot, trial } = asked
    const own = memberOf(bound, key)
    const path = [...spot.path, key]
    if (own) {
      trial.declared.add(pointer(path))
      return below(asked, value, own.value, [key], ['properties', key])
    }
    if (isOpen(schema) && membersOf(bound).length > 0 && !isDeclared(schema, key)) {
      const at: Spot = { path, place: spot.place }
      trial.notes.push({
        ...faultOf('properties', bound, value, schema, at),
        name: key,
        isNote: true,
      })
    }
    return []
  })

/** Whether an object takes any further member, without a word on what it may be. */
function isOpen(schema: JsonNode): boolean {
  const rest = get(schema, 'additionalProperties') ?? get(schema, 'unevaluatedProperties')
  return (
    rest === undefined ||
    booleanOf(rest) === true ||
    (rest.kind === 'object' && rest.members.length === 0)
  )
}

/** The pattern beside `additionalProperties` that might speak of a name and cannot be tried. */
const untriedFor = (schema: JsonNode, name: string): boolean =>
  membersOf(get(schema, 'patternProperties')).some(({ key }) => whyUntried(name, key) !== undefined)

const additional: Inside = (asked) =>
  membersOf(asked.value).flatMap((each): readonly Fault[] => {
    const { bound, schema, spot } = asked
    if (isDeclared(schema, each.key)) return []
    const at: Spot = { path: [...spot.path, each.key], place: spot.place }
    if (booleanOf(bound) !== false)
      return below(asked, each.value, bound, [each.key], ['additionalProperties'])
    const undecided = untriedFor(schema, each.key) ? 'hangs' : undefined
    return [
      {
        ...faultOf('additionalProperties', bound, each.value, schema, at, undecided),
        name: each.key,
      },
    ]
  })

const unevaluatedMembers: Inside = (asked) =>
  membersOf(asked.value).flatMap((each): readonly Fault[] => {
    const { value, bound, schema, spot, trial } = asked
    if (isEvaluatedMember(value, schema, each.key, trial.judge)) return []
    if (booleanOf(bound) !== false)
      return below(asked, each.value, bound, [each.key], ['unevaluatedProperties'])
    const at: Spot = { path: [...spot.path, each.key], place: spot.place }
    return [{ ...faultOf('unevaluatedProperties', bound, each.value, schema, at), name: each.key }]
  })

const names: Inside = (asked) =>
  membersOf(asked.value).flatMap(({ key }): readonly Fault[] => {
    const inside = below(asked, str(key), asked.bound, [key], ['propertyNames'])
    if (inside.length === 0) return []
    const at: Spot = { path: [...asked.spot.path, key], place: asked.spot.place }
    const fault = faultOf('propertyNames', asked.bound, str(key), asked.schema, at)
    return [{ ...fault, name: key, ...(isUndecided(inside) ? { undecided: 'hangs' } : {}) }]
  })

/** The items from a place on, each against the same schema. */
function rest(asked: Asked, keyword: string, from: number): readonly Fault[] {
  return itemsOf(asked.value)
    .slice(from)
    .flatMap((each, i) => oneMore(asked, keyword, each, from + i))
}

function oneMore(asked: Asked, keyword: string, item: JsonNode, i: number): readonly Fault[] {
  const { bound, schema, spot } = asked
  if (booleanOf(bound) !== false) return below(asked, item, bound, [i], [keyword])
  return [faultOf(keyword, bound, item, schema, { path: [...spot.path, i], place: spot.place })]
}

const places = (asked: Asked, keyword: string): readonly Fault[] =>
  itemsOf(asked.value).flatMap((each, i) => {
    const place = get(asked.bound, i)
    return place ? below(asked, each, place, [i], [keyword, i]) : []
  })

const unevaluatedItems: Inside = (asked) =>
  itemsOf(asked.value).flatMap((each, i) =>
    isEvaluatedItem(asked.value, asked.schema, i, asked.trial.judge)
      ? []
      : oneMore(asked, 'unevaluatedItems', each, i),
  )

/** Keywords whose faults lie further inside: in a part of the value, or in another schema. */
export const INSIDE: Readonly<Record<string, Inside>> = {
  $ref: reference,
  allOf: (asked) =>
    itemsOf(asked.bound).flatMap((each, i) => below(asked, asked.value, each, [], ['allOf', i])),
  if: condition,
  // Judged with `if`.
  then: () => [],
  else: () => [],
  required,
  dependentRequired: dependent('dependentRequired'),
  dependentSchemas: dependent('dependentSchemas'),
  dependencies: dependent('dependencies'),
  properties,
  patternProperties: (asked) =>
    membersOf(asked.value).flatMap((each) =>
      membersOf(asked.bound).flatMap(({ key, value: own }): readonly Fault[] =>
        matchesPattern(each.key, key)
          ? below(asked, each.value, own, [each.key], ['patternProperties', key])
          : [],
      ),
    ),
  additionalProperties: additional,
  unevaluatedProperties: unevaluatedMembers,
  propertyNames: names,
  prefixItems: (asked) => places(asked, 'prefixItems'),
  items: (asked) =>
    asked.bound.kind === 'array'
      ? places(asked, 'items')
      : rest(asked, 'items', itemsOf(get(asked.schema, 'prefixItems')).length),
  additionalItems: (asked) => {
    const before = get(asked.schema, 'items')
    return before?.kind === 'array' ? rest(asked, 'additionalItems', before.items.length) : []
  },
  unevaluatedItems,
}
