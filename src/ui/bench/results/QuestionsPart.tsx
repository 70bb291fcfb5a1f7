import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-runs'
import { useState } from 'react'
import type { JudgedTrial } from '../../../core/bench/judging/judge'
import type { Results } from '../../../core/bench/results/results'
import type { Arm } from '../../../core/bench/runs/run'
import { Segments } from '../../kit/Segments'
import { useWords } from '../../kit/use-words'
import { type Filter, FILTERS, filteredQuestions } from './filter-questions'
import { QuestionRow } from './QuestionRow'
import { TableScroll } from './TableScroll'

/** So many questions are drawn at first, and more each time that is asked for. */
const STEP = 100

/** Every question in both versions: right of how many trials, what was picked, what changed. */
export function QuestionsPart({
  results,
  judged,
  before,
  after,
}: {
  results: Results
  judged: readonly JudgedTrial[]
  before: Arm
  after: Arm
}) {
  const t = useWords()
  const [filter, setFilter] = useState<Filter>('all')
  const [most, setMost] = useState(STEP)
  const { questions, run, people } = results
  const sides = before.id === after.id ? [after] : [before, after]
  const found = filteredQuestions(questions, filter, before.id, after.id)
  const labels: Readonly<Record<Filter, string>> = {
    all: t('benchRuns.showAll'),
    flips: t('benchRuns.showFlips'),
    wrong: t('benchRuns.showWrong', { name: after.title }),
    unstable: t('benchRuns.showUnstable'),
  }
  return (
    <section>
      <h3>{t('benchRuns.questions')}</h3>
      <div className="run-ways">
        <Segments
          label={t('benchRuns.show')}
          value={filter}
          segments={FILTERS.map((value) => ({ value, label: labels[value] }))}
          onChoose={setFilter}
          look="wraps"
        />
        <span role="status" className="two">
          {t('benchRuns.shownCount', { shown: found.length, all: questions.length })}
        </span>
      </div>
      {found.length === 0 ? (
        <p className="empty">{t('benchRuns.showNone')}</p>
      ) : (
        <TableScroll label={t('benchRuns.questions')}>
          <table className="run-table run-questions">
            <thead>
              <tr>
                <th scope="col">{t('benchReport.question')}</th>
                <th scope="col">{t('benchReport.expected')}</th>
                {sides.map(({ id, title }) => (
                  <th key={id} scope="col">
                    {title}
                  </th>
                ))}
                {people && <th scope="col">{t('benchReport.people')}</th>}
                <th scope="col">{t('benchReport.marks')}</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, most).map((each) => (
                <QuestionRow
                  key={each.question.id}
                  result={each}
                  run={run}
                  judged={judged}
                  sides={sides}
                  people={people}
                />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {found.length > most && (
        <button type="button" className="link" onClick={() => setMost(most + STEP)}>
          {t('benchRuns.moreRows', { count: Math.min(STEP, found.length - most) })}
        </button>
      )}
    </section>
  )
}
