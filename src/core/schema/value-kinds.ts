import type { JsonNode } from '../json/node'
import { isTypeName } from './keywords'
import { isOfType, typeNamesOf } from './types'

/** The kinds of value that no other kind contains: a number is a whole one or has a fraction. */
export type ValueKind = 'null' | 'boolean' | 'integer' | 'fraction' | 'string' | 'array' | 'object'

/** The kinds of value that a schema's own type allows; undefined when it says none, or none known. */
export function kindsOf(schema: JsonNode): ReadonlySet<ValueKind> | undefined {
  const names = typeNamesOf(schema)
  if (names.length === 0 || !names.every(isTypeName)) return undefined
  return new Set(
    names.flatMap((name): ValueKind[] =>
      name === 'number' ? ['integer', 'fraction'] : [name as ValueKind],
    ),
  )
}

export const kindOfValue = (value: JsonNode): ValueKind =>
  value.kind !== 'number' ? value.kind : isOfType(value, ['integer']) ? 'integer' : 'fraction'
