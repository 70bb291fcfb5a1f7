import '../../../i18n/words/bench-questions'
import { useRef, useState } from 'react'
import { nameOf } from '../../../core/model/tool'
import type { JsonObject } from '../../../core/json/node'
import type { PeopleResult } from '../../../core/bench/results/results-people'
import type { PlacedQuestion } from '../../../core/bench/questions/read-questions'
import { questionRemoved } from '../../../state/bench-questions'
import { afterPaint } from '../../../state/after-paint'
import { undone } from '../../../state/document'
import { drawNow } from '../../../state/drawn'
import { useSignal } from '../../kit/signal'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import { askedQuestion } from './asked-question'
import { NO_FILTER, questionFilter } from './filter'
import { QuestionRow } from './QuestionRow'

/** So many are drawn at once; the rest on wish. */
const STEP = 100

/** The questions that are shown, each a row that opens. */
export function QuestionList({
  shown,
  tools,
  names,
  people,
  isFiltered,
}: {
  shown: readonly PlacedQuestion[]
  tools: readonly JsonObject[]
  names: readonly string[]
  people: PeopleResult | undefined
  isFiltered: boolean
}) {
  const t = useWords()
  const [most, setMost] = useState(STEP)
  const list = useRef<HTMLOListElement>(null)
  const asked = useSignal(askedQuestion)
  const askedPlace = shown.findIndex(({ question }) => question.id === asked)
  // What is asked for is drawn, however far down it stands, and stays.
  if (askedPlace >= most) setMost(askedPlace + STEP)
  const toolOf = new Map(tools.map((tool) => [nameOf(tool), tool]))
  const remove = (id: string, place: number) => {
    questionRemoved(id)
    drawNow()
    // The next one takes its place, else the one before, once the menu has let go of the focus.
    afterPaint(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('.question') ?? []
      rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('textarea')?.focus()
    })
    toasted({ text: t('questions.deleted'), action: { label: t('questions.undo'), run: undone } })
  }
  if (shown.length === 0)
    return isFiltered ? (
      <p className="empty">
        {t('questions.noneShown')}{' '}
        <button type="button" className="link" onClick={() => questionFilter.set(NO_FILTER)}>
          {t('questions.clearFilter')}
        </button>
      </p>
    ) : null
  return (
    <>
      <ol className="question-list" ref={list}>
        {shown.slice(0, most).map(({ question, index }, place) => (
          <QuestionRow
            key={question.id}
            question={question}
            number={index + 1}
            names={names}
            toolOf={toolOf}
            picked={people?.byQuestion.get(question.id)}
            onRemove={() => remove(question.id, place)}
          />
        ))}
      </ol>
      {shown.length > most && (
        <button type="button" className="btn s" onClick={() => setMost(most + STEP)}>
          {t('questions.showMore', { count: Math.min(STEP, shown.length - most) })}
        </button>
      )}
    </>
  )
}
