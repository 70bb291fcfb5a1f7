import '../../i18n/words/share'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** Says of links made on this computer's own address that nobody else can open them. */
export function LocalBase() {
  const t = useWords()
  const base = powers().shareBase()
  if (!base.local) return null
  return (
    <div className="callout warn">
      <Icon name="triangle" />
      <div>
        <b>{t('share.local')}</b>
        <p>{t('share.localHow', { url: base.url })}</p>
      </div>
    </div>
  )
}
