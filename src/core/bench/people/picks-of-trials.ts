import type { JudgedTrial } from '../judging/judge'
import type { Trial } from '../runs/run'
import type { PickToLearnFrom } from './answer-offers'

/**
 * What a model picked first for one question in one version, as picks that something can be learnt from;
 * a call of a tool that does not exist points to none.
 */
export function picksOfTrials(
  question: string,
  arm: string,
  trials: readonly Trial[],
  judged: readonly JudgedTrial[],
): readonly PickToLearnFrom[] {
  const isOfThese = (each: Trial | JudgedTrial): boolean =>
    each.question === question && each.arm === arm && each.turn === 0
  const texts = new Map(trials.filter(isOfThese).map(({ trial, text }) => [trial, text]))
  return judged.filter(isOfThese).flatMap(({ trial, picked, judgement }): PickToLearnFrom[] => {
    if (judgement !== 'right' && judgement !== 'wrong') return []
    if (picked?.is === 'none') return [{ picked: 'none' }]
    if (picked?.is === 'tool') return picked.isMatched ? [{ picked: { tool: picked.name } }] : []
    const text = texts.get(trial)
    return picked?.is === 'ask' ? [{ picked: 'ask', ...(text ? { text } : {}) }] : []
  })
}
