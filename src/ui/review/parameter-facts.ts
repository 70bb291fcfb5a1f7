import {
  arr,
  booleanOf,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type Member,
  membersOf,
  obj,
  type Path,
  str,
  stringOf,
  withMember,
} from '../../core/json/node'
import { print, printScalar } from '../../core/json/print'
import { referencePath, resolveReference } from '../../core/schema/reference'
import { typeNamesOf } from '../../core/schema/types'

/** What a parameter takes, for a reader who knows no JSON Schema: ids of words, and values. */
export interface ParameterFacts {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly isRequired: boolean
  readonly type: TypeFacts
  readonly facts: readonly Fact[]
  /** Fields of an object, or of the entries of a list. */
  readonly fields: readonly ParameterFacts[]
  /** Where it stands in the tool, if that is known. */
  readonly path?: Path
}

/** The types a value may have; of a list also what its entries are. None: any value. */
export interface TypeFacts {
  readonly names: readonly string[]
  readonly entries?: TypeFacts
}

export type FactId =
  | 'oneOf'
  | 'always'
  | 'format'
  | 'between'
  | 'atLeast'
  | 'atMost'
  | 'moreThan'
  | 'lessThan'
  | 'multipleOf'
  | 'lengthBetween'
  | 'lengthAtLeast'
  | 'lengthAtMost'
  | 'countBetween'
  | 'countAtLeast'
  | 'countAtMost'
  | 'noTwice'
  | 'pattern'
  | 'default'
  | 'examples'
  /** Fields that are not listed again, or stand too deep. */
  | 'deeper'
  /** A keyword that has no words here, as it is written. */
  | 'also'

/** `values` are texts of the author's, in order; they are shown as they are. */
export interface Fact {
  readonly id: FactId
  readonly values: readonly string[]
}

/** Deeper fields than this are left to the JSON. */
const DEEPEST = 5

/** So many fields are put in words; references that multiply each other would go on for ever. */
const MOST_FIELDS = 2000

interface Reading {
  readonly root: JsonNode
  readonly at: Path | undefined
  left: number
}

/** The parameters of a schema in their order. `at` is the schema's own place in the tool. */
export function parameterFacts(root: JsonNode, at?: Path): readonly ParameterFacts[] {
  return fieldsOf({ root, at, left: MOST_FIELDS }, root, [], at && [])
}

/** Keywords of the whole schema that say more than its list of parameters does. */
export function wholeSchemaFacts(root: JsonNode): readonly Fact[] {
  return otherFacts(root, stringOf(get(root, 'type')) === 'object' ? wholeKnown : wholeKnownNoType)
}

/** `inside` are the schemas this one stands in: one that comes again is not opened again. */
function fieldsOf(
  reading: Reading,
  schema: JsonNode,
  inside: readonly JsonNode[],
  at: Path | undefined,
): readonly ParameterFacts[] {
  const { root } = reading
  const required = new Set(itemsOf(get(schema, 'required')).map(stringOf))
  const around = [...inside, schema]
  return membersOf(get(schema, 'properties')).map(({ key, value }) => {
    reading.left--
    // What stands beside a `$ref` counts before what it refers to.
    const target = stringOf(get(value, '$ref')) ? resolveReference(root, value) : undefined
    const whole = orEmpty(target ? merged(value, target) : value)
    const items = get(whole, 'items')
    const entries = items && (resolveReference(root, items) ?? items)
    const place = at && [...at, 'properties', key]
    const own = target ? referredPath(root, value) : place
    const itemsAt = own && [...own, 'items']
    const holders = [
      { schema: target ?? value, at: own },
      { schema: entries, at: entries === items ? itemsAt : referredPath(root, items) },
    ].filter((each): each is Holder => get(each.schema, 'properties') !== undefined)
    const opened = holders.filter((each) => {
      const again = around.includes(each.schema)
      return !again && around.length <= DEEPEST && reading.left > 0
    })
    return {
      name: key,
      title: stringOf(get(whole, 'title')) ?? '',
      text: stringOf(get(whole, 'description')) ?? '',
      isRequired: required.has(key),
      type: typeFacts(root, whole),
      facts: [...factsOf(whole, entries), ...unopened(holders.length - opened.length)],
      fields: opened.flatMap((each) => fieldsOf(reading, each.schema, around, at && each.at)),
      ...(place && reading.at ? { path: [...reading.at, ...place] } : {}),
    }
  })
}

interface Holder {
  readonly schema: JsonNode
  readonly at: Path | undefined
}

/** Where a chain of references within the schema ends. */
function referredPath(root: JsonNode, node: JsonNode | undefined): Path | undefined {
  const seen = new Set<JsonNode | undefined>()
  let path: Path | undefined
  let at = node
  for (let ref = stringOf(get(at, '$ref')); ref !== undefined; ref = stringOf(get(at, '$ref'))) {
    if (seen.has(at)) return undefined
    seen.add(at)
    path = referencePath(root, ref)
    at = path && getIn(root, path)
    if (!at) return undefined
  }
  return path
}

function unopened(count: number): readonly Fact[] {
  return count > 0 ? [{ id: 'deeper', values: [] }] : []
}

function merged(near: JsonNode, far: JsonNode): JsonNode {
  if (near.kind !== 'object' || far.kind !== 'object') return far
  const own = near.members.filter(({ key }) => key !== '$ref')
  const keys = new Set(own.map(({ key }) => key))
  return { kind: 'object', members: [...far.members.filter(({ key }) => !keys.has(key)), ...own] }
}

/** "This or null" as one schema whose type is either: readers need no list of alternatives for it. */
function orEmpty(schema: JsonNode): JsonNode {
  const key = get(schema, 'anyOf') ? 'anyOf' : 'oneOf'
  const branches = itemsOf(get(schema, key))
  const isNull = (branch: JsonNode) =>
    branch.kind === 'object' &&
    branch.members.length === 1 &&
    stringOf(get(branch, 'type')) === 'null'
  const [one, ...more] = branches.filter((branch) => !isNull(branch))
  const names = typeNamesOf(one)
  const isPlain = more.length === 0 && branches.length === 2 && names.length > 0
  if (!isPlain || schema.kind !== 'object' || one?.kind !== 'object') return schema
  // Where both say the same thing differently, neither may go unseen.
  const own = schema.members.filter((each) => each.key !== key)
  if (own.some((each) => each.key !== 'description' && get(one, each.key))) return schema
  const type = arr([...names, 'null'].map(str))
  return withMember(
    obj(own.concat(one.members.filter(({ key: k }) => !get(obj(own), k)))),
    'type',
    type,
  )
}

function typeFacts(root: JsonNode, schema: JsonNode, depth = 0): TypeFacts {
  const names = typeNamesOf(schema)
  const items = get(schema, 'items')
  if (!names.includes('array') || !items || depth > 2)
    return { names: names.length ? names : impliedTypes(schema) }
  return { names, entries: typeFacts(root, resolveReference(root, items) ?? items, depth + 1) }
}

/** A list of alternatives says its types one by one. */
function impliedTypes(schema: JsonNode): readonly string[] {
  const branches = [...itemsOf(get(schema, 'anyOf')), ...itemsOf(get(schema, 'oneOf'))]
  const names = branches.map(typeNamesOf)
  return names.every((each) => each.length) ? [...new Set(names.flat())] : []
}

function factsOf(schema: JsonNode, entries: JsonNode | undefined): readonly Fact[] {
  const fact = (id: FactId, key: string): Fact[] => {
    const value = get(schema, key)
    return value ? [{ id, values: [written(value)] }] : []
  }
  const values = itemsOf(get(schema, 'enum'))
  const examples = itemsOf(get(schema, 'examples'))
  const entryValues = itemsOf(get(entries, 'enum'))
  return [
    ...(values.length ? [{ id: 'oneOf' as const, values: values.map(written) }] : []),
    ...(entryValues.length ? [{ id: 'oneOf' as const, values: entryValues.map(written) }] : []),
    ...fact('always', 'const'),
    ...fact('format', 'format'),
    ...range(schema, 'minimum', 'maximum', ['between', 'atLeast', 'atMost']),
    ...fact('moreThan', 'exclusiveMinimum'),
    ...fact('lessThan', 'exclusiveMaximum'),
    ...fact('multipleOf', 'multipleOf'),
    ...range(schema, 'minLength', 'maxLength', ['lengthBetween', 'lengthAtLeast', 'lengthAtMost']),
    ...range(schema, 'minItems', 'maxItems', ['countBetween', 'countAtLeast', 'countAtMost']),
    ...(booleanOf(get(schema, 'uniqueItems')) ? [{ id: 'noTwice' as const, values: [] }] : []),
    ...fact('pattern', 'pattern'),
    ...fact('default', 'default'),
    ...(examples.length ? [{ id: 'examples' as const, values: examples.map(written) }] : []),
    ...otherFacts(schema, known),
  ]
}

type RangeIds = readonly [both: FactId, low: FactId, high: FactId]

function range(schema: JsonNode, low: string, high: string, ids: RangeIds): Fact[] {
  const least = get(schema, low)
  const most = get(schema, high)
  if (least && most) return [{ id: ids[0], values: [written(least), written(most)] }]
  if (least) return [{ id: ids[1], values: [written(least)] }]
  return most ? [{ id: ids[2], values: [written(most)] }] : []
}

const shown = ['title', 'description', 'type', 'properties', 'required', '$schema', '$id']

const known = new Set([
  ...shown,
  ...['enum', 'const', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern'],
  ...['default', 'examples'],
])

const wholeKnownNoType = new Set([
  ...['properties', 'required', '$schema', '$id', '$defs', 'definitions'],
])
const wholeKnown = new Set([...wholeKnownNoType, 'type'])

function otherFacts(schema: JsonNode, without: ReadonlySet<string>): readonly Fact[] {
  // `true` takes any value, which the missing type already says.
  if (schema.kind === 'boolean' && schema.value) return []
  if (schema.kind !== 'object') return [{ id: 'also', values: [print(schema, 0)] }]
  const isSaid = ({ key, value }: Member) =>
    without.has(key) ||
    (key === 'items' && isPlainItems(value)) ||
    (key === 'additionalProperties' && value.kind === 'boolean')
  return membersOf(schema)
    .filter((each) => !isSaid(each))
    .map(({ key, value }) => ({ id: 'also', values: [`${key}: ${print(value, 0)}`] }))
}

/** Entries of which the type, the allowed values and the fields say everything. */
function isPlainItems(items: JsonNode): boolean {
  if (items.kind !== 'object') return false
  const said = [...shown, 'enum', 'additionalProperties', '$ref']
  return items.members.every(({ key }) => said.includes(key))
}

/** A value as its author wrote it; text without its quotation marks. */
function written(value: JsonNode): string {
  if (value.kind === 'string') return value.value === '' ? '""' : value.value
  return printScalar(value)
}
