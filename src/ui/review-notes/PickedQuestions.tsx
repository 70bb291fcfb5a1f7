import '../../i18n/words/people'
import { useMemo } from 'react'
import { picksByQuestion } from '../../core/bench/people/picks-by-question'
import { questionsOf } from '../../core/bench/questions/read-questions'
import { PickedQuestion } from '../bench/people/PickedQuestion'
import { useWords } from '../kit/use-words'
import type { SetReview } from './use-set-review'

/** What people picked blind, question by question, and how often they were right. */
export function PickedQuestions({ review: { tree, state } }: { review: SetReview }) {
  const t = useWords()
  const asked = useMemo(
    () => picksByQuestion(state.picks, questionsOf(tree).questions),
    [state.picks, tree],
  )
  if (asked.length === 0) return null
  const sum = (key: 'right' | 'of'): number => asked.reduce((all, each) => all + each[key], 0)
  const of = sum('of')
  return (
    <section aria-label={t('people.title')}>
      <h3>{t('people.title')}</h3>
      <p className="two">{t('people.how')}</p>
      <p>{of === 0 ? t('people.none') : t('people.rate', { right: sum('right'), of })}</p>
      {asked.map((each) => (
        <PickedQuestion key={each.question?.id ?? ` ${each.asked}`} asked={each} />
      ))}
    </section>
  )
}
