import '../../i18n/words/share'
import { useWords } from '../kit/use-words'
import type { ShareMessage } from './share-text'

interface MessageFieldsProps {
  readonly message: ShareMessage
  readonly onChange: (message: ShareMessage) => void
}

/** Who shares, and what the reader should look at. */
export function MessageFields({ message, onChange }: MessageFieldsProps) {
  const t = useWords()
  return (
    <>
      <div>
        <label className="lab" htmlFor="share-author">
          {t('share.author')}
          <span className="hint">{t('share.authorHint')}</span>
        </label>
        <input
          id="share-author"
          className="inp"
          autoComplete="name"
          placeholder={t('share.authorExample')}
          value={message.author}
          onChange={(event) => onChange({ ...message, author: event.target.value })}
        />
      </div>
      <div>
        <label className="lab" htmlFor="share-note">
          {t('share.note')}
          <span className="hint">{t('share.noteHint')}</span>
        </label>
        <textarea
          id="share-note"
          className="inp"
          rows={2}
          placeholder={t('share.noteExample')}
          value={message.note}
          onChange={(event) => onChange({ ...message, note: event.target.value })}
        />
      </div>
    </>
  )
}
