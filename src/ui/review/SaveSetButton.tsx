import '../../i18n/words/review'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { saveSharedSet } from './save-shared-set'

/** Keeps the shared set as the file that a studio opens. */
export function SaveSetButton({ setText }: { setText: string }) {
  const t = useWords()
  return (
    <button
      type="button"
      className="btn icon-p"
      onClick={() => saveSharedSet(setText)}
      aria-label={t('review.download')}
      title={t('review.download')}
    >
      <Icon name="import" />
      <span className="hide-p">{t('review.download')}</span>
    </button>
  )
}
