import type { Edit } from '../../json/edit'
import { get, type JsonObject, str, stringOf } from '../../json/node'
import { endedWith } from '../../lint/end-with'
import { type Answer, DESCRIPTION_KEYS, type DescriptionKey } from '../../model/tool'
import { setAnswer, setImportedText } from '../../model/write-members'
import { languageOfResult, type ResultRow, resultRows, type ResultTable } from './result-rows'
import { type FoundSentence, findSentence, rowSentence } from './row-sentence'

/** The answer that a table's sentence belongs to. */
const ANSWER: Readonly<Record<ResultTable, Answer>> = {
  outcomes: 'returns',
  signals: 'returns',
  errors: 'limits',
}

/** Where in a description a sentence of ours stands; no key where the description is one text. */
export interface WrittenSentence extends FoundSentence {
  readonly key?: DescriptionKey
  readonly text: string
}

/** The sentence that a table wrote, if it is there as it was written. */
export function writtenSentence(tool: JsonObject, table: ResultTable): WrittenSentence | undefined {
  const rows = resultRows(tool, table)
  for (const { key, text } of textsOf(tool)) {
    const found = findSentence(tool, table, rows, text)
    if (found) return { ...found, text, ...(key === undefined ? {} : { key }) }
  }
  return undefined
}

/** The rows that no sentence of the description tells of, neither ours nor the author's own. */
export function untoldRows(tool: JsonObject, table: ResultTable): readonly ResultRow[] {
  const texts = textsOf(tool).map(({ text }) => text)
  return resultRows(tool, table).filter(({ key }) => !texts.some((text) => mentions(text, key)))
}

/** The edits that tell of rows: in the sentence that stands there already, else in one more. */
export function sayRows(tool: JsonObject, table: ResultTable, more: readonly ResultRow[]): Edit[] {
  if (more.length === 0) return []
  const found = writtenSentence(tool, table)
  if (found) {
    const told = new Set([...found.rows, ...more].map(({ index }) => index))
    const rows = resultRows(tool, table).filter(({ index }) => told.has(index))
    return replaceSentence(tool, found, rowSentence(tool, table, rows, found.lang))
  }
  const sentence = rowSentence(tool, table, more, languageOfResult(tool))
  const description = get(tool, 'description')
  if (description?.kind === 'string')
    return setImportedText(tool, endedWith(description.value, sentence))
  const key = ANSWER[table]
  return setAnswer(tool, key, endedWith(stringOf(get(description, key)) ?? '', sentence))
}

/** The edits that put another sentence in the place of one of ours, or take it out where it is empty. */
export function replaceSentence(tool: JsonObject, found: WrittenSentence, by: string): Edit[] {
  const { key, text, start, end } = found
  const before = text.slice(0, start)
  const after = text.slice(end)
  const now = by === '' ? joined(before, after) : before + by + after
  if (key !== undefined && now === '') return setAnswer(tool, key, '')
  const path = key === undefined ? ['description'] : ['description', key]
  return now === text ? [] : [{ op: 'set', path, value: str(now) }]
}

/** What stood around a sentence, without the blank that parted it from its neighbour. */
function joined(before: string, after: string): string {
  if (before.trim() === '') return after.trimStart()
  return after.trim() === '' ? before.trimEnd() : before.replace(/ +$/, '') + after
}

function textsOf(
  tool: JsonObject,
): readonly { readonly key?: DescriptionKey; readonly text: string }[] {
  const description = get(tool, 'description')
  const whole = stringOf(description)
  if (whole !== undefined) return [{ text: whole }]
  return DESCRIPTION_KEYS.flatMap((key) => {
    const text = stringOf(get(description, key))
    return text === undefined ? [] : [{ key, text }]
  })
}

/** Whether a name stands in a text by itself, not as a part of a longer one. */
function mentions(text: string, name: string): boolean {
  const isPart = (letter: string | undefined): boolean =>
    letter !== undefined && /[A-Za-z0-9_]/.test(letter)
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true
  return false
}
