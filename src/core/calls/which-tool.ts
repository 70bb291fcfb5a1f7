import { get, type JsonNode, membersOf, stringOf } from '../json/node'
import { inputSchemaOf, nameOf } from '../model/tool'
import { sanitised } from '../naming/same-after-sanitising'
import { checkArguments } from './check-arguments'
import { type Likeness, nearestNames } from './nearest'
import type { SentCall } from './sent-call'

/** A tool that a call may have meant. */
export interface Proposal {
  readonly index: number
  readonly name: string
  readonly why: Likeness | 'fits'
}

/** Hears of a tool before arguments are checked against it. */
export type TellTool = (tool: JsonNode) => void

/** Which tool a call is for. */
export type ToolFound =
  | {
      readonly kind: 'found'
      readonly index: number
      /** By its name, the name behind a client's prefix or as a client respelt it, by its fit, or asked for. */
      readonly by: 'name' | 'prefix' | 'sanitised' | 'fit' | 'only' | 'asked'
      /** What stood before the name. */
      readonly prefix?: string
      /** Others whose parameters fit as well. */
      readonly proposals: readonly Proposal[]
    }
  | { readonly kind: 'unknown'; readonly proposals: readonly Proposal[] }

/** What stands between a server's or a namespace's name and the tool's. */
const SEPARATORS = ['__', '.', ':', '/', '::']

/**
 * The tool that a call is for: by its exact name; by the name behind what a client puts before it
 * (`mcp__server__name`, `server.name`, the tool's own namespace) or with what it replaces; bare
 * arguments by the tools whose parameters they fit. An unknown name comes back with the nearest ones.
 */
export function toolOf(
  call: SentCall,
  tools: readonly JsonNode[],
  tell: TellTool = () => undefined,
): ToolFound {
  if (call.name === undefined || call.name === '') return byFit(call, tools, tell)
  const names = tools.map(nameOf)
  return byName(call.name, names, tools) ?? unknown(call.name, names)
}

function byName(
  given: string,
  names: readonly string[],
  tools: readonly JsonNode[],
): ToolFound | undefined {
  const exact = names.indexOf(given)
  if (exact >= 0) return { kind: 'found', index: exact, by: 'name', proposals: [] }
  const found = (at: readonly number[], by: 'prefix' | 'sanitised', prefix = ''): ToolFound =>
    at.length === 1
      ? { kind: 'found', index: at[0]!, by, ...(prefix ? { prefix } : {}), proposals: [] }
      : {
          kind: 'unknown',
          proposals: at.map((index) => ({
            index,
            name: names[index]!,
            why: by === 'prefix' ? 'prefix' : 'case',
          })),
        }
  const same = indexesOf(names, (name) => name !== '' && sanitised(name) === given)
  if (same.length > 0) return found(same, 'sanitised')
  const behind = indexesOf(names, (name, i) => isBehindPrefix(given, name, namespaceOf(tools[i])))
  if (behind.length === 0) return undefined
  // Of `get` and `orders__get` the longer name is the one that was meant.
  const most = Math.max(...behind.map((i) => names[i]!.length))
  const longest = behind.filter((i) => names[i]!.length === most)
  return found(longest, 'prefix', given.slice(0, -most))
}

const indexesOf = (
  names: readonly string[],
  isOne: (name: string, index: number) => boolean,
): readonly number[] => names.flatMap((name, i) => (isOne(name, i) ? [i] : []))

const namespaceOf = (tool: JsonNode | undefined): string => stringOf(get(tool, 'namespace')) ?? ''

function isBehindPrefix(given: string, name: string, namespace: string): boolean {
  if (name === '') return false
  const tail = given.endsWith(name) ? name : sanitised(name)
  if (!given.endsWith(tail) || given.length <= tail.length) return false
  const prefix = given.slice(0, -tail.length)
  if (namespace !== '' && [namespace, `${namespace}_`, `${namespace}-`].includes(prefix))
    return true
  return SEPARATORS.some((each) => prefix.endsWith(each) && prefix.length > each.length)
}

const unknown = (given: string, names: readonly string[]): ToolFound => ({
  kind: 'unknown',
  proposals: nearestNames(given, names).map((each) => ({
    ...each,
    index: names.indexOf(each.name),
  })),
})

/** More tools than this are told by their parameters' names alone. */
const MOST_CHECKED = 200

function byFit({ args }: SentCall, tools: readonly JsonNode[], tell: TellTool): ToolFound {
  if (tools.length === 1) return { kind: 'found', index: 0, by: 'only', proposals: [] }
  if (!args) return { kind: 'unknown', proposals: [] }
  const given = membersOf(args).map(({ key }) => key)
  const ranked = tools
    .map((tool, index) => ({ index, name: nameOf(tool), tool, strange: strangers(given, tool) }))
    .sort((a, b) => a.strange - b.strange || a.index - b.index)
    .slice(0, MOST_CHECKED)
    .map((each) => {
      tell(each.tool)
      return { ...each, errors: errorsIn(each.tool, args), own: ownShare(given, each.tool) }
    })
    .sort((a, b) => a.errors - b.errors || b.own - a.own || a.index - b.index)
  const [best, second] = ranked
  const proposals = ranked
    .filter((each) => each.own > 0 || each.errors === 0)
    .slice(0, 3)
    .map(({ index, name }): Proposal => ({ index, name, why: 'fits' }))
  const isClear =
    best !== undefined &&
    best.own > 0 &&
    (second === undefined || best.errors < second.errors || best.own > second.own)
  return isClear
    ? { kind: 'found', index: best.index, by: 'fit', proposals: proposals.slice(1) }
    : { kind: 'unknown', proposals }
}

/** A misspelt name speaks less against a tool than a stranger, and is not missing besides. */
const errorsIn = (tool: JsonNode, args: JsonNode): number =>
  checkArguments(tool, args).problems.reduce((sum, { severity, code, under }) => {
    if (severity !== 'error' || under !== undefined) return sum
    return sum + (code === 'misspelt' ? 0.5 : 1)
  }, 0)

const propertiesOf = (tool: JsonNode): ReadonlySet<string> =>
  new Set(membersOf(get(inputSchemaOf(tool), 'properties')).map(({ key }) => key))

/** How many of the names are no parameters of a tool. */
export function strangers(given: readonly string[], tool: JsonNode): number {
  const own = propertiesOf(tool)
  return given.filter((name) => !own.has(name)).length
}

/** The share of a tool's parameters and the given names that are both. */
function ownShare(given: readonly string[], tool: JsonNode): number {
  const own = propertiesOf(tool)
  const both = given.filter((name) => own.has(name)).length
  return both / Math.max(1, own.size + given.length - both)
}
