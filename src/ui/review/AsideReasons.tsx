import '../../i18n/words/review'
import type { Finding } from '../../core/lint/finding'
import type { Aside } from '../../core/lint/settings'
import { findingText } from '../../i18n/findings'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'

interface AsideReasonsProps {
  readonly aside: readonly { readonly finding: Finding; readonly entry: Aside }[]
}

/** What the author set aside, with the author's reason: a reviewer may see it otherwise. */
export function AsideReasons({ aside }: AsideReasonsProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <div className="aside-reasons">
      <p className="quiet">{t('review.asideByAuthor', { count: aside.length })}</p>
      <ul>
        {aside.map(({ finding, entry }, i) => (
          <li key={i}>
            {findingText(finding, lang)}
            <span className="two">{t('review.asideBecause', { reason: entry.reason })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
