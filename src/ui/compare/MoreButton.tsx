import '../../i18n/words/comparing'
import { useWords } from '../kit/use-words'

/** Shows the rest of a list; nothing where there is none. */
export function MoreButton({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useWords()
  if (count <= 0) return null
  return (
    <button type="button" className="link" onClick={onShow}>
      {t('comparing.showMore', { count })}
    </button>
  )
}
