import { longestCommon } from '../authoring/dialect-edits/longest-common'
import { carriedBy } from '../dialects/carried-by'
import { get, type JsonNode, type JsonObject, sameData } from '../json/node'
import { nameOf } from '../model/tool'
import type { ByHand } from './by-hand'
import type { Change } from './change'
import { brokenCall, compareTools } from './compare-tools'
import { keysOfBoth } from './keys-of-both'
import { matchTools } from './match-tools'
import type { Pair } from './one-to-one'
import { indexesWithout, type MatchedFields } from './schema/match-fields'
import type { ToolPair } from './side-by-side'
import { valueText } from './value-text'
import type { Version, VersionTool } from './version'

/** A tool that one version or both have, and what became of it. */
export interface ToolDiff {
  /** Its place in each version; absent where it is not there. */
  readonly before?: number
  readonly after?: number
  /** Its name now, or what it was where it is gone. */
  readonly name: string
  readonly changes: readonly Change[]
  /** Where calls break: arguments that were taken and are not any more, where some were found. */
  readonly brokenCall?: JsonNode
}

/** Two versions of a set side by side. */
export interface SetDiff {
  /** Every tool of both versions once: in the order of the later one, then those that are gone. */
  readonly tools: readonly ToolDiff[]
  /** What the set says of itself. */
  readonly changes: readonly Change[]
  /** Members that one of the two dialects has no place for, so that they were not compared. */
  readonly uncarried: readonly string[]
}

/** Compares two versions of a set, or of one tool. */
export function compareSets(before: Version, after: Version, byHand: ByHand = {}): SetDiff {
  // Whoever gives one tool and one tool means them as versions of one.
  const isOneTool = before.isSingle && after.isSingle
  const pairs = isOneTool
    ? [{ before: 0, after: 0 }]
    : matchTools(
        before.tools.map(({ tool }) => tool),
        after.tools.map(({ tool }) => tool),
        byHand.tools,
      )
  const moved = movedPairs(pairs)
  const uncarried = new Set<string>()
  const both = pairs.map((pair): ToolDiff => {
    const [was, is] = [before.tools[pair.before]!, after.tools[pair.after]!]
    const missing = uncarriedBy(was, is)
    for (const member of missing)
      if (get(was.tool, member) ?? get(is.tool, member)) uncarried.add(member)
    const fields = fieldsByHand(byHand, nameOf(was.tool))
    const sides = { before: was.tool, after: is.tool, uncarried: missing, fields }
    return compared(pair, sides, moved.has(pair))
  })
  const fresh = indexesWithout(
    after.tools.length,
    pairs.map((pair) => pair.after),
  ).map((index): ToolDiff => {
    const { tool } = after.tools[index]!
    const name = nameOf(tool)
    const change: Change = {
      code: 'tool-added',
      class: 'behaviour',
      path: [],
      after: tool,
      values: { name },
    }
    return { after: index, name, changes: [change] }
  })
  const gone = indexesWithout(
    before.tools.length,
    pairs.map((pair) => pair.before),
  ).map((index): ToolDiff => {
    const { tool } = before.tools[index]!
    const name = nameOf(tool)
    const change: Change = {
      code: 'tool-removed',
      class: 'breaks',
      pathBefore: [],
      before: tool,
      values: { name },
    }
    return { before: index, name, changes: [change] }
  })
  return {
    tools: [...[...both, ...fresh].sort((a, b) => a.after! - b.after!), ...gone],
    changes: compareEnvelopes(before.envelope, after.envelope),
    uncarried: [...uncarried],
  }
}

const fieldsByHand = ({ fields = {} }: ByHand, tool: string): MatchedFields =>
  (Object.hasOwn(fields, tool) ? fields[tool] : undefined) ?? {}

function compared(pair: Pair, sides: ToolPair, isMoved: boolean): ToolDiff {
  const changes = compareTools(sides)
  const name = nameOf(sides.after)
  const call = changes.some((each) => each.class === 'breaks') ? brokenCall(sides) : undefined
  const move: Change = {
    code: 'tool-moved',
    class: 'safe',
    path: [],
    pathBefore: [],
    values: { name, before: pair.before + 1, after: pair.after + 1 },
  }
  return {
    ...pair,
    name,
    changes: isMoved ? [...changes, move] : changes,
    ...(call ? { brokenCall: call } : {}),
  }
}

/** Tools that stand elsewhere among the others than before: as few as explain the new order. */
function movedPairs(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const now = [...pairs].sort((a, b) => a.after - b.after)
  const old = [...pairs].sort((a, b) => a.before - b.before)
  const ids = (list: readonly Pair[]): readonly string[] => list.map((each) => String(each.before))
  const still = new Set(longestCommon(ids(old), ids(now)).map(([i]) => old[i]!))
  return new Set(pairs.filter((pair) => !still.has(pair)))
}

/** Which members of a document each place in a dialect stands for. */
const PLACES = {
  annotations: ['annotations'],
  output: ['outputSchema'],
  contract: ['contract', 'lint', 'exports', 'inputExamples', 'title'],
} as const

/** What one of two dialects has no place for: nothing follows from its not being there. */
function uncarriedBy(before: VersionTool, after: VersionTool): ReadonlySet<string> {
  if (before.dialect === after.dialect) return new Set()
  const [old, now] = [carriedBy(before.dialect), carriedBy(after.dialect)]
  const missing = (Object.keys(PLACES) as (keyof typeof PLACES)[]).filter(
    (each) => old.has(each) !== now.has(each),
  )
  // What a vendor adds of its own has a meaning among its own kind only.
  return new Set([...missing.flatMap((each) => PLACES[each]), 'vendor', 'strict', 'meta'])
}

/** Members of a set that change nothing for a model, whatever they say. */
const HARMLESS = [
  'toolwright',
  'title',
  'note',
  'author',
  'date',
  'questions',
  'bench',
  'review',
  'lint',
  'history',
]

function compareEnvelopes(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): readonly Change[] {
  // A list of tools alone says nothing of a set.
  if (!before || !after) return []
  return keysOfBoth(before, after).flatMap((key): Change[] => {
    const [was, is] = [get(before, key), get(after, key)]
    if (key === 'tools' || sameData(was, is)) return []
    return [
      {
        code: key === 'title' ? 'set-title' : 'set-member',
        class: HARMLESS.includes(key) ? 'safe' : 'behaviour',
        ...(was ? { before: was, pathBefore: [key] } : {}),
        ...(is ? { after: is, path: [key] } : {}),
        values: { name: key, before: valueText(was), after: valueText(is) },
      },
    ]
  })
}
