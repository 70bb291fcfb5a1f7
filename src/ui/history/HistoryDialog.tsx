import '../../i18n/words/history'
import { useMemo } from 'react'
import { marksOf } from '../../core/history/set-marks'
import { LIMITS } from '../../core/history/which-to-drop'
import { lastUnkept } from '../../state/history'
import { useDocument } from '../../state/document'
import { Icon } from '../kit/Icon'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import './history.css'
import { SnapshotRow } from './SnapshotRow'
import { TakeSnapshot } from './TakeSnapshot'
import { unkeptWords } from './unkept-words'
import { useSnapshots } from './use-snapshots'

/** Snapshots of the set on screen: take one, see what changed, compare, restore, name, delete. */
export default function HistoryDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const set = useDocument((state) => state.set)
  const snapshots = useSnapshots()
  const now = useMemo(() => marksOf(set), [set])
  const entries = snapshots?.entries ?? []
  const unkept = lastUnkept()
  const rule = {
    count: LIMITS.byThemselves,
    size: LIMITS.size / 1_000_000,
    pinned: LIMITS.pinned,
  }
  return (
    <Modal
      wide
      title={t('history.title')}
      onClose={onClose}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('history.close')}
          </button>
        </>
      }
    >
      <div className="history">
        <p>{t('history.lead')}</p>
        {snapshots?.problem && (
          <p className="callout warn">
            <Icon name="triangle" />
            {t('history.notKept')}
          </p>
        )}
        {unkept && (
          <p className="callout warn" role="alert">
            <Icon name="triangle" />
            {unkeptWords(t, unkept)}
          </p>
        )}
        <TakeSnapshot />
        {snapshots && entries.length === 0 && <p className="empty-list">{t('history.none')}</p>}
        {entries.length > 0 && (
          <ol aria-label={t('history.list')}>
            {entries.map((entry, i) => (
              <SnapshotRow
                key={entry.id}
                entry={entry}
                earlier={entries[i + 1]?.marks}
                now={now}
                onClose={onClose}
              />
            ))}
          </ol>
        )}
        <p className="quiet">{t('history.rule', rule)}</p>
      </div>
    </Modal>
  )
}
