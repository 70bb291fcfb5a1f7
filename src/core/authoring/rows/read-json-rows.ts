import { schemaOfList } from '../../dialects/parameter-list'
import {
  booleanOf,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  obj,
  stringOf,
  withoutMembers,
} from '../../json/node'
import { isCredential } from '../../openapi/credential-names'
import {
  failed,
  NOTHING_READ,
  type PastedInjected,
  plainRow,
  type ReadRows,
  type RowsProblem,
} from './pasted-rows'
import { readSamples } from './read-samples'
import { rowsOfSamples } from './rows-of-samples'

/** Sample arguments: one object, several, or a list of them. */
export function readArguments(text: string): ReadRows {
  return readObjects(text, (samples) => samples.flatMap(entriesOf))
}

/** A sample answer: what stands in its envelope; of a list, what its entries have. */
export function readResponse(text: string): ReadRows {
  return readObjects(text, (samples) => samples.flatMap((each) => entriesOf(insideEnvelope(each))))
}

function readObjects(
  text: string,
  unfold: (samples: readonly JsonNode[]) => readonly JsonNode[],
): ReadRows {
  const read = readSamples(text)
  if (!read.ok) return failed('json', { line: read.line, column: read.column })
  const samples = unfold(read.samples)
  const strange = samples.find((each) => each.kind !== 'object')
  if (strange || samples.length === 0)
    return failed('not-objects', { found: strange?.kind ?? 'array' })
  const rows = rowsOfSamples(samples)
  return rows.length === 0 ? failed('no-fields') : { ...NOTHING_READ, rows }
}

const entriesOf = (node: JsonNode): readonly JsonNode[] =>
  node.kind === 'array' ? node.items.flatMap(entriesOf) : [node]

/** Members of an envelope that hold what was asked for, and those that stand beside it. */
const CONTENT =
  /^(?:data|result|results|payload|body|items|records|rows|list|content|entries|value)$/i
const BESIDE =
  /^(?:code|err_?(?:code|msg|or)|errors?|status(?:_?code)?|success|ok|msg|message|request_?id|trace_?id|timestamp|time|total(?:_?count)?|count|page(?:_?(?:no|num|size|index))?|size|limit|offset|has_?(?:more|next)|next(?:_?(?:page|cursor|token))?(?:_?token)?|cursor|meta|links|version|pagination|pages|current)$/i

/** What an answer wraps, envelope in envelope; the value itself where it is none. */
export function insideEnvelope(node: JsonNode): JsonNode {
  const members = membersOf(node)
  const content = members.filter(
    ({ key, value }) => CONTENT.test(key) && (value.kind === 'object' || value.kind === 'array'),
  )
  if (content.length !== 1) return node
  const others = members.filter((each) => each !== content[0])
  return others.every(({ key }) => BESIDE.test(key)) ? insideEnvelope(content[0]!.value) : node
}

/** Whether an answer has an envelope around it, by which it shows that it is one. */
export const hasEnvelope = (node: JsonNode): boolean =>
  insideEnvelope(node) !== node && membersOf(node).length > 1

/** A JSON Schema, a tool with one, or a list of parameters such as an API document has. */
export function readSchemaRows(text: string): ReadRows {
  const read = readSamples(text)
  if (!read.ok) return failed('json', { line: read.line, column: read.column })
  const [root] = read.samples
  const found = root && schemaIn(root)
  if (!found) return failed('no-fields')
  const required = new Set(itemsOf(get(found.schema, 'required')).map(stringOf))
  const problems: RowsProblem[] = []
  const rows = membersOf(get(found.schema, 'properties')).map(({ key, value }) =>
    plainRow(key, value.kind === 'object' ? value : obj([]), required.has(key)),
  )
  return rows.length + found.injected.length === 0
    ? failed('no-fields')
    : { rows, injected: found.injected, problems }
}

/** Where tools and operations keep the schema of what they take. */
const HOLDERS: readonly (readonly string[])[] = [
  ['inputSchema'],
  ['input_schema'],
  ['parameters'],
  ['function', 'parameters'],
  ['schema'],
]

interface FoundSchema {
  readonly schema: JsonObject
  readonly injected: readonly PastedInjected[]
}

/** The schema with parameters that a value is or holds; undefined for plain data. */
export function schemaIn(root: JsonNode): FoundSchema | undefined {
  if (isObjectSchema(root)) return { schema: root, injected: [] }
  if (root.kind === 'array') return listIn(root)
  for (const path of HOLDERS) {
    const held = getIn(root, path)
    if (!held) continue
    if (isObjectSchema(held)) return { schema: held, injected: [] }
    const listed = held.kind === 'array' ? listIn(held) : undefined
    if (listed) return listed
  }
  return undefined
}

const isObjectSchema = (node: JsonNode): node is JsonObject =>
  node.kind === 'object' &&
  get(node, 'properties')?.kind === 'object' &&
  membersOf(get(node, 'properties')).every(
    ({ value }) => value.kind === 'object' || value.kind === 'boolean',
  ) &&
  (stringOf(get(node, 'type')) === 'object' ||
    membersOf(get(node, 'properties')).some(({ value }) => get(value, 'type') !== undefined))

/** A listed parameter says what it is; records that merely have a name are data. */
const SAYS = ['type', 'schema', 'required', 'in', 'jsonSchema', 'isRequired']

function listIn(list: JsonNode): FoundSchema | undefined {
  const items = itemsOf(list)
  const isList =
    items.length > 0 &&
    items.every(
      (each) =>
        stringOf(get(each, 'name')) !== undefined &&
        SAYS.some((key) => get(each, key) !== undefined) &&
        (booleanOf(get(each, 'required')) !== undefined || !get(each, 'required')),
    )
  if (!isList) return undefined
  const injected: PastedInjected[] = []
  const asked = items.flatMap((each): readonly JsonNode[] => {
    const name = stringOf(get(each, 'name'))!
    const place = stringOf(get(each, 'in'))
    if (each.kind !== 'object') return []
    if (place === 'header' || place === 'query' || place === 'cookie')
      if (isCredential(name, place) || place === 'cookie') {
        injected.push({ name, in: place })
        return []
      }
    return [place === undefined ? each : withoutMembers(each, ['in'])]
  })
  const schema = schemaOfList({ kind: 'array', items: asked })
  return schema && { schema, injected }
}
