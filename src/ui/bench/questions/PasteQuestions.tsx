import '../../../i18n/words/bench-questions'
import '../../../i18n/words/bench-questions-in'
import '../../../i18n/words/exchange'
import { type DragEvent, useCallback, useId, useMemo, useState } from 'react'
import { functionsAlong } from '../../../core/bench/questions/functions-along'
import {
  importQuestions,
  type ImportedQuestion,
} from '../../../core/bench/questions/questions-import'
import { questionsAdded, questionsNow } from '../../../state/bench-questions'
import { type FileRead, powers } from '../../../state/powers'
import { snapshotBefore } from '../../../state/snapshot-before'
import { Modal } from '../../kit/Modal'
import { TextArea } from '../../kit/TextArea'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import { FunctionsAlong } from './FunctionsAlong'
import { PastePreview } from './PastePreview'
import { toolsOfFunctions } from './tools-of-functions'

/** A list of questions is pasted or opened, looked at, and taken. */
export default function PasteQuestions({
  names,
  onClose,
}: {
  names: readonly string[]
  onClose: () => void
}) {
  const t = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const read = useMemo(() => importQuestions(text, names, questionsNow().questions), [text, names])
  const isTaken = useCallback(
    ({ question, isKnown }: ImportedQuestion): boolean => choices.get(question.id) ?? !isKnown,
    [choices],
  )
  const taken = useMemo(() => read.questions.filter(isTaken), [read, isTaken])
  // Only those of the questions that are taken: a leaderboard has thousands.
  const along = useMemo(() => functionsAlong(taken, new Set(names)), [taken, names])
  // Where there is no tool yet the questions would be about nothing.
  const [functionsWanted, setFunctionsWanted] = useState(names.length === 0)
  const tools = functionsWanted ? along.missing : []
  const [isReading, setReading] = useState(false)
  const typed = (next: string): void => {
    setText(next)
    setChoices(new Map())
  }
  const take = (): void => {
    if (!questionsAdded(taken.map(({ question }) => question)))
      return toasted({ text: t('questions.inTheWay') })
    toasted({ text: t('questionsIn.taken', { count: taken.length }) })
    onClose()
  }
  const takeWithTools = async (): Promise<void> => {
    setReading(true)
    const { texts, showReport } = await toolsOfFunctions(along)
    snapshotBefore('import')
    setReading(false)
    if (
      !questionsAdded(
        taken.map(({ question }) => question),
        texts,
      )
    )
      return toasted({ text: t('questions.inTheWay') })
    toasted({
      text: t('questionsIn.takenWithTools', { count: taken.length, tools: texts.length }),
      action: { label: t('exchange.showReport'), run: showReport },
    })
    onClose()
  }
  // A leaderboard keeps questions and answers in two files, which are read as one text.
  const open = (files: readonly FileRead[]): void => {
    const texts = files.flatMap((file) => (file.ok ? [file.text.trimEnd()] : []))
    if (texts.length > 0)
      typed([...(text.trim() === '' ? [] : [text.trimEnd()]), ...texts].join('\n'))
  }
  const onDrop = (event: DragEvent): void => {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    void Promise.all(files.map((file) => powers().readFile(file))).then(open)
  }
  return (
    <Modal
      title={t('questionsIn.pasteTitle')}
      onClose={onClose}
      wide
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t('questionsIn.cancel')}
          </button>
          <button
            type="button"
            className="btn main"
            disabled={taken.length === 0 || isReading}
            onClick={() => (tools.length === 0 ? take() : void takeWithTools())}
          >
            {tools.length === 0
              ? t('questionsIn.take', { count: taken.length })
              : t('questionsIn.takeWithTools', { count: taken.length, tools: tools.length })}
          </button>
        </>
      }
    >
      {/* Files may be dropped anywhere on the dialog; the button does the same by keyboard. */}
      <div
        className="paste-questions"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <div className="lab">
          <label htmlFor={id}>{t('questionsIn.pasteField')}</label>
          <span className="hint" id={`${id}hint`}>
            {t('questionsIn.pasteHint')}
          </span>
        </div>
        <TextArea
          id={id}
          look="s paste-questions-text"
          aria-describedby={`${id}hint`}
          spellCheck={false}
          value={text}
          placeholder={t('questionsIn.pasteSample')}
          onText={typed}
        />
        <p>
          <button
            type="button"
            className="btn line s"
            onClick={() => void powers().pickFiles().then(open)}
          >
            {t('questionsIn.pasteFile')}
          </button>
        </p>
        {along.count > 0 && (
          <FunctionsAlong along={along} isTaken={functionsWanted} onTake={setFunctionsWanted} />
        )}
        {text.trim() !== '' && (
          <PastePreview
            read={read}
            coming={new Set(tools)}
            isTaken={isTaken}
            onTake={({ question }, on) => setChoices(new Map(choices).set(question.id, on))}
          />
        )}
      </div>
    </Modal>
  )
}
