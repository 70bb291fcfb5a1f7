import { CALLS, isValidCall, sampleCall } from '../authoring/samples/calls'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  membersOf,
  sameData,
  withoutMembers,
} from '../json/node'
import { print } from '../json/print'
import { inputSchemaOf } from '../model/tool'
import { SCHEMA_MEMBERS } from '../schema/places'
import { longestCommon } from '../authoring/dialect-edits/longest-common'
import type { Change } from './change'
import { isSameData } from './inclusion/meaning'
import { keysOfBoth } from './keys-of-both'
import { compareInputs, compareOutputs } from './schema/compare-tool-schemas'
import type { ToolPair } from './side-by-side'
import { compareContracts } from './tool/compare-contracts'
import { compareDescriptions } from './tool/compare-descriptions'
import { withInjected } from './tool/compare-injected'
import { compareMembers } from './tool/compare-members'

/**
 * All that differs between two versions of one tool. Empty only where both are the same text, blanks
 * between its parts aside: what differs in order or spelling alone is told as that, and is safe.
 */
export function compareTools(pair: ToolPair): readonly Change[] {
  const { before, after } = pair
  if (before === after) return []
  const changes = [
    ...compareMembers(pair),
    ...compareDescriptions(pair),
    ...withInjected(pair, compareInputs(pair)),
    ...compareOutputs(pair).map((change) => ({ ...change, isOutput: true as const })),
    ...compareContracts(pair),
  ]
  return [...changes, ...compareOrder(pair, changes)]
}

/** The order of parameters, or of anything where nothing else is told. */
function compareOrder(
  { before, after, uncarried }: ToolPair,
  changes: readonly Change[],
): readonly Change[] {
  const reordered = (what: string): Change => ({
    code: 'reordered',
    class: 'safe',
    path: what === 'parameters' ? ['inputSchema', 'properties'] : [],
    pathBefore: what === 'parameters' ? ['inputSchema', 'properties'] : [],
    values: { what },
  })
  const names = (tool: JsonNode): readonly string[] =>
    membersOf(get(inputSchemaOf(tool), 'properties')).map(({ key }) => key)
  const [old, now] = [names(before), names(after)]
  const kept = old.filter((name) => now.includes(name))
  const order = now.filter((name) => old.includes(name))
  if (longestCommon(kept, order).length < kept.length) return [reordered('parameters')]
  if (changes.length > 0) return []
  const [was, is] = [before, after].map((tool) => withoutMembers(tool, [...uncarried]))
  return print(was!, 0) === print(is!, 0) ? [] : compareSpelling(was!, is!, reordered('members'))
}

/** What nothing else told of: order, spelling, or a member of a shape that nobody expects. */
function compareSpelling(before: JsonNode, after: JsonNode, reordered: Change): readonly Change[] {
  if (sameData(before, after)) return [reordered]
  const where = { path: [], pathBefore: [] }
  if (isSameData(before, after))
    return [{ code: 'respelt', class: 'safe', ...where, values: { facet: 'document' } }]
  return keysOfBoth(before, after).flatMap((name): Change[] => {
    const [was, is] = [get(before, name), get(after, name)]
    if (sameData(was, is)) return []
    const at = { path: [name], pathBefore: [name] }
    // Schemas were compared by what they mean, and were found to mean the same.
    const isSchema = SCHEMA_MEMBERS.some((each) => each === name)
    return isSchema && was?.kind === 'object' && is?.kind === 'object'
      ? [{ code: 'respelt', class: 'safe', ...at, values: { facet: 'document' } }]
      : [{ code: 'member-changed', class: 'behaviour', ...at, values: { name } }]
  })
}

/**
 * Arguments that the earlier version took and the later one refuses: an example of the author, or a
 * sample. Undefined where none was found, which does not say that there is none.
 */
export function brokenCall({ before, after }: ToolPair): JsonNode | undefined {
  const samples = (['required', 'all'] as const).flatMap((which) => {
    const sample = sampleCall(before, which)
    return sample.ok ? [sample.value] : []
  })
  return [...itemsOf(getIn(before, CALLS)), ...samples].find(
    (call) => isValidCall(before, call) && !isValidCall(after, call),
  )
}
