import type { Notice, Refused } from '../../core/authoring/dialect-edits/change'
import { editsFromWire } from '../../core/authoring/dialect-edits/edits-from-wire'
import { mergeWire } from '../../core/authoring/dialect-edits/merge-wire'
import { editTool } from '../../core/authoring/edit-tool'
import { type JsonObject, sameData } from '../../core/json/node'
import { parse, type Problem, rootObject } from '../../core/json/parse'
import type { DialectBase } from './dialect-base'

/** How a text in a dialect stands to the document. */
export interface CarryReport {
  /** What keeps the text from being one tool; while there is any, the document stays as it was. */
  readonly problems: readonly Problem[]
  readonly refused: readonly Refused[]
  readonly notices: readonly Notice[]
}

export const NOTHING_HELD: CarryReport = { problems: [], refused: [], notices: [] }

export const isHeld = ({ problems, refused }: CarryReport): boolean =>
  problems.length > 0 || refused.length > 0

/** A text that is typed in a dialect, and what it was made from. */
export interface DialectDraft {
  readonly text: string
  /** The document when the typing began: what is typed is read as a change of it. */
  readonly base: DialectBase
  /** The document as it is now, with what was carried back. */
  readonly last: DialectBase
}

/** The text of the document that a draft makes; none while the draft cannot be read. */
export function carriedBack(
  { text, base }: DialectDraft,
  dialect: string,
): { readonly report: CarryReport; readonly document?: string } {
  const wire = wholeObject(text)
  if ('problems' in wire) return { report: { ...NOTHING_HELD, problems: wire.problems } }
  const { edits, refused, notices } = editsFromWire(base.tool, dialect, base.wire, wire)
  const done = editTool(base.record.text, edits)
  if (!done.ok) return { report: { ...NOTHING_HELD, refused: [{ code: 'format', path: [] }] } }
  return { report: { problems: [], refused, notices }, document: done.text }
}

/**
 * The draft after the document changed elsewhere: that change is brought into the text, and what
 * is typed from here on is read as a change of the new document. A text that cannot be read waits.
 */
export function followed(draft: DialectDraft, now: DialectBase): DialectDraft | undefined {
  const wire = wholeObject(draft.text)
  if ('problems' in wire) return undefined
  const isClean = sameData(wire, draft.last.wire)
  const isLaidOut = draft.text === draft.last.text
  if (isClean && isLaidOut) return { text: now.text, base: now, last: now }
  return { text: mergeWire(draft.text, draft.last.wire, now.wire), base: now, last: now }
}

/** The object that a text is, or what keeps it from being one; doubled names would be guessed at. */
function wholeObject(text: string): JsonObject | { readonly problems: readonly Problem[] } {
  const parsed = parse(text)
  const root = rootObject(parsed)
  if (parsed.problems.length > 0) return parsed
  return root ?? { problems: [{ code: 'syntax', at: { start: 0, end: text.length } }] }
}
