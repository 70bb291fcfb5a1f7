import '../../../i18n/words/bench-questions'
import { useEffect, useId, useRef, useState } from 'react'
import { UNSET } from '../../../core/bench/questions/question'
import { asQuestion } from '../../../core/bench/questions/question-draft'
import { questionId } from '../../../core/bench/questions/write-question'
import { questionsAdded, questionsNow } from '../../../state/bench-questions'
import { useSignal } from '../../kit/signal'
import { TextField } from '../../kit/TextField'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import { addFieldFor } from './add-field'
import { ExpectedSelect } from './ExpectedSelect'

/** A line to write one question after the other: Enter adds it and leaves the field for the next. */
export function AddQuestion({ names }: { names: readonly string[] }) {
  const t = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const [expected, setExpected] = useState(UNSET)
  const row = useRef<HTMLDivElement>(null)
  const { tool, turn } = useSignal(addFieldFor)
  const [seen, setSeen] = useState(turn)
  const turnAtStart = useRef(turn)
  if (seen !== turn) {
    setSeen(turn)
    setExpected({ is: 'tool', tools: [tool] })
  }
  useEffect(() => {
    if (turn !== turnAtStart.current) row.current?.querySelector('input')?.focus()
  }, [turn])
  const add = () => {
    const said = text.trim()
    if (said === '') return
    const taken = new Set(questionsNow().questions.map((each) => each.id))
    const question = asQuestion({ text: said, expected }, questionId(said, taken))
    if (!questionsAdded([question])) return toasted({ text: t('questions.inTheWay') })
    setText('')
  }
  return (
    <div className="question-add" ref={row}>
      <label className="sr" htmlFor={id}>
        {t('questions.addField')}
      </label>
      <TextField
        id={id}
        look="s"
        value={text}
        placeholder={t('questions.addPlaceholder')}
        onText={setText}
        onEnter={add}
      />
      <ExpectedSelect
        expected={expected}
        names={names}
        label={t('questions.expected')}
        onChoose={setExpected}
      />
      <button type="button" className="btn line s" disabled={text.trim() === ''} onClick={add}>
        {t('questions.add')}
      </button>
    </div>
  )
}
