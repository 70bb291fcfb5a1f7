import '../../../i18n/words/reviewing'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'

interface TextFormProps {
  readonly label: string
  readonly sendWords: string
  readonly start?: string
  readonly onSend: (text: string) => void
  readonly onCancel: () => void
  /** Stands between the field and its buttons, or beside them. */
  readonly children?: ReactNode
}

/** A field for some words, which Ctrl+Enter sends and Escape leaves. */
export function TextForm({
  label,
  sendWords,
  start = '',
  onSend,
  onCancel,
  children,
}: TextFormProps) {
  const t = useWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(start)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const canSend = text.trim() !== '' && text !== start
  return (
    <form
      ref={form}
      className="text-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend(text.trim())
      }}
    >
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <TextArea
        id={id}
        rows={2}
        value={text}
        onText={setText}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            form.current?.requestSubmit()
        }}
      />
      <div className="form-acts">
        <button type="submit" className="btn s main" disabled={!canSend}>
          {sendWords}
        </button>
        <button type="button" className="btn s" onClick={onCancel}>
          {t('reviewing.cancel')}
        </button>
        {children}
      </div>
    </form>
  )
}
