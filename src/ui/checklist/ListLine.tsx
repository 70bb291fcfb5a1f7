import '../../i18n/words/checklist'
import { useId, useRef, useState } from 'react'
import { answerOf, type Asked, type LineAnswer } from '../../core/lint/checklists/answer'
import type { Line } from '../../core/lint/checklists/checklist'
import { questionOf } from '../../core/lint/checklists/questions'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { FindingItems } from './FindingItems'
import { lineLook } from './line-look'

interface ListLineProps {
  readonly line: Line
  readonly answer: LineAnswer
  readonly asked: Asked
}

/** One line of a list. One that fails shows its findings at once; the others open when asked. */
export function ListLine({ line, answer, asked }: ListLineProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<boolean>()
  const [done, setDone] = useState('')
  const inside = useId()
  const { state, findings, open, aside } = answer
  const isOpen = chosen ?? state === 'fails'
  const { icon, look, word } = lineLook(answer)
  const items = {
    namesTools: asked.only === undefined,
    onDone: (what: string) => {
      setDone(what)
      button.current?.focus()
    },
  }
  return (
    <li data-state={state}>
      <button
        ref={button}
        type="button"
        className={`ln ${look}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? inside : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        <Icon name={icon} />
        <span>
          {line.words[lang]}
          {aside.length > 0 && (
            <span className="quiet">{t('checklist.lineAside', { count: aside.length })}</span>
          )}
        </span>
        <span className="w">{t(word)}</span>
        <Icon name={isOpen ? 'up' : 'down'} small />
      </button>
      {isOpen && (
        <div id={inside} className="ln-in">
          {findings.length > 0 && <FindingItems findings={findings} {...items} />}
          {open.length > 0 && (
            <>
              <p className="two">{t('checklist.contractMissing')}</p>
              <FindingItems findings={open} {...items} />
            </>
          )}
          <AskedQuestions line={line} asked={asked} />
        </div>
      )}
      <span className="sr" role="status">
        {done}
      </span>
    </li>
  )
}

/** What the line asks; of what fails, the findings above say enough. */
function AskedQuestions({ line, asked }: Pick<ListLineProps, 'line' | 'asked'>) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const questions = line.questions
    .map((id) => ({ question: questionOf(id), answer: answerOf(questionOf(id), asked) }))
    .filter(({ answer }) => answer.state !== 'fails')
  if (!questions.length) return null
  return (
    <ul className="asked">
      {questions.map(({ question, answer }) => {
        const { icon, look, word } = lineLook(answer)
        return (
          <li key={question.id} className={`ln ${look}`}>
            <Icon name={icon} small />
            <div>
              <p>
                <span className="sr">{t(word)} </span>
                {question.words[lang]}
              </p>
              {'person' in question && <p className="quiet">{question.person[lang]}</p>}
              {answer.state === 'todo' && <p className="quiet">{t('checklist.todoNote')}</p>}
              {answer.state === 'unstated' && answer.open.length === 0 && (
                <p className="quiet">{t('checklist.unstatedNote')}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
