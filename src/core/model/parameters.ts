import type { Edit } from '../json/edit'
import {
  arr,
  bool,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { TOOL_KEYS } from './tool'
import { setMember } from './write-members'

/** Where a tool's parameters stand; an object inside a parameter has its own, at its own path. */
export const INPUT: Path = ['inputSchema']

/** One parameter of an owner: a schema with `properties`. */
export interface OwnParameter {
  readonly name: string
  /** From the tool: `['inputSchema', 'properties', 'city']`. */
  readonly path: Path
  readonly schema: JsonNode
  readonly isRequired: boolean
}

/** What an owner holds: its parameters, nothing at all, or something that is no list of parameters. */
export type Parameters =
  | { readonly kind: 'list'; readonly parameters: readonly OwnParameter[] }
  | { readonly kind: 'missing' }
  /** What stands where an object belongs, and where it stands. */
  | { readonly kind: 'strange'; readonly path: Path; readonly node: JsonNode }

/** The parameters that stand directly in an owner, in their order; never throws. */
export function parametersIn(tool: JsonNode, owner: Path = INPUT): Parameters {
  const schema = getIn(tool, owner)
  if (!schema) return { kind: 'missing' }
  if (schema.kind !== 'object') return { kind: 'strange', path: owner, node: schema }
  const path = [...owner, 'properties']
  const properties = get(schema, 'properties')
  // An absent or null list is an empty one: null is what optional fields are written as.
  if (!properties || properties.kind === 'null') return { kind: 'list', parameters: [] }
  if (properties.kind !== 'object') return { kind: 'strange', path, node: properties }
  const required = new Set(itemsOf(get(schema, 'required')).map(stringOf))
  const parameters = membersOf(properties).map(({ key, value }) => ({
    name: key,
    path: [...path, key],
    schema: value,
    isRequired: required.has(key),
  }))
  return { kind: 'list', parameters }
}

/** `wanted`, or with the first number behind it that makes it a name the owner does not have. */
export function freeName(tool: JsonNode, owner: Path, wanted: string): string {
  const taken = getIn(tool, [...owner, 'properties'])
  let name = wanted
  for (let i = 2; get(taken, name); i++) name = `${wanted}_${i}`
  return name
}

/** Adds a parameter behind the others; makes what is missing above it. None for a strange owner. */
export function addParameter(
  tool: JsonNode,
  owner: Path,
  name: string,
  schema: JsonNode = obj([member('type', str('string'))]),
): Edit[] {
  const found = parametersIn(tool, owner)
  if (found.kind === 'strange') return []
  const holder = getIn(tool, owner)
  if (!holder) return madeAt(tool, owner, inputOf([member(name, schema)]))
  const path = [...owner, 'properties']
  if (get(holder, 'properties')?.kind === 'object')
    return [{ op: 'set', path: [...path, name], value: schema }]
  return setKeyword(holder, owner, 'properties', obj([member(name, schema)]))
}

/** A schema that was not there, in its place among the tool's members. */
function madeAt(tool: JsonNode, owner: Path, value: JsonObject): Edit[] {
  const key = TOOL_KEYS.find((each) => each === owner[0])
  return owner.length === 1 && key && tool.kind === 'object'
    ? setMember(tool, key, value)
    : [{ op: 'set', path: owner, value }]
}

/** An input schema as a fresh tool has it, with these parameters. */
export function inputOf(parameters: JsonObject['members']): JsonObject {
  return obj([
    member('type', str('object')),
    member('properties', obj(parameters)),
    member('additionalProperties', bool(false)),
  ])
}

/** The edit that makes room for parameters where something strange stands, at the path that `parametersIn` names. */
export const replacingStrange = (path: Path): Edit =>
  path.length === 1 ? { op: 'set', path, value: inputOf([]) } : { op: 'remove', path }

/** Takes a parameter out, and its name out of `required`. */
export function removeParameter(tool: JsonNode, owner: Path, name: string): Edit[] {
  const properties = getIn(tool, [...owner, 'properties'])
  if (properties?.kind !== 'object') return []
  // Once for every duplicate, or an earlier one would come to light.
  const times = properties.members.filter((m) => m.key === name)
  return [
    ...setRequired(tool, owner, name, false),
    ...times.map((): Edit => ({ op: 'remove', path: [...owner, 'properties', name] })),
  ]
}

/** Moves a parameter to another place among those that `parametersIn` lists. */
export function moveParameter(tool: JsonNode, owner: Path, name: string, to: number): Edit[] {
  const properties = getIn(tool, [...owner, 'properties'])
  if (properties?.kind !== 'object') return []
  const shown = membersOf(properties)
  const target = shown[Math.max(0, Math.min(to, shown.length - 1))]
  if (!target || target.key === name || !get(properties, name)) return []
  return [
    {
      op: 'move',
      path: [...owner, 'properties', name],
      to: properties.members.indexOf(target),
    },
  ]
}

/** Puts a name into `required`, in the order of the parameters, or takes every mention of it out. */
export function setRequired(tool: JsonNode, owner: Path, name: string, on: boolean): Edit[] {
  const schema = getIn(tool, owner)
  if (schema?.kind !== 'object') return []
  const path = [...owner, 'required']
  const required = get(schema, 'required')
  const items = itemsOf(required)
  const at = items.flatMap((item, i) => (stringOf(item) === name ? [i] : []))
  if (!on) {
    if (at.length === 0) return []
    // An empty `required` was an error before draft 6, so the member goes with its last name.
    if (at.length === items.length) return [{ op: 'remove', path }]
    return at.reverse().map((i): Edit => ({ op: 'remove', path: [...path, i] }))
  }
  if (at.length > 0) return []
  if (required?.kind !== 'array') {
    // A single name without its brackets is meant as a list; anything else says nothing to keep.
    const before = required?.kind === 'string' ? [required] : []
    return setKeyword(schema, owner, 'required', arr([...before, str(name)]))
  }
  const order = membersOf(get(schema, 'properties')).map((m) => m.key)
  const own = order.indexOf(name)
  const next = items.findIndex((item) => order.indexOf(stringOf(item) ?? '') > own)
  return [{ op: 'insert', path: [...path, next < 0 ? items.length : next], value: str(name) }]
}

/** The order in which keywords are written; a new one goes in front of the first that comes later. */
const ORDER = [
  '$ref',
  'type',
  'title',
  'description',
  'const',
  'enum',
  'anyOf',
  'oneOf',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'default',
  'examples',
  'prefixItems',
  'items',
  'propertyNames',
  'properties',
  'required',
  'additionalProperties',
]

/**
 * Sets one keyword of a schema, or takes it out when there is no value; all others stay as they are.
 * `true` as a schema becomes an object; any other value that is no object is left alone.
 */
export function setKeyword(
  schema: JsonNode | undefined,
  path: Path,
  keyword: string,
  value: JsonNode | undefined,
): Edit[] {
  if (schema?.kind !== 'object') {
    const isOpen = schema === undefined || (schema.kind === 'boolean' && schema.value)
    return isOpen && value ? [{ op: 'set', path, value: obj([member(keyword, value)]) }] : []
  }
  const at = [...path, keyword]
  const times = schema.members.filter((m) => m.key === keyword)
  if (!value) return times.map((): Edit => ({ op: 'remove', path: at }))
  const rank = ORDER.indexOf(keyword)
  const later = schema.members.find((m) => rank >= 0 && ORDER.indexOf(m.key) > rank)
  return [{ op: 'set', path: at, value, ...(later ? { before: later.key } : {}) }]
}
