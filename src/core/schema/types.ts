import { get, itemsOf, type JsonNode, numberOf, stringOf } from '../json/node'
import type { TypeName } from './keywords'
import { meantType } from './type-aliases'

/** The type names a schema allows by its `type`, as written; empty when it says none. */
export function typeNamesOf(schema: JsonNode | undefined): readonly string[] {
  const type = get(schema, 'type')
  const one = stringOf(type)
  if (one !== undefined) return [one]
  return itemsOf(type).flatMap((item) => stringOf(item) ?? [])
}

/** The types that those names mean, each name that means none as it is written. */
export const meantTypesOf = (schema: JsonNode | undefined): readonly string[] =>
  typeNamesOf(schema).map((name) => meantType(name) ?? name)

/**
 * The one type a schema is about, `null` aside; undefined when it is several or unsaid. A name of
 * another language counts as the type it means, so that mending its spelling uncovers nothing new.
 */
export function mainTypeOf(schema: JsonNode | undefined): TypeName | undefined {
  const names = typeNamesOf(schema).filter((name) => name !== 'null')
  return names.length === 1 ? meantType(names[0]!) : undefined
}

/** Whether a value is of one of the types; an integer is a number, and 1.0 is an integer. */
export function isOfType(value: JsonNode, names: readonly string[]): boolean {
  if (names.length === 0) return true
  return names.some((name) => {
    if (name === 'number') return value.kind === 'number'
    if (name === 'integer') return Number.isInteger(numberOf(value) ?? NaN)
    return value.kind === name
  })
}
