import type { Edit } from '../json/edit'
import { get, type JsonObject, str } from '../json/node'
import { descriptionText } from '../model/description'
import { ANSWERS, type Answer } from '../model/tool'
import { languageOf } from '../reading/language'
import { readDescription } from '../reading/read-tool'
import { endedWith } from './end-with'
import type { Lang } from './rule'
import { withText } from './without-sentence'

/** The fix that a rule on an answer makes of one true sentence. */
export interface SaidAnswer {
  readonly id: 'say'
  readonly values: { readonly sentence: string }
  readonly edits: readonly Edit[]
}

/**
 * The edits by which a description gives an answer that it lacks, in its own language: in the field of
 * the answer, or at the end of the text. None where the sentence would not be read as that answer, or
 * would change how another one is read.
 */
export function sayAnswer(
  tool: JsonObject,
  answer: Answer,
  sentenceIn: (lang: Lang) => string,
): { readonly fix?: SaidAnswer } {
  const before = descriptionText(tool)
  if (before.trim() === '') return {}
  const sentence = sentenceIn(languageOf(before))
  const isAnswers = get(tool, 'description')?.kind === 'object'
  const path = isAnswers ? ['description', answer] : ['description']
  const text = isAnswers ? sentence : endedWith(before, sentence)
  const old = readDescription(tool).answers
  const now = readDescription(withText(tool, path, text)).answers
  const isRead = now[answer] > old[answer] && ANSWERS.every((each) => now[each] >= old[each])
  if (!isRead) return {}
  return {
    fix: { id: 'say', values: { sentence }, edits: [{ op: 'set', path, value: str(text) }] },
  }
}
