import '../../../i18n/words/reviewing'
import { use, useRef, useState } from 'react'
import { useReviewing } from '../../../state/reviewing'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { SpotToolContext, type TalkProps } from '../talk-parts'
import { useDrawnSpot } from './drawn-spots'
import { keyOfSpot } from './spot-anchor'
import { PageThread } from './PageThread'
import { RemarkForm } from './RemarkForm'
import { SeenMark } from './SeenMark'

/** A quiet button beside a line, and below it what was said of the line. */
export function LineTalk({ spot, label }: TalkProps) {
  const t = useWords()
  const of = use(SpotToolContext)
  const key = keyOfSpot(spot, of)
  const threads = useReviewing((state) => state.threadsAt.get(key))
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useDrawnSpot(key)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <span className="cm" data-spot={key}>
        {of && spot.path && !spot.rule && <SeenMark tool={of.tool} path={spot.path} />}
        <button
          ref={button}
          type="button"
          className="btn icon s"
          aria-expanded={isOpen}
          aria-label={t('reviewing.commentOn', { place: label })}
          title={t('reviewing.comment')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="comment" />
        </button>
      </span>
      {(threads || isOpen) && (
        <div className="talk">
          {threads?.map((thread) => (
            <PageThread key={thread.opened.id} thread={thread} />
          ))}
          {isOpen && <RemarkForm spot={spot} label={label} onDone={close} />}
        </div>
      )}
    </>
  )
}
