import type { Edit } from '../json/edit'
import { get, type JsonNode, type JsonObject, member, membersOf, obj, str } from '../json/node'
import { DESCRIPTION_KEYS, type DescriptionKey, TOOL_KEYS } from './tool'

/** Sets one of the tool's own texts; an empty title goes, an empty name stays, since a tool must have one. */
export function setText(tool: JsonObject, key: 'name' | 'title', text: string): Edit[] {
  if (text === '' && key === 'title') return removal(tool, key)
  return [{ op: 'set', path: [key], value: str(text), ...nextOf(tool, TOOL_KEYS, key) }]
}

/** The description as one text, as it was imported; it stays a text when it becomes empty. */
export function setImportedText(tool: JsonObject, text: string): Edit[] {
  return [
    {
      op: 'set',
      path: ['description'],
      value: str(text),
      ...nextOf(tool, TOOL_KEYS, 'description'),
    },
  ]
}

/** Sets all answers at once, in the place of whatever the description was. */
export function setAnswers(tool: JsonObject, answers: JsonObject): Edit[] {
  return [
    { op: 'set', path: ['description'], value: answers, ...nextOf(tool, TOOL_KEYS, 'description') },
  ]
}

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
  const value = obj([member(key, str(text))])
  return [{ op: 'set', path: ['description'], value, ...nextOf(tool, TOOL_KEYS, 'description') }]
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
