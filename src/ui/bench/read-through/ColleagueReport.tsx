import '../../../i18n/words/bench-run'
import { hostOf } from '../../../core/bench/wire/base-url'
import type { ColleagueQuestion } from '../../../core/bench/read-through/read-colleague'
import type { JsonObject } from '../../../core/json/node'
import { descriptionOf } from '../../../core/model/description'
import { type Answer, ANSWERS } from '../../../core/model/tool'
import { failureText } from '../../../i18n/bench-run-failure'
import { useModelRun } from '../../../state/model-run'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { RewriteOffer } from './RewriteOffer'
import type { Colleague } from './use-colleague'

interface ColleagueReportProps {
  readonly id: string
  readonly tool: JsonObject
  readonly colleague: Colleague
}

/** What the model would have to ask, beside what stands there now. All of it is text, never markup. */
export function ColleagueReport({ id, tool, colleague }: ColleagueReportProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const form = useModelRun((state) => state.form)
  if (colleague.is === 'asking') return <p role="status">{t('benchRun.readAsking')}</p>
  if (colleague.is === 'failed') {
    const about = { host: hostOf(form.baseUrl), model: form.model, access: 'unknown' } as const
    const told = failureText(colleague.trial, { ...about, seconds: 60 }, lang)
    return (
      <p role="alert" className="run-warn">
        {told.what} {told.todo} {told.said}
      </p>
    )
  }
  if (colleague.is === 'unclear')
    return (
      <div role="alert">
        <p>{t('benchRun.readUnclear')}</p>
        <p className="prose two">{colleague.text}</p>
      </div>
    )
  const { answer } = colleague
  const isAnswer = (about: string): about is Answer =>
    (ANSWERS as readonly string[]).includes(about)
  const rest = answer.questions.filter(({ about }) => !isAnswer(about))
  return (
    <div role="status" className="colleague">
      {answer.questions.length === 0 && <p>{t('benchRun.readNone')}</p>}
      {ANSWERS.map((each) => (
        <AnswerQuestions
          key={each}
          label={t(`form.${each}`)}
          now={answerOf(tool, each)}
          questions={answer.questions.filter(({ about }) => about === each)}
        />
      ))}
      {rest.length > 0 && (
        <AnswerQuestions label={t('benchRun.readOther')} questions={rest} isNamed />
      )}
      <RewriteOffer id={id} tool={tool} answer={answer} />
    </div>
  )
}

function answerOf(tool: JsonObject, answer: Answer): string {
  const description = descriptionOf(tool)
  if (description.kind === 'answers') return description.answers[answer] ?? ''
  return description.kind === 'string' && answer === 'does' ? description.text : ''
}

interface AnswerQuestionsProps {
  readonly label: string
  readonly now?: string
  readonly questions: readonly ColleagueQuestion[]
  readonly isNamed?: boolean
}

function AnswerQuestions({ label, now, questions, isNamed = false }: AnswerQuestionsProps) {
  const t = useWords()
  if (questions.length === 0) return null
  return (
    <section aria-label={label}>
      <h5>{label}</h5>
      {now !== undefined && (
        <p className="two">
          {now === '' ? t('benchRun.readNothing') : `${t('benchRun.readNow')}: ${now}`}
        </p>
      )}
      <ul className="colleague-questions">
        {questions.map(({ about, text }, i) => (
          <li key={i}>
            {isNamed && about !== '' && <code>{about} </code>}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
