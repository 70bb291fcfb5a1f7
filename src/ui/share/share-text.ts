import { withoutTools } from '../../core/authoring/set/change-tools'
import { applyEdits, type Edit } from '../../core/json/edit'
import { get, itemsOf, type JsonNode, str, stringOf } from '../../core/json/node'
import { isStrictJson } from '../../core/json/parse'
import { readingOf } from '../../core/model/reading'
import { nameOf, titleOf } from '../../core/model/tool'
import { envelopeOf, saveSet, type ToolSet, withSetTitle } from '../../core/model/tool-set'
import { askedText, type LinkParts } from '../../core/share/asked-parts'

/** The ids of the tools that are shared; all of the set when left out. */
export type Chosen = ReadonlySet<string> | undefined

/** What goes along with the tools, by choice. */
export type AlongWith = Required<Pick<LinkParts, 'review' | 'asides' | 'questions'>>

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
 * The set's text as it is to be shared: of all tools or of the chosen ones, with the author's message
 * and what is to go along. What the set says about itself stays unless the message says otherwise;
 * the set itself is not changed.
 */
export function shareText(
  set: ToolSet,
  chosen: Chosen,
  message: ShareMessage,
  along: LinkParts = {},
): ShareText {
  const unreadable = set.tools.flatMap((tool, index) =>
    (chosen && !chosen.has(tool.id)) || isStrictJson(readingOf(tool))
      ? []
      : [{ index, name: nameOf(readingOf(tool).root) }],
  )
  if (unreadable.length) return { ok: false, unreadable }
  const part = chosen ? ofChosen(set, chosen) : set
  const saved = saveSet(part)
  const edited = applyEdits(saved, messageEdits(messageOf(set), message))
  const text = edited.ok ? edited.text : saved
  const isPart = part.tools.length < set.tools.length
  const tools = isPart ? { tools: new Set(part.tools.keys()) } : {}
  return { ok: true, text: askedText(text, { ...along, ...tools }) }
}

/** The set with the chosen tools only; a single one gives it its own title. */
function ofChosen(set: ToolSet, chosen: ReadonlySet<string>): ToolSet {
  const others = set.tools.map(({ id }) => id).filter((id) => !chosen.has(id))
  const part = withoutTools(set, new Set(others))
  const [only] = part.tools
  if (!only || part.tools.length > 1 || part === set) return part
  const { root } = readingOf(only)
  return withSetTitle(part, titleOf(root) || nameOf(root))
}

/** How much of each there is that can go along: entries of a review, findings set aside, questions. */
export function countsOf(set: ToolSet): Readonly<Record<keyof AlongWith, number>> {
  const envelope = envelopeOf(set)
  const asides = (holder: JsonNode | undefined) => itemsOf(get(get(holder, 'lint'), 'aside')).length
  return {
    review: itemsOf(get(get(envelope, 'review'), 'entries')).length,
    asides: set.tools.reduce((sum, tool) => sum + asides(readingOf(tool).root), asides(envelope)),
    questions: itemsOf(get(get(envelope, 'bench'), 'questions')).length,
  }
}

/** What the set already says to its reader. */
export function messageOf(set: ToolSet): ShareMessage {
  const envelope = envelopeOf(set)
  const text = (key: string) => stringOf(get(envelope, key)) ?? ''
  return { author: text('author'), note: text('note'), date: text('date') }
}

/** Only what differs is written, so that a set shared without a message keeps every byte. */
function messageEdits(before: ShareMessage, message: ShareMessage): readonly Edit[] {
  const author = message.author.trim()
  const note = message.note.trim()
  const isSame = (key: 'author' | 'note', now: string) => before[key].trim() === now
  if (isSame('author', author) && isSame('note', note)) return []
  const date = author || note ? message.date : ''
  return Object.entries({ note, author, date }).flatMap(([key, now]): Edit[] => {
    const old = before[key as keyof ShareMessage]
    if (now) return [{ op: 'set', path: [key], value: str(now), before: 'tools' }]
    return old ? [{ op: 'remove', path: [key] }] : []
  })
}
