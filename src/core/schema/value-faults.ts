import { get, itemsOf, type JsonNode, memberOf, type Path, stringOf } from '../json/node'
import { isTypeName } from './keywords'
import { type Misfit, misfitOf } from './misfit'
import { placesOf } from './places'
import { retyped } from './retyped'
import { isOfType, meantTypesOf } from './types'
import type { Place } from './walk'

/** A value in a schema that breaks the schema it stands in. */
export interface ValueFault {
  /** Where the misfit is: the value, or a place inside it. */
  readonly path: Path
  /** The path of the whole value. */
  readonly at: Path
  readonly keyword: string
  readonly value: JsonNode
  readonly misfit: Misfit
  /** The same value in the type that is asked for. */
  readonly to?: JsonNode
  /** Likely to do no harm. */
  readonly isLight: boolean
}

/** The defaults, examples and allowed values of a tool's schemas that break the schema they stand in. */
export function valueFaults(tool: JsonNode): readonly ValueFault[] {
  const faults: ValueFault[] = []
  for (const place of placesOf(tool)) {
    const { schema } = place
    if (schema.kind !== 'object' || !schema.members.some(({ key }) => HOLDERS.has(key))) continue
    if (!meantTypesOf(schema).every(isTypeName)) continue
    for (const keyword of ['default', 'example']) faults.push(...one(place, keyword))
    faults.push(...listed(place, 'examples'), ...choices(place))
  }
  return faults
}

const HOLDERS: ReadonlySet<string> = new Set(['default', 'example', 'examples', 'enum'])

function one(place: Place, keyword: string): readonly ValueFault[] {
  const value = get(place.schema, keyword)
  // Null and the empty text are how generators write "none"; they stand beside a type everywhere.
  if (!value || value.kind === 'null' || stringOf(value) === '') return []
  return tried(place, value, keyword, [...place.path, keyword])
}

function listed(place: Place, keyword: string): readonly ValueFault[] {
  return itemsOf(get(place.schema, keyword)).flatMap((item, i) =>
    item.kind === 'null' ? [] : tried(place, item, keyword, [...place.path, keyword, i]),
  )
}

function choices(place: Place): readonly ValueFault[] {
  const { schema, root } = place
  const items = itemsOf(get(schema, 'enum'))
  if (items.length === 0) return []
  const types = meantTypesOf(schema)
  const isPlain = !LIMITS.some((key) => memberOf(schema, key))
  if (isPlain && items.every((item) => isOfType(item, types))) return []
  // Where no choice fits, the type is what is wrong.
  return items.every((item) => misfitOf(item, schema, root)) ? [] : listed(place, 'enum')
}

/** Keywords beside a list of values that some of them may break. */
const LIMITS = [
  'const',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'properties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  '$ref',
]

function tried(
  { schema, root }: Place,
  value: JsonNode,
  keyword: string,
  at: Path,
): readonly ValueFault[] {
  const misfit = misfitOf(value, schema, root)
  if (!misfit) return []
  const to =
    misfit.keyword === 'type' && misfit.path.length === 0 ? retyped(value, schema, root) : undefined
  return [
    {
      path: [...at, ...misfit.path],
      at,
      keyword,
      value,
      misfit,
      isLight: keyword === 'example' || isLocalTime(value, misfit),
      ...(to ? { to } : {}),
    },
  ]
}

/** A time without its zone is what most people mean by a time. */
const isLocalTime = (value: JsonNode, { keyword, bound }: Misfit): boolean => {
  if (keyword !== 'format') return false
  const text = stringOf(value) ?? ''
  return bound === 'date-time'
    ? /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)
    : bound === 'time' && /^\d\d:\d\d/.test(text)
}
