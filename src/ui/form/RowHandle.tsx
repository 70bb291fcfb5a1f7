import '../../i18n/words/params'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** What a row is dragged by; the row's own keys are told to those who cannot see it. */
export function RowHandle({ name }: { name: string }) {
  const t = useWords()
  return (
    <button
      type="button"
      className="drag"
      aria-label={t('params.move', { name })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={t('params.moveHint')}
    >
      <Icon name="grip" />
    </button>
  )
}
