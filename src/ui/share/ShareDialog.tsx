import '../../i18n/words/share'
import { useDeferredValue, useMemo, useState } from 'react'
import { encodeLink } from '../../core/share/encode-link'
import { secretsIn } from '../../core/share/secrets'
import { nameOf } from '../../core/model/tool'
import { readingOf } from '../../core/model/reading'
import { saveSet, setTitleOf } from '../../core/model/tool-set'
import { useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { fileNameOf } from '../exchange/file-name'
import { Icon } from '../kit/Icon'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import { LinkField } from './LinkField'
import { MessageFields } from './MessageFields'
import { ScopeChoice } from './ScopeChoice'
import { SecretWarning } from './SecretWarning'
import { messageOf, type ShareMessage, type ShareScope, shareText } from './share-text'
import './share.css'
import { UnreadableTools } from './UnreadableTools'

/** Kept while the page is open, so that the name is not typed for every link. */
let lastAuthor = ''

/** Makes the link of the set or of one tool, and says what travels in it and where it arrives. */
export default function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const set = useDocument((state) => state.set)
  const selected = useDocument((state) => state.selected)
  const [scope, setScope] = useState<ShareScope>('set')
  const [message, setMessage] = useState<ShareMessage>(() => {
    const own = messageOf(set)
    return { ...own, author: own.author || lastAuthor, date: today() }
  })
  // A large set takes a moment; the dialog does not wait for it.
  const asked = useMemo(() => ({ set, selected, scope, message }), [set, selected, scope, message])
  const settled = useDeferredValue(asked, undefined)
  const shared = useMemo(
    () => settled && shareText(settled.set, settled.selected, settled.scope, settled.message),
    [settled],
  )
  const change = (next: ShareMessage) => {
    lastAuthor = next.author
    setMessage(next)
  }
  const title = setTitleOf(set)
  const save = () =>
    powers().saveFile(
      fileNameOf(title, 'tools', 'toolwright'),
      shared?.ok ? shared.text : saveSet(set),
      'application/json',
    )
  const only = set.tools.find((tool) => tool.id === selected)
  return (
    <Modal
      title={t('share.title')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn line" onClick={save}>
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
        {only && set.tools.length > 1 && (
          <ScopeChoice
            scope={scope}
            count={set.tools.length}
            name={nameOf(readingOf(only).root) || t('share.unnamedTool')}
            onChange={setScope}
          />
        )}
        <MessageFields message={message} onChange={change} />
        {!shared && (
          <p role="status" className="quiet">
            {t('share.making')}
          </p>
        )}
        {shared && !shared.ok && <UnreadableTools tools={shared.unreadable} />}
        {shared?.ok && <GuardedLink text={shared.text} />}
      </div>
    </Modal>
  )
}

/** The link, once nothing in it looks like a secret or the author has said that it is none. */
function GuardedLink({ text }: { text: string }) {
  const secrets = useMemo(() => secretsIn(text), [text])
  const [agreed, setAgreed] = useState('')
  const signature = JSON.stringify(secrets)
  if (secrets.length === 0 || agreed === signature) return <MadeLink text={text} />
  return <SecretWarning text={text} secrets={secrets} onAgree={() => setAgreed(signature)} />
}

function MadeLink({ text }: { text: string }) {
  const t = useWords()
  const base = powers().shareBase()
  const link = useMemo(() => encodeLink(text, base.url), [text, base.url])
  if (!link.ok)
    return (
      <p className="callout error" role="alert">
        <Icon name="octagon" />
        {t(link.reason === 'too-large' ? 'share.tooLarge' : 'share.notShareable')}
      </p>
    )
  return (
    <>
      {base.local && (
        <div className="callout warn">
          <Icon name="triangle" />
          <div>
            <b>{t('share.local')}</b>
            <p>{t('share.localHow', { url: base.url })}</p>
          </div>
        </div>
      )}
      <LinkField url={link.url} leftOut={link.leftOut} />
    </>
  )
}

/** The day it is here, as `2026-11-26`. */
function today(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
