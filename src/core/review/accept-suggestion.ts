import { afterEdits } from '../json/after-edits'
import type { Edit } from '../json/edit'
import { getIn, itemsOf, type JsonObject, type Path, str, stringOf } from '../json/node'
import { choicesOf, setMeaning } from '../model/choices'
import { setKeyword } from '../model/parameters'
import { DESCRIPTION_KEYS, type DescriptionKey } from '../model/tool'
import { setAnswer, setImportedText } from '../model/write-members'
import type { Suggestion } from './entry'

/** The words at a place that other words can be suggested for, and how they are written there. */
export interface Wording {
  /** As they stand today; empty where nothing is said yet. */
  readonly text: string
  readonly write: (text: string) => readonly Edit[]
}

/**
 * What can be worded otherwise at a path of a tool: the description or one of its answers, what a
 * schema says of itself, what a value of a choice means (the path of the value). Undefined elsewhere.
 */
export function wordingAt(tool: JsonObject, path: Path): Wording | undefined {
  const last = path.at(-1)
  if (path[0] === 'description') return descriptionWording(tool, path)
  if (path[0] !== 'inputSchema' && path[0] !== 'outputSchema') return undefined
  if (last === 'description') {
    const at = path.slice(0, -1)
    const schema = getIn(tool, at)
    if (schema?.kind !== 'object') return undefined
    return {
      text: stringOf(getIn(tool, path)) ?? '',
      write: (text) => setKeyword(schema, at, 'description', text === '' ? undefined : str(text)),
    }
  }
  return typeof last === 'number' ? meaningWording(tool, path.slice(0, -2), path) : undefined
}

function descriptionWording(tool: JsonObject, path: Path): Wording | undefined {
  const node = getIn(tool, ['description'])
  const [, key, ...below] = path
  if (below.length > 0) return undefined
  if (key === undefined)
    return node && node.kind !== 'string'
      ? undefined
      : { text: stringOf(node) ?? '', write: (text) => setImportedText(tool, text) }
  const isKey = (each: string | number): each is DescriptionKey =>
    DESCRIPTION_KEYS.some((known) => known === each)
  if (!isKey(key) || (node && node.kind !== 'object')) return undefined
  return { text: stringOf(getIn(tool, path)) ?? '', write: (text) => setAnswer(tool, key, text) }
}

function meaningWording(tool: JsonObject, schema: Path, path: Path): Wording | undefined {
  const { list, choices } = choicesOf(tool, schema)
  const index = path.at(-1) as number
  const choice = choices[index]
  if (!choice || list.at(-1) !== path.at(-2) || itemsOf(getIn(tool, list)).length <= index)
    return undefined
  return { text: choice.meaning, write: (text) => setMeaning(tool, schema, index, text) }
}

export type Accepted =
  /** `isStale`: the words that stand there are no longer those that the reviewer read. */
  | { readonly ok: true; readonly edits: readonly Edit[]; readonly isStale: boolean }
  | { readonly ok: false; readonly reason: 'no-place' | 'words-gone' | 'not-taken' }

/**
 * The edits that put suggested words in their place, which is given as it is found today. Where the
 * reviewer worded a part of a longer text, that part is replaced, and nothing where it is gone.
 */
export function acceptSuggestion(
  tool: JsonObject,
  path: Path,
  { was, text }: Pick<Suggestion, 'was' | 'text'>,
): Accepted {
  const wording = wordingAt(tool, path)
  if (!wording) return { ok: false, reason: 'no-place' }
  const now = wording.text
  const at = was === '' ? -1 : now.indexOf(was)
  const isOnce = at >= 0 && now.indexOf(was, at + 1) < 0
  // A description in one text is worded sentence by sentence; all else is worded as a whole.
  const isPart = path.length === 1 && now !== was && was !== ''
  if (isPart && !isOnce) return { ok: false, reason: 'words-gone' }
  const next = isPart ? now.slice(0, at) + text + now.slice(at + was.length) : text
  const edits = wording.write(next)
  const written = wordingAt(afterEdits(tool, edits), path)?.text ?? ''
  // What a choice's text cannot hold (a meaning over several lines) would be read back otherwise.
  if (written.trim() !== next.trim()) return { ok: false, reason: 'not-taken' }
  return { ok: true, edits, isStale: !isPart && now !== was }
}
