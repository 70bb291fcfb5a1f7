import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  membersOf,
  numberOf,
  stringOf,
} from '../../json/node'
import { oncePer } from '../../once-per'
import { isTypeName, type TypeName } from '../../schema/keywords'
import { typeNamesOf } from '../../schema/types'
import type { Fact } from './facts'

/** The kinds of value that no two types share: a number is an integer or a fraction. */
export const ATOMS = [
  'string',
  'integer',
  'fraction',
  'boolean',
  'array',
  'object',
  'null',
] as const
export type Atom = (typeof ATOMS)[number]

const atomsOfType = (type: TypeName): readonly Atom[] =>
  type === 'number' ? ['integer', 'fraction'] : [type]

/** The kind of a value. */
export function atomOf(value: JsonNode): Atom {
  if (value.kind !== 'number') return value.kind
  return Number.isInteger(numberOf(value)) ? 'integer' : 'fraction'
}

/** The kinds that a schema's `type` allows, `nullable` included; undefined where it cannot be told. */
export function atomsOfSchema(schema: JsonNode): ReadonlySet<Atom> | undefined {
  const names = typeNamesOf(schema)
  if (names.length === 0 || !names.every(isTypeName)) return undefined
  const isNullable = booleanOf(get(schema, 'nullable')) === true
  return new Set([...names.flatMap(atomsOfType), ...(isNullable ? (['null'] as const) : [])])
}

/** The kinds that a value may be of, by all that is known of it. */
export const possibleAtoms = oncePer((facts: readonly Fact[]): ReadonlySet<Atom> => {
  let left: readonly Atom[] = ATOMS
  for (const { schema } of facts) {
    const own = atomsOfSchema(schema)
    if (own) left = left.filter((atom) => own.has(atom))
    const listed = literalsOf(schema)
    if (listed) left = left.filter((atom) => listed.some((value) => atomOf(value) === atom))
    const denied = get(schema, 'not')
    // Only where nothing but the type is denied is the whole type.
    const isTypeAlone = denied?.kind === 'object' && membersOf(denied).length === 1
    const gone = isTypeAlone ? atomsOfSchema(denied) : undefined
    if (gone) left = left.filter((atom) => !gone.has(atom))
  }
  return new Set(left)
})

/** The values that `const` or `enum` lists; undefined where neither does. */
export function literalsOf(schema: JsonNode): readonly JsonNode[] | undefined {
  const only = get(schema, 'const')
  if (only) return [only]
  const listed = get(schema, 'enum')
  return listed?.kind === 'array' ? itemsOf(listed) : undefined
}

/** Whether the names of a type are all ones that JSON Schema has. */
export const hasKnownType = (schema: JsonNode): boolean => {
  const type = get(schema, 'type')
  const isShaped = stringOf(type) !== undefined || type?.kind === 'array'
  return isShaped && typeNamesOf(schema).length > 0 && typeNamesOf(schema).every(isTypeName)
}
