import type { Dialect } from '../../core/dialects/dialect'
import { dialectById, WRITABLE } from '../../core/dialects/registry'
import { signal } from '../kit/signal'

/** The dialects beside the document, with the short names that fit a segment. */
export const COMMON_DIALECTS = [
  { id: 'openai.chat', label: 'OpenAI' },
  { id: 'claude', label: 'Claude' },
  { id: 'mcp.2025-11-25', label: 'MCP' },
] as const

const isCommon = (id: string): boolean => COMMON_DIALECTS.some((each) => each.id === id)

/** The others that a tool can be written in; our own format is the document itself. */
const others = WRITABLE.filter(({ id }) => !isCommon(id) && id !== 'toolwright')

/** The strict modes first, which are asked for most. */
export const OTHER_DIALECTS: readonly Dialect[] = [
  ...others.filter(({ strictOf }) => strictOf !== undefined),
  ...others.filter(({ strictOf }) => strictOf === undefined),
]

export const DOCUMENT = 'document'
const KEPT = 'toolwright:json-view'

/** What the pane shows: the document, or the dialect of this id; kept in this browser. */
export const shownView = signal(keptView())

export function viewChosen(view: string): void {
  shownView.set(view)
  try {
    localStorage.setItem(KEPT, view)
  } catch {
    // Without storage the choice holds for the session.
  }
}

function keptView(): string {
  try {
    const kept = localStorage.getItem(KEPT) ?? DOCUMENT
    return dialectById(kept)?.write ? kept : DOCUMENT
  } catch {
    return DOCUMENT
  }
}
