import {
  get,
  type JsonArray,
  type JsonNode,
  type JsonObject,
  type JsonString,
  type Member,
  membersOf,
} from '../json/node'
import { obj, type Path, stringOf, withoutMembers } from '../json/node'
import { builtInError, isBuiltInMember } from './built-in'
import type { Loss } from './dialect'
import { readEmbedded } from './embedded-json'
import { namedTools } from './named-tools'

/** One item of the lists found in a text. */
export interface Found {
  readonly node: JsonNode
  /** Where it stands, from the root of the text. */
  readonly path: Path
  /** Its place in its own list; 0 when it stands alone. */
  readonly index: number
  /** The dialect that the list around it belongs to, where the list says so. */
  readonly hint?: string
  readonly namespace?: string
}

/** What a text holds: items in text order, and what was noticed on the way to them. */
export interface Opened {
  readonly items: readonly Found[]
  readonly namespaces: readonly JsonNode[]
  /** Paths count from the root of the text. */
  readonly losses: readonly Loss[]
  /** Whether there was any list, be it empty. */
  readonly hasList: boolean
}

/** Members that lead to tools: request bodies, result envelopes, records of data sets. */
const LEADS = [
  'tools',
  'functions',
  'function',
  'result',
  'params',
  'body',
  'request',
  'session',
  'data',
  'toolConfig',
  'tool_config',
  'config',
  'item',
  'tool',
  'api_list',
  'single_tool',
  'multiple_tools',
  'functionDeclarations',
  'function_declarations',
]

const BARE_FUNCTIONS = 'openai.functions-legacy'

/** JSON in a string in a string is read; deeper is somebody's joke. */
const MOST_STRINGS = 3

interface Place extends Omit<Found, 'node'> {
  readonly isListed: boolean
  /** How many strings the place is inside of. */
  readonly strings: number
}

/** What a search has found so far. */
interface Search {
  readonly items: Found[]
  readonly namespaces: JsonNode[]
  readonly losses: Loss[]
  hasList: boolean
  readonly sureness: (item: JsonObject) => number
}

/**
 * Finds the tools in whatever is around them. `sureness` says how surely an object is a tool: 2 and
 * more are taken at once, 1 only when nothing in the object leads to tools.
 */
export function openContainer(root: JsonNode, sureness: (item: JsonObject) => number): Opened {
  const search: Search = { items: [], namespaces: [], losses: [], hasList: false, sureness }
  open(search, root, { path: [], index: 0, isListed: false, strings: 0 })
  const { items, namespaces, losses, hasList } = search
  return { items, namespaces, losses, hasList }
}

function take(search: Search, node: JsonNode, place: Place): void {
  const { path, index, namespace } = place
  // Much that is no OpenAI function is called one: whatever has a shape of its own goes by that.
  const isShaped = node.kind === 'object' && search.sureness(node) > 0
  const hint = place.hint === BARE_FUNCTIONS && isShaped ? undefined : place.hint
  search.items.push({
    node,
    path,
    index,
    ...(hint === undefined ? {} : { hint }),
    ...(namespace === undefined ? {} : { namespace }),
  })
}

function open(search: Search, node: JsonNode, place: Place): void {
  if (node.kind === 'array') openList(search, node, place)
  else if (node.kind === 'string') openString(search, node, place)
  else if (node.kind === 'object') openObject(search, node, place)
  else take(search, node, place)
}

function openList(search: Search, node: JsonArray, place: Place): void {
  search.hasList = true
  // A list of numbers is one wrong thing, not a million.
  if (node.items.length > 0 && !node.items.some(isItem)) return take(search, node, place)
  node.items.forEach((item, index) =>
    open(search, item, { ...place, path: [...place.path, index], index, isListed: true }),
  )
}

function openString(search: Search, node: JsonString, place: Place): void {
  const embedded = place.strings < MOST_STRINGS ? readEmbedded(node.value, node.at) : undefined
  if (!embedded?.ok || !['object', 'array', 'string'].includes(embedded.value.kind))
    return take(search, node, place)
  search.losses.push({ code: 'import.json-string', path: place.path })
  open(search, embedded.value, { ...place, strings: place.strings + 1 })
}

function openObject(search: Search, node: JsonObject, place: Place): void {
  const type = stringOf(get(node, 'type'))
  const inside = get(node, 'tools')
  const below = { ...place, path: [...place.path, 'tools'] }
  if (type === 'namespace' && inside) {
    search.namespaces.push(withoutMembers(node, ['type', 'tools']))
    return open(search, inside, { ...below, namespace: stringOf(get(node, 'name')) ?? '' })
  }
  if (type === 'mcp_toolset' && inside?.kind === 'array') {
    search.losses.push({ code: 'import.toolset', path: place.path })
    return open(search, inside, { ...below, hint: 'claude' })
  }
  if (search.sureness(node) >= 2) return take(search, node, place)
  if (openNamed(search, node, place)) return
  if (!openLeads(search, node, place)) take(search, node, place)
}

/** Takes the tools of an object that holds them by name; false when it is no such object. */
function openNamed(search: Search, node: JsonObject, place: Place): boolean {
  const named = namedTools(node)
  if (!named) return false
  search.hasList = true
  search.losses.push({ code: 'import.named-tools', path: place.path })
  named.forEach(({ key, item }, index) =>
    openObject(search, item, { ...place, path: [...place.path, key], index, isListed: true }),
  )
  return true
}

/** Follows every member that leads to tools; false when none does. */
function openLeads(search: Search, node: JsonObject, place: Place): boolean {
  const isBuiltIn = place.isListed && builtInError(node) !== undefined
  const leads = isBuiltIn ? [] : leadsOf(node)
  if (leads.length === 0) return false
  const cursor = get(node, 'nextCursor')
  if (cursor && cursor.kind !== 'null')
    search.losses.push({ code: 'import.incomplete', path: [...place.path, 'nextCursor'] })
  for (const { key, value } of leads) {
    const hint = hintIn(node, key, value)
    const below = { ...place, path: [...place.path, key] }
    open(search, value, hint === undefined ? below : { ...below, hint })
  }
  // Gemini lets a built-in tool stand beside the functions, in one object.
  if (place.isListed)
    for (const each of membersOf(node))
      if (isBuiltInMember(each.key)) take(search, obj([each]), place)
  return true
}

/** The dialect that a list is in by what it is called and stands in. */
function hintIn(node: JsonObject, key: string, value: JsonNode): string | undefined {
  // A set of our own says so; in it every tool is ours.
  if (key === 'tools' && value.kind === 'array' && get(node, 'toolwright')?.kind === 'number')
    return 'toolwright'
  if (key === 'functionDeclarations' || key === 'function_declarations') return 'gemini.parameters'
  if (key === 'functions' && value.kind === 'array' && value.items.every(isBareFunction))
    return BARE_FUNCTIONS
  return undefined
}

/** A function without parameters may have nothing but a name, which by itself says too little. */
function isBareFunction(item: JsonNode): boolean {
  const members = ['name', 'description', 'parameters']
  return (
    get(item, 'name')?.kind === 'string' &&
    membersOf(item).every(({ key }) => members.includes(key))
  )
}

/** The members that lead on; an object that holds nothing but tools by name leads by all of them. */
function leadsOf(node: JsonObject): readonly Member[] {
  const members = membersOf(node)
  const leads = members.filter((each) => leadsOn(each.key, each.value))
  if (leads.length > 0) return leads
  const isNamed = ({ value }: Member): boolean =>
    value.kind === 'object' && namedTools(value) !== undefined
  return members.every(isNamed) ? members : []
}

function leadsOn(key: string, value: JsonNode): boolean {
  // The settings of a DashScope request, where elsewhere a schema stands.
  if (key === 'parameters') return get(value, 'tools')?.kind === 'array'
  if (!LEADS.includes(key)) return false
  // One wrong item must not hide the others; it is reported where it stands.
  if (value.kind === 'array') return value.items.length === 0 || value.items.some(isItem)
  if (value.kind === 'object') return true
  return value.kind === 'string' && /^\s*[[{]/.test(value.value)
}

function isItem(node: JsonNode): boolean {
  return node.kind === 'object' || node.kind === 'string' || node.kind === 'array'
}
