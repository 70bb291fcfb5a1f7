import '../../../i18n/words/bench-runs'
import { useBenchRuns, type HeldRun, runDropped, runShown } from '../../../state/bench-runs'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import { Select } from '../../kit/Select'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import { runName } from './run-name'

const NOT_KEPT = {
  refused: 'benchRuns.notKeptRefused',
  full: 'benchRuns.notKeptFull',
  failed: 'benchRuns.notKeptFailed',
  'too-large': 'benchRuns.notKeptLarge',
} as const

/** Which run is looked at, and how it is kept. */
export function RunPicker({ runs, shown }: { runs: readonly HeldRun[]; shown: HeldRun }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const dropped = useBenchRuns((state) => state.dropped)
  const unread = useBenchRuns((state) => state.unread)
  const remove = () => {
    const putBack = runDropped(shown.id)
    toasted({
      text: t('benchRuns.removed'),
      action: { label: t('benchRuns.putBack'), run: putBack },
    })
  }
  return (
    <section className="run-picker">
      <label className="lab" htmlFor="bench-run">
        {t('benchRuns.run')}
      </label>
      <div className="run-choice">
        <Select
          id="bench-run"
          look="s"
          value={shown.id}
          options={runs.map((held) => ({ value: held.id, label: runName(t, lang, held) }))}
          onChoose={runShown}
        />
        {!shown.isRunning && (
          <button
            type="button"
            className="btn icon s"
            aria-label={t('benchRuns.remove')}
            title={t('benchRuns.remove')}
            onClick={remove}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      <div role="status" className="two">
        {shown.notKept && <p>{t(NOT_KEPT[shown.notKept])}</p>}
        {dropped > 0 && <p>{t('benchRuns.dropped', { count: dropped })}</p>}
        {unread > 0 && <p>{t('benchRuns.unreadKept', { count: unread })}</p>}
      </div>
    </section>
  )
}
