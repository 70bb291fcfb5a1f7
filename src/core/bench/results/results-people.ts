import { type Picked as PersonPick } from '../../review/review-state'
import type { Question } from '../questions/question'

/** What people picked who saw only what a model sees. */
export interface PeopleResult {
  /** Names of those who picked, in the order in which they first did. */
  readonly people: readonly string[]
  readonly right: number
  readonly of: number
  readonly byQuestion: ReadonlyMap<string, { readonly right: number; readonly of: number }>
  /** Picks for an earlier version of the set, which are not counted. */
  readonly earlier: number
}

/** Undefined where nobody picked for any of these questions. */
export function peopleOf(
  picks: readonly PersonPick[],
  questions: readonly Question[],
): PeopleResult | undefined {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const byQuestion = new Map<string, { right: number; of: number }>()
  const people = new Set<string>()
  let earlier = 0
  for (const { entry, isCurrent } of picks) {
    const question = byId.get(entry.question ?? '')
    if (!question || !isAnswered(question)) continue
    if (!isCurrent) {
      earlier++
      continue
    }
    people.add(entry.by)
    const count = byQuestion.get(question.id) ?? { right: 0, of: 0 }
    byQuestion.set(question.id, count)
    count.of++
    if (isRight(question, entry.picked)) count.right++
  }
  const counts = [...byQuestion.values()]
  if (counts.length === 0 && earlier === 0) return undefined
  const sum = (key: 'right' | 'of'): number => counts.reduce((all, each) => all + each[key], 0)
  return { people: [...people], right: sum('right'), of: sum('of'), byQuestion, earlier }
}

/** A question that waits for its answer can be picked for, and not be judged. */
const isAnswered = ({ expected }: Question): boolean =>
  expected.is !== 'tool' || expected.tools.length > 0

function isRight({ expected }: Question, picked: PersonPick['entry']['picked']): boolean {
  if (typeof picked === 'string') return expected.is === picked
  return expected.is === 'tool' && expected.tools.includes(picked.tool)
}
