import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react'
import { type FileRead, powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { type ImportSource, LONGEST_IN_FIELD, newSource, type UnreadFile } from './import-source'
import { sizeWords } from './size-words'

interface PasteAreaProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  /** Files, and texts too long for the field. */
  readonly others: readonly ImportSource[]
  readonly onText: (text: string) => void
  /** Files that could not be read. */
  readonly unread: readonly UnreadFile[]
  readonly onAdd: (sources: readonly ImportSource[]) => void
  readonly onFiles: (files: readonly FileRead[]) => void
  readonly onRemove: (key: string) => void
}

const unreadWords = {
  'too-large': 'exchange.fileTooLarge',
  'not-text': 'exchange.fileNotText',
  unreadable: 'exchange.fileUnreadable',
} as const

/** Where definitions come in: typed, pasted, dropped, or from files. */
export function PasteArea(props: PasteAreaProps) {
  const { field, text, others, unread, onText, onAdd, onFiles, onRemove } = props
  const t = useWords()
  const [isOver, setIsOver] = useState(false)

  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (!files.length) return
    event.preventDefault()
    event.stopPropagation()
    void Promise.all(files.map((file) => powers().readFile(file))).then(onFiles)
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    const pasted = event.clipboardData.getData('text/plain')
    if (files.length && !pasted) {
      event.preventDefault()
      void Promise.all(files.map((file) => powers().readFile(file))).then(onFiles)
    } else if (pasted.length > LONGEST_IN_FIELD) {
      event.preventDefault()
      onAdd([newSource(pasted)])
    }
  }
  return (
    <div
      className={isOver ? 'paste over' : 'paste'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <div className="paste-head">
        <label className="lab" htmlFor="import-text">
          {t('exchange.paste')}
          <span className="hint">{t('imports.pasteHint')}</span>
        </label>
        <button
          type="button"
          className="btn line s"
          onClick={() => void powers().pickFiles().then(onFiles)}
        >
          <Icon name="file" small />
          {t('exchange.openFile')}
        </button>
      </div>
      <textarea
        id="import-text"
        ref={field}
        className="inp mono"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={isOver ? t('exchange.dropHere') : t('exchange.pasteExample')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={onPaste}
      />
      {others.length > 0 && (
        <ul className="sources">
          {others.map(({ key, name, text: content }) => (
            <li key={key}>
              <Icon name="file" />
              {t('exchange.source', {
                name: name ?? t('exchange.pastedText'),
                size: sizeWords(t, content.length),
              })}
              <button
                type="button"
                className="btn icon s"
                aria-label={t('exchange.removeSource', { name: name ?? t('exchange.pastedText') })}
                onClick={() => onRemove(key)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {unread.map(({ name, reason }) => (
          <p key={name} className="error">
            {t(unreadWords[reason], { name })}
          </p>
        ))}
      </div>
    </div>
  )
}
