import '../../i18n/words/review'
import '../../i18n/words/reviewing'
import { useMemo } from 'react'
import { reviewOfLink } from '../../core/review/given-review'
import type { ReviewLink } from '../../core/share/read-document'
import { powers } from '../../state/powers'
import { reviewWaits } from '../../state/waiting-review'
import { useWords } from '../kit/use-words'
import { reviewersOf, reviewSummary } from '../review-notes/review-summary'
import { SummaryLines } from '../review-notes/SummaryLines'
import { PageTop } from './PageTop'

/** A link that holds a review alone: what is in it, which set it needs, and the way to merge it. */
export default function ReviewBack({ link }: { link: ReviewLink }) {
  const t = useWords()
  const file = useMemo(() => reviewOfLink(link), [link])
  if (!file) return null
  const { title, review } = file
  const merge = () => {
    reviewWaits(file)
    powers().leaveLink()
  }
  return (
    <div className="page">
      <PageTop title={t('reviewing.reviewPage')} />
      <main className="wrap broken">
        <div className="sheet">
          <header>
            <h1>{title ? t('reviewing.backOf', { title }) : t('reviewing.backOfUntitled')}</h1>
          </header>
          <section>
            <p>{t('reviewing.backFrom', { names: reviewersOf(review).join(t('review.comma')) })}</p>
            <SummaryLines summary={reviewSummary(review, undefined)} />
            <p className="two">
              {title ? t('reviewing.backNeedsNamed', { title }) : t('reviewing.backNeeds')}
            </p>
          </section>
          <section className="form-acts">
            <button type="button" className="btn main" onClick={merge}>
              {t('reviewing.backMerge')}
            </button>
            <button type="button" className="btn line" onClick={() => powers().leaveLink()}>
              {t('review.leave')}
            </button>
          </section>
        </div>
      </main>
    </div>
  )
}
