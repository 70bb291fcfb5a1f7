import { applyEdits, type Edit } from '../../core/json/edit'
import { get, str, stringOf } from '../../core/json/node'
import { isStrictJson } from '../../core/json/parse'
import { readingOf } from '../../core/model/reading'
import { nameOf, titleOf } from '../../core/model/tool'
import {
  envelopeOf,
  newSet,
  saveSet,
  type ToolRecord,
  type ToolSet,
} from '../../core/model/tool-set'

export type ShareScope = 'set' | 'tool'

/** What the author says to the reader. `date` is a day, `2026-11-26`. */
export interface ShareMessage {
  readonly author: string
  readonly note: string
  readonly date: string
}

/** A tool whose text is not JSON at the moment; `index` counts from 0. */
export interface UnreadableTool {
  readonly index: number
  readonly name: string
}

export type ShareText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly unreadable: readonly UnreadableTool[] }

/**
 * The set's text as it is to be shared: of all tools or of one, with the author's message. What the
 * set says about itself stays unless the message says otherwise; the set itself is not changed.
 */
export function shareText(
  set: ToolSet,
  selected: string,
  scope: ShareScope,
  message: ShareMessage,
): ShareText {
  const only = scope === 'tool' ? set.tools.find((tool) => tool.id === selected) : undefined
  const unreadable = set.tools.flatMap((tool, index) =>
    (only && tool !== only) || isStrictJson(readingOf(tool))
      ? []
      : [{ index, name: nameOf(readingOf(tool).root) }],
  )
  if (unreadable.length) return { ok: false, unreadable }
  const text = saveSet(only ? setOfOne(only) : set)
  const edits = messageEdits(only ? undefined : messageOf(set), message)
  const edited = applyEdits(text, edits)
  return { ok: true, text: edited.ok ? edited.text : text }
}

function setOfOne(record: ToolRecord): ToolSet {
  const { root } = readingOf(record)
  return newSet(titleOf(root) || nameOf(root), [record.text], () => record.id)
}

/** What the set already says to its reader. */
export function messageOf(set: ToolSet): ShareMessage {
  const envelope = envelopeOf(set)
  const text = (key: string) => stringOf(get(envelope, key)) ?? ''
  return { author: text('author'), note: text('note'), date: text('date') }
}

/** Only what differs is written, so that a set shared without a message keeps every byte. */
function messageEdits(before: ShareMessage | undefined, message: ShareMessage): readonly Edit[] {
  const author = message.author.trim()
  const note = message.note.trim()
  const isSame = (key: 'author' | 'note', now: string) => (before?.[key] ?? '').trim() === now
  if (isSame('author', author) && isSame('note', note)) return []
  const date = author || note ? message.date : ''
  return Object.entries({ note, author, date }).flatMap(([key, now]): Edit[] => {
    const old = before?.[key as keyof ShareMessage] ?? ''
    if (now) return [{ op: 'set', path: [key], value: str(now), before: 'tools' }]
    return old ? [{ op: 'remove', path: [key] }] : []
  })
}
