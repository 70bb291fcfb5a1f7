import type { Edit } from '../../json/edit'
import { arr, bool, get, type JsonNode, type JsonObject, str, stringOf } from '../../json/node'
import { flagOf } from '../../model/flag'
import { setInRecord } from '../../model/write-members'
import { oncePer } from '../../once-per'

/** The members of `exports` that we know, in their usual order. */
export const MARKS = ['hidden', 'agents'] as const

/** Whether a tool is kept out of every export; said in quotes it is meant just the same. */
export const isHidden = (tool: JsonNode): boolean =>
  flagOf(get(get(tool, 'exports'), 'hidden')) === true

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
  return setMark(tool, 'hidden', on ? bool(true) : undefined)
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
  return setMark(tool, 'agents', arr(node?.kind === 'string' ? [node, str(name)] : [str(name)]))
}

/**
 * The edits that take the mark for an agent off a tool; the last one takes an empty `agents`, and that
 * an empty `exports`, with it. None where the tool has no such mark.
 */
export function removeFromAgent(tool: JsonObject, agent: string): Edit[] {
  const name = agent.trim()
  if (!agentsOf(tool).includes(name)) return []
  const node = get(get(tool, 'exports'), 'agents')
  if (node?.kind !== 'array') return setMark(tool, 'agents', undefined)
  const isIt = (item: JsonNode): boolean => stringOf(item)?.trim() === name
  if (node.items.every(isIt)) return setMark(tool, 'agents', undefined)
  // From the end, so that the places before stay right.
  return node.items.flatMap((_, i): Edit[] => {
    const at = node.items.length - 1 - i
    return isIt(node.items[at]!) ? [{ op: 'remove', path: ['exports', 'agents', at] }] : []
  })
}

const setMark = (
  tool: JsonObject,
  mark: (typeof MARKS)[number],
  value: JsonNode | undefined,
): Edit[] => setInRecord(tool, 'exports', MARKS, mark, value)
