import '../../i18n/words/templates'
import { useWords } from '../kit/use-words'
import type { Place } from './start'

interface StartFooterProps {
  readonly count: number
  readonly place: Place
  readonly hasFailed: boolean
  readonly onBack: () => void
  readonly confirm: () => void
}

export function StartFooter({ count, place, hasFailed, onBack, confirm }: StartFooterProps) {
  const t = useWords()
  return (
    <>
      <span role="status" className="error">
        {hasFailed && t('templates.openFailed')}
      </span>
      <span className="grow" />
      <button type="button" className="btn" onClick={onBack}>
        {t('templates.backToVersions')}
      </button>
      <button type="button" className="btn main" disabled={count === 0} onClick={confirm}>
        {t(place === 'here' ? 'templates.add' : 'templates.open', { count })}
      </button>
    </>
  )
}
