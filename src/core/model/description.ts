import type { JsonNode } from '../json/node'
import { endsInChinese, languageOf } from '../reading/language'
import { readText } from '../reading/read-text'
import { ANSWER_CUES } from '../reading/words/answer-cues'
import { oncePer } from '../once-per'
import { descriptionOf } from './description-parts'
import { DESCRIPTION_KEYS, type DescriptionKey } from './tool'

export { type Description, descriptionOf } from './description-parts'

/** The one text a model reads: the string itself, or the answers composed. Empty when there is none. */
export const descriptionText = (tool: JsonNode | undefined): string => (tool ? textOf(tool) : '')

const textOf = oncePer((tool: JsonNode): string => {
  const description = descriptionOf(tool)
  if (description.kind === 'none') return ''
  if (description.kind === 'string') return description.text
  return composeDescription(description.answers)
})

/**
 * The answers as one text, in their fixed order, each in the language it is written in: a cue in
 * front where the author's text has none, a full stop behind where it has none, a space between
 * Latin sentences and nothing between Chinese ones. The author's own words are left as they are.
 */
export function composeDescription(
  answers: Readonly<Partial<Record<DescriptionKey, string>>>,
): string {
  let composed = ''
  for (const key of DESCRIPTION_KEYS) {
    const text = answers[key]?.trim() ?? ''
    if (text === '') continue
    const part = withStop(withCue(key, text))
    composed += composed === '' ? part : between(composed, part) + part
  }
  return composed
}

function withCue(key: DescriptionKey, text: string): string {
  if (key === 'does' || key === 'notes' || readText(text).answers[key] > 0) return text
  const lang = languageOf(text)
  const cue = ANSWER_CUES[key][lang]
  const isList = /^(?:[-*•]|\d{1,3}[.)、])\s*/.test(text)
  if (isList) return `${cue.heading}\n${text}`
  const lowered = lowerFirst(text)
  // "Returns Request number" reads as a slip; behind a colon a capital is as it should be.
  const keepsCapital = lang === 'en' && /^\p{Lu}/u.test(lowered)
  return keepsCapital ? `${cue.heading} ${text}` : cue.lead(text) + lowered
}

/** Only a function word loses its capital behind a cue: anything else may be a name. */
function lowerFirst(text: string): string {
  const first =
    /^(?:The|A|An|Any|All|Users?|Customers?|When|If|To|For|At|Up|Only|One|It|Its|They|You)\b/.exec(
      text,
    )
  return first ? text[0]!.toLowerCase() + text.slice(1) : text
}

function withStop(text: string): string {
  if (/[.!?。！？；;:：…]["'”’）)】」\]`*]*$/.test(text) || endsInAddress(text)) return text
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  if (/^\s*(?:[-*•]|\d{1,3}[.)、])\s*/.test(lastLine) || lastLine.startsWith('```')) return text
  return text + (endsInChinese(text) ? '。' : '.')
}

/** A stop behind an address would be read as part of it. */
const endsInAddress = (text: string): boolean => /\bhttps?:\/\/\S+$/.test(text)

function between(before: string, after: string): string {
  if (before.includes('\n', before.length - lastPartLength(before)) || endsInAddress(before))
    return '\n'
  if (!/[.!?。！？；;:：…]["'”’）)】」\]`*]*$/.test(before)) return '\n'
  return endsInChinese(before) && /^[^\x20-\x7e]/.test(after) ? '' : ' '
}

const lastPartLength = (text: string): number => text.length - Math.max(0, text.lastIndexOf('\n'))
