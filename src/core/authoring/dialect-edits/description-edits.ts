import type { Edit } from '../../json/edit'
import { get, type JsonObject, str } from '../../json/node'
import { DESCRIPTION_KEYS, type DescriptionKey } from '../../model/tool'
import { answerFor, type ComposedPart, composedParts } from './composed-parts'
import { sentenceOwners } from './sentence-owners'

export interface DescriptionEdits {
  readonly edits: readonly Edit[]
  readonly unplaced: readonly string[]
}

/**
 * The edits of the five answers that make their composed text `to` where it was `from`. A text that
 * the exporter put around the answers must still be there. Undefined for a description that is no
 * set of answers, one whose composed text cannot be found in `from`, and where a sentence was moved
 * from one answer to another, whose order is fixed.
 */
export function descriptionEdits(
  tool: JsonObject,
  from: string,
  to: string,
): DescriptionEdits | undefined {
  const parts = composedParts(tool)
  if (parts.length === 0) return undefined
  const text = composedIn(parts, from, to)
  if (text === undefined) return undefined
  const { owned, unplaced, isMoved } = sentenceOwners(parts, text)
  if (isMoved) return undefined
  const was = new Map(parts.map((part) => [part.key, part]))
  const answers = new Map<DescriptionKey, string>()
  for (const key of DESCRIPTION_KEYS) {
    const now = textOfKey(owned, key, text)
    const old = was.get(key)
    if (old && now === old.text) answers.set(key, old.author)
    else if (now !== undefined) answers.set(key, answerFor(key, now, old))
  }
  return { edits: editsOf(tool, was, answers), unplaced }
}

/** What of `to` stands for the composed answers, when the exporter's own words around are untouched. */
function composedIn(parts: readonly ComposedPart[], from: string, to: string): string | undefined {
  const composed = from.slice(0, parts.at(-1)!.end)
  const isComposed = parts.every(({ start, end, text }) => composed.slice(start, end) === text)
  const behind = from.slice(composed.length)
  if (!isComposed || !to.endsWith(behind)) return undefined
  return to.slice(0, to.length - behind.length)
}

/** The stretches of one answer, those that follow one another with what stands between them. */
function textOfKey(
  owned: ReturnType<typeof sentenceOwners>['owned'],
  key: DescriptionKey,
  text: string,
): string | undefined {
  let out: string | undefined
  owned.forEach(({ key: each, start, end }, i) => {
    if (each !== key) return
    const before = owned[i - 1]
    const gap = before?.key === key ? text.slice(before.end, start) : ' '
    out = out === undefined ? text.slice(start, end) : out + gap + text.slice(start, end)
  })
  return out?.trim() === '' ? undefined : out
}

function editsOf(
  tool: JsonObject,
  was: ReadonlyMap<DescriptionKey, ComposedPart>,
  answers: ReadonlyMap<DescriptionKey, string>,
): readonly Edit[] {
  if (answers.size === 0) return [{ op: 'remove', path: ['description'] }]
  const edits: Edit[] = []
  const gone: Edit[] = []
  const present = new Set(DESCRIPTION_KEYS.filter((key) => get(get(tool, 'description'), key)))
  for (const key of DESCRIPTION_KEYS) {
    const path = ['description', key]
    const now = answers.get(key)
    if (now === undefined) {
      if (was.has(key)) gone.push({ op: 'remove', path })
    } else if (now !== was.get(key)?.author) {
      const later = DESCRIPTION_KEYS.slice(DESCRIPTION_KEYS.indexOf(key) + 1)
      const before = later.find((each) => present.has(each))
      edits.push({ op: 'set', path, value: str(now), ...(before ? { before } : {}) })
      present.add(key)
    }
  }
  return [...edits, ...gone]
}
