import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-runs'
import { useId, useState } from 'react'
import type { JudgedTrial } from '../../../core/bench/judging/judge'
import { picksOfTrials } from '../../../core/bench/people/picks-of-trials'
import type { PeopleResult } from '../../../core/bench/results/results-people'
import { flipOf, type QuestionResult } from '../../../core/bench/results/results'
import type { Tally } from '../../../core/bench/results/results-tally'
import type { Arm, Run } from '../../../core/bench/runs/run'
import { expectedText, peopleRate, picksText, rateText } from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { AnswerOffers } from '../people/AnswerOffers'
import { PickList } from '../people/PickList'
import { FlipMark, UnstableMark } from './Marks'
import { TrialDetails } from './TrialDetails'

/** A question with what each version made of it; opened, every trial of it. */
export function QuestionRow({
  result,
  run,
  judged,
  sides,
  people,
}: {
  result: QuestionResult
  run: Run
  judged: readonly JudgedTrial[]
  sides: readonly Arm[]
  people: PeopleResult | undefined
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { question, first } = result
  const tallies = sides.map((arm) => first.get(arm.id))
  const picked = people?.byQuestion.get(question.id)
  const latest = sides.at(-1)
  const toLearnFrom = isOpen
    ? [
        ...(picked?.picks.map(({ entry }) => entry) ?? []),
        ...(latest ? picksOfTrials(question.id, latest.id, run.trials, judged) : []),
      ]
    : []
  const isUnstable = tallies.some((tally) => tally?.isUnstable)
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="run-opener"
            aria-expanded={isOpen}
            aria-controls={id}
            title={t('benchRuns.details', { question: question.text })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'up' : 'down'} small />
            <span {...(question.lang === undefined ? {} : { lang: question.lang })}>
              {question.text}
            </span>
          </button>
        </th>
        <td>{expectedText(lang, question.expected)}</td>
        {sides.map((arm, i) => (
          <td key={arm.id}>
            <TallyCell tally={tallies[i]} />
          </td>
        ))}
        {people && <td className="num">{peopleRate(lang, people, question.id)}</td>}
        <td>
          <span className="run-marks">
            {sides.length === 2 && <FlipMark flip={flipOf(tallies[0], tallies[1])} />}
            {isUnstable && <UnstableMark />}
            {question.split === 'holdout' && (
              <span className="tag">{t('benchResults.halfHoldout')}</span>
            )}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={(people ? 4 : 3) + sides.length} className="run-details">
            <TrialDetails question={question} run={run} judged={judged} sides={sides} />
            {picked && (
              <section aria-label={t('benchRuns.people')}>
                <h4>{t('benchRuns.people')}</h4>
                <PickList picks={picked.picks} />
              </section>
            )}
            <AnswerOffers question={question} picks={toLearnFrom} />
          </td>
        </tr>
      )}
    </>
  )
}

/** "2/3", with a sign for what that comes to, and what was picked. */
function TallyCell({ tally }: { tally: Tally | undefined }) {
  const lang = useView((state) => state.lang)
  if (!tally) return null
  const { right, of, passes, picks } = tally
  const look = passes === undefined ? 'todo' : passes ? 'pass' : 'error'
  return (
    <div className="run-tally">
      <span className={`sev ${look} num`}>
        <Icon name={passes === undefined ? 'todo' : passes ? 'tick' : 'octagon'} small />
        {rateText(lang, right, of)}
      </span>
      <span className="two">{picksText(lang, picks)}</span>
    </div>
  )
}
