import '../../i18n/words/probing'
import { goToField } from '../../state/go-to-field'
import { useWords } from '../kit/use-words'

/** A tool without parameters, or without a schema: nothing can be filled in wrongly. */
export function NothingToTry({ hasSchema }: { hasSchema: boolean }) {
  const t = useWords()
  const go = () => {
    goToField(['inputSchema'])
  }
  return (
    <div className="probe-empty">
      <p>{t(hasSchema ? 'probing.noParameters' : 'probing.noSchema')}</p>
      <button type="button" className="link" onClick={go}>
        {t('probing.addParameter')}
      </button>
    </div>
  )
}
