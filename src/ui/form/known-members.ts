import { get, type JsonNode, memberOf } from '../../core/json/node'
import type { Kind } from '../../core/model/parameter-kind'
import { kindOf, unionOf } from '../../core/model/parameter-kind'
import { isListOfObjects, type RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { CONDITION_KEYWORDS } from './condition-keywords'
import { isKeyPattern } from './key-pattern'
import { partsFor } from './detail-parts'

/** Whether a keyword's value is of the form that its field can show; any other is kept as JSON. */
const SHOWS: Readonly<Record<string, (node: JsonNode) => boolean>> = {
  examples: (node) => node.kind === 'array',
  required: (node) => node.kind === 'array',
  properties: (node) => node.kind === 'object',
  items: (node) => node.kind !== 'string' && node.kind !== 'number' && node.kind !== 'null',
  prefixItems: (node) => node.kind === 'array',
  additionalProperties: (node) => node.kind === 'boolean' || node.kind === 'object',
  additionalItems: (node) => node.kind === 'boolean' || node.kind === 'object',
  uniqueItems: (node) => node.kind === 'boolean',
  propertyNames: isKeyPattern,
}

const shown = (schema: JsonNode, keywords: readonly string[]): string[] =>
  keywords.filter((keyword) => {
    const node = get(schema, keyword)
    return node !== undefined && (SHOWS[keyword]?.(node) ?? true)
  })

/** What the rows beneath show of a schema, whatever its kind: fields, entries, values. */
function inRows(schema: JsonNode): string[] {
  const hasFields = get(schema, 'properties')?.kind === 'object'
  const rest = get(schema, 'additionalProperties')
  return [
    ...(hasFields ? shown(schema, ['properties', 'required']) : []),
    ...(rest?.kind === 'object' ? ['additionalProperties'] : []),
    ...(get(schema, 'items')?.kind === 'object' ? ['items'] : []),
    ...(unionOf(schema) ? [unionOf(schema)!] : []),
  ]
}

/** Kinds that show branches: as values, as variants, as conditions between fields. */
const READS_UNION: readonly Kind[] = ['choice', 'variants', 'object']

/** The members of a body that have a field or a row. */
export function knownInBody(schema: JsonNode, kinds: readonly Kind[]): readonly string[] {
  const union = ['anyOf', 'oneOf', 'enum']
  const parts = partsFor(kinds)
    .filter((part) => !part.isOutside)
    .flatMap((part) => part.keywords)
    .filter((key) => !union.includes(key) || kinds.some((kind) => READS_UNION.includes(kind)))
  return ['type', ...shown(schema, parts), ...inRows(schema)]
}

/** The members that say something of the parameter as a whole, and those that lead to its body. */
export function knownOutside(place: RowPlace, body: Body): readonly string[] {
  const { schema, path, role } = place
  const step = body.path[path.length]
  const isInside = !body.reference && body.path.length > path.length
  return [
    'description',
    ...shown(schema, ['default', 'examples']),
    ...(role === 'variant' ? ['title'] : []),
    ...(body.reference && memberOf(schema, '$ref') ? ['$ref'] : []),
    ...(isInside && typeof step === 'string' ? [step] : []),
    ...(body.reference && !memberOf(schema, '$ref')
      ? ['anyOf', 'oneOf', 'allOf'].filter((key) => memberOf(schema, key))
      : []),
  ]
}

/** The entries of a list of objects, and what of them stands in rows. */
export function knownInEntries(
  schema: JsonNode,
): { readonly node: JsonNode; readonly known: readonly string[] } | undefined {
  const node = get(schema, 'items')
  if (!node || !isListOfObjects(schema)) return undefined
  return {
    node,
    known: [
      'type',
      ...(kindOf(schema) === 'list-object' ? CONDITION_KEYWORDS : []),
      ...shown(node, ['properties', 'required', 'additionalProperties']),
    ],
  }
}
