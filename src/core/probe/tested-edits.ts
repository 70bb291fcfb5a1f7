import { CALLS, callSchemaOf } from '../authoring/samples/calls'
import type { Edit } from '../json/edit'
import { get, getIn, itemsOf, type JsonNode, type JsonObject, type Path } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import { oncePer } from '../once-per'
import { agreesAfter } from '../reading/agrees-after'
import { statedNeed } from '../reading/stated-need'
import { isSameValue } from '../schema/misfit'
import { walkSchema } from '../schema/walk'
import { changed } from './change'
import { editsKey } from './edits-key'
import type { Field } from './field'
import { factsOf } from './field-facts'
import { hasReferences, isTaken, knownAlso, takesCall } from './judged'
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
          .filter((value) => isTaken(value, schema, root))
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
    factsOf(field).written.flatMap((value): Swapped[] => {
      // The value of a sample is mostly one that the author wrote.
      if (isSameValue(value, field.value)) return []
      const call = changed(field.call, { op: 'set', at: field.at, value })
      return call && takesCall(tool, call) ? [{ path: field.path, call }] : []
    }),
  )
  return { values, calls: [...calls, ...own].filter((call) => takesCall(tool, call)), swapped }
})

/** A call with another value that its author wrote for the field at this path of the tool. */
interface Swapped {
  readonly path: Path
  readonly call: JsonNode
}

/** Keywords that say something of one value and of nothing around it. */
const OF_ONE_VALUE =
  /^(?:type|enum|pattern|format|m(?:in|ax)(?:imum|Length|Items)|exclusiveM(?:in|ax)imum|uniqueItems)$/

/** The schema that edits are about, where they are about one value; undefined where about more. */
function scopeOf(edits: readonly Edit[]): Path | undefined {
  const [only, ...others] = edits
  return only?.op === 'set' && others.length === 0 && OF_ONE_VALUE.test(String(only.path.at(-1)))
    ? only.path.slice(0, -1)
    : undefined
}

const isWithin = (path: Path, scope: Path): boolean => scope.every((step, i) => path[i] === step)

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
  const key = editsKey(edits)
  if (known.has(key)) return known.get(key)
  const after = withEdits(tool, edits)
  const answer = after && keepsAll(tool, after, edits) && agrees(field, after) ? after : undefined
  known.set(key, answer)
  return answer
}

/**
 * Whether a tool, after edits, takes every value its author wrote, every whole call and every sample
 * that it took before. What the edits say nothing of is not looked at again.
 */
export function keepsAll(tool: JsonObject, after: JsonObject, edits: readonly Edit[]): boolean {
  const root = inputSchemaOf(after)
  const before = inputSchemaOf(tool)
  if (!root || !before) return false
  knownAlso(root, before)
  const { values, calls, swapped } = keptBy(tool)
  const scope = scopeOf(edits)
  const isConcerned = ({ path }: { readonly path: Path }): boolean =>
    !scope || isWithin(path, scope) || isWithin(scope, path)
  // Through a reference a value may be about a schema that stands elsewhere.
  const asked = hasReferences(before) ? values : values.filter(isConcerned)
  return (
    calls.every((call) => takesCall(after, call)) &&
    swapped.every((each) => !isConcerned(each) || takesCall(after, each.call)) &&
    asked.every(({ path, value }) => {
      const schema = getIn(after, path)
      return !schema || isTaken(value, schema, root)
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
