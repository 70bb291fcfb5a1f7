import { argumentLines, argumentMentions } from '../argument-lines'
import { readText, type TextReading } from '../read-text'
import { FILLER_WORDS } from '../words/filler-words'
import { stem } from '../words/name-words'

/** What the raters were asked about a description, each from 1 to 5. */
export const COMPONENTS = [
  'purpose',
  'usage_guideline',
  'limitation',
  'parameter_explanation',
  'examples_balance',
  'length_completeness',
] as const
export type Component = (typeof COMPONENTS)[number]

const bits = (count: number): number => Math.log2(1 + count)

/** Words that carry meaning, each once; two Chinese characters are about one. */
function wordsSaid(text: string): number {
  const latin = (text.match(/[A-Za-z][\w'-]*|\d+/g) ?? []).map((word) => stem(word.toLowerCase()))
  const chinese = text.match(/[\u3400-\u9fff]{2}/g) ?? []
  return new Set([...latin.filter((word) => !FILLER_WORDS.has(word)), ...chinese]).size
}

/**
 * What a description is worth in the raters' six respects, as far as our reading tells; only the
 * order of the figures means anything. The raters go by amount, so each starts from it, doubling by
 * doubling, and what is read is added: half a step for each level of an answer that the respect asks
 * for. Nothing is fitted; the weights are halves and tenths so that anyone can follow them.
 */
export function componentsOf(text: string, name: string): Readonly<Record<Component, number>> {
  const reading = readText(text, name)
  const { does, when, whenNot, limits } = reading.answers
  const amount = bits(text.length)
  return {
    purpose: amount + 0.5 * bits(wordsSaid(text)) + 0.3 * does,
    usage_guideline: amount + 0.5 * (when + whenNot),
    limitation: amount + 0.5 * (limits + whenNot),
    parameter_explanation:
      0.5 * amount + 2 * bits(argumentLines(text)) + 0.5 * bits(argumentMentions(text)),
    examples_balance: amount + 0.1 * levels(reading) + 0.2 * bits(reading.sentences.length),
    length_completeness: amount + 0.2 * levels(reading),
  }
}

const levels = (reading: TextReading): number =>
  Object.values(reading.answers).reduce<number>((sum, level) => sum + level, 0)
