import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-runs'
import { useId, useState } from 'react'
import type { JudgedTrial } from '../../../core/bench/judging/judge'
import { flipOf, type QuestionResult } from '../../../core/bench/results/results'
import type { Tally } from '../../../core/bench/results/results-tally'
import type { Arm, Run } from '../../../core/bench/runs/run'
import { expectedText, picksText, rateText } from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { FlipMark, UnstableMark } from './Marks'
import { TrialDetails } from './TrialDetails'

/** A question with what each version made of it; opened, every trial of it. */
export function QuestionRow({
  result,
  run,
  judged,
  sides,
}: {
  result: QuestionResult
  run: Run
  judged: readonly JudgedTrial[]
  sides: readonly Arm[]
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { question, first } = result
  const tallies = sides.map((arm) => first.get(arm.id))
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
          <td colSpan={3 + sides.length} className="run-details">
            <TrialDetails question={question} run={run} judged={judged} sides={sides} />
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
