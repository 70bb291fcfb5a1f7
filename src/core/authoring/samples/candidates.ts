import {
  arr,
  bool,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  nil,
  obj,
  type Path,
} from '../../json/node'
import { impliedType } from '../../schema/implied-type'
import { isTypeName } from '../../schema/keywords'
import { meantTypesOf } from '../../schema/types'
import { accepts, newJudge } from './accepts'
import { arrays } from './arrays'
import { conjunctions } from './conjunctions'
import { numbers } from './numbers'
import { objects } from './objects'
import { noteProblem, type Search } from './sample-of'
import { texts } from './texts'
import { valueFromProse } from './value-from-prose'

/** Where in a sample a value is looked for. */
export interface Spot {
  readonly search: Search
  readonly path: Path
  /** The schemas that this one stands in, outermost first. */
  readonly above: readonly JsonNode[]
  /** The name of the member it is the value of; its array's where it is an item. */
  readonly name: string
}

/** A schema that stands in itself so many times asks for a value without end. */
const MOST_TURNS = 3
/** Steps that one check of one candidate may take. */
const CHECK_WORK = 20_000
/** Candidates of one way that are tried before the next way. */
const MOST_TRIED = 80

/** Values that all of the schemas accept, the best first; each has been checked. */
export function* candidates(schemas: readonly JsonNode[], spot: Spot): Generator<JsonNode> {
  const { search, path } = spot
  if (--search.work < 0) return noteProblem(search, 'too-large', path)
  if (turnsOf(schemas, spot) >= MOST_TURNS) return noteProblem(search, 'never-ends', path)
  const fits = (value: JsonNode): boolean =>
    schemas.every((schema) => accepts(value, schema, newJudge(search.root, CHECK_WORK)))
  const inside: Spot = { ...spot, above: [...spot.above, ...schemas] }
  const lost = (reference: string): void => noteProblem(search, 'bad-reference', path, reference)
  for (const parts of conjunctions(schemas, search.root, lost)) {
    let left = MOST_TRIED
    for (const value of valuesFor(parts, inside, fits)) {
      if (fits(value)) yield value
      if (--left < 0) break
    }
  }
}

const turnsOf = (schemas: readonly JsonNode[], { above }: Spot): number =>
  Math.max(
    ...schemas.map((schema) =>
      schema.kind === 'object' && schema.members.length > 0
        ? above.filter((each) => each === schema).length
        : 0,
    ),
  )

function* valuesFor(
  parts: readonly JsonObject[],
  spot: Spot,
  fits: (value: JsonNode) => boolean,
): Generator<JsonNode> {
  const written = writtenValues(parts)
  // An empty value or nothing shows little: it is given when there is no other.
  yield* written.filter((each) => !isBlank(each))
  const kinds = kindsFor(parts)
  for (const kind of kinds) {
    if (kind === 'string' || kind === 'number' || kind === 'integer')
      yield* parts.flatMap((part) => valueFromProse(part, kind) ?? [])
    if (kind === 'string') yield* texts(parts, spot)
    else if (kind === 'integer' || kind === 'number') yield* numbers(parts, kind)
    else if (kind === 'boolean') yield* [bool(true), bool(false)]
    else if (kind === 'object') yield* objects(parts, spot, fits)
    else if (kind === 'array') yield* arrays(parts, spot)
    else if (kind === 'null') yield nil
  }
  yield* written.filter(isBlank)
  if (kinds.includes('object')) yield obj([])
  if (kinds.includes('array')) yield arr([])
}

const isBlank = (value: JsonNode): boolean =>
  value.kind === 'null' ||
  (value.kind === 'string' && value.value === '') ||
  (value.kind === 'object' && value.members.length === 0) ||
  (value.kind === 'array' && value.items.length === 0)

/** The values that the author wrote, the surest first. */
function writtenValues(parts: readonly JsonObject[]): readonly JsonNode[] {
  const only = parts.flatMap((part) => get(part, 'const') ?? [])
  if (only.length) return only
  const listed = parts.flatMap((part) => itemsOf(get(part, 'enum')))
  const shown = parts.flatMap((part) => [
    ...itemsOf(get(part, 'examples')),
    ...[get(part, 'example'), get(part, 'default')].filter((each) => each !== undefined),
  ])
  return [...shown, ...listed]
}

const ORDER = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const
type KindName = (typeof ORDER)[number]

/** The types of value to try, as the schemas name them; where none does, what their words imply. */
function kindsFor(parts: readonly JsonObject[]): readonly KindName[] {
  const typed = parts
    .map(meantTypesOf)
    .filter((types) => types.length > 0 && types.every(isTypeName))
  const known = typed.map((types) => ORDER.filter((kind) => types.includes(kind)))
  const [first, ...others] = known
  if (first) {
    const has = (list: readonly KindName[], kind: KindName): boolean =>
      list.includes(kind) || (kind === 'integer' && list.includes('number'))
    const named = typed[0]!.filter((each): each is KindName => ORDER.includes(each as KindName))
    const wide = named.flatMap((kind): KindName[] =>
      kind === 'number' ? ['number', 'integer'] : [kind],
    )
    const left = wide.filter((kind) => others.every((list) => has(list, kind)))
    return [...left.filter((kind) => kind !== 'null'), ...left.filter((kind) => kind === 'null')]
  }
  const implied = parts.flatMap((part) => impliedType(part) ?? impliedByKeyword(part) ?? [])
  const said = ORDER.filter((kind) => implied.includes(kind))
  return [...said, ...ORDER.filter((kind) => !said.includes(kind))]
}

/** Several kinds of keyword stand together; members tell most. */
const impliedByKeyword = (part: JsonObject): KindName | undefined =>
  membersOf(get(part, 'properties')).length || itemsOf(get(part, 'required')).length
    ? 'object'
    : get(part, 'items')
      ? 'array'
      : undefined
