import '../../i18n/words/people'
import '../../i18n/words/review'
import '../../i18n/words/reviewing'
import { useWords } from '../kit/use-words'
import type { ReviewSummary } from './review-summary'

/** What a review brings, and by quotes what has no place any more. */
export function SummaryLines({ summary }: { summary: ReviewSummary }) {
  const t = useWords()
  const { comments, signed, picks, approved, changes, orphans, unread } = summary
  const names = (list: readonly string[]) => list.join(t('review.comma'))
  const parts = [
    t('reviewing.reportComments', { count: comments }),
    t('reviewing.reportSigned', { count: signed }),
    ...(picks > 0 ? [t('people.brought', { count: picks })] : []),
    ...(approved.length ? [t('reviewing.reportApproved', { names: names(approved) })] : []),
    ...(changes.length ? [t('reviewing.reportChanges', { names: names(changes) })] : []),
  ]
  return (
    <>
      <p>{parts.join(t('review.pause'))}</p>
      {orphans.length > 0 && (
        <>
          <p className="two">{t('reviewing.reportOrphans', { count: orphans.length })}</p>
          <ul className="orphans">
            {orphans.map(({ opened: { id, by, on, text } }) => (
              <li key={id}>
                {on.quote && <q className="quiet">{on.quote}</q>}
                <p>
                  {t('review.labelled', { label: by })}
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {unread > 0 && <p className="quiet">{t('reviewing.reportUnread', { count: unread })}</p>}
    </>
  )
}
