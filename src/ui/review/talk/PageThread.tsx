import type { Thread } from '../../../core/review/review-state'
import { said } from '../../../state/reviewing'
import { useReviewer } from '../../../state/reviewer'
import { CopyPlace } from './CopyPlace'
import { placeOfThread } from './link-to'
import { ThreadCard } from './ThreadCard'

/** A thread on the reader's page, where the reader answers it. */
export function PageThread({ thread }: { thread: Thread }) {
  const me = useReviewer((state) => state.name)
  return (
    <ThreadCard
      thread={thread}
      me={me}
      say={said}
      actions={<CopyPlace place={placeOfThread(thread)} label={thread.opened.by} />}
    />
  )
}
