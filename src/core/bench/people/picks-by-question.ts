import type { Pick } from '../../review/entry'
import type { Picked as PersonPick } from '../../review/review-state'
import type { Question } from '../questions/question'
import { pickRight } from './pick-right'

/** Whether a pick counts, or why it does not. */
export const STANDINGS = [
  'counted',
  /** The tools have changed since. */
  'earlier',
  /** The question was asked in other words. */
  'reworded',
  /** The question does not say yet what is right. */
  'waiting',
  /** The question is not in the set. */
  'gone',
] as const
export type Standing = (typeof STANDINGS)[number]

export interface JudgedPick {
  readonly entry: Pick
  readonly standing: Standing
  /** By what the question expects today, also where the pick is not counted. */
  readonly isRight?: boolean
}

/** What people picked for one question; `right` and `of` are of those that count. */
export interface PickedFor {
  readonly asked: string
  readonly question?: Question
  readonly picks: readonly JudgedPick[]
  readonly right: number
  readonly of: number
}

/**
 * Picks by question: those of the set in its order, then what was asked and is not in it any more. A
 * pick without an id is found by the words that were asked.
 */
export function picksByQuestion(
  picks: readonly PersonPick[],
  questions: readonly Question[],
): readonly PickedFor[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const byText = new Map(questions.map((question) => [question.text.trim(), question]))
  const found = new Map<Question | string, JudgedPick[]>()
  for (const { entry, isCurrent } of picks) {
    const asked = entry.asked.trim()
    const question = entry.question === undefined ? byText.get(asked) : byId.get(entry.question)
    const isRight = question && pickRight(question.expected, entry.picked)
    const standing = standingOf(question, isRight, asked, isCurrent)
    const key = question ?? asked
    const own = found.get(key) ?? []
    found.set(key, own)
    own.push({ entry, standing, ...(isRight === undefined ? {} : { isRight }) })
  }
  const told = questions.flatMap((question) => {
    const own = found.get(question)
    return own ? [countsOf({ asked: question.text, question, picks: own })] : []
  })
  const gone = [...found].flatMap(([key, own]) =>
    typeof key === 'string' ? [countsOf({ asked: key, picks: own })] : [],
  )
  return [...told, ...gone]
}

function standingOf(
  question: Question | undefined,
  isRight: boolean | undefined,
  asked: string,
  isCurrent: boolean,
): Standing {
  if (!isCurrent) return 'earlier'
  if (!question) return 'gone'
  if (question.text.trim() !== asked) return 'reworded'
  return isRight === undefined ? 'waiting' : 'counted'
}

function countsOf(picked: Omit<PickedFor, 'right' | 'of'>): PickedFor {
  const counted = picked.picks.filter(({ standing }) => standing === 'counted')
  return {
    ...picked,
    right: counted.filter(({ isRight }) => isRight).length,
    of: counted.length,
  }
}
