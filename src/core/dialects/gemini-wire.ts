import { get, itemsOf, type JsonNode, type JsonObject, membersOf, type Path } from '../json/node'
import { numberOf, stringOf } from '../json/node'
import { KEYWORDS } from '../schema/keywords'
import type { DialectError } from './dialect'
import { GEMINI_ENUM_TYPE, GEMINI_FIELDS, GEMINI_FORMATS, GEMINI_TYPES } from './profiles/gemini'

/** The type of a schema as Gemini's enumeration spells it; the API takes either case. */
export function geminiTypeOf(schema: JsonNode | undefined): string | undefined {
  const type = stringOf(get(schema, 'type'))?.toUpperCase()
  return type !== undefined && GEMINI_TYPES.value.includes(type) ? type : undefined
}

/**
 * What Gemini refuses in a schema under `parameters` as it stands on the wire. Paths count from the
 * schema. The facts are in `profiles/gemini.ts`.
 */
export function checkGeminiSchema(schema: JsonNode, path: Path = []): readonly DialectError[] {
  if (schema.kind !== 'object') {
    const keyword = String(path.at(-1) ?? 'type')
    if (schema.kind === 'boolean') return [{ code: 'schema.boolean', path }]
    return [{ code: 'schema.not-2020-12', path, values: { keyword } }]
  }
  const errors: DialectError[] = []
  const type = geminiTypeOf(schema)
  for (const { key, value } of membersOf(schema)) {
    const at = [...path, key]
    const besides = GEMINI_FIELDS.value.get(key)
    const own = ownErrors(key, value, at, type)
    if (besides === undefined)
      errors.push({ code: 'gemini.unknown-field', path: at, values: { field: key } })
    else if (own.length > 0) errors.push(...own)
    else if (besides.length > 0 && type !== undefined && !besides.includes(type))
      errors.push({ code: 'gemini.wrong-type', path: at, values: { field: key, type } })
  }
  if (!get(schema, 'type') && !get(schema, 'anyOf')) errors.push({ code: 'schema.untyped', path })
  if (type === 'ARRAY' && !get(schema, 'items'))
    errors.push({ code: 'schema.array-without-items', path })
  return [...errors, ...undeclared(schema, path), ...inside(schema, path)]
}

function ownErrors(
  key: string,
  value: JsonNode,
  at: Path,
  type: string | undefined,
): readonly DialectError[] {
  const error = (code: string, values: Record<string, string> = {}): readonly DialectError[] => [
    { code, path: at, values },
  ]
  if (key === 'type') {
    if (value.kind === 'array') return error('gemini.type-array')
    const isType = geminiTypeOf({ kind: 'object', members: [{ key, value }] }) !== undefined
    return isType || stringOf(value) === 'TYPE_UNSPECIFIED' ? [] : illegal(key, at)
  }
  if (key === 'enum') {
    const isTexts = value.kind === 'array' && value.items.every((item) => item.kind === 'string')
    const isText = type === undefined || type === GEMINI_ENUM_TYPE.value
    if (!isTexts || !isText) return error('gemini.enum-nonstring')
    return value.items.every(isChoice) ? [] : error('gemini.enum-empty')
  }
  if (key === 'format') {
    const format = stringOf(value) ?? ''
    const allowed = GEMINI_FORMATS.value[type ?? 'STRING']
    return allowed && !allowed.includes(format) ? error('gemini.format', { format }) : []
  }
  return isLegal(key, value) ? [] : illegal(key, at)
}

/** A choice is a text, and not an empty one. */
export const isChoice = (value: JsonNode): boolean => (stringOf(value) ?? '') !== ''

const illegal = (keyword: string, path: Path): readonly DialectError[] => [
  { code: 'schema.not-2020-12', path, values: { keyword } },
]

/** A count may be a string there, as JSON of protocol buffers writes a 64-bit number. */
function isLegal(key: string, value: JsonNode): boolean {
  if (key === 'nullable') return value.kind === 'boolean'
  if (key === 'example') return true
  const holds = key === 'propertyOrdering' ? 'name-list' : KEYWORDS.get(key)?.holds
  switch (holds) {
    case 'count':
      return /^\d+$/.test(stringOf(value) ?? String(numberOf(value) ?? ''))
    case 'number':
      return value.kind === 'number'
    case 'text':
      return value.kind === 'string'
    case 'name-list':
      return value.kind === 'array' && value.items.every((item) => item.kind === 'string')
    case 'schema-map':
      return value.kind === 'object'
    case 'schema-list':
      return value.kind === 'array' && value.items.length > 0
    case 'schema-or-list':
      return value.kind === 'object'
    default:
      return true
  }
}

/** Names in `required` that are no property. */
export function undeclaredNames(schema: JsonObject): readonly string[] {
  const declared = new Set(membersOf(get(schema, 'properties')).map((each) => each.key))
  return itemsOf(get(schema, 'required')).flatMap((item) => {
    const name = stringOf(item)
    return name === undefined || declared.has(name) ? [] : [name]
  })
}

function undeclared(schema: JsonObject, path: Path): readonly DialectError[] {
  return undeclaredNames(schema).map((name) => ({
    code: 'schema.required-undeclared',
    path: [...path, 'required'],
    values: { name },
  }))
}

function inside(schema: JsonObject, path: Path): readonly DialectError[] {
  const items = get(schema, 'items')
  const branches = itemsOf(get(schema, 'anyOf'))
  return [
    ...membersOf(get(schema, 'properties')).flatMap(({ key, value }) =>
      checkGeminiSchema(value, [...path, 'properties', key]),
    ),
    ...(items?.kind === 'object' ? checkGeminiSchema(items, [...path, 'items']) : []),
    ...branches.flatMap((each, i) => checkGeminiSchema(each, [...path, 'anyOf', i])),
  ]
}
