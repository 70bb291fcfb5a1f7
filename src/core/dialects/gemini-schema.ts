import {
  arr,
  booleanOf,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  nil,
} from '../json/node'
import { membersOf, num, str, stringOf, withMember, withoutMembers } from '../json/node'
import { checkGeminiSchema } from './gemini-wire'
import { GEMINI_TYPES } from './profiles/gemini'
import { changeSchema } from './schema-changes'

const COUNTS = ['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties']
const TYPES = GEMINI_TYPES.value

/** What each schema was read from: one that nobody changed is written back as it stood. */
const wires = new WeakMap<JsonNode, JsonObject>()

/**
 * JSON Schema of Gemini's OpenAPI subset: types in lower case, `nullable` as a null in the type,
 * `propertyOrdering` as the order of the keys, `example` as `examples`, counts as numbers.
 */
export function fromGeminiSchema(schema: JsonNode): JsonNode {
  return changeSchema(schema, (each, path) => {
    if (each.kind !== 'object') return each
    const read = withoutNullable(withExamples(withNumbers(inOrder(withLowerTypes(each)))))
    const wire = getIn(schema, path)
    if (wire?.kind === 'object') wires.set(read, wire)
    return read
  })
}

/** The wire that a schema was read from, where Gemini takes it as it stands. */
export function geminiWireOf(schema: JsonNode): JsonObject | undefined {
  const wire = wires.get(schema)
  return wire && checkGeminiSchema(wire).length === 0 ? wire : undefined
}

function withLowerTypes(schema: JsonObject): JsonObject {
  const type = get(schema, 'type')
  if (stringOf(type) === 'TYPE_UNSPECIFIED') return withoutMembers(schema, ['type'])
  const format = stringOf(get(schema, 'format'))
  const plain = format === 'enum' ? withoutMembers(schema, ['format']) : schema
  if (!type) return plain
  // A list of types is refused there, and still says what it says.
  const lower = type.kind === 'array' ? arr(type.items.map(inLowerCase)) : inLowerCase(type)
  return withMember(plain, 'type', lower)
}

function inLowerCase(type: JsonNode): JsonNode {
  const name = stringOf(type)
  return name !== undefined && TYPES.includes(name) ? str(name.toLowerCase()) : type
}

function inOrder(schema: JsonObject): JsonObject {
  const order = itemsOf(get(schema, 'propertyOrdering')).map(stringOf)
  const properties = get(schema, 'properties')
  if (order.length === 0 || properties?.kind !== 'object')
    return withoutMembers(schema, ['propertyOrdering'])
  // Of a name that is listed twice, the first place counts.
  const ranks = new Map(order.map((key, i) => [key, i] as const).reverse())
  const rank = (key: string): number => ranks.get(key) ?? order.length
  const members = [...properties.members].sort((a, b) => rank(a.key) - rank(b.key))
  const sorted = withMember(schema, 'properties', { ...properties, members })
  return withoutMembers(sorted, ['propertyOrdering'])
}

/** A count is a 64-bit number there, which JSON of protocol buffers writes as a string. */
function withNumbers(schema: JsonObject): JsonObject {
  const members = schema.members.map((each) => {
    const text = COUNTS.includes(each.key) ? stringOf(each.value) : undefined
    return text !== undefined && /^\d+$/.test(text) ? { ...each, value: num(text) } : each
  })
  return { ...schema, members }
}

function withExamples(schema: JsonObject): JsonObject {
  const example = get(schema, 'example')
  if (!example || get(schema, 'examples')) return schema
  return {
    ...schema,
    members: schema.members.map((each) =>
      each.key === 'example' ? member('examples', arr([example])) : each,
    ),
  }
}

function withoutNullable(schema: JsonObject): JsonObject {
  if (booleanOf(get(schema, 'nullable')) === undefined) return schema
  const plain = withoutMembers(schema, ['nullable'])
  if (booleanOf(get(schema, 'nullable')) === false) return plain
  const type = get(plain, 'type')
  const branches = get(plain, 'anyOf')
  const choices = get(plain, 'enum')
  let next = plain
  if (type?.kind === 'string' && type.value !== 'null')
    next = withMember(next, 'type', arr([type, str('null')]))
  else if (branches?.kind === 'array') {
    const asNull: JsonObject = { kind: 'object', members: [member('type', str('null'))] }
    next = withMember(next, 'anyOf', { ...branches, items: [...branches.items, asNull] })
  }
  if (choices?.kind === 'array' && !choices.items.some((item) => item.kind === 'null'))
    next = withMember(next, 'enum', { ...choices, items: [...choices.items, nil] })
  return next
}

/** Whether a schema is spelt the OpenAPI way, at its root or at one of its properties. */
export function looksLikeGemini(schema: JsonNode | undefined): boolean {
  const spelt = (each: JsonNode | undefined): boolean =>
    TYPES.includes(stringOf(get(each, 'type')) ?? '') || get(each, 'propertyOrdering') !== undefined
  return spelt(schema) || membersOf(get(schema, 'properties')).some((each) => spelt(each.value))
}
