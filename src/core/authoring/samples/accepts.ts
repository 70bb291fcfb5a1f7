import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  memberOf,
  membersOf,
  stringOf,
} from '../../json/node'
import { breaksBound } from '../../schema/breaks-bound'
import { breaksFormat } from '../../schema/formats'
import { isTypeName } from '../../schema/keywords'
import { isSameValue } from '../../schema/misfit'
import { followReference } from '../../schema/reference'
import { isOfType, meantTypesOf } from '../../schema/types'
import { isEvaluatedItem, isEvaluatedMember } from './evaluated'
import { matchesPattern } from './matches-pattern'

/** What judging a value needs besides the value and its schema. */
export interface Judge {
  /** Where references count from. */
  readonly root: JsonNode
  /** Which texts are not of a format. */
  readonly breaksFormat: (text: string, format: string) => boolean
  /** What was judged before on the same root, of objects and lists: calls share most of their parts. */
  readonly known?: KnownAnswers
  /** Steps that may still be taken; a schema in a schema in a schema uses them up. */
  work: number
  depth: number
}

/** By value and schema, whether it is accepted. */
export type KnownAnswers = WeakMap<JsonNode, Map<JsonNode, boolean>>

/** Deeper than any real schema: one that leads back to itself ends here. */
const DEEPEST = 100

export const newJudge = (
  root: JsonNode,
  work = 200_000,
  breaks: Judge['breaksFormat'] = breaksFormat,
): Judge => ({ root, breaksFormat: breaks, work, depth: 0 })

/**
 * Whether a schema of draft 2020-12 (older spellings included) surely accepts a value. What cannot
 * be judged, such as a reference out of the document, counts as a refusal.
 */
export function accepts(value: JsonNode, schema: JsonNode, judge: Judge): boolean {
  if (schema.kind === 'boolean') return schema.value
  if (schema.kind !== 'object') return true
  const before = judge.known?.get(value)
  const known = before?.get(schema)
  if (known !== undefined) return known
  // A step too many spoils all that was judged: what is not so would else follow from not knowing.
  if (judge.depth >= DEEPEST) judge.work = 0
  if (--judge.work < 0) return false
  judge.depth++
  const isAccepted = membersOf(schema).every(({ key, value: bound }) =>
    keeps(value, key, bound, schema, judge),
  )
  judge.depth--
  if (judge.work < 0) return false
  if (judge.known && (value.kind === 'object' || value.kind === 'array')) {
    if (before) before.set(schema, isAccepted)
    else judge.known.set(value, new Map([[schema, isAccepted]]))
  }
  return isAccepted
}

/** Whether a value surely keeps one keyword of a schema; a word that is no keyword asks nothing. */
export function keeps(
  value: JsonNode,
  keyword: string,
  bound: JsonNode,
  schema: JsonNode,
  judge: Judge,
): boolean {
  const check = Object.hasOwn(CHECKS, keyword) ? CHECKS[keyword] : undefined
  return check?.(value, bound, schema, judge) ?? true
}

type Check = (value: JsonNode, bound: JsonNode, schema: JsonNode, judge: Judge) => boolean

const all =
  (keyword: 'type' | 'enum' | 'const'): Check =>
  (value, bound, schema) => {
    if (keyword === 'const') return isSameValue(bound, value)
    if (keyword === 'enum')
      return bound.kind !== 'array' || bound.items.some((each) => isSameValue(each, value))
    const isNull = value.kind === 'null' && booleanOf(get(schema, 'nullable')) === true
    const types = meantTypesOf(schema)
    // A name that is no type, such as `any`, refuses nothing.
    return isNull || !types.every(isTypeName) || isOfType(value, types)
  }

const bounded =
  (keyword: string): Check =>
  (value, bound) =>
    bound.kind !== 'number' || !breaksBound(value, keyword, bound.raw)

/** Draft 4 wrote a flag beside the bound. */
const exclusive =
  (keyword: string, beside: string): Check =>
  (value, bound, schema, judge) => {
    const limit = bound.kind === 'boolean' && bound.value ? get(schema, beside) : bound
    return !limit || bounded(keyword)(value, limit, schema, judge)
  }

/** Each name that a value has, against what it brings along. */
const dependent: Check = (value, bound, _, judge) =>
  value.kind !== 'object' ||
  membersOf(bound).every(({ key, value: needs }) => {
    if (!memberOf(value, key)) return true
    if (needs.kind !== 'array') return accepts(value, needs, judge)
    return needs.items.every((each) => memberOf(value, stringOf(each) ?? ''))
  })

const BOUNDS = [
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
]

const CHECKS: Readonly<Record<string, Check>> = {
  type: all('type'),
  enum: all('enum'),
  const: all('const'),
  $ref: (value, _, schema, judge) => {
    const target = followReference(judge.root, schema)
    return target !== undefined && accepts(value, target, judge)
  },
  ...Object.fromEntries(BOUNDS.map((keyword) => [keyword, bounded(keyword)])),
  exclusiveMinimum: exclusive('exclusiveMinimum', 'minimum'),
  exclusiveMaximum: exclusive('exclusiveMaximum', 'maximum'),
  pattern: (value, bound) =>
    value.kind !== 'string' || bound.kind !== 'string' || matchesPattern(value.value, bound.value),
  format: (value, bound, _, judge) =>
    value.kind !== 'string' ||
    bound.kind !== 'string' ||
    !judge.breaksFormat(value.value, bound.value),
  allOf: (value, bound, _, judge) => itemsOf(bound).every((each) => accepts(value, each, judge)),
  anyOf: (value, bound, _, judge) =>
    bound.kind !== 'array' || bound.items.some((each) => accepts(value, each, judge)),
  oneOf: (value, bound, _, judge) =>
    bound.kind !== 'array' ||
    bound.items.filter((each) => accepts(value, each, judge)).length === 1,
  not: (value, bound, _, judge) => !accepts(value, bound, judge),
  if: (value, bound, schema, judge) => {
    const next = get(schema, accepts(value, bound, judge) ? 'then' : 'else')
    return !next || accepts(value, next, judge)
  },
  required: (value, bound) =>
    value.kind !== 'object' ||
    itemsOf(bound).every((each) => memberOf(value, stringOf(each) ?? '') ?? each.kind !== 'string'),
  dependentRequired: dependent,
  dependentSchemas: dependent,
  dependencies: dependent,
  properties: (value, bound, _, judge) =>
    membersOf(value).every((each) => {
      const own = memberOf(bound, each.key)
      return !own || accepts(each.value, own.value, judge)
    }),
  patternProperties: (value, bound, _, judge) =>
    membersOf(value).every((each) =>
      membersOf(bound).every(
        ({ key, value: own }) => !matchesPattern(each.key, key) || accepts(each.value, own, judge),
      ),
    ),
  additionalProperties: (value, bound, schema, judge) =>
    membersOf(value).every(
      (each) => isDeclared(schema, each.key) || accepts(each.value, bound, judge),
    ),
  propertyNames: (value, bound, _, judge) =>
    membersOf(value).every(({ key }) => accepts({ kind: 'string', value: key }, bound, judge)),
  unevaluatedProperties: (value, bound, schema, judge) =>
    membersOf(value).every(
      (each) =>
        isEvaluatedMember(value, schema, each.key, judge) || accepts(each.value, bound, judge),
    ),
  prefixItems: (value, bound, _, judge) => inPlaces(value, bound, judge),
  items: (value, bound, schema, judge) =>
    bound.kind === 'array'
      ? inPlaces(value, bound, judge)
      : behind(value, itemsOf(get(schema, 'prefixItems')).length, bound, judge),
  additionalItems: (value, bound, schema, judge) => {
    const places = get(schema, 'items')
    return places?.kind !== 'array' || behind(value, places.items.length, bound, judge)
  },
  unevaluatedItems: (value, bound, schema, judge) =>
    itemsOf(value).every(
      (each, i) => isEvaluatedItem(value, schema, i, judge) || accepts(each, bound, judge),
    ),
  contains: (value, bound, schema, judge) => {
    if (value.kind !== 'array') return true
    const count = value.items.filter((each) => accepts(each, bound, judge)).length
    const [least, most] = [get(schema, 'minContains'), get(schema, 'maxContains')]
    return (
      count >= (least?.kind === 'number' ? Number(least.raw) : 1) &&
      (most?.kind !== 'number' || count <= Number(most.raw))
    )
  },
  uniqueItems: (value, bound) =>
    booleanOf(bound) !== true ||
    itemsOf(value).every(
      (each, i, list) => !list.slice(0, i).some((one) => isSameValue(one, each)),
    ),
}

const inPlaces = (value: JsonNode, places: JsonNode, judge: Judge): boolean =>
  itemsOf(value).every((each, i) => {
    const place = get(places, i)
    return !place || accepts(each, place, judge)
  })

const behind = (value: JsonNode, from: number, schema: JsonNode, judge: Judge): boolean =>
  itemsOf(value)
    .slice(from)
    .every((each) => accepts(each, schema, judge))

/** Whether a name is spoken of beside `additionalProperties`, in the same schema. */
export const isDeclared = (schema: JsonNode, name: string): boolean =>
  memberOf(get(schema, 'properties'), name) !== undefined ||
  membersOf(get(schema, 'patternProperties')).some(({ key }) => matchesPattern(name, key))
