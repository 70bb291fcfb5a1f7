import '../../i18n/words/share'
import { useMemo, useState } from 'react'
import { encodeLink } from '../../core/share/encode-link'
import { ALL_PARTS } from '../../core/share/link-content'
import { secretsIn } from '../../core/share/secrets'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { LinkField } from './LinkField'
import { OtherRoutes } from './OtherRoutes'
import { SecretWarning } from './SecretWarning'

interface SharedText {
  /** The set as it is to be shared: what is not to go along is no longer in it. */
  readonly text: string
  readonly title: string
}

/** The link, once nothing in it looks like a secret or the author has said that it is none. */
export function GuardedLink({ text, title }: SharedText) {
  const secrets = useMemo(() => secretsIn(text), [text])
  const [agreed, setAgreed] = useState('')
  const signature = JSON.stringify(secrets)
  if (secrets.length === 0 || agreed === signature) return <MadeLink text={text} title={title} />
  return <SecretWarning text={text} secrets={secrets} onAgree={() => setAgreed(signature)} />
}

function MadeLink({ text, title }: SharedText) {
  const t = useWords()
  const base = powers().shareBase()
  const link = useMemo(() => encodeLink(text, base.url, ALL_PARTS), [text, base.url])
  if (!link.ok)
    return (
      <>
        <p className="callout error" role="alert">
          <Icon name="octagon" />
          {t(link.reason === 'too-large' ? 'share.tooLarge' : 'share.notShareable')}
        </p>
        {link.reason === 'too-large' && <OtherRoutes text={text} title={title} />}
      </>
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
      <OtherRoutes url={link.url} text={text} title={title} />
    </>
  )
}
