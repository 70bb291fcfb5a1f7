import '../../../i18n/words/bench-questions'
import '../../../i18n/words/people'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { JsonObject } from '../../../core/json/node'
import type { PickedFor } from '../../../core/bench/people/picks-by-question'
import type { Expected, Question } from '../../../core/bench/questions/question'
import { questionChanged, questionMoved } from '../../../state/bench-questions'
import { Icon } from '../../kit/Icon'
import { MenuButton } from '../../kit/MenuButton'
import { useSignal } from '../../kit/signal'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import { AnswerOffers } from '../people/AnswerOffers'
import { PickList } from '../people/PickList'
import { askedQuestion } from './asked-question'
import { ExpectedSelect } from './ExpectedSelect'
import { QuestionDetails } from './QuestionDetails'
import { QuestionFacts } from './QuestionFacts'

/** One question: its words and what is right in sight, the rest when it is opened. */
export function QuestionRow({
  question,
  number,
  names,
  toolOf,
  picked,
  onRemove,
}: {
  question: Question
  number: number
  names: readonly string[]
  toolOf: ReadonlyMap<string, JsonObject>
  picked: PickedFor | undefined
  onRemove: () => void
}) {
  const t = useWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isAsked = useSignal(askedQuestion) === question.id
  useEffect(() => {
    if (!isAsked) return
    setOpen(true)
    askedQuestion.set(undefined)
    opener.current?.scrollIntoView({ block: 'center' })
    opener.current?.focus()
  }, [isAsked])
  const [isEmpty, setEmpty] = useState(false)
  const change = (of: (now: Question) => Question, burst?: string): void =>
    questionChanged(question.id, of, burst)
  const onExpected = useCallback(
    (expected: Expected) => questionChanged(question.id, (now) => ({ ...now, expected })),
    [question.id],
  )
  const onText = (text: string): void => {
    // A question without words is none: the last words stay in the document.
    setEmpty(text.trim() === '')
    if (text.trim() !== '') change((now) => ({ ...now, text }), 'text')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    questionMoved(question.id, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // The keys move the row from whichever of its fields has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className="question" onKeyDown={onKeyDown}>
      <span className="question-number num" aria-hidden="true">
        {number}
      </span>
      <div className="question-text">
        <TextArea
          look="s"
          value={question.text}
          lang={question.lang}
          aria-label={t('questions.text', { number })}
          aria-describedby={isEmpty ? `${id}empty` : undefined}
          tone={isEmpty ? 'error' : undefined}
          onText={onText}
        />
        {isEmpty && (
          <span className="refusal" id={`${id}empty`} role="status">
            {t('questions.textEmpty')}
          </span>
        )}
      </div>
      <ExpectedSelect
        expected={question.expected}
        names={names}
        label={t('questions.expectedOf', { number })}
        onChoose={onExpected}
      />
      <span className="question-acts">
        <button
          ref={opener}
          type="button"
          className="btn ghost s question-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}details` : undefined}
          aria-label={t('questions.details', { number })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} small />
          <QuestionFacts question={question} toolOf={toolOf} picked={picked} />
        </button>
        <MenuButton
          label={t('questions.more', { number })}
          className="btn icon s"
          items={[
            {
              id: 'up',
              label: t('questions.moveUp'),
              icon: 'up',
              note: 'Alt ↑',
              onChoose: () => questionMoved(question.id, -1),
            },
            {
              id: 'down',
              label: t('questions.moveDown'),
              icon: 'down',
              note: 'Alt ↓',
              onChoose: () => questionMoved(question.id, 1),
            },
            {
              id: 'delete',
              label: t('questions.delete'),
              icon: 'trash',
              danger: true,
              onChoose: onRemove,
            },
          ]}
        >
          <Icon name="more" small />
        </MenuButton>
      </span>
      {isOpen && (
        <div className="question-details" id={`${id}details`}>
          <QuestionDetails question={question} names={names} toolOf={toolOf} onChange={change} />
          {picked && (
            <div>
              <div className="lab">{t('people.title')}</div>
              <PickList picks={picked.picks} />
              <AnswerOffers question={question} picks={picked.picks.map(({ entry }) => entry)} />
            </div>
          )}
        </div>
      )}
    </li>
  )
}
