import '../../i18n/words/reviewing'
import '../../i18n/words/review'
import { lazy, Suspense } from 'react'
import { get, itemsOf } from '../../core/json/node'
import { nameOf, titleOf } from '../../core/model/tool'
import { ENTRIES_PATH } from '../../core/review/read-review'
import { type ReviewPart, reviewParts } from '../../core/review/review-parts'
import { isOpen, type Thread } from '../../core/review/review-state'
import { useReviewer } from '../../state/reviewer'
import { useWords } from '../kit/use-words'
import { AuthorThread } from './AuthorThread'
import { PickedQuestions } from './PickedQuestions'
import './review-notes.css'
import '../review/talk/talk.css'
import { SignedLines } from './SignedLines'
import { type SetReview, useSetReview } from './use-set-review'
import { VerdictLines } from './VerdictLines'

/** The key of what is about no tool, which no index is. */
const SET = -1

const NameDialog = lazy(() => import('../review/talk/NameDialog'))

/** What came back from reviewers, by tool, and what the author does with it. */
export default function ReviewPane() {
  const t = useWords()
  const review = useSetReview()
  const isAsking = useReviewer((state) => state.waiting !== undefined)
  const { threads, verdicts, signed, picks, unread, unattached } = review.state
  const all = [threads, verdicts, signed, picks, unattached, unread]
  const isEmpty = all.every(({ length }) => length === 0)
  const inTheWay = unread.find(({ path }) => path.length <= ENTRIES_PATH.length)
  return (
    <div className="review-pane">
      {isEmpty && <p className="empty">{t('reviewing.none')}</p>}
      <VerdictLines verdicts={verdicts} />
      {reviewParts({ threads, signed: [] }).map((part) => {
        const heading = headingOf(review, part)
        return (
          <section key={part.gone ?? part.tool ?? SET} aria-label={heading}>
            <h3>{heading}</h3>
            <Threads review={review} threads={part.threads} />
          </section>
        )
      })}
      <PickedQuestions review={review} />
      <SignedLines signed={signed} tree={review.tree} />
      {inTheWay ? (
        <p className="error">{t('reviewing.inTheWay', { place: inTheWay.path.join('.') })}</p>
      ) : (
        unread.length > 0 && (
          <p className="quiet">{t('reviewing.reportUnread', { count: unread.length })}</p>
        )
      )}
      <Suspense>{isAsking && <NameDialog />}</Suspense>
    </div>
  )

  function headingOf({ tree }: SetReview, { tool: index, gone }: ReviewPart) {
    if (gone !== undefined) return t('reviewing.toolGone', { name: gone })
    if (index === undefined) return t('reviewing.ofSet')
    const tool = itemsOf(get(tree, 'tools'))[index]
    return titleOf(tool) || nameOf(tool) || t('review.unnamed')
  }
}

function Threads({ review, threads }: { review: SetReview; threads: readonly Thread[] }) {
  const t = useWords()
  const settled = threads.filter((each) => !isOpen(each))
  const list = (some: readonly Thread[]) =>
    some.map((thread) => <AuthorThread key={thread.opened.id} review={review} thread={thread} />)
  return (
    <>
      {list(threads.filter(isOpen))}
      {settled.length > 0 && (
        <details>
          <summary>{t('reviewing.showResolved', { count: settled.length })}</summary>
          {list(settled)}
        </details>
      )}
    </>
  )
}
