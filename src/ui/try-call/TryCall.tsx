import '../../i18n/words/sent'
import { useTriedCall } from '../../state/tried-call'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { CallsReport } from './CallsReport'
import { CheckTrouble } from './CheckTrouble'
import { SentField } from './SentField'
import { useCheckedCalls } from './use-checked-calls'

/** One call that a model sent, or several, and all that is to say of them. */
export function TryCall() {
  const t = useWords()
  const isEmpty = useTriedCall(({ text }) => text.trim() === '')
  const { shown, tools, again } = useCheckedCalls()
  return (
    <div className="try-call">
      <SentField />
      {tools.length === 0 ? (
        <p className="sent-note">
          <Icon name="info" />
          {t('sent.noTool')}
        </p>
      ) : isEmpty ? (
        <p className="empty">{t('sent.emptyText')}</p>
      ) : !shown ? (
        <p className="empty" role="status">
          {t('sent.checking')}
        </p>
      ) : shown.outcome.ok ? (
        <CallsReport shown={shown} checked={shown.outcome.answer} />
      ) : (
        <CheckTrouble outcome={shown.outcome} tools={shown.tools} onAgain={again} />
      )}
    </div>
  )
}
