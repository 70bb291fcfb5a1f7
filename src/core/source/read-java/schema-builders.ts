import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  str,
} from '../../json/node'
import { isWhole, parse } from '../../json/parse'
import { jsonOf, type JavaValue, textOf } from './java-value'

const TYPES: Readonly<Record<string, string>> = {
  JsonStringSchema: 'string',
  JsonIntegerSchema: 'integer',
  JsonNumberSchema: 'number',
  JsonBooleanSchema: 'boolean',
  JsonNullSchema: 'null',
}

/** Methods that add a property of one type, each with a text as its description. */
const ADDERS: Readonly<Record<string, string>> = {
  addStringProperty: 'string',
  addIntegerProperty: 'integer',
  addNumberProperty: 'number',
  addBooleanProperty: 'boolean',
}

type Builder = JavaValue & { readonly kind: 'builder' }
type Given = readonly (JavaValue | undefined)[]

/**
 * The JSON Schema that a schema element of LangChain4j stands for, or that a map or a JSON text
 * is; undefined when a part of it could not be read.
 */
export function schemaOf(value: JavaValue | undefined): JsonNode | undefined {
  if (!value) return undefined
  if (value.kind === 'node')
    return value.node.kind === 'string' ? parsed(value.node.value) : value.node
  if (value.kind === 'map') return mapOfSchemas(value) ?? jsonOf(value)
  if (value.kind !== 'builder') return jsonOf(value)
  const calls = value.calls.filter((each) => each.name !== 'build' && each.name !== 'builder')
  if (value.type === 'JsonRawSchema') return schemaOf(given(calls, ['from', 'schema']))
  if (value.type === 'JsonReferenceSchema') {
    const name = textOf(given(calls, ['reference']))
    return name === undefined ? undefined : obj([member('$ref', str(`#/$defs/${name}`))])
  }
  if (value.type === 'JsonObjectSchema') return objectSchema({ ...value, calls })
  return plainSchema({ ...value, calls })
}

const given = (calls: Builder['calls'], names: readonly string[]): JavaValue | undefined =>
  calls.findLast((each) => names.includes(each.name))?.given[0]

function parsed(text: string): JsonNode | undefined {
  const read = parse(text)
  return isWhole(read) ? read.root : undefined
}

/** A map whose values are schema elements. */
function mapOfSchemas(map: JavaValue & { kind: 'map' }): JsonObject | undefined {
  const members = [...map.entries].map(([key, each]) => {
    const schema = schemaOf(each)
    return schema && each.kind === 'builder' ? member(key, schema) : undefined
  })
  return members.every((each) => each !== undefined) ? obj(members) : undefined
}

function plainSchema({ type, calls }: Builder): JsonNode | undefined {
  const members = Object.hasOwn(TYPES, type) ? [member('type', str(TYPES[type]!))] : []
  if (type === 'JsonArraySchema') members.push(member('type', str('array')))
  if (type === 'JsonEnumSchema') members.push(member('type', str('string')))
  for (const call of calls) {
    const [first] = call.given
    const node = partOf(call.name, call.given, first)
    if (!node) return undefined
    members.push(member(KEYS[call.name] ?? call.name, node))
  }
  return obj(members)
}

const KEYS: Readonly<Record<string, string>> = { enumValues: 'enum' }

function partOf(name: string, all: Given, first: JavaValue | undefined): JsonNode | undefined {
  if (name === 'description') return jsonOf(first)
  if (name === 'items') return schemaOf(first)
  if (name === 'enumValues') return textList(all)
  if (name === 'anyOf') {
    const items = first?.kind === 'list' ? first.items : all
    const schemas = items.map(schemaOf)
    return schemas.every((each) => each !== undefined) ? arr(schemas) : undefined
  }
  return undefined
}

/** Texts that are given one by one or as a list. */
function textList(all: Given): JsonNode | undefined {
  const [first] = all
  const items = all.length === 1 && first?.kind === 'list' ? first.items : all
  const texts = items.map(textOf)
  return texts.every((text) => text !== undefined) ? arr(texts.map(str)) : undefined
}

function objectSchema({ calls }: Builder): JsonNode | undefined {
  const properties: JsonObject['members'][number][] = []
  let rest = obj([])
  for (const { name, given: all } of calls) {
    const added = addedProperty(name, all)
    if (added === undefined) return undefined
    if (added !== 'none') properties.push(...added)
    else {
      const other = rootMember(name, all)
      if (!other) return undefined
      rest = obj([...rest.members, ...other])
    }
  }
  const required = itemsOf(get(rest, 'required')).length
  const members = rest.members.filter((each) => {
    // The framework writes an empty list too; it says nothing.
    if (each.key === 'required') return required > 0
    return each.key !== '$defs' || membersOf(each.value).length > 0
  })
  const type = member('type', str('object'))
  return obj([type, member('properties', obj(properties)), ...members])
}

/** The properties that a call adds, `none` when it is another call, undefined when they are unread. */
function addedProperty(name: string, all: Given): JsonObject['members'] | 'none' | undefined {
  const [first, second] = all
  if (name === 'properties' || name === 'addProperties') {
    const schema = first?.kind === 'map' ? schemaOf(first) : undefined
    return schema?.kind === 'object' ? schema.members : undefined
  }
  const isAdder =
    name === 'addProperty' || name === 'addEnumProperty' || Object.hasOwn(ADDERS, name)
  if (!isAdder) return 'none'
  const key = textOf(first)
  if (key === undefined) return undefined
  if (name === 'addProperty') {
    const schema = schemaOf(second)
    return schema && [member(key, schema)]
  }
  const described = name === 'addEnumProperty' ? all[2] : second
  const isDescribed = all.length > (name === 'addEnumProperty' ? 2 : 1)
  const text = textOf(described)
  if (isDescribed && text === undefined) return undefined
  const description = isDescribed ? [member('description', str(text!))] : []
  if (name !== 'addEnumProperty')
    return [member(key, obj([member('type', str(ADDERS[name]!)), ...description]))]
  const values = second?.kind === 'list' ? textList([second]) : undefined
  const type = member('type', str('string'))
  return values && [member(key, obj([type, ...description, member('enum', values)]))]
}

function rootMember(name: string, all: Given): JsonObject['members'] | undefined {
  const [first] = all
  if (name === 'required') {
    const list = textList(all)
    return list && [member('required', list)]
  }
  if (name === 'description' || name === 'additionalProperties') {
    const node = jsonOf(first)
    return node && [member(name, node)]
  }
  if (name !== 'definitions') return undefined
  const node = first?.kind === 'map' ? schemaOf(first) : undefined
  return node && [member('$defs', node)]
}
