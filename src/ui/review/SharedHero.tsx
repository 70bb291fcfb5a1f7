import '../../i18n/words/review'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { Prose } from './Prose'
import { dateWords } from './date-words'
import type { SharedSet } from './shared-set'
import { ShownAs } from './Talk'

/** Who shared what, when and why, as the author wrote it. */
export function SharedHero({ set, leftOut }: { set: SharedSet; leftOut: readonly string[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { title, author, note, tools } = set
  const date = dateWords(set.date, lang)
  return (
    <div className="phero">
      <div className="wrap">
        <h1>{title || t('review.untitled')}</h1>
        <p className="by">
          {author && date && t('review.sharedByOn', { author, date })}
          {author && !date && t('review.sharedBy', { author })}
          {!author && date && t('review.sharedOn', { date })}
          {(author || date) && ' · '}
          {t('review.toolCount', { count: tools.length })}
        </p>
        {note && (
          <blockquote>
            <Prose text={note} />
          </blockquote>
        )}
        <p className="quiet">{t('review.sharedCopy')}</p>
        {leftOut.length > 0 && (
          <p className="quiet">{t('review.leftOut', { keys: leftOut.join(t('review.comma')) })}</p>
        )}
        <ShownAs />
      </div>
    </div>
  )
}
