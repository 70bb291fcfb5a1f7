import '../../i18n/words/sent'
import { type DragEvent, useId, useState } from 'react'
import { type FileRead, powers } from '../../state/powers'
import { sentReplaced, sentTyped, useTriedCall } from '../../state/tried-call'
import { TextArea } from '../kit/TextArea'
import { useWords } from '../kit/use-words'
import { SampleLinks } from './SampleLinks'

const UNREAD = {
  'too-large': 'sent.tooLarge',
  'not-text': 'sent.notText',
  unreadable: 'sent.unreadableFile',
} as const

/** What a call looks like, in no language of people. */
const EXAMPLE = '{"name": "get_order", "arguments": {"order_id": "E1024"}}'

/** Where a call comes in: typed, pasted, dropped, from a file, or made for the tool on screen. */
export function SentField() {
  const t = useWords()
  const id = useId()
  const text = useTriedCall((state) => state.text)
  const [isOver, setIsOver] = useState(false)
  const [unread, setUnread] = useState<Extract<FileRead, { ok: false }>>()
  const take = (files: readonly FileRead[]) => {
    const [file] = files
    if (!file) return
    setUnread(file.ok ? undefined : file)
    if (file.ok) sentReplaced(file.text)
  }
  const clear = () => {
    sentReplaced('')
    // The button goes with the text; the next one is pasted where the focus then is.
    document.getElementById(id)?.focus()
  }
  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    // The studio takes a dropped file for definitions.
    event.stopPropagation()
    void Promise.all(files.slice(0, 1).map((file) => powers().readFile(file))).then(take)
  }
  return (
    <div
      className={isOver ? 'sent over' : 'sent'}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label className="lab" htmlFor={id}>
        {t('sent.field')}
        <span className="hint">{t('sent.fieldHint')}</span>
      </label>
      <TextArea
        id={id}
        look="mono"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        placeholder={isOver ? t('sent.dropHere') : EXAMPLE}
        value={text}
        onText={sentTyped}
      />
      <div className="sent-acts">
        <SampleLinks onFile={() => void powers().pickFiles().then(take)} />
        <span className="grow" />
        {text !== '' && (
          <button type="button" className="btn s" onClick={clear}>
            {t('sent.clear')}
          </button>
        )}
      </div>
      <div role="alert">
        {unread && <p className="refusal">{t(UNREAD[unread.reason], { name: unread.name })}</p>}
      </div>
    </div>
  )
}
