import { type JsonNode, str } from '../../json/node'
import { descriptionOf, descriptionText } from '../../model/description'
import { ANSWERS, type Answer, DESCRIPTION_KEYS, type DescriptionKey } from '../../model/tool'
import { readDescription } from '../../reading/read-description'
import type { Change } from '../change'
import type { ToolPair } from '../side-by-side'
import { compareTexts, isOnlyLayout, type TextDiff } from '../text/compare-texts'

/**
 * What changed in a tool's description: answer by answer where both versions are split into answers,
 * else as one text, with the answers that the changed sentences give.
 */
export function compareDescriptions({ before, after }: ToolPair): readonly Change[] {
  const [was, is] = [descriptionOf(before), descriptionOf(after)]
  if (was.kind === 'answers' && is.kind === 'answers')
    return DESCRIPTION_KEYS.flatMap((key) => answerChange(key, was.answers[key], is.answers[key]))
  const [old, now] = [descriptionText(before), descriptionText(after)]
  const where = { path: ['description'], pathBefore: ['description'] }
  const texts = { before: str(old), after: str(now) }
  if (old === now) {
    if ((was.kind === is.kind && was.kind !== 'answers') || old === '') return []
    return [{ code: 'description-layout', class: 'safe', ...where, ...texts, values: {} }]
  }
  const text = compareTexts(old, now)
  const values = { answers: answersIn(before, after, text).join(',') }
  if (old === '')
    return [{ code: 'description-added', class: 'behaviour', ...where, ...texts, text, values }]
  if (now === '')
    return [{ code: 'description-removed', class: 'behaviour', ...where, ...texts, text, values }]
  return isOnlyLayout(text)
    ? [{ code: 'description-layout', class: 'safe', ...where, ...texts, text, values: {} }]
    : [{ code: 'description-changed', class: 'behaviour', ...where, ...texts, text, values }]
}

function answerChange(key: DescriptionKey, was = '', is = ''): readonly Change[] {
  if (was === is) return []
  const text = compareTexts(was, is)
  const isLayout = was !== '' && is !== '' && isOnlyLayout(text)
  const where = { path: ['description', key], pathBefore: ['description', key] }
  const rest = { before: str(was), after: str(is), text, values: { answer: key } }
  if (isLayout) return [{ code: 'description-layout', class: 'safe', ...where, ...rest }]
  const code = was === '' ? 'answer-added' : is === '' ? 'answer-removed' : 'answer-changed'
  return [{ code, class: 'behaviour', ...where, ...rest }]
}

/** The answers that sentences give which stand in one version only. */
function answersIn(before: JsonNode, after: JsonNode, text: TextDiff): readonly Answer[] {
  const gone = new Set<string>()
  const fresh = new Set<string>()
  for (const each of text) {
    if (each.kind === 'removed') gone.add(each.text)
    if (each.kind === 'added') fresh.add(each.text)
    if (each.kind !== 'changed') continue
    gone.add(each.before.map((mark) => mark.text).join(''))
    fresh.add(each.after.map((mark) => mark.text).join(''))
  }
  const given = [
    ...readDescription(before).sentences.filter((sentence) => gone.has(sentence.text)),
    ...readDescription(after).sentences.filter((sentence) => fresh.has(sentence.text)),
  ]
  return ANSWERS.filter((answer) => given.some(({ answers }) => (answers[answer] ?? 0) > 0))
}
