import { callSchemaOf, isValidCall, sampleCall } from '../authoring/samples/calls'
import type { Sample } from '../authoring/samples/sample-of'
import type { Edit } from '../json/edit'
import { arr, get, itemsOf, type JsonNode, type JsonObject, num, type Path } from '../json/node'
import { setRequired } from '../model/parameters'
import { inputSchemaOf } from '../model/tool'
import { askedParameters } from '../reading/asked-parameters'
import { typeNamesOf } from '../schema/types'
import { walkSchema } from '../schema/walk'
import { withEdits } from './with-edits'

/** So many of the places that are left out, of each kind, get a call of their own. */
const MOST_OWN = 12

/** Valid calls of a tool, the fullest first; where there is none, why. */
export interface ValidCalls {
  readonly calls: readonly JsonNode[]
  readonly problem?: Extract<Sample, { ok: false }>
}

/** The full call and the shortest one, as the generator of samples makes them. */
export function validCalls(tool: JsonObject): ValidCalls {
  const samples = (['all', 'required'] as const).map((which) => sampleCall(tool, which))
  const calls = samples.flatMap((each) => (each.ok ? [each.value] : []))
  const problem = samples.find((each) => !each.ok)
  return { calls, ...(calls.length === 0 && problem && !problem.ok ? { problem } : {}) }
}

/**
 * Calls for what the first ones leave out: a branch that they do not take, a parameter that they do
 * not have. `isCovered` says of a place in the tool whether a call has been there.
 */
export function* furtherCalls(
  tool: JsonObject,
  isCovered: (path: Path) => boolean,
): Generator<JsonNode> {
  const schema = inputSchemaOf(tool)
  if (!schema) return
  const places = walkSchema(schema, ['inputSchema'])
  yield* tried(
    places.flatMap(({ path, schema: node }) =>
      ['anyOf', 'oneOf'].flatMap((keyword) =>
        itemsOf(get(node, keyword)).flatMap((branch, i) =>
          branch.kind === 'object' && !typeNamesOf(branch).includes('null')
            ? [{ at: [...path, keyword, i], edits: [only([...path, keyword], branch)] }]
            : [],
        ),
      ),
    ),
  )
  // What a dictionary or a list holds shows in one that is not empty.
  yield* tried(
    places.flatMap(({ path, keyword, schema: node, parent }) => {
      const least = keyword === undefined ? undefined : HOLDERS[keyword]
      return least === undefined || !parent || node.kind !== 'object'
        ? []
        : [{ at: path, edits: [atLeastOne([...parent.path, least])] }]
    }),
  )
  yield* tried(
    askedParameters(tool).map(({ path, name, owner }) => ({
      at: path,
      edits: setRequired(tool, owner.path, name, true),
    })),
  )

  function* tried(ways: readonly Way[]): Generator<JsonNode> {
    let left = MOST_OWN
    for (const { at, edits } of ways) {
      if (isCovered(at) || edits.length === 0) continue
      if (left-- <= 0) return
      yield* validFor(tool, withEdits(tool, edits))
    }
  }
}

/** A place in the tool that no call has been to, and what makes one go there. */
interface Way {
  readonly at: Path
  readonly edits: readonly Edit[]
}

const HOLDERS: Readonly<Record<string, string>> = {
  additionalProperties: 'minProperties',
  patternProperties: 'minProperties',
  items: 'minItems',
}

const only = (path: Path, branch: JsonNode): Edit => ({ op: 'set', path, value: arr([branch]) })
const atLeastOne = (path: Path): Edit => ({ op: 'set', path, value: num(1) })

/** A call of a narrower tool that the tool itself takes too. */
function* validFor(tool: JsonObject, narrower: JsonObject | undefined): Generator<JsonNode> {
  if (!narrower || !callSchemaOf(narrower)) return
  for (const which of ['all', 'required'] as const) {
    const sample = sampleCall(narrower, which)
    if (!sample.ok || !isValidCall(tool, sample.value)) continue
    yield sample.value
    return
  }
}
