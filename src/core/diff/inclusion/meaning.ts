import { get, itemsOf, type JsonNode, membersOf, stringOf } from '../../json/node'
import { print } from '../../json/print'
import { ANNOTATIONS } from '../../model/nullable'
import { oncePer } from '../../once-per'
import { type Holds, KEYWORDS } from '../../schema/keywords'
import { walkSchema } from '../../schema/walk'
import type { Placed } from './facts'

/** Keywords that refuse nothing, whatever they say. */
export const ANNOTATING: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$vocabulary',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
])

/**
 * A number as one text for every way to write it: 1, 1.0 and 1e0 are one. More digits than a double
 * has stay as they are written.
 */
export function numberText(raw: string): string {
  const value = Number(raw)
  const digits = raw.replace(/[^\d]/g, '').length
  return digits > 15 || !Number.isFinite(value) ? raw : String(value === 0 ? 0 : value)
}

/** A value as one text for every way to write it: order of members and spelling of numbers aside. */
export function dataText(value: JsonNode): string {
  if (value.kind === 'number') return numberText(value.raw)
  if (value.kind === 'array') return `[${value.items.map(dataText).join()}]`
  if (value.kind !== 'object') return print(value, 0)
  const members = membersOf(value).map(
    ({ key, value: own }) => `${JSON.stringify(key)}:${dataText(own)}`,
  )
  return `{${members.sort().join()}}`
}

/** Whether two values are one, however written; what is not there is like nothing else. */
export const isSameData = (a: JsonNode | undefined, b: JsonNode | undefined): boolean =>
  a && b ? dataText(a) === dataText(b) : a === b

/**
 * What a schema refuses, as one text for every way to say it that differs in order, spelling and
 * annotations alone. References stand as they are written.
 */
export const meaningText = oncePer((schema: JsonNode): string => {
  if (schema.kind === 'boolean') return String(schema.value)
  if (schema.kind !== 'object') return `?${dataText(schema)}`
  const said = membersOf(schema).flatMap(({ key, value }) => {
    if (ANNOTATING.has(key)) return []
    const holds = KEYWORDS.get(key)?.holds ?? (key === 'nullable' ? 'flag' : undefined)
    return holds === undefined ? [] : [`${key}:${valueText(key, value, holds)}`]
  })
  return said.length === 0 ? 'true' : `{${said.sort().join()}}`
})

const sorted = (texts: readonly string[]): string => `[${[...new Set(texts)].sort().join()}]`

/** Lists of schemas in which the order says something. */
const IN_ORDER = new Set(['prefixItems', 'items'])

function valueText(key: string, value: JsonNode, holds: Holds): string {
  if (value.kind === 'array' && (holds === 'schema-list' || holds === 'schema-or-list')) {
    const each = value.items.map(meaningText)
    // Of `oneOf` a branch that stands twice counts twice.
    if (key === 'oneOf') return `[${[...each].sort().join()}]`
    return IN_ORDER.has(key) ? `[${each.join()}]` : sorted(each)
  }
  if (holds === 'schema' || holds === 'schema-or-list') return meaningText(value)
  if (holds === 'schema-map' && value.kind === 'object')
    return `{${membersOf(value)
      .map((each) => `${JSON.stringify(each.key)}:${meaningText(each.value)}`)
      .sort()
      .join()}}`
  if (holds === 'type')
    return sorted((value.kind === 'array' ? value.items : [value]).map(dataText))
  if ((holds === 'literal-list' || holds === 'name-list') && value.kind === 'array')
    return sorted(itemsOf(value).map(dataText))
  return dataText(value)
}

/** Whether a schema leads elsewhere, so that its own text does not say all. */
const leadsElsewhere = oncePer((schema: JsonNode): boolean =>
  walkSchema(schema).some(
    (place) =>
      stringOf(get(place.schema, '$ref')) !== undefined ||
      get(place.schema, '$dynamicRef') !== undefined,
  ),
)

/** Keywords that say nothing even to what refers to the schema. */
const SAID_ONLY: ReadonlySet<string> = new Set(['$schema', ...ANNOTATIONS])

/** A whole document with all that a reference may lead to, as one text; annotations aside. */
export const documentText = oncePer((schema: JsonNode): string => {
  if (schema.kind !== 'object') return dataText(schema)
  const said = membersOf(schema).flatMap(({ key, value }) => {
    if (SAID_ONLY.has(key)) return []
    return [`${JSON.stringify(key)}:${partText(value, KEYWORDS.get(key)?.holds)}`]
  })
  return `{${said.sort().join()}}`
})

function partText(value: JsonNode, holds: Holds | undefined): string {
  if (holds === 'schema-map' && value.kind === 'object')
    return `{${membersOf(value)
      .map((each) => `${JSON.stringify(each.key)}:${documentText(each.value)}`)
      .sort()
      .join()}}`
  if (holds === 'schema' || (holds === 'schema-or-list' && value.kind !== 'array'))
    return documentText(value)
  if ((holds === 'schema-list' || holds === 'schema-or-list') && value.kind === 'array')
    return `[${value.items.map(documentText).join()}]`
  return dataText(value)
}

/** Whether two schemas surely refuse the same values, told by their texts alone. */
export const isSameMeaning = (a: Placed, b: Placed): boolean =>
  (a.schema === b.schema && a.root === b.root) ||
  (meaningText(a.schema) === meaningText(b.schema) &&
    (!leadsElsewhere(a.schema) ||
      a.root === b.root ||
      documentText(a.root) === documentText(b.root)))
