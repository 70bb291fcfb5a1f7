import '../../i18n/words/reviewing'
import { useState } from 'react'
import { get, itemsOf } from '../../core/json/node'
import { acceptSuggestion } from '../../core/review/accept-suggestion'
import type { Thread } from '../../core/review/review-state'
import { goToField } from '../../state/go-to-field'
import { answered, suggestionAccepted } from '../../state/review-notes'
import { useReviewer } from '../../state/reviewer'
import { useWords } from '../kit/use-words'
import { ThreadCard } from '../review/talk/ThreadCard'
import type { SetReview } from './use-set-review'

/** A thread as its author reads it: with the way to its place, and what to do with a suggestion. */
export function AuthorThread({ review, thread }: { review: SetReview; thread: Thread }) {
  const t = useWords()
  const me = useReviewer((state) => state.name)
  const [isRefused, setRefused] = useState(false)
  const { opened, decision } = thread
  const { tool: index, path } = thread.place
  const id = index === undefined ? undefined : review.ids[index]
  const tool = index === undefined ? undefined : itemsOf(get(review.tree, 'tools'))[index]
  const accepted =
    opened.kind === 'suggest' && !decision && tool?.kind === 'object'
      ? acceptSuggestion(tool, path, opened)
      : undefined
  const goTo = () => {
    goToField(path, id)
  }
  const accept = () => {
    if (!accepted?.ok || id === undefined) return setRefused(true)
    suggestionAccepted(id, accepted.edits, opened.id)
  }
  return (
    <>
      <ThreadCard
        thread={thread}
        me={me}
        say={answered}
        actions={
          <>
            {opened.kind === 'suggest' && !decision && (
              <>
                <button type="button" className="btn s line" onClick={accept}>
                  {t('reviewing.accept')}
                </button>
                <button
                  type="button"
                  className="link"
                  onClick={() => answered({ kind: 'decline', to: opened.id })}
                >
                  {t('reviewing.decline')}
                </button>
              </>
            )}
            {id !== undefined && (
              <button type="button" className="link" onClick={goTo}>
                {t('reviewing.goTo')}
              </button>
            )}
          </>
        }
      />
      {accepted?.ok && accepted.isStale && (
        <p className="two thread-note">{t('reviewing.acceptStale')}</p>
      )}
      {isRefused && (
        <p className="error thread-note" role="alert">
          {t('reviewing.acceptFailed')}
        </p>
      )}
    </>
  )
}
