import { CALLS, callSchemaOf, isValidCall } from '../authoring/samples/calls'
import { isAccepted } from '../authoring/samples/sample-of'
import type { Edit } from '../json/edit'
import { get, getIn, itemsOf, type JsonNode, type JsonObject, type Path } from '../json/node'
import { print } from '../json/print'
import { inputSchemaOf } from '../model/tool'
import { oncePer } from '../once-per'
import { agreesAfter } from '../reading/agrees-after'
import { statedNeed } from '../reading/stated-need'
import { walkSchema } from '../schema/walk'
import { changed } from './change'
import type { Field } from './field'
import { factsOf } from './field-facts'
import { placesOf } from './places-of'
import { verdictOf } from './verdict'
import { withEdits } from './with-edits'

/** A value that an author wrote into a schema and that the schema accepts. */
interface Written {
  readonly path: Path
  readonly value: JsonNode
}

/** What must stay valid whatever is tightened: values in the schema, whole calls, made samples. */
const keptBy = oncePer((tool: JsonObject) => {
  const root = inputSchemaOf(tool)
  const values: Written[] = root
    ? walkSchema(root, ['inputSchema']).flatMap(({ path, schema }) =>
        [
          ...itemsOf(get(schema, 'examples')),
          ...itemsOf(get(schema, 'enum')),
          ...['example', 'default', 'const'].flatMap((key) => get(schema, key) ?? []),
        ]
          .filter((value) => isAccepted(value, schema, root))
          .map((value) => ({ path, value })),
      )
    : []
  const { calls: made, fields } = placesOf(tool)
  // A sample that leaves out what the text says is required is no right call.
  const needed = fields.filter(
    ({ is, isRequired, text }) => is === 'member' && !isRequired && statedNeed(text) === 'required',
  )
  const calls = made.filter((call) =>
    needed.every(({ at }) => getIn(call, at) ?? !getIn(call, at.slice(0, -1))),
  )
  const own = itemsOf(getIn(tool, CALLS))
  const swapped = fields.flatMap((field) =>
    factsOf(field).written.flatMap(
      (value) => changed(field.call, { op: 'set', at: field.at, value }) ?? [],
    ),
  )
  // The value of a sample is mostly one that the author wrote, so many of these are the same call.
  const each = new Map([...calls, ...own, ...swapped].map((call) => [print(call, 0), call]))
  return { values, calls: [...each.values()].filter((call) => isValidCall(tool, call)) }
})

/** The answers so far for one tool, by the edits. */
const answersOf = oncePer((_: JsonObject) => new Map<string, JsonObject | undefined>())

/**
 * The tool after edits that keep valid every value its author wrote, every example of a whole call
 * and every sample, and that let the text of the field agree with its schema as before. Undefined
 * where they do not.
 */
export function keptAfter(
  tool: JsonObject,
  edits: readonly Edit[],
  field: Field | undefined,
): JsonObject | undefined {
  const known = answersOf(tool)
  const key = edits.map(keyOf).join('\n')
  if (known.has(key)) return known.get(key)
  const after = withEdits(tool, edits)
  const answer = after && keeps(tool, after) && agrees(field, after) ? after : undefined
  known.set(key, answer)
  return answer
}

const keyOf = (edit: Edit): string =>
  JSON.stringify(edit.path) + ('value' in edit ? print(edit.value, 0) : '')

function keeps(tool: JsonObject, after: JsonObject): boolean {
  const root = inputSchemaOf(after)
  if (!root) return false
  const { values, calls } = keptBy(tool)
  return (
    calls.every((call) => isValidCall(after, call)) &&
    values.every(({ path, value }) => {
      const schema = getIn(after, path)
      return !schema || isAccepted(value, schema, root)
    })
  )
}

function agrees(field: Field | undefined, after: JsonObject): boolean {
  const schema = field && getIn(after, field.path)
  return !field || !schema || agreesAfter(field, schema)
}

/** Whether a tool stops a call. */
export function stops(tool: JsonObject, call: JsonNode): boolean {
  const schema = callSchemaOf(tool)
  const root = inputSchemaOf(tool)
  return (
    schema !== undefined && root !== undefined && verdictOf(call, schema, root).is === 'stopped'
  )
}
