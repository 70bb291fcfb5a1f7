import type { JsonNode, Path } from '../json/node'
import { descriptionOf, descriptionText } from '../model/description'
import { DESCRIPTION_KEYS } from '../model/tool'
import { oncePer } from '../once-per'
import { splitSentences } from './sentences'
import {
  BY_OTHERS,
  CONFIRMS_VALUES,
  CONFIRMATION_CUES,
  MAY_PROMISE_CONFIRMATION,
  NEVER_WITHOUT,
  NO_CONFIRMATION,
} from './words/confirmation-cues'

/** A sentence that says somebody agrees before anything happens. */
export interface SaidConfirmation {
  readonly words: string
  /** Where the sentence stands: the description, or one of its answers. */
  readonly path: Path
  readonly who: 'user' | 'human'
}

/** What a description promises about somebody agreeing first; none when it promises nothing. */
export const confirmationSaid = oncePer((tool: JsonNode): SaidConfirmation | undefined => {
  if (!MAY_PROMISE_CONFIRMATION.test(descriptionText(tool))) return undefined
  const description = descriptionOf(tool)
  if (description.kind === 'none') return undefined
  if (description.kind === 'string') return saidIn(description.text, ['description'])
  for (const key of DESCRIPTION_KEYS) {
    const said = saidIn(description.answers[key] ?? '', ['description', key])
    if (said) return said
  }
  return undefined
})

function saidIn(text: string, path: Path): SaidConfirmation | undefined {
  if (!MAY_PROMISE_CONFIRMATION.test(text)) return undefined
  for (const { text: sentence } of splitSentences(text)) {
    const words = wordsIn(sentence)
    if (words !== undefined && isAfterCall(text.slice(0, text.indexOf(sentence)))) continue
    if (words !== undefined) return { words, path, who: BY_OTHERS.test(words) ? 'human' : 'user' }
  }
  return undefined
}

/** "After executing this tool, you must: …": what follows is asked before the next tool, not this. */
const isAfterCall = (before: string): boolean =>
  /\bafter (?:executing|calling|running|using) this tool\b|(?:调用|执行|使用)(?:本|该|此|这个)工具(?:之?后|以后)/i.test(
    before.slice(before.lastIndexOf('\n\n') + 1),
  )

function wordsIn(sentence: string): string | undefined {
  const firm = NEVER_WITHOUT.exec(sentence)?.[0]
  if (firm !== undefined) return firm
  for (const cue of CONFIRMATION_CUES) {
    const hit = cue.exec(sentence)
    if (!hit) continue
    const around = sentence.slice(Math.max(0, hit.index - 20), hit.index + hit[0].length)
    const behind = sentence.slice(hit.index + hit[0].length)
    if (!NO_CONFIRMATION.test(around) && !CONFIRMS_VALUES.test(behind)) return hit[0]
  }
  return undefined
}
