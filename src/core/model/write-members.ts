import type { Edit } from '../json/edit'
import { get, type JsonNode, type JsonObject, member, membersOf, obj, str } from '../json/node'
import { DESCRIPTION_KEYS, type DescriptionKey, TOOL_KEYS } from './tool'

/** Sets a member of the tool; a new one goes to its place in the usual order. */
export const setMember = (
  tool: JsonObject,
  key: (typeof TOOL_KEYS)[number],
  value: JsonNode,
): Edit[] => [{ op: 'set', path: [key], value, ...nextOf(tool, TOOL_KEYS, key) }]

/** Sets one of the tool's own texts; an empty title goes, an empty name stays, since a tool must have one. */
export function setText(tool: JsonObject, key: 'name' | 'title', text: string): Edit[] {
  if (text === '' && key === 'title') return removal(tool, key)
  return setMember(tool, key, str(text))
}

/** The description as one text, as it was imported; it stays a text when it becomes empty. */
export const setImportedText = (tool: JsonObject, text: string): Edit[] =>
  setMember(tool, 'description', str(text))

/** Sets all answers at once, in the place of whatever the description was. */
export const setAnswers = (tool: JsonObject, answers: JsonObject): Edit[] =>
  setMember(tool, 'description', answers)

/**
 * Sets one answer, in its place among the others; an empty one goes, and the last takes the empty
 * `description` with it. A description that is neither answers nor null is left alone.
 */
export function setAnswer(tool: JsonObject, key: DescriptionKey, text: string): Edit[] {
  const description = get(tool, 'description')
  const path = ['description', key]
  if (description?.kind === 'object') {
    if (text !== '')
      return [{ op: 'set', path, value: str(text), ...nextOf(description, DESCRIPTION_KEYS, key) }]
    const isLast = membersOf(description).every((m) => m.key === key)
    return isLast ? removal(tool, 'description') : removal(description, key, ['description'])
  }
  if (text === '' || (description && description.kind !== 'null')) return []
  return setMember(tool, 'description', obj([member(key, str(text))]))
}

function removal(node: JsonObject, key: string, base: readonly string[] = []): Edit[] {
  const times = node.members.filter((m) => m.key === key)
  return times.map((): Edit => ({ op: 'remove', path: [...base, key] }))
}

/** The first member present that comes after `key` in the usual order. */
function nextOf(node: JsonNode, order: readonly string[], key: string): { before?: string } {
  const later = order.slice(order.indexOf(key) + 1)
  const next = membersOf(node).find((m) => later.includes(m.key))
  return next ? { before: next.key } : {}
}
