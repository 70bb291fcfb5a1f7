import '../../i18n/words/review'
import { type ReactNode, useState } from 'react'
import {
  answerOf,
  type AnswerState,
  type Asked,
  lineAnswer,
  type LineAnswer,
} from '../../core/lint/checklists/answer'
import type { ChecklistId, Line } from '../../core/lint/checklists/checklist'
import { questionOf } from '../../core/lint/checklists/questions'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import type { Finding } from '../../core/lint/finding'
import type { WordKey } from '../../i18n/words'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { AsideReasons } from './AsideReasons'
import { FindingList, severities } from './FindingList'
import { Sign, Talk } from './Talk'

interface Look {
  readonly icon: IconName
  readonly sev: string
  readonly words: WordKey
}

const STATES: Readonly<Record<Exclude<AnswerState, 'fails'>, Look>> = {
  holds: { icon: 'tick', sev: 'pass', words: 'review.lineHolds' },
  todo: { icon: 'todo', sev: 'todo', words: 'review.lineTodo' },
  unstated: { icon: 'todo', sev: 'todo', words: 'review.lineUnstated' },
  person: { icon: 'person', sev: 'person', words: 'review.linePerson' },
}

function lookOf({ state, findings }: LineAnswer): Look {
  if (state !== 'fails') return STATES[state]
  const has = (severity: Finding['severity']) => findings.some((each) => each.severity === severity)
  return severities[has('error') ? 'error' : has('warning') ? 'warning' : 'info']
}

interface ReviewLinesProps {
  readonly list: ChecklistId
  readonly asked: Asked
  /** The name of the tool a finding is in, where the list is about several. */
  readonly toolOf?: (finding: Finding) => string
}

/** A list for one tool, or for all. What waits for a person comes first. */
export function ReviewLines({ list, asked, toolOf }: ReviewLinesProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { title, lines } = CHECKLISTS[list]
  const answered = lines.map((line, i) => ({ line, number: i + 1, ...lineAnswer(line, asked) }))
  const holding = answered.filter(({ state }) => state === 'holds').length
  const waiting = answered.filter(({ state }) => state === 'person')
  const others = answered.filter(({ state }) => state !== 'person')
  return (
    <section>
      <h3>
        {title[lang]}
        <span className="end quiet">
          {t('review.linesHold', { count: holding, of: lines.length })}
        </span>
      </h3>
      <ol className="review-lines">
        {[...waiting, ...others].map(({ line, number, ...answer }) => (
          <ReviewLine
            key={number}
            line={line}
            id={`${list}/${number}`}
            answer={answer}
            asked={asked}
            toolOf={toolOf}
          />
        ))}
      </ol>
    </section>
  )
}

interface ReviewLineProps {
  readonly line: Line
  readonly id: string
  readonly answer: LineAnswer
  readonly asked: Asked
  readonly toolOf: ReviewLinesProps['toolOf'] | undefined
}

function ReviewLine({ line, id, answer, asked, toolOf }: ReviewLineProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { icon, sev, words } = lookOf(answer)
  const { state, findings, open, aside } = answer
  const told = [...findings, ...open]
  return (
    <li data-state={state}>
      <span className={`sev ${sev}`}>
        <Icon name={icon} />
        {t(words)}
      </span>
      <div>
        <p>{line.words[lang]}</p>
        {state === 'person' && <PersonReasons line={line} asked={asked} />}
        {state === 'unstated' && <p className="quiet">{t('review.unstatedNote')}</p>}
        {told.length > 0 && (
          <Behind label={t('review.foundCount', { count: told.length })}>
            <FindingList findings={told} {...(toolOf ? { toolOf } : {})} />
          </Behind>
        )}
        {aside.length > 0 && <AsideReasons aside={aside} />}
        {state === 'person' && <Sign line={id} label={line.words[lang]} />}
      </div>
      <Talk spot={{ line: id }} label={line.words[lang]} />
    </li>
  )
}

/** Why no rule can tell. */
function PersonReasons({ line, asked }: Pick<ReviewLineProps, 'line' | 'asked'>) {
  const lang = useView((state) => state.lang)
  const questions = line.questions.map(questionOf)
  return questions
    .filter((question) => answerOf(question, asked).state === 'person')
    .map((question) => (
      <p key={question.id} className="quiet">
        {'person' in question && question.person[lang]}
      </p>
    ))
}

interface BehindProps {
  readonly label: string
  /** The checklist that is in it; a link may lead to one of its lines. */
  readonly list?: ChecklistId
  readonly children: ReactNode
}

/** Drawn when asked for: of many tools, most stay closed. */
export function Behind({ label, list, children }: BehindProps) {
  const [open, setOpen] = useState(false)
  return (
    <details data-list={list} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && children}
    </details>
  )
}
