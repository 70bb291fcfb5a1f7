import type { TextReading } from './read-text'
import { newWords } from './read-does'
import {
  BREADTH_CUES,
  COERCION_CUES,
  LEAK_CUES,
  PLACEHOLDER_CUES,
  POINTER_CUES,
  PROMOTION_CUES,
} from './words/flag-cues'

/** What is wrong with a description as a whole, in a fixed order. */
export const FLAGS = [
  'tautology',
  'vague_breadth',
  'implementation_leak',
  'self_promotion',
  'coercion',
  'points_elsewhere',
  'placeholder',
] as const
export type Flag = (typeof FLAGS)[number]

const cues: Readonly<Record<Exclude<Flag, 'tautology'>, readonly RegExp[]>> = {
  vague_breadth: BREADTH_CUES,
  implementation_leak: LEAK_CUES,
  self_promotion: PROMOTION_CUES,
  coercion: COERCION_CUES,
  points_elsewhere: POINTER_CUES,
  placeholder: PLACEHOLDER_CUES,
}

/** The flags of a description, read with the tool's name. Parameter descriptions are not looked at. */
export function flagsOf(reading: TextReading, name: string): readonly Flag[] {
  return FLAGS.filter((flag) =>
    flag === 'tautology'
      ? isTautology(reading, name)
      : cues[flag].some((cue) => cue.test(reading.text)),
  )
}

/** Only restates the name, and answers nothing else. */
function isTautology({ text, answers, sentences, lang }: TextReading, name: string): boolean {
  const { does, ...others } = answers
  if (does > 1 || text.trim() === '' || Object.values(others).some((level) => level > 0))
    return false
  if (BREADTH_CUES.some((cue) => cue.test(text)) || LEAK_CUES.some((cue) => cue.test(text)))
    return false
  if ([...COERCION_CUES, ...PLACEHOLDER_CUES].some((cue) => cue.test(text))) return false
  if (lang === 'zh') return text.replace(/[^\u3400-\u9fff]/g, '').length <= 14
  return sentences.every((sentence) => newWords(sentence.text, name).length <= 1)
}
