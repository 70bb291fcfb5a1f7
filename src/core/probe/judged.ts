import { accepts, type KnownAnswers, newJudge } from '../authoring/samples/accepts'
import { callSchemaOf } from '../authoring/samples/calls'
import type { JsonNode, JsonObject } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import { oncePer } from '../once-per'
import { type KnownMisfits, type Misfit, misfitOf } from '../schema/misfit'

interface Known {
  readonly answers: KnownAnswers
  readonly misfits: KnownMisfits
  readonly misfitsWithoutFormat: KnownMisfits
}

/** Wrong calls share all but one place with the valid one, so what was judged is kept, by root. */
const known = new WeakMap<JsonNode, Known>()

function knownOf(root: JsonNode): Known {
  const before = known.get(root)
  if (before) return before
  const fresh: Known = {
    answers: new WeakMap(),
    misfits: new WeakMap(),
    misfitsWithoutFormat: new WeakMap(),
  }
  known.set(root, fresh)
  return fresh
}

/** What is known on one root holds on another that shares parts with it, unless references lead elsewhere. */
export function knownAlso(root: JsonNode, of: JsonNode): void {
  if (!known.has(root) && !hasReferences(of)) known.set(root, knownOf(of))
}

/** Whether a schema has references anywhere. */
export const hasReferences = oncePer((node: JsonNode): boolean =>
  node.kind === 'object'
    ? node.members.some(({ key, value }) => /^\$.*ref$/i.test(key) || leadsOn(value))
    : leadsOn(node),
)

/** The same further in; a value without parts leads nowhere. */
const leadsOn = (node: JsonNode): boolean =>
  node.kind === 'array' ? node.items.some(leadsOn) : node.kind === 'object' && hasReferences(node)

/** Whether a schema surely accepts a value, as `isAccepted` says; references count from `root`. */
export const isTaken = (value: JsonNode, schema: JsonNode, root: JsonNode): boolean =>
  accepts(value, schema, { ...newJudge(root), known: knownOf(root).answers })

/** Where a value surely breaks a schema, as `misfitOf` says. */
export function knownMisfit(
  value: JsonNode,
  schema: JsonNode,
  root: JsonNode,
  judgesFormats = true,
): Misfit | undefined {
  const { misfits, misfitsWithoutFormat } = knownOf(root)
  return misfitOf(
    value,
    schema,
    root,
    judgesFormats,
    judgesFormats ? misfits : misfitsWithoutFormat,
  )
}

/** Whether the input schema of a tool accepts arguments as they stand. */
export function takesCall(tool: JsonObject, call: JsonNode): boolean {
  const schema = callSchemaOf(tool)
  const root = inputSchemaOf(tool)
  return !schema || !root || isTaken(call, schema, root)
}
