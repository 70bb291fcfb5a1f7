import {
  get,
  type JsonNode,
  type JsonObject,
  memberOf,
  membersOf,
  num,
  bool,
  str,
  stringOf,
} from '../json/node'
import { pointer } from '../json/pointer'
import type { Condition } from '../authoring/conditions/condition'
import { readConditions } from '../authoring/conditions/read-conditions'
import { EXCLUDES, exclusiveFlags } from '../reading/exclusive-flags'
import { explainsLeavingOut } from '../reading/left-out'
import { snakeName } from '../reading/parameter-name'
import type { Field, ObjectPlace } from './field'
import { endNamesFor } from './mistakes/dates'

/** The conditions that the schema of an object has. */
export const schemaConditions = (tool: JsonObject, place: ObjectPlace): readonly Condition[] =>
  readConditions(tool, place.path).flatMap((each) =>
    each.missing.length === 0 ? each.conditions : [],
  )

/** What says so of any two members, and of flags may mean something else. */
const EXCLUDES_TOO =
  /\b(?:cannot be given (?:together )?with|not (?:be )?given (?:together )?with|not both|instead of)\b|不能同时|任选其一/i

/** Two members whose texts say that only one of them may be given. */
export function exclusivePairs(place: ObjectPlace): readonly (readonly [string, string])[] {
  const members = membersOf(get(place.whole, 'properties'))
  return members.flatMap(({ key, value }) => {
    const text = textOf(value)
    if (!EXCLUDES.test(text) && !EXCLUDES_TOO.test(text)) return []
    return members.flatMap((other): (readonly [string, string])[] =>
      other.key !== key && other.key.length > 2 && text.includes(other.key)
        ? [[key, other.key]]
        : [],
    )
  })
}

const textOf = (schema: JsonNode): string => stringOf(get(schema, 'description')) ?? ''

/** Two flags of an object of which only one may be true. */
export const flagPairs = (
  tool: JsonObject,
  place: ObjectPlace,
): readonly (readonly [string, string])[] =>
  exclusiveFlags(tool).flatMap(({ first, second }): (readonly [string, string])[] =>
    pointer(first.owner.path) === pointer(place.path) ? [[first.name, second.name]] : [],
  )

const WHEN =
  /\b(?:required|needed|must be (?:given|set|provided)|mandatory) (?:if|when|for) [`'"“]?(\w+)[`'"”]? (?:is|=|==|equals)(?: set to)? [`'"“]?([\w-]+)|[`“"]?(\w+)[`”"]?\s*(?:为|是|=)\s*[`“"']?([\w-]+)[`”"']?\s*时[，,]?\s*(?:必填|必传|必须|需要|需填)/i

/** What texts say of members that others need, and the schema may not. */
export function saidConditions(place: ObjectPlace): readonly Condition[] {
  const properties = get(place.whole, 'properties')
  return membersOf(properties).flatMap(({ key, value }): Condition[] => {
    const hit = WHEN.exec(textOf(value))
    const [name, wanted] = [hit?.[1] ?? hit?.[3], hit?.[2] ?? hit?.[4]]
    const on = name === undefined ? undefined : memberOf(properties, name)?.value
    if (!on || name === key || wanted === undefined) return []
    return [{ kind: 'when', name: name!, values: [valueAs(on, wanted)], needs: [key] }]
  })
}

const valueAs = (schema: JsonNode, text: string): JsonNode => {
  const type = get(schema, 'type')
  const named = type?.kind === 'string' ? type.value : ''
  if (named === 'boolean' && /^(?:true|false)$/i.test(text)) return bool(/true/i.test(text))
  if (/^(?:integer|number)$/.test(named) && /^-?\d+$/.test(text)) return num(text)
  return str(text)
}

const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/(^|_)lat(?=_|$)/, '$1lng'],
  [/(^|_)lat(?=_|$)/, '$1lon'],
  [/(^|_)latitude(?=_|$)/, '$1longitude'],
  [/(^|_)width(?=_|$)/, '$1height'],
  [/(^|_)username(?=_|$)/, '$1password'],
  [/(^|_)x(?=_|$)/, '$1y'],
  [/^纬度/, '经度'],
]

function otherHalvesOf({ name }: Field): readonly string[] {
  const own = snakeName(name)
  const pairs = PAIRS.flatMap(([half, other]) => (half.test(own) ? [own.replace(half, other)] : []))
  return [...pairs, ...endNamesFor(own)]
}

const membersCalled = (names: readonly string[], members: readonly Field[]): readonly Field[] =>
  names.length === 0 ? [] : members.filter(({ name }) => names.includes(snakeName(name)))

/** Members that say nothing without each other: a place on the globe, the two ends of a range. */
export function halves(fields: readonly Field[]): readonly (readonly [Field, Field])[] {
  const members = fields.filter(({ is }) => is === 'member')
  return members.flatMap((first) =>
    membersCalled(otherHalvesOf(first), members).flatMap((second): (readonly [Field, Field])[] => {
      // An end that is said to be open needs no other.
      return explainsLeavingOut(second.text) || get(second.whole, 'default')
        ? []
        : [[first, second]]
    }),
  )
}
