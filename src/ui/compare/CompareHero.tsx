import '../../i18n/words/comparing'
import '../../i18n/words/review'
import { useMemo } from 'react'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { dateWords } from '../review/date-words'
import { Prose } from '../review/Prose'
import { type SharedSet, sharedSet } from '../review/shared-set'

interface CompareHeroProps {
  readonly beforeText: string
  /** The later version. */
  readonly set: SharedSet
  readonly heading: string
}

/** Which versions these are, as their author wrote it. */
export function CompareHero({ beforeText, set, heading }: CompareHeroProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const earlier = useMemo(() => sharedSet(beforeText), [beforeText])
  const [from, to] = [dateWords(earlier.date, lang), dateWords(set.date, lang)]
  const days = from && to && from !== to ? t('comparing.sides', { before: from, after: to }) : to
  return (
    <div className="phero">
      <div className="wrap compare-wrap">
        <h1>{heading}</h1>
        <p className="by">
          {[days, set.author].filter(Boolean).join(' · ') || t('review.sharedCopy')}
        </p>
        {set.note && (
          <blockquote>
            <Prose text={set.note} />
          </blockquote>
        )}
      </div>
    </div>
  )
}
