import '../../i18n/words/history'
import { useState } from 'react'
import type { SetMarks, SnapshotEntry } from '../../core/history/snapshot'
import { isNothing, whatChanged } from '../../core/history/what-changed'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { changeWords } from './change-words'
import { NameSnapshot } from './NameSnapshot'
import { compareSnapshot, deleteSnapshot, restoreSnapshot } from './snapshot-actions'
import { momentWords, snapshotName } from './snapshot-name'

interface SnapshotRowProps {
  readonly entry: SnapshotEntry
  /** What stands for the snapshot before; the first has none. */
  readonly earlier: SetMarks | undefined
  /** What stands for the set on screen. */
  readonly now: SetMarks
  readonly onClose: () => void
}

/** One snapshot: when, why, what changed, and what can be done with it. */
export function SnapshotRow({ entry, earlier, now, onClose }: SnapshotRowProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [isNaming, setNaming] = useState(false)
  const moment = momentWords(entry.taken, lang)
  const called = snapshotName(t, entry)
  const name = `${called}, ${moment}`
  const isNow = isNothing(whatChanged(entry.marks, now))
  return (
    <li>
      <div className="what">
        <b>{called}</b>
        <span className="quiet">
          <time dateTime={new Date(entry.taken).toISOString()}>{moment}</time>
          {entry.name !== undefined && ` · ${t(`history.${entry.why}`)}`}
          {' · '}
          {t('history.toolCount', { count: entry.marks.tools.length })}
        </span>
        {earlier && (
          <span className="quiet">
            {t('history.sinceBefore', { what: changeWords(t, earlier, entry.marks) })}
          </span>
        )}
        {isNow && (
          <span className="sev pass">
            <Icon name="tick" small />
            {t('history.asNow')}
          </span>
        )}
      </div>
      {isNaming ? (
        <NameSnapshot entry={entry} onDone={() => setNaming(false)} />
      ) : (
        <div className="acts">
          <button
            type="button"
            className="btn line s"
            aria-label={t('history.compareOf', { name })}
            disabled={isNow}
            onClick={() => void compareSnapshot(entry, name)}
          >
            {t('history.compare')}
          </button>
          <button
            type="button"
            className="btn line s"
            aria-label={t('history.restoreOf', { name })}
            disabled={isNow}
            onClick={() => void restoreSnapshot(t, entry, called).then((ok) => ok && onClose())}
          >
            {t('history.restoreIt')}
          </button>
          <button
            type="button"
            className="btn icon s"
            aria-label={t('history.renameOf', { name })}
            title={t('history.rename')}
            onClick={() => setNaming(true)}
          >
            <Icon name="pencil" />
          </button>
          <button
            type="button"
            className="btn icon s"
            aria-label={t('history.deleteOf', { name })}
            title={t('history.delete')}
            onClick={() => void deleteSnapshot(t, entry, called)}
          >
            <Icon name="trash" />
          </button>
        </div>
      )}
    </li>
  )
}
