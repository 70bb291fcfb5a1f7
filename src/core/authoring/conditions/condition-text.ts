import type { Edit } from '../../json/edit'
import {
  get,
  getIn,
  type JsonNode,
  type JsonObject,
  membersOf,
  type Path,
  str,
  stringOf,
} from '../../json/node'
import { endedWith } from '../../lint/end-with'
import { descriptionText } from '../../model/description'
import { endsInChinese, languageOf } from '../../reading/language'
import { listAround } from '../../schema/list-around'
import type { Condition } from './condition'
import { conditionSentence, isConditionSaid } from './condition-sentence'

const LANGUAGES = ['en', 'zh'] as const

/** Where the texts of an owner stand: each answer, the whole description, or an object's own. */
function textPlaces(tool: JsonObject, owner: Path): readonly Path[] {
  if (owner.length > 1) return [ownText(tool, owner)]
  const description = get(tool, 'description')
  return description?.kind === 'object'
    ? membersOf(description).map(({ key }) => ['description', key])
    : [['description']]
}

/** The text of an object; of the objects in a list, which mostly have none, that of the list. */
function ownText(tool: JsonObject, owner: Path): Path {
  const list = listAround(owner)
  const isBare = get(getIn(tool, owner), 'description') === undefined
  return list && isBare && owner.length > 2 ? ownText(tool, list) : [...owner, 'description']
}

/** The edits by which a condition is said; none where a text says it. */
export function sentenceAdded(
  tool: JsonObject,
  owner: Path,
  condition: Condition,
): readonly Edit[] {
  if (isConditionSaid(tool, owner, condition)) return []
  const whole = descriptionText(tool)
  const description = get(tool, 'description')
  const isText = description?.kind === 'string' && description.value.trim() !== ''
  const path =
    owner.length > 1 ? ownText(tool, owner) : isText ? ['description'] : ['description', 'notes']
  // An empty text is no string that was imported: the answers take its place.
  const clears: readonly Edit[] =
    owner.length === 1 && description && !isText && description.kind !== 'object'
      ? [{ op: 'remove', path: ['description'] }]
      : []
  const before = stringOf(getIn(tool, path)) ?? ''
  const sentence = conditionSentence(condition, languageFor(before, whole, tool))
  return [...clears, { op: 'set', path, value: str(endedWith(before, sentence)) }]
}

/** The language of the text that is written to, or of any other of the tool. */
function languageFor(before: string, whole: string, tool: JsonNode): 'en' | 'zh' {
  const text = [before, whole, stringOf(get(tool, 'title')) ?? '', textsIn(tool)].find(
    (each) => each.trim() !== '',
  )
  return languageOf(text ?? '')
}

const textsIn = (tool: JsonNode): string =>
  membersOf(getIn(tool, ['inputSchema', 'properties']))
    .map(({ value }) => stringOf(get(value, 'description')) ?? '')
    .join(' ')

/** The edits that take the sentences of conditions out, exactly as they were written, and no other text. */
export function sentenceRemoved(
  tool: JsonObject,
  owner: Path,
  conditions: readonly Condition[],
): readonly Edit[] {
  return textPlaces(tool, owner).flatMap((path): readonly Edit[] => {
    const text = stringOf(getIn(tool, path))
    if (text === undefined) return []
    const left = sentencesOf(conditions).reduce(without, text)
    if (left === text) return []
    return left.trim() === ''
      ? [{ op: 'remove', path: emptiedPath(tool, path) }]
      : [{ op: 'set', path, value: str(left) }]
  })
}

/** The description goes with its last answer. */
function emptiedPath(tool: JsonObject, path: Path): Path {
  const isLast =
    path.length === 2 &&
    path[0] === 'description' &&
    membersOf(get(tool, 'description')).length === 1
  return isLast ? ['description'] : path
}

/** The edits that make the sentences of conditions that of another, in its place. */
export function sentenceReplaced(
  tool: JsonObject,
  owner: Path,
  olds: readonly Condition[],
  condition: Condition,
): readonly Edit[] {
  for (const path of textPlaces(tool, owner)) {
    const text = stringOf(getIn(tool, path))
    for (const lang of LANGUAGES)
      for (const old of olds) {
        const said = conditionSentence(old, lang)
        if (!text?.includes(said)) continue
        const next = text.replace(said, () => conditionSentence(condition, lang))
        return next === text ? [] : [{ op: 'set', path, value: str(next) }]
      }
  }
  return sentenceAdded(tool, owner, condition)
}

const sentencesOf = (conditions: readonly Condition[]): readonly string[] =>
  conditions.flatMap((each) => LANGUAGES.map((lang) => conditionSentence(each, lang)))

/** A text without a sentence, and without the blank that held it to its neighbour. */
function without(text: string, sentence: string): string {
  const at = text.indexOf(sentence)
  if (at < 0) return text
  const before = text.slice(0, at)
  const after = text.slice(at + sentence.length)
  if (after.trim() === '') return before.trimEnd() + (/^\s*$/.test(after) ? '' : after)
  if (before.trim() === '') return before + after.trimStart()
  const joint = /\n/.test(/\s*$/.exec(before)![0] + /^\s*/.exec(after)![0])
    ? '\n'
    : endsInChinese(before.trimEnd()) && !/^\s/.test(after)
      ? ''
      : ' '
  return before.trimEnd() + joint + after.trimStart()
}
