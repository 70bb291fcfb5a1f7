import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  membersOf,
  obj,
  type Path,
  sameData,
  str,
} from '../../json/node'
import { isRecordKey } from './record-keys'
import { isSecretSample } from './sample-secrets'
import { sharedFormat } from './shared-format'

/** What samples say of a value: its schema, and what an author should know of how it came about. */
export interface SampleSchema {
  /** Empty where the samples say nothing, as null alone does. */
  readonly schema: JsonObject
  /** Values that repeat among few, from the schema's root: an `enum` for the author to decide on. */
  readonly choices: readonly ProposedChoice[]
  /** Where a value looked like a secret and was not copied into `examples`. */
  readonly secrets: readonly Path[]
}

export interface ProposedChoice {
  readonly path: Path
  readonly values: readonly JsonNode[]
}

export interface SampleOptions {
  /** Whether sample values are kept in `examples`; they are unless this is false. */
  readonly hasExamples?: boolean
}

/** So many different values of one place are kept as examples. */
const MOST_EXAMPLES = 3
/** A longer text is a document, no example. */
const LONGEST_EXAMPLE = 120

/**
 * The schema that all samples of one value fit, nested to any depth, and nothing the samples do not
 * show: types, a `format` they all share, `required` for what none of them lacks, `examples` with
 * numbers as they were written. No description, no bounds, no `enum` (see `choices`). Objects whose
 * names are data (dates, ids) become dictionaries. Never throws; no samples give an empty schema.
 */
export function schemaFromSamples(
  samples: readonly JsonNode[],
  { hasExamples = true }: SampleOptions = {},
): SampleSchema {
  const choices: ProposedChoice[] = []
  const secrets: Path[] = []
  const schema = schemaOf({ values: samples, path: [], name: '' })
  return { schema, choices, secrets }

  function schemaOf({ values, path, name }: Place): JsonObject {
    const types = typesOf(values)
    if (types.length === 0 || (types.length === 1 && types[0] === 'null')) return obj([])
    const members: Member[] = [
      member('type', types.length === 1 ? str(types[0]!) : arr(types.map(str))),
    ]
    const add = (key: string, value: JsonNode | undefined): void => {
      if (value) members.push(member(key, value))
    }
    const texts = values.flatMap((each) => (each.kind === 'string' ? [each.value] : []))
    if (texts.length > 0) add('format', nodeOf(sharedFormat(texts)))
    const choice = choiceOf(values, texts)
    if (choice) choices.push({ path, values: choice })
    add('examples', examplesOf(values, path, name))
    const arrays = values.filter((each) => each.kind === 'array')
    const entries = arrays.flatMap((each) => [...itemsOf(each)])
    if (entries.length > 0)
      add('items', schemaOf({ values: entries, path: [...path, 'items'], name }))
    const objects = values.filter((each) => each.kind === 'object')
    if (objects.length > 0) members.push(...membersOfObjects(objects, path, name))
    return obj(members)
  }

  function membersOfObjects(objects: readonly JsonObject[], path: Path, name: string): Member[] {
    const found = new Map<string, JsonNode[]>()
    for (const object of objects)
      for (const { key, value } of membersOf(object)) {
        const known = found.get(key)
        if (known) known.push(value)
        else found.set(key, [value])
      }
    const names = [...found.keys()]
    if (names.length > 0 && names.every(isRecordKey)) {
      const values = [...found.values()].flat()
      const inside: Place = { values, path: [...path, 'additionalProperties'], name }
      return [member('additionalProperties', schemaOf(inside))]
    }
    const properties = names.map((key) =>
      member(
        key,
        schemaOf({ values: found.get(key)!, path: [...path, 'properties', key], name: key }),
      ),
    )
    const required = names.filter((key) => found.get(key)!.length === objects.length)
    return [
      member('properties', obj(properties)),
      ...(required.length > 0 ? [member('required', arr(required.map(str)))] : []),
    ]
  }

  function examplesOf(values: readonly JsonNode[], path: Path, name: string): JsonNode | undefined {
    const found: JsonNode[] = []
    for (const value of values) {
      if (found.length === MOST_EXAMPLES) break
      if (value.kind !== 'string' && value.kind !== 'number') continue
      const text = value.kind === 'string' ? value.value : value.raw
      if (isSecretSample(name, text)) {
        if (secrets.at(-1) !== path) secrets.push(path)
      } else if (
        text.trim() !== '' &&
        text.length <= LONGEST_EXAMPLE &&
        !found.some((each) => sameData(each, value))
      )
        found.push(value)
    }
    return hasExamples && found.length > 0 ? arr(found) : undefined
  }
}

interface Place {
  readonly values: readonly JsonNode[]
  readonly path: Path
  /** The name of the member the values stand under, however many lists deep. */
  readonly name: string
}

const nodeOf = (text: string | undefined): JsonNode | undefined =>
  text === undefined ? undefined : str(text)

/** The types of the values, in the order in which they first occur; `null` last. */
function typesOf(values: readonly JsonNode[]): readonly string[] {
  const found = new Set(values.map(typeOf))
  if (found.has('number')) found.delete('integer')
  const hasNull = found.delete('null')
  return [...found, ...(hasNull ? ['null'] : [])]
}

/** As it is written: 12.0 is an amount that happens to be whole, no count. */
function typeOf(value: JsonNode): string {
  if (value.kind !== 'number') return value.kind
  return /^-?\d+$/.test(value.raw) ? 'integer' : 'number'
}

/** Below so many values nothing can be said to repeat. */
const FEWEST_VALUES = 4
const MOST_CHOICES = 8
const LONGEST_CHOICE = 40

/** Few short texts that each value is one of, at least half of the values repeating another. */
function choiceOf(
  values: readonly JsonNode[],
  texts: readonly string[],
): readonly JsonNode[] | undefined {
  const given = values.filter((each) => each.kind !== 'null')
  if (texts.length !== given.length || texts.length < FEWEST_VALUES) return undefined
  const distinct = [...new Set(texts)]
  const isFew = distinct.length <= MOST_CHOICES && distinct.length * 2 <= texts.length
  const isWord = (text: string): boolean =>
    text.trim() !== '' && text.length <= LONGEST_CHOICE && !/[\n@/]|\d{4}/.test(text)
  return isFew && distinct.length > 1 && distinct.every(isWord) ? distinct.map(str) : undefined
}

/** The parameters of an object schema, as rows are made of it. */
export const propertiesOf = (schema: JsonNode): readonly Member[] =>
  membersOf(get(schema, 'properties'))
