import { injectedList } from '../../authoring/injected/injected-list'
import { type MatchedByHand, matchTools } from '../../diff/match-tools'
import { indexesWithout, matchFields } from '../../diff/schema/match-fields'
import type { JsonObject, Member } from '../../json/node'
import { get, membersOf } from '../../json/node'
import { inputSchemaOf, nameOf } from '../../model/tool'
import { nameWords } from '../../reading/words/name-words'
import { nameByHand, type NamesByHand, type ToolByHand } from './read-matches'
import type { Matches } from '../runs/run'
import { likestNames, likestTools } from './version-likeness'

/** What of the document has no counterpart in a version, and what of the version is left over. */
export interface Unmatched {
  /** Names of the document's tools. */
  readonly tools: readonly string[]
  /** Names of the document's parameters, each with its tool's name in the document. */
  readonly parameters: readonly { readonly tool: string; readonly name: string }[]
  /** Names of the version's tools that stand for none of the document's. */
  readonly leftOver: readonly string[]
  /** By the document's tool, names of the version's parameters that stand for none of its own. */
  readonly leftOverParameters: ReadonlyMap<string, readonly string[]>
}

export interface MatchedArm {
  readonly matches: Matches
  readonly unmatched: Unmatched
}

/**
 * What the document's tools and parameters are called in another version of the set: as somebody said
 * by hand, of one name, or most alike. Parameters are those of the call itself, not nested ones; what
 * the system fills in counts under its own name. A name that two tools have means the first.
 */
export function matchArm(
  document: readonly JsonObject[],
  arm: readonly JsonObject[],
  byHand: ReadonlyMap<string, ToolByHand> = new Map(),
): MatchedArm {
  const named = toolsByHand(arm, byHand)
  const sure = matchTools(document, arm, named)
  const gone = indexesWithout(
    document.length,
    sure.map(({ before }) => before),
  ).filter((i) => !Object.hasOwn(named, nameOf(document[i])))
  const fresh = indexesWithout(
    arm.length,
    sure.map(({ after }) => after),
  )
  const pairs = [...sure, ...likestTools(document, arm, gone, fresh)]
  const tools = new Map<string, string>()
  const parameters = new Map<string, ReadonlyMap<string, string>>()
  const injected = new Map<string, readonly string[]>()
  const lacking: { tool: string; name: string }[] = []
  const leftOverParameters = new Map<string, readonly string[]>()
  for (const pair of pairs) {
    const [own, other] = [document[pair.before]!, arm[pair.after]!]
    const name = nameOf(own)
    if (name === '' || tools.has(name)) continue
    tools.set(name, nameOf(other))
    const parts = matchParameters(own, other, byHand.get(name)?.parameters ?? new Map())
    parameters.set(name, parts)
    const filledIn = [
      ...injectedList(own).map((entry) => parts.get(entry.name) ?? entry.name),
      ...injectedList(other).map((entry) => entry.name),
    ]
    if (filledIn.length > 0) injected.set(name, [...new Set(filledIn)])
    for (const each of namesIn(own)) if (!parts.has(each)) lacking.push({ tool: name, name: each })
    const taken = new Set(parts.values())
    leftOverParameters.set(
      name,
      namesIn(other).filter((each) => !taken.has(each)),
    )
  }
  const taken = new Set(pairs.map(({ after }) => after))
  return {
    matches: {
      tools: record(tools),
      parameters: record([...parameters].map(([name, own]) => [name, record(own)] as const)),
      ...(injected.size > 0 ? { injected: record(injected) } : {}),
    },
    unmatched: {
      tools: [...new Set(document.map(nameOf))].filter((name) => name !== '' && !tools.has(name)),
      parameters: lacking,
      leftOver: arm.flatMap((tool, i) => (taken.has(i) || nameOf(tool) === '' ? [] : nameOf(tool))),
      leftOverParameters,
    },
  }
}

/** Own members only, whatever the names are: `__proto__` is one like any other. */
const record = <V>(entries: Iterable<readonly [string, V]>): Readonly<Record<string, V>> =>
  Object.fromEntries(entries)

/** Of the names that a tool goes by, the first that the version has; null where it has none for sure. */
function toolsByHand(
  arm: readonly JsonObject[],
  byHand: ReadonlyMap<string, ToolByHand>,
): MatchedByHand {
  const there = new Set(arm.map(nameOf))
  return record(
    [...byHand].flatMap(([name, { names }]) => {
      const found = nameByHand(name, names, there)
      return found === undefined ? [] : [[name, found] as const]
    }),
  )
}

/** The parameters of the call itself, not those inside of others. */
export const parametersIn = (tool: JsonObject): readonly Member[] =>
  membersOf(get(inputSchemaOf(tool), 'properties'))

const namesIn = (tool: JsonObject): readonly string[] => parametersIn(tool).map(({ key }) => key)

function matchParameters(
  own: JsonObject,
  other: JsonObject,
  byHand: ReadonlyMap<string, NamesByHand>,
): ReadonlyMap<string, string> {
  const [before, after] = [parametersIn(own), parametersIn(other)]
  const named = new Map<string, string>()
  const none = new Set<string>()
  const there = new Set(after.map(({ key }) => key))
  for (const [name, names] of byHand) {
    const found = nameByHand(name, names, there)
    if (found === null) none.add(name)
    else if (found !== undefined) named.set(name, found)
  }
  const free = (): readonly Member[] => {
    const taken = new Set(named.values())
    return after.filter(({ key }) => !taken.has(key))
  }
  const open = (): readonly Member[] =>
    before.filter(({ key }) => !named.has(key) && !none.has(key))
  // What the system fills in is asked of the model in some versions, in another spelling perhaps.
  for (const { name } of injectedList(own))
    if (!named.has(name) && !none.has(name))
      named.set(name, free().find(({ key }) => spelt(key) === spelt(name))?.key ?? name)
  const rest = { before: open(), after: free() }
  for (const pair of matchFields(rest.before, rest.after))
    named.set(rest.before[pair.before]!.key, rest.after[pair.after]!.key)
  const keys = (members: readonly Member[]): readonly string[] => members.map(({ key }) => key)
  for (const [name, armName] of likestNames(keys(open()), keys(free()))) named.set(name, armName)
  return named
}

const spelt = (name: string): string => nameWords(name).join('_')
