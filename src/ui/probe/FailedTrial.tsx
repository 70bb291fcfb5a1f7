import '../../i18n/words/probing'
import type { CheckOutcome } from '../../core/calls/check-task'
import { useWords } from '../kit/use-words'

interface FailedTrialProps {
  /** The tool's name, as far as it has one. */
  readonly name: string
  readonly outcome: Extract<CheckOutcome<unknown>, { ok: false }>
  readonly onTryAgain: () => void
}

/** Why a tool could not be tried: which tool, and the pattern it hangs at where that is known. */
export function FailedTrial({ name, outcome, onTryAgain }: FailedTrialProps) {
  const t = useWords()
  const shown = name.trim() || t('probing.unnamed')
  const pattern = outcome.reason === 'too-slow' ? outcome.busy?.pattern : undefined
  const reason =
    outcome.reason === 'no-worker'
      ? t('probing.noWorker')
      : outcome.reason === 'too-slow'
        ? pattern === undefined
          ? t('probing.tooSlow', { name: shown })
          : t('probing.tooSlowAt', { name: shown, pattern })
        : t('probing.failed')
  return (
    <div className="probe-empty" role="status">
      <p>{reason}</p>
      {outcome.reason !== 'no-worker' && (
        <button type="button" className="btn s line" onClick={onTryAgain}>
          {t('probing.tryAgain')}
        </button>
      )}
    </div>
  )
}
