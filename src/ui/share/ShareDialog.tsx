import '../../i18n/words/share'
import { useDeferredValue, useMemo, useState } from 'react'
import { setTitleOf } from '../../core/model/tool-set'
import { useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { fileNameOf } from '../exchange/file-name'
import { Icon } from '../kit/Icon'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import { AlongChoice } from './AlongChoice'
import { GuardedLink } from './GuardedLink'
import { MessageFields } from './MessageFields'
import { ScopeChoice } from './ScopeChoice'
import {
  type AlongWith,
  type Chosen,
  countsOf,
  messageOf,
  type ShareMessage,
  shareText,
} from './share-text'
import './share.css'
import { UnreadableTools } from './UnreadableTools'

/** Kept while the page is open, so that the name is not typed for every link. */
let lastAuthor = ''

/** Reviewers see what others said and what was set aside, unless it is taken out; questions are put in. */
const ALONG: AlongWith = { review: true, asides: true, questions: false }

/** Makes the link of the set, or of some tools, and says what travels in it and where it arrives. */
export default function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const set = useDocument((state) => state.set)
  const selected = useDocument((state) => state.selected)
  const [chosen, setChosen] = useState<Chosen>()
  const [along, setAlong] = useState(ALONG)
  const [message, setMessage] = useState<ShareMessage>(() => {
    const own = messageOf(set)
    return { ...own, author: own.author || lastAuthor, date: today() }
  })
  // A large set takes a moment; the dialog does not wait for it.
  const asked = useMemo(() => ({ set, chosen, message, along }), [set, chosen, message, along])
  const settled = useDeferredValue(asked, undefined)
  const shared = useMemo(
    () => settled && shareText(settled.set, settled.chosen, settled.message, settled.along),
    [settled],
  )
  const counts = useMemo(() => countsOf(set), [set])
  const isNothing = chosen?.size === 0
  const change = (next: ShareMessage) => {
    lastAuthor = next.author
    setMessage(next)
  }
  const title = setTitleOf(set)
  // The file is the other way of what is chosen here; "Save as a file" of the menu has all.
  const save = () => {
    if (shared?.ok)
      powers().saveFile(fileNameOf(title, 'tools', 'toolwright'), shared.text, 'application/json')
  }
  return (
    <Modal
      title={t('share.title')}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="btn line"
            disabled={!shared?.ok || isNothing}
            onClick={save}
          >
            <Icon name="import" />
            {t('share.download')}
          </button>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('share.done')}
          </button>
        </>
      }
    >
      <div className="share">
        {set.tools.length > 1 && (
          <ScopeChoice set={set} selected={selected} chosen={chosen} onChoose={setChosen} />
        )}
        <AlongChoice counts={counts} along={along} onChoose={setAlong} />
        <MessageFields message={message} onChange={change} />
        {!shared && (
          <p role="status" className="quiet">
            {t('share.making')}
          </p>
        )}
        {shared && !shared.ok && <UnreadableTools tools={shared.unreadable} />}
        {isNothing && (
          <p role="status" className="quiet">
            {t('share.noneChosen')}
          </p>
        )}
        {shared?.ok && !isNothing && <GuardedLink text={shared.text} title={title} />}
      </div>
    </Modal>
  )
}

/** The day it is here, as `2026-11-26`. */
function today(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
