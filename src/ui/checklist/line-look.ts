import '../../i18n/words/checklist'
import type { AnswerState, LineAnswer } from '../../core/lint/checklists/answer'
import type { Severity } from '../../core/lint/finding'
import type { WordKey } from '../../i18n/words'
import type { IconName } from '../kit/icons'
import { SIGNS } from './signs'

export interface Look {
  readonly icon: IconName
  readonly look: string
  readonly word: WordKey
}

const STATES: Readonly<Record<Exclude<AnswerState, 'fails'>, Look>> = {
  holds: { icon: 'tick', look: 'pass', word: 'checklist.passed' },
  todo: { icon: 'todo', look: 'person', word: 'checklist.todo' },
  unstated: { icon: 'todo', look: 'person', word: 'checklist.unstated' },
  person: { icon: 'person', look: 'person', word: 'checklist.forPerson' },
}

const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'info']

/** How a line shows its state: sign, word and colour; one that fails, as the worst of its findings. */
export function lineLook({ state, findings }: Pick<LineAnswer, 'state' | 'findings'>): Look {
  if (state !== 'fails') return STATES[state]
  const worst = WORST_FIRST.find((each) => findings.some(({ severity }) => severity === each))
  return SIGNS[worst ?? 'info']
}
