import type { Edit } from '../../json/edit'
import {
  arr,
  bool,
  booleanOf,
  get,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  str,
  stringOf,
} from '../../json/node'
import { setMember } from '../../model/write-members'
import { oncePer } from '../../once-per'

/** The members of `exports` that we know, in their usual order. */
const MARKS = ['hidden', 'agents'] as const

/** Whether a tool is kept out of every export; said in quotes it is meant just the same. */
export function isHidden(tool: JsonNode): boolean {
  const node = get(get(tool, 'exports'), 'hidden')
  return booleanOf(node) ?? stringOf(node)?.trim().toLowerCase() === 'true'
}

/**
 * The names of the agents that a tool is marked for, each once, blanks around them taken off; one
 * name without its brackets counts as a list. None where nothing, or something of another type, stands.
 */
export const agentsOf = oncePer((tool: JsonNode): readonly string[] => {
  const node = get(get(tool, 'exports'), 'agents')
  const items = node?.kind === 'array' ? node.items : node ? [node] : []
  const names = items.map((item) => stringOf(item)?.trim() ?? '')
  return [...new Set(names)].filter((name) => name !== '')
})

/** All agents that tools of a set are marked for, in the order in which they first stand. */
export const agentsOfSet = (tools: readonly JsonNode[]): readonly string[] => [
  ...new Set(tools.flatMap(agentsOf)),
]

/**
 * The edits that keep a tool out of every export, or let it in again; none where that is so already.
 * An `exports` that is emptied goes, one that is no object is left alone.
 */
export function setHidden(tool: JsonObject, on: boolean): Edit[] {
  if (isHidden(tool) === on) return []
  return on ? set(tool, 'hidden', bool(true)) : unset(tool, 'hidden')
}

/**
 * The edits that mark a tool for an agent, behind those that it has; none where it is marked already,
 * or the name is blank. An `exports` that is no object is left alone.
 */
export function addToAgent(tool: JsonObject, agent: string): Edit[] {
  const name = agent.trim()
  if (name === '' || agentsOf(tool).includes(name)) return []
  const node = get(get(tool, 'exports'), 'agents')
  if (node?.kind === 'array')
    return [{ op: 'insert', path: ['exports', 'agents', node.items.length], value: str(name) }]
  return set(tool, 'agents', arr(node?.kind === 'string' ? [node, str(name)] : [str(name)]))
}

/**
 * The edits that take the mark for an agent off a tool; the last one takes an empty `agents`, and that
 * an empty `exports`, with it. None where the tool has no such mark.
 */
export function removeFromAgent(tool: JsonObject, agent: string): Edit[] {
  const name = agent.trim()
  if (!agentsOf(tool).includes(name)) return []
  const node = get(get(tool, 'exports'), 'agents')
  if (node?.kind !== 'array') return unset(tool, 'agents')
  const isIt = (item: JsonNode): boolean => stringOf(item)?.trim() === name
  if (node.items.every(isIt)) return unset(tool, 'agents')
  // From the end, so that the places before stay right.
  return node.items.flatMap((_, i): Edit[] => {
    const at = node.items.length - 1 - i
    return isIt(node.items[at]!) ? [{ op: 'remove', path: ['exports', 'agents', at] }] : []
  })
}

function set(tool: JsonObject, mark: (typeof MARKS)[number], value: JsonNode): Edit[] {
  const marks = get(tool, 'exports')
  if (marks?.kind === 'object') {
    const later: readonly string[] = MARKS.slice(MARKS.indexOf(mark) + 1)
    const next = membersOf(marks).find(({ key }) => later.includes(key))
    return [{ op: 'set', path: ['exports', mark], value, ...(next ? { before: next.key } : {}) }]
  }
  if (marks && marks.kind !== 'null') return []
  return setMember(tool, 'exports', obj([member(mark, value)]))
}

function unset(tool: JsonObject, mark: string): Edit[] {
  const marks = get(tool, 'exports')
  const isLast = membersOf(marks).every(({ key }) => key === mark)
  return isLast ? removal(tool, ['exports']) : removal(marks, ['exports', mark])
}

/** Once for every duplicate, or an earlier one would come to light. */
function removal(node: JsonNode | undefined, path: readonly string[]): Edit[] {
  if (node?.kind !== 'object') return []
  return node.members
    .filter(({ key }) => key === path.at(-1))
    .map((): Edit => ({ op: 'remove', path }))
}
