import { isStrictJson } from '../json/parse'
import { readingOf } from './reading'
import { type OpenedSet, openSet, saveSet, type ToolRecord, type ToolSet } from './tool-set'

/** How the text of a set in parts begins; no set's own text has this member. */
const PARTS = '{"toolwrightParts":'
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a set is kept as between two visits: its own text, or while a tool's text has an error, which
 * would make the whole set unreadable, its parts as JSON. `openKept` takes both.
 */
export function keptText(set: ToolSet): string {
  if (set.tools.every(fitsIntoText)) return saveSet(set)
  const { head, leads, tools, tail } = set
  const texts = tools.map(({ text, indent }) => ({ text, indent }))
  return JSON.stringify({ toolwrightParts: 1, head, leads, tools: texts, tail })
}

/** The set that `keptText` was given. `newId` gives each tool its name for this session. */
export function openKept(text: string, newId: () => string): OpenedSet {
  if (!text.startsWith(PARTS)) return openSet(text, newId)
  const parts = partsIn(text)
  if (!parts) return { ok: false, reason: 'not-a-set', problems: [] }
  const tools = parts.tools.map((tool) => ({ id: newId(), ...tool }))
  return { ok: true, set: { ...parts, tools }, problems: [] }
}

/** Whether the set can be opened again with this tool's text in it. */
function fitsIntoText(record: ToolRecord): boolean {
  return !record.text.startsWith(BYTE_ORDER_MARK) && isStrictJson(readingOf(record))
}

type Parts = Omit<ToolSet, 'tools'> & { readonly tools: readonly Omit<ToolRecord, 'id'>[] }

/** The parts, when they are as we wrote them. */
function partsIn(text: string): Parts | undefined {
  try {
    const { head, leads, tools, tail } = JSON.parse(text) as Partial<Parts>
    const isOurs =
      typeof head === 'string' &&
      typeof tail === 'string' &&
      Array.isArray(leads) &&
      Array.isArray(tools) &&
      leads.length === tools.length &&
      tools.every((tool) => typeof tool?.text === 'string' && typeof tool.indent === 'string')
    return isOurs ? { head, leads, tools, tail } : undefined
  } catch {
    return undefined
  }
}
