import '../../i18n/words/sent'
import type { CheckOutcome } from '../../core/calls/check-task'
import { pathOfPattern } from '../../core/calls/patterns-of'
import { nameOf } from '../../core/model/tool'
import { goToField } from '../../state/go-to-field'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { KnownTool } from './use-checked-calls'

interface Props {
  readonly outcome: Extract<CheckOutcome<unknown>, { ok: false }>
  readonly tools: readonly KnownTool[]
  readonly onAgain: () => void
}

/** Why a check did not come to its end: which tool, and which pattern, took too long. */
export function CheckTrouble({ outcome, tools, onAgain }: Props) {
  const t = useWords()
  const busy = outcome.reason === 'too-slow' ? outcome.busy : undefined
  const slow = tools[busy?.tool ?? -1]
  const pattern = busy?.pattern
  const path = slow && pattern !== undefined ? pathOfPattern(slow.tool, pattern) : undefined
  const said =
    outcome.reason !== 'too-slow'
      ? t('sent.failed')
      : slow
        ? t('sent.tooSlow', { name: nameOf(slow.tool) })
        : t('sent.tooSlowSomewhere')
  return (
    <div className="sent-note" role="alert">
      <Icon name="octagon" />
      <div>
        <p>{said}</p>
        {pattern !== undefined && <p>{t('sent.slowPattern', { pattern })}</p>}
        <p className="sent-acts">
          {slow && path && (
            <button type="button" className="btn s line" onClick={() => goToField(path, slow.id)}>
              {t('sent.showPattern')}
            </button>
          )}
          <button type="button" className="btn s" onClick={onAgain}>
            {t('sent.again')}
          </button>
        </p>
      </div>
    </div>
  )
}
