import type { Picked as PersonPick } from '../../review/review-state'
import { type PickedFor, picksByQuestion } from '../people/picks-by-question'
import type { Question } from '../questions/question'

/** What people picked who saw only what a model sees. */
export interface PeopleResult {
  /** Names of those whose picks count, in the order in which they first picked. */
  readonly people: readonly string[]
  readonly right: number
  readonly of: number
  /** By the question's id, each with who picked what. */
  readonly byQuestion: ReadonlyMap<string, PickedFor>
  /** Picks for an earlier version of the set or of a question, which are not counted. */
  readonly earlier: number
}

/** Undefined where nobody picked for any of these questions. */
export function peopleOf(
  picks: readonly PersonPick[],
  questions: readonly Question[],
): PeopleResult | undefined {
  const asked = picksByQuestion(picks, questions).filter(({ question }) => question)
  const told = asked.flatMap((each) => each.picks)
  const counted = new Set(told.filter(({ standing }) => standing === 'counted').map(entryOf))
  const earlier = told.filter(({ standing, isRight }) => {
    const isLate = standing === 'earlier' || standing === 'reworded'
    return isLate && isRight !== undefined
  }).length
  if (counted.size === 0 && earlier === 0) return undefined
  const people = picks.filter(({ entry }) => counted.has(entry)).map(({ entry }) => entry.by)
  const sum = (key: 'right' | 'of'): number => asked.reduce((all, each) => all + each[key], 0)
  return {
    people: [...new Set(people)],
    right: sum('right'),
    of: sum('of'),
    byQuestion: new Map(asked.map((each) => [each.question!.id, each])),
    earlier,
  }
}

const entryOf = ({ entry }: { readonly entry: PersonPick['entry'] }): PersonPick['entry'] => entry
