import {
  arr,
  get,
  itemsOf,
  type JsonObject,
  member,
  membersOf,
  obj,
  str,
  stringOf,
  withMember,
} from '../../json/node'
import { type PastedRow, plainRow } from './pasted-rows'

/** A parameter as a flat list names it: `customer.name`, `lines[].sku`. */
export interface FlatRow {
  readonly name: string
  readonly schema: JsonObject
  readonly isRequired: boolean
}

/** Rows of a flat list, those with a dotted name put inside the object or the list they are of. */
export function nestedRows(flat: readonly FlatRow[]): readonly PastedRow[] {
  let root: JsonObject = obj([])
  for (const { name, schema, isRequired } of flat) {
    const steps = name.split('.').filter((each) => each !== '')
    root = withStep(root, steps.length > 0 ? steps : [name], schema, isRequired)
  }
  const required = itemsOf(get(root, 'required')).map(stringOf)
  return membersOf(get(root, 'properties')).map(({ key, value }) =>
    plainRow(key, value.kind === 'object' ? value : obj([]), required.includes(key)),
  )
}

function withStep(
  owner: JsonObject,
  [step = '', ...rest]: readonly string[],
  schema: JsonObject,
  isRequired: boolean,
): JsonObject {
  const name = step.replace(/(?:\[\d*\])+$/, '')
  const isList = name !== step
  const properties = get(owner, 'properties')
  const old = get(properties, name)
  const known = old?.kind === 'object' ? old : undefined
  const own =
    rest.length > 0
      ? inside(known, isList, rest, schema, isRequired)
      : merged(known, isList ? listOf(schema) : schema)
  const list = properties?.kind === 'object' ? properties : obj([])
  const next = withMember(owner, 'properties', withMember(list, name, own))
  const required = itemsOf(get(owner, 'required'))
  // An object that is only named on the way to its fields says nothing of itself.
  const isNew = isRequired && rest.length === 0 && !required.some((each) => stringOf(each) === name)
  return isNew ? withMember(next, 'required', arr([...required, str(name)])) : next
}

function inside(
  known: JsonObject | undefined,
  isList: boolean,
  rest: readonly string[],
  schema: JsonObject,
  isRequired: boolean,
): JsonObject {
  const isArray = isList || stringOf(get(known, 'type')) === 'array'
  if (!isArray)
    return withStep(known ? ofType(known, 'object') : typed('object'), rest, schema, isRequired)
  const list = known ? ofType(known, 'array') : typed('array')
  const items = get(list, 'items')
  const entry = items?.kind === 'object' ? ofType(items, 'object') : typed('object')
  return withMember(list, 'items', withStep(entry, rest, schema, isRequired))
}

const typed = (type: string): JsonObject => obj([member('type', str(type))])

const ofType = (schema: JsonObject, type: string): JsonObject =>
  stringOf(get(schema, 'type')) === type
    ? schema
    : obj([member('type', str(type)), ...schema.members.filter(({ key }) => key !== 'type')])

const listOf = (items: JsonObject): JsonObject => {
  const description = items.members.filter(({ key }) => key === 'description')
  const entry = obj(items.members.filter(({ key }) => key !== 'description'))
  if (stringOf(get(items, 'type')) === 'array') return items
  return obj([...typed('array').members, ...description, member('items', entry)])
}

/** What a later line says of an object whose fields came first. */
const merged = (known: JsonObject | undefined, said: JsonObject): JsonObject =>
  known ? said.members.reduce((all, { key, value }) => withMember(all, key, value), known) : said
