import '../../i18n/words/history'
import { useState } from 'react'
import type { SnapshotEntry } from '../../core/history/snapshot'
import { snapshotNamed } from '../../state/history'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'

/** Gives a snapshot a name, by which it stays, or takes it away. */
export function NameSnapshot({ entry, onDone }: { entry: SnapshotEntry; onDone: () => void }) {
  const t = useWords()
  const [name, setName] = useState(entry.name ?? '')
  const save = () => void snapshotNamed(entry.id, name).then(onDone)
  return (
    <div className="acts naming">
      <TextField
        aria-label={t('history.renameField')}
        look="s"
        value={name}
        onText={setName}
        onEnter={save}
        // The field takes the place of the button that was pressed.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <button type="button" className="btn line s" onClick={save}>
        {t('history.renameSave')}
      </button>
      <button type="button" className="btn s" onClick={onDone}>
        {t('history.cancel')}
      </button>
    </div>
  )
}
