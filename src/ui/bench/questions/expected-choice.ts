import { type Expected, UNSET } from '../../../core/bench/questions/question'

/** What is expected as one value of a list of choices; a tool may be called like any of the others. */
export function choiceOf(expected: Expected): string {
  if (expected.is !== 'tool') return expected.is
  const [first, ...rest] = expected.tools
  if (first === undefined) return 'unset'
  return rest.length === 0 ? `tool:${first}` : 'several'
}

/** The expectation that a choice stands for; of `several` the present one. */
export function expectedOf(choice: string, present: Expected): Expected {
  if (choice.startsWith('tool:')) return { is: 'tool', tools: [choice.slice('tool:'.length)] }
  if (choice === 'none') return { is: 'none' }
  if (choice === 'ask') return { is: 'ask' }
  return choice === 'several' ? present : UNSET
}
