import { matchTools } from '../diff/match-tools'
import { matchFields } from '../diff/schema/match-fields'
import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  type Path,
  sameData,
  stringOf,
} from '../json/node'
import { nameOf } from '../model/tool'
import { KEYWORDS } from '../schema/keywords'
import type { Follow } from './find-place'

/** What an entry of a list is known by when its other words have changed. */
const KNOWN_BY = ['code', 'name', 'state', 'field', 'const'] as const

/**
 * Where parts of the version that was reviewed are in the set of today: tools and parameters as a
 * comparison of the two matches them, entries of lists by their content or by what they are called.
 * Undefined for a tool that neither knows; of a part that is gone, where it would stand.
 */
export function followVersion(reviewed: JsonObject, today: JsonObject): Follow {
  const [before, after] = [toolsOf(reviewed), toolsOf(today)]
  const pairs = matchTools(before, after)
  return (tool, path) => {
    const pair = pairs.find((each) => nameOf(before[each.before]) === tool)
    if (!pair) return undefined
    const [was, is] = [before[pair.before]!, after[pair.after]!]
    return { tool: nameOf(is), path: pathIn(was, is, path) }
  }
}

const toolsOf = (set: JsonObject): readonly JsonObject[] =>
  itemsOf(get(set, 'tools')).map((tool) =>
    tool.kind === 'object' ? tool : { kind: 'object', members: [] },
  )

/** What stands at a step: a schema, the fields of one, or anything else. */
type Holds = 'schema' | 'fields' | 'other'

function pathIn(before: JsonNode, after: JsonNode, path: Path): Path {
  let [was, is]: (JsonNode | undefined)[] = [before, after]
  let holds: Holds = 'other'
  const now: (string | number)[] = []
  for (const [depth, given] of path.entries()) {
    const step = was?.kind === 'array' ? Number(given) : given
    const next = stepIn(was, is, step, holds)
    now.push(next)
    holds = holdsAt(holds, step, depth)
    was = get(was, step)
    is = get(is, next)
  }
  return now
}

function stepIn(
  was: JsonNode | undefined,
  is: JsonNode | undefined,
  step: string | number,
  holds: Holds,
): string | number {
  if (typeof step === 'number') return placeOf(was, is, step)
  if (holds !== 'fields') return step
  const [old, fresh] = [membersOf(was), membersOf(is)]
  const at = old.findIndex(({ key }) => key === step)
  const pair = matchFields(old, fresh).find(({ before }) => before === at)
  return pair ? fresh[pair.after]!.key : step
}

/** The place of an item: where the same stands, else what is called the same, else where it was. */
function placeOf(was: JsonNode | undefined, is: JsonNode | undefined, step: number): number {
  const item = get(was, step)
  const items = itemsOf(is)
  const same = items.flatMap((each, i) => (sameData(each, item) ? i : []))
  if (same.length > 0) return same.includes(step) ? step : same[0]!
  for (const key of KNOWN_BY) {
    const name = stringOf(get(item, key))
    const called =
      name === undefined ? [] : items.filter((each) => stringOf(get(each, key)) === name)
    if (called.length === 1) return items.indexOf(called[0]!)
  }
  return step
}

function holdsAt(holds: Holds, step: string | number, depth: number): Holds {
  if (depth === 0) return step === 'inputSchema' || step === 'outputSchema' ? 'schema' : 'other'
  if (holds === 'fields') return 'schema'
  if (holds === 'other' || typeof step === 'number') return holds
  const held = KEYWORDS.get(step)?.holds
  if (held === 'schema-map') return 'fields'
  return held?.startsWith('schema') ? 'schema' : 'other'
}
