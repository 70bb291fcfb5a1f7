import '../../../i18n/words/people'
import '../../../i18n/words/bench-runs'
import { useState } from 'react'
import type { PeopleResult } from '../../../core/bench/results/results-people'
import { peopleTexts } from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { PickedQuestion } from './PickedQuestion'

/** What people picked, beside what models did or where no model was asked: the sum, then each question. */
export function PeoplePart({ people }: { people: PeopleResult }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <h3>{t('benchRuns.people')}</h3>
      {peopleTexts(lang, people).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <details className="picked-all" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('benchRuns.questions')}</summary>
        {isOpen &&
          [...people.byQuestion.values()].map((asked) => (
            <PickedQuestion key={asked.question?.id ?? asked.asked} asked={asked} />
          ))}
      </details>
    </section>
  )
}
