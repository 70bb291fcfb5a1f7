import type { Edit } from '../json/edit'
import {
  get,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  type Path,
  str,
} from '../json/node'
import { DESCRIPTION_KEYS, type DescriptionKey, TOOL_KEYS } from './tool'

/** Sets a member of the tool; a new one goes to its place in the usual order. */
export const setMember = (
  tool: JsonObject,
  key: (typeof TOOL_KEYS)[number],
  value: JsonNode,
): Edit[] => [setInOrder(tool, TOOL_KEYS, [key], value)]

/** Sets one of the tool's own texts; an empty title goes, an empty name stays, since a tool must have one. */
export function setText(tool: JsonObject, key: 'name' | 'title', text: string): Edit[] {
  if (text === '' && key === 'title') return removal(tool, [key])
  return setMember(tool, key, str(text))
}

/** The description as one text, as it was imported; it stays a text when it becomes empty. */
export const setImportedText = (tool: JsonObject, text: string): Edit[] =>
  setMember(tool, 'description', str(text))

/** Sets all answers at once, in the place of whatever the description was. */
export const setAnswers = (tool: JsonObject, answers: JsonObject): Edit[] =>
  setMember(tool, 'description', answers)

/** Sets one answer, in its place among the others; an empty one goes. */
export const setAnswer = (tool: JsonObject, key: DescriptionKey, text: string): Edit[] =>
  setInRecord(tool, 'description', DESCRIPTION_KEYS, key, text === '' ? undefined : str(text))

/**
 * Sets a member of one of the tool's records, in its place among the others, or takes it out; the last
 * one takes the empty record with it. A record that is neither an object nor null is left alone.
 */
export function setInRecord(
  tool: JsonObject,
  record: (typeof TOOL_KEYS)[number],
  order: readonly string[],
  key: string,
  value: JsonNode | undefined,
): Edit[] {
  const node = get(tool, record)
  const path = [record, key]
  if (node?.kind === 'object') {
    if (value) return [setInOrder(node, order, path, value)]
    const isLast = membersOf(node).every((each) => each.key === key)
    return isLast ? removal(tool, [record]) : removal(node, path)
  }
  if (!value || (node && node.kind !== 'null')) return []
  return setMember(tool, record, obj([member(key, value)]))
}

/** Sets a member; a new one goes in front of the first that comes later in the usual order. */
export function setInOrder(
  node: JsonNode | undefined,
  order: readonly string[],
  path: Path,
  value: JsonNode,
): Edit {
  const later = order.slice(order.indexOf(String(path.at(-1))) + 1)
  const next = membersOf(node).find(({ key }) => later.includes(key))
  return { op: 'set', path, value, ...(next ? { before: next.key } : {}) }
}

/** Takes a member out: once for every duplicate, or an earlier one would come to light. */
export const removal = (node: JsonObject, path: Path): Edit[] =>
  node.members.filter(({ key }) => key === path.at(-1)).map((): Edit => ({ op: 'remove', path }))
