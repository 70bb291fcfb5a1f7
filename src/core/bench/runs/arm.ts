import { get, itemsOf, type JsonNode, type JsonObject } from '../../json/node'
import { armHash } from './arm-hash'
import { matchArm, type Unmatched } from '../matching/match-arm'
import { matchesByHand, type ToolByHand } from '../matching/read-matches'
import type { Question } from '../questions/question'
import type { Arm } from './run'

/** A version of a set, before it takes part. */
export interface ArmSource {
  readonly id: string
  readonly title: string
  readonly tools: readonly JsonObject[]
  readonly systemPrompt: string
  /** What the document's tools are called in it, where that is known without anybody saying it. */
  readonly known?: ReadonlyMap<string, ToolByHand>
}

/**
 * A version as it takes part in a run: frozen with its hash, and matched with the document that the
 * questions stand in. What has no counterpart in it is told before the run.
 */
export function armOf(
  { id, title, tools, systemPrompt, known = new Map() }: ArmSource,
  document: JsonNode | undefined,
): { readonly arm: Arm; readonly unmatched: Unmatched } {
  // What somebody said counts before what is known by itself.
  const byHand = new Map([...known, ...matchesByHand(document)])
  const { matches, unmatched } = matchArm(toolsIn(document), tools, byHand)
  const hash = armHash({ tools, systemPrompt })
  return { arm: { id, title, hash, tools, systemPrompt, matches }, unmatched }
}

/** The tools that questions expect and a version has no counterpart of: those are not judged there. */
export function expectedInVain(
  unmatched: Unmatched,
  questions: readonly Question[],
): readonly string[] {
  const expected = new Set(
    questions.flatMap((each) => (each.expected.is === 'tool' ? each.expected.tools : [])),
  )
  return unmatched.tools.filter((name) => expected.has(name))
}

/** The tools of a set that are objects, in their order. */
export const toolsIn = (set: JsonNode | undefined): readonly JsonObject[] =>
  itemsOf(get(set, 'tools')).filter((tool) => tool.kind === 'object')
