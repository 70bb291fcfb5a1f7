import '../../i18n/words/reviewing'
import { useOpenThreads } from '../../state/open-threads'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import './review-notes.css'

/** How many remarks on a tool are open, in the list of tools. */
export default function ReviewSign({ id }: { id: string }) {
  const t = useWords()
  const count = useOpenThreads(id)
  if (!count) return null
  return (
    <span className="review-sign" title={t('reviewing.openCount', { count })}>
      <Icon name="comment" small label={t('reviewing.openCount', { count })} />
      <span aria-hidden="true">{count}</span>
    </span>
  )
}
