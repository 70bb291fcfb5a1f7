import '../../../i18n/words/reviewing'
import { type ReactNode, useState } from 'react'
import type { Thread } from '../../../core/review/review-state'
import type { Said } from '../../../state/new-entry'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { Prose } from '../Prose'
import { SaidBy } from './SaidBy'
import { SuggestedWords } from './SuggestedWords'
import { TextForm } from './TextForm'

interface ThreadCardProps {
  readonly thread: Thread
  /** The name of who reads it; own words can be taken back. */
  readonly me: string
  readonly say: (entry: Said) => void
  /** More that can be done with it. */
  readonly actions?: ReactNode
}

/** Something that was said of a place, the replies to it, and what came of it. */
export function ThreadCard({ thread, me, say, actions }: ThreadCardProps) {
  const t = useWords()
  const [isReplying, setReplying] = useState(false)
  const { opened, replies, isResolved, decision } = thread
  const { id, by, at, on, text } = opened
  const { found } = thread.place
  return (
    <div
      className="thread"
      role="group"
      aria-label={by}
      data-resolved={isResolved || undefined}
      data-entry-id={id}
    >
      <div>
        <SaidBy by={by} at={at} />
        {found !== 'same' && found !== 'moved' && (
          <p className="said quiet">
            {t(found === 'gone' ? 'reviewing.goneSince' : 'reviewing.changedSince')}
            {on.quote && opened.kind === 'comment' && <q>{on.quote}</q>}
          </p>
        )}
        <div className="said">
          {opened.kind === 'suggest' ? (
            <SuggestedWords was={opened.was} text={text} />
          ) : (
            <Prose text={text} />
          )}
        </div>
      </div>
      {replies.map((reply) => (
        <div key={reply.id}>
          <SaidBy by={reply.by} at={reply.at} />
          <div className="said">
            <Prose text={reply.text} />
            {reply.by === me && (
              <button
                type="button"
                className="link"
                onClick={() => say({ kind: 'withdraw', to: reply.id })}
              >
                {t('reviewing.takeBack')}
              </button>
            )}
          </div>
        </div>
      ))}
      <div>
        <span className="said thread-acts">
          {decision && (
            <span className={decision.kind === 'accept' ? 'sev pass' : 'two'}>
              {decision.kind === 'accept' && <Icon name="tick" />}
              {t(decision.kind === 'accept' ? 'reviewing.accepted' : 'reviewing.declined', {
                name: decision.by,
              })}
            </span>
          )}
          {isResolved && (
            <span className="sev pass">
              <Icon name="tick" />
              {t('reviewing.resolved')}
            </span>
          )}
          {actions}
          <button
            type="button"
            className="link"
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            {t('reviewing.reply')}
          </button>
          <button
            type="button"
            className="link"
            onClick={() => say({ kind: isResolved ? 'reopen' : 'resolve', to: id })}
          >
            {t(isResolved ? 'reviewing.reopen' : 'reviewing.resolve')}
          </button>
          {by === me && (
            <button
              type="button"
              className="link"
              onClick={() => say({ kind: 'withdraw', to: id })}
            >
              {t('reviewing.takeBack')}
            </button>
          )}
        </span>
        {isReplying && (
          <div className="said">
            <TextForm
              label={t('reviewing.replyField')}
              sendWords={t('reviewing.replySend')}
              onSend={(reply) => {
                say({ kind: 'reply', to: id, text: reply })
                setReplying(false)
              }}
              onCancel={() => setReplying(false)}
            />
          </div>
        )}
      </div>
    </div>
  )
}
