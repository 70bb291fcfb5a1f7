import '../../i18n/words/review'
import { type ReactNode, useState } from 'react'
import {
  answerOf,
  type AnswerState,
  type Asked,
  lineAnswer,
  type LineAnswer,
} from '../../core/lint/checklists/answer'
import type { Line } from '../../core/lint/checklists/checklist'
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
  readonly asked: Asked
  /** The name of the tool a finding is in, where the list is about several. */
  readonly toolOf?: (finding: Finding) => string
}

/** The product list for one tool, or for all: what a reviewer goes through first. */
export function ReviewLines({ asked, toolOf }: ReviewLinesProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { title, lines } = CHECKLISTS.product
  const answers = lines.map((line) => lineAnswer(line, asked))
  const holding = answers.filter(({ state }) => state === 'holds').length
  return (
    <section>
      <h3>
        {title[lang]}
        <span className="end quiet">
          {t('review.linesHold', { count: holding, of: lines.length })}
        </span>
      </h3>
      <ol className="review-lines">
        {lines.map((line, i) => (
          <ReviewLine key={i} line={line} answer={answers[i]!} asked={asked} toolOf={toolOf} />
        ))}
      </ol>
    </section>
  )
}

interface ReviewLineProps {
  readonly line: Line
  readonly answer: LineAnswer
  readonly asked: Asked
  readonly toolOf: ReviewLinesProps['toolOf'] | undefined
}

function ReviewLine({ line, answer, asked, toolOf }: ReviewLineProps) {
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
      </div>
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

/** Drawn when asked for: of many tools, most stay closed. */
function Behind({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && children}
    </details>
  )
}
