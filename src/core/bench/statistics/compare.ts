import { mcNemar } from './mc-nemar'
import { FEWEST_QUESTIONS, MOST_NAMED, questionsNeeded } from './questions-needed'
import { signFlip } from './sign-flip'

/** Below this a difference counts as shown. */
export const LEVEL = 0.05

/** One question in two versions: the share of its trials that were right, 0 to 1. */
export interface Pair {
  readonly before: number
  readonly after: number
}

/** `too-few`: fewer questions than could show any difference. */
export type Verdict = 'better' | 'worse' | 'not-shown' | 'too-few'

export interface Comparison {
  /** Questions that could be compared: the unit of all that is said here. */
  readonly questions: number
  /** Passed after and not before, and the other way round. */
  readonly fixed: number
  readonly broken: number
  /** Share of questions passed, after less before, -1 to 1; 0 of no questions. */
  readonly effect: number
  /** By the exact test of McNemar, which decides. */
  readonly p: number
  /** By sign-flip of the rates; only where there was more than one trial. */
  readonly pOfRates?: number
  readonly verdict: Verdict
  /** Where nothing is shown: about how many more questions. Absent where no number would do. */
  readonly more?: number
}

/** A question passes when more than half of its trials were right. */
export const passes = (rate: number): boolean => rate > 0.5

/**
 * Two versions on the same questions. Better and worse need p < .05 on whole questions passed and
 * failed, fixed and broken in that direction; what the trials of a question add is told beside it, so
 * that asking the same question more often can never make a verdict.
 */
export function compare(pairs: readonly Pair[], trials: number): Comparison {
  const questions = pairs.length
  const fixed = pairs.filter(({ before, after }) => !passes(before) && passes(after)).length
  const broken = pairs.filter(({ before, after }) => passes(before) && !passes(after)).length
  const p = mcNemar(fixed, broken)
  const verdict = verdictOf(questions, fixed, broken, p)
  const more = verdict === 'not-shown' ? moreQuestions(fixed, broken, questions) : undefined
  return {
    questions,
    fixed,
    broken,
    effect: questions === 0 ? 0 : (fixed - broken) / questions,
    p,
    ...(trials > 1 && { pOfRates: signFlip(pairs.map(({ before, after }) => after - before)) }),
    verdict,
    ...(more !== undefined && { more }),
  }
}

function verdictOf(questions: number, fixed: number, broken: number, p: number): Verdict {
  if (questions < FEWEST_QUESTIONS) return 'too-few'
  if (p >= LEVEL || fixed === broken) return 'not-shown'
  return fixed > broken ? 'better' : 'worse'
}

/** At least one: a difference that is large enough and was still not shown needs another question. */
function moreQuestions(fixed: number, broken: number, questions: number): number | undefined {
  const needed = questionsNeeded(fixed, broken, questions)
  if (needed === undefined) return undefined
  return Math.min(MOST_NAMED, Math.max(1, needed - questions))
}
