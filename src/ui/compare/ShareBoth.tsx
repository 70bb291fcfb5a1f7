import '../../i18n/words/comparing'
import { useMemo, useState } from 'react'
import type { Version } from '../../core/diff/version'
import { arr, member, num, obj } from '../../core/json/node'
import { print } from '../../core/json/print'
import { FORMAT_VERSION } from '../../core/model/tool-set'
import { encodeCompareLink } from '../../core/share/encode-link'
import { secretsIn } from '../../core/share/secrets'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { LinkField } from '../share/LinkField'
import { SecretWarning } from '../share/SecretWarning'
import '../share/share.css'
import type { Sides } from './use-comparison'

/** The link of both versions, once nothing in them looks like a secret or its author says it is none. */
export function ShareBoth({ before, after }: Sides) {
  const t = useWords()
  const texts = useMemo(() => [before, after].map(setTextOf), [before, after])
  const secrets = useMemo(
    () =>
      texts.map((text) => ({ text, found: secretsIn(text) })).filter(({ found }) => found.length),
    [texts],
  )
  const [agreed, setAgreed] = useState(false)
  const link = useMemo(() => {
    const [first = '', second = ''] = texts
    return encodeCompareLink(first, second, powers().shareBase().url)
  }, [texts])
  return (
    <section className="share share-both" aria-label={t('comparing.share')}>
      {secrets.length > 0 && !agreed ? (
        secrets.map(({ text, found }, i) => (
          <SecretWarning key={i} text={text} secrets={found} onAgree={() => setAgreed(true)} />
        ))
      ) : link.ok ? (
        <>
          <p>{t('comparing.shareHow')}</p>
          <LinkField url={link.url} leftOut={link.leftOut} />
        </>
      ) : (
        <p className="callout error" role="alert">
          <Icon name="octagon" />
          {t('comparing.notShareable')}
        </p>
      )}
    </section>
  )
}

/** A set of ours as it is written; other formats as the set that they become. */
const setTextOf = ({ envelope, text, tools }: Version): string =>
  envelope
    ? text
    : print(
        obj([
          member('toolwright', num(FORMAT_VERSION)),
          member('tools', arr(tools.map(({ tool }) => tool))),
        ]),
        2,
      )
