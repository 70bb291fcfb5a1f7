import '../../i18n/words/comparing'
import { useMemo } from 'react'
import type { Version } from '../../core/diff/version'
import { arr, member, num, obj } from '../../core/json/node'
import { print } from '../../core/json/print'
import { FORMAT_VERSION } from '../../core/model/tool-set'
import { encodeCompareLink } from '../../core/share/encode-link'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { LinkField } from '../share/LinkField'
import { LocalBase } from '../share/LocalBase'
import { SecretGuard } from '../share/SecretGuard'
import '../share/share.css'
import type { Sides } from './use-comparison'

/** The link of both versions, once nothing in them looks like a secret or its author says it is none. */
export function ShareBoth({ before, after }: Sides) {
  const t = useWords()
  const texts = useMemo(() => [before, after].map(setTextOf), [before, after])
  const link = useMemo(() => {
    const [first = '', second = ''] = texts
    return encodeCompareLink(first, second, powers().shareBase().url)
  }, [texts])
  return (
    <section className="share share-both" aria-label={t('comparing.share')}>
      <SecretGuard texts={texts}>
        {link.ok ? (
          <>
            <p>{t('comparing.shareHow')}</p>
            <LocalBase />
            <LinkField url={link.url} leftOut={link.leftOut} />
          </>
        ) : (
          <p className="callout error" role="alert">
            <Icon name="octagon" />
            {t('comparing.notShareable')}
          </p>
        )}
      </SecretGuard>
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
