import { lazy, Suspense, useState } from 'react'
import type { Finding } from '../../core/lint/finding'
import type { DescriptionKey } from '../../core/model/tool'
import { Icon } from '../kit/Icon'
import { TextArea } from '../kit/TextArea'
import { useWords } from '../kit/use-words'
import { Field } from './Field'
import './question.css'
import { SIGNS } from './signs'
import { worstOf } from './share-findings'

const DescriptionOpenings = lazy(() => import('./DescriptionOpenings'))

/** One question and its answer. Its state hangs in the margin, so that every field shares one edge. */
export function Question({
  name,
  number,
  answer,
  findings,
  started,
  example,
  onAnswer,
}: {
  name: DescriptionKey
  number: number
  answer: string
  findings: readonly Finding[]
  /** Whether any question has an answer: until then the empty ones are just numbered. */
  started: boolean
  /** A good answer for a tool of this kind, once it is known. */
  example: string | undefined
  onAnswer: (text: string) => void
}) {
  const t = useWords()
  const [isOffering, setOffering] = useState(false)
  const isToDo = answer.trim() === '' && started
  return (
    <div className="q">
      <QuestionState answer={answer} findings={findings} number={number} started={started} />
      <Field
        label={t(`form.${name}`)}
        hint={t(`form.${name}Hint`)}
        end={
          <>
            {isToDo && <span className="to-do">{t('form.toDo')}</span>}
            <button
              type="button"
              className="link openings-link"
              aria-expanded={isOffering}
              aria-label={t('form.openingsFor', { question: t(`form.${name}`) })}
              onClick={() => setOffering((was) => !was)}
            >
              {t('form.openings')}
            </button>
          </>
        }
        path={['description', name]}
        findings={findings}
      >
        {(parts) => (
          <>
            <TextArea
              {...parts}
              value={answer}
              placeholder={example ?? t(`form.${name}Example`)}
              onText={onAnswer}
            />
            {isOffering && (
              <Suspense>
                <DescriptionOpenings
                  name={name}
                  answer={answer}
                  fieldId={parts.id}
                  onAnswer={onAnswer}
                  onDone={() => setOffering(false)}
                />
              </Suspense>
            )}
          </>
        )}
      </Field>
    </div>
  )
}

function QuestionState({
  answer,
  findings,
  number,
  started,
}: {
  answer: string
  findings: readonly Finding[]
  number: number
  started: boolean
}) {
  const t = useWords()
  const worst = worstOf(findings)
  if (worst === 'error' || worst === 'warning') {
    const { icon, look, word } = SIGNS[worst]
    return (
      <div className={`st ${look}`}>
        <Icon name={icon} label={t(word)} />
      </div>
    )
  }
  if (answer.trim() !== '')
    return (
      <div className="st pass">
        <Icon name="tick" label={t('form.answered')} />
      </div>
    )
  return <div className="st todo">{started ? <Icon name="todo" /> : number}</div>
}
