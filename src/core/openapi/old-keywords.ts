import { mendExclusiveBounds } from '../dialects/repairs/old-drafts'
import { arr, booleanOf, get, type JsonObject, memberOf, nil } from '../json/node'
import { str, stringOf, withMember, withoutMembers } from '../json/node'
import { typeNamesOf } from '../schema/types'
import type { SchemaChange } from './schema-change'

/**
 * `nullable: true` as a type of its own. It widens only a `type` that stands beside it (OpenAPI
 * 3.0.3, clarification of nullable); elsewhere it means nothing, and says so when it is left out.
 */
export const nullable: SchemaChange = (schema, path, { note }) => {
  if (!memberOf(schema, 'nullable')) return schema
  const next = withoutMembers(schema, ['nullable'])
  if (booleanOf(get(schema, 'nullable')) !== true) return next
  const names = typeNamesOf(schema)
  const at = [...path, 'nullable']
  if (names.length === 0) {
    note({ code: 'openapi.nullable-without-type', path: at })
    return next
  }
  note({ code: 'openapi.nullable', path: at })
  const typed = names.includes('null')
    ? next
    : withMember(next, 'type', arr([...names, 'null'].map(str)))
  return withNullValue(typed)
}

/** A list of the values allowed must have the null too, or nothing has changed. */
function withNullValue(schema: JsonObject): JsonObject {
  const values = get(schema, 'enum')
  if (values?.kind !== 'array' || values.items.some((each) => each.kind === 'null')) return schema
  return withMember(schema, 'enum', arr([...values.items, nil]))
}

/** A boolean bound, mended as in any other definition: OpenAPI 3.0 has only that form. */
export const exclusiveBounds: SchemaChange = (schema, path, { note }) =>
  mendExclusiveBounds(schema, path, undefined, (mistake) => {
    note(mistake)
    return true
  })

/** Before draft 2020-12 a tuple was a list under `items`, and what follows it `additionalItems`. */
export const tupleItems: SchemaChange = (schema, path, { note }) => {
  const items = get(schema, 'items')
  if (items?.kind !== 'array') return schema
  note({ code: 'openapi.tuple', path: [...path, 'items'] })
  const members = schema.members.flatMap((each) => {
    if (each.key === 'items') return items.items.length > 0 ? [{ ...each, key: 'prefixItems' }] : []
    return each.key === 'additionalItems' ? [{ ...each, key: 'items' }] : [each]
  })
  return { ...schema, members }
}

/** A part may say that it is of another draft; in a tool there is one draft, 2020-12. */
export const schemaDraft: SchemaChange = (schema, path, { note }) => {
  const draft = stringOf(get(schema, '$schema'))
  if (draft === undefined) return schema
  if (!/\/2020-12\/schema|\/oas\/3\.[1-9]/.test(draft))
    note({ code: 'openapi.draft', path: [...path, '$schema'], values: { draft } })
  return withoutMembers(schema, ['$schema'])
}
