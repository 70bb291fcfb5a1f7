import '../../i18n/words/reviewing'
import '../../i18n/words/review'
import { lazy, Suspense } from 'react'
import { get, itemsOf } from '../../core/json/node'
import { nameOf, titleOf } from '../../core/model/tool'
import type { Thread } from '../../core/review/review-state'
import { useReviewer } from '../../state/reviewer'
import { useWords } from '../kit/use-words'
import { AuthorThread } from './AuthorThread'
import './review-notes.css'
import '../review/talk/talk.css'
import { SignedLines } from './SignedLines'
import { type SetReview, useSetReview } from './use-set-review'
import { VerdictLines } from './VerdictLines'

const NameDialog = lazy(() => import('../review/talk/NameDialog'))

/** What came back from reviewers, by tool, and what the author does with it. */
export default function ReviewPane() {
  const t = useWords()
  const review = useSetReview()
  const isAsking = useReviewer((state) => state.waiting !== undefined)
  const { threads, verdicts, signed, unread, unattached } = review.state
  const isEmpty = threads.length + verdicts.length + signed.length + unattached.length === 0
  return (
    <div className="review-pane">
      {isEmpty && <p className="empty">{t('reviewing.none')}</p>}
      <VerdictLines verdicts={verdicts} />
      {groupsOf(review).map(({ key, index, threads: own }) => (
        <section key={key} aria-label={headingOf(review, index, own)}>
          <h3>{headingOf(review, index, own)}</h3>
          <Threads review={review} threads={own} />
        </section>
      ))}
      <SignedLines signed={signed} tree={review.tree} />
      {unread.length > 0 && (
        <p className="quiet">{t('reviewing.reportUnread', { count: unread.length })}</p>
      )}
      <Suspense>{isAsking && <NameDialog />}</Suspense>
    </div>
  )

  function headingOf({ tree }: SetReview, index: number | undefined, own: readonly Thread[]) {
    const gone = own[0]?.opened.on.tool
    if (index === undefined)
      return gone === undefined ? t('reviewing.ofSet') : t('reviewing.toolGone', { name: gone })
    const tool = itemsOf(get(tree, 'tools'))[index]
    return titleOf(tool) || nameOf(tool) || t('review.unnamed')
  }
}

interface Group {
  readonly key: string
  readonly index: number | undefined
  readonly threads: readonly Thread[]
}

/** By tool in the set's order, then by what is gone; the set itself comes first. */
function groupsOf({ state }: SetReview): readonly Group[] {
  const groups = new Map<string, { index: number | undefined; threads: Thread[] }>()
  for (const thread of state.threads) {
    const index = thread.place.tool
    const key = index === undefined ? `gone:${thread.opened.on.tool ?? ''}` : `tool:${index}`
    const group = groups.get(key)
    if (group) group.threads.push(thread)
    else groups.set(key, { index, threads: [thread] })
  }
  const rank = ({ key, index }: Group) => index ?? (key === 'gone:' ? -1 : Number.MAX_SAFE_INTEGER)
  return [...groups].map(([key, group]) => ({ key, ...group })).sort((a, b) => rank(a) - rank(b))
}

function Threads({ review, threads }: { review: SetReview; threads: readonly Thread[] }) {
  const t = useWords()
  const isOpen = ({ isResolved, decision }: Thread) => !isResolved && !decision
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
