import { arr, get, itemsOf, type JsonObject, memberOf, membersOf } from '../json/node'
import { member, str, stringOf, withMember, withoutMembers } from '../json/node'
import type { SchemaChange } from './schema-change'

/**
 * Keywords that say nothing about the arguments of a call in JSON, and those by which other documents
 * refer to a schema: here every reference leads into the tool's own `$defs`.
 */
const LEFT_OUT = ['xml', 'externalDocs', 'collectionFormat', '$id', '$anchor']

/** Keywords that only tell people something: they cannot change which values a reference allows. */
const TEXTS = ['title', 'description', 'deprecated', 'summary', '$comment']

/** Leaves out what no model sees. */
export const leftOut: SchemaChange = (schema, path, { note }) => {
  const found = LEFT_OUT.filter((key) => memberOf(schema, key))
  for (const keyword of found)
    note({ code: 'openapi.keyword', path: [...path, keyword], values: { keyword } })
  return found.length > 0 ? withoutMembers(schema, found) : schema
}

/** `discriminator` names the branch by a property; JSON Schema lets the branches themselves decide. */
export const discriminator: SchemaChange = (schema, path, { note }) => {
  const node = get(schema, 'discriminator')
  if (!node) return schema
  const name = stringOf(get(node, 'propertyName')) ?? stringOf(node) ?? ''
  note({ code: 'openapi.discriminator', path: [...path, 'discriminator'], values: { name } })
  return withoutMembers(schema, ['discriminator'])
}

/** The one `example` of OpenAPI as the first of the `examples` of JSON Schema. */
export const oneExample: SchemaChange = (schema, path, { note }) => {
  const example = get(schema, 'example')
  if (!example) return schema
  note({ code: 'openapi.example', path: [...path, 'example'] })
  const list = get(schema, 'examples')
  if (list?.kind === 'array') {
    const all = arr([example, ...list.items])
    return withMember(withoutMembers(schema, ['example']), 'examples', all)
  }
  const members = schema.members.flatMap((each) => {
    if (each.key === 'examples') return []
    return each.value === example ? [member('examples', arr([example]))] : [each]
  })
  return { ...schema, members }
}

/** `type: file` of version 2.0: a model writes text, so it is a text that stands for bytes. */
export const fileType: SchemaChange = (schema, path, { note }) => {
  if (stringOf(get(schema, 'type')) !== 'file') return schema
  note({ code: 'openapi.file', path: [...path, 'type'] })
  return withMember(withMember(schema, 'type', str('string')), 'format', str('binary'))
}

/** Raw bytes are nothing a model can write: what it is to give instead is for the author to say. */
export const binaryFormat: SchemaChange = (schema, path, { note, direction }) => {
  if (direction === 'input' && stringOf(get(schema, 'format')) === 'binary')
    note({ code: 'openapi.binary', path: [...path, 'format'] })
  return schema
}

/**
 * Before version 3.1 whatever stands beside a `$ref` is ignored. Texts are kept all the same, since
 * their author meant them; what would change the values allowed goes, as every reader of it did.
 */
export const besideReference: SchemaChange = (schema, path, { note, apiVersion }) => {
  if (apiVersion === '3.1' || stringOf(get(schema, '$ref')) === undefined) return schema
  const others = membersOf(schema).filter((each) => each.key !== '$ref')
  const isText = (key: string): boolean => TEXTS.includes(key) || key.startsWith('x-')
  const kept = others.filter((each) => isText(each.key)).map((each) => each.key)
  const ignored = others.filter((each) => !isText(each.key)).map((each) => each.key)
  if (kept.length > 0)
    note({ code: 'openapi.text-beside-ref', path, values: { keywords: kept.join(', ') } })
  if (ignored.length === 0) return schema
  note({ code: 'openapi.ignored-beside-ref', path, values: { keywords: ignored.join(', ') } })
  return withoutMembers(schema, ignored)
}

/** `required` as the names that are left, or without it when none is. */
export function withoutRequired(schema: JsonObject, names: ReadonlySet<string>): JsonObject {
  const required = get(schema, 'required')
  if (required?.kind !== 'array') return schema
  const left = itemsOf(required).filter((each) => !names.has(stringOf(each) ?? ''))
  if (left.length === required.items.length) return schema
  return left.length > 0
    ? withMember(schema, 'required', { ...required, items: left })
    : withoutMembers(schema, ['required'])
}
