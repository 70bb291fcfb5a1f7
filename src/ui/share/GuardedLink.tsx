import '../../i18n/words/share'
import { useMemo } from 'react'
import { encodeLink } from '../../core/share/encode-link'
import { ALL_PARTS } from '../../core/share/link-content'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { LinkField } from './LinkField'
import { LocalBase } from './LocalBase'
import { OtherRoutes } from './OtherRoutes'
import { SecretGuard } from './SecretGuard'

interface SharedText {
  /** The set as it is to be shared: what is not to go along is no longer in it. */
  readonly text: string
  readonly title: string
}

/** The link, once nothing in it looks like a secret or the author has said that it is none. */
export function GuardedLink({ text, title }: SharedText) {
  const texts = useMemo(() => [text], [text])
  return (
    <SecretGuard texts={texts}>
      <MadeLink text={text} title={title} />
    </SecretGuard>
  )
}

function MadeLink({ text, title }: SharedText) {
  const t = useWords()
  const { url } = powers().shareBase()
  const link = useMemo(() => encodeLink(text, url, ALL_PARTS), [text, url])
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
      <LocalBase />
      <LinkField url={link.url} leftOut={link.leftOut} />
      <OtherRoutes url={link.url} text={text} title={title} />
    </>
  )
}
