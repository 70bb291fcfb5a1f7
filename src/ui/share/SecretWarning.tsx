import '../../i18n/words/share'
import { useMemo } from 'react'
import { getIn, type Path } from '../../core/json/node'
import { parse } from '../../core/json/parse'
import { nameOf } from '../../core/model/tool'
import type { Secret } from '../../core/share/secrets'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

interface SecretWarningProps {
  readonly text: string
  readonly secrets: readonly Secret[]
  readonly onAgree: () => void
}

/** Stands in front of the link while something in it looks like a key or a password. */
export function SecretWarning({ text, secrets, onAgree }: SecretWarningProps) {
  const t = useWords()
  const { root } = useMemo(() => parse(text), [text])
  const say = ({ path, kind }: Secret) => {
    const words = { kind: t(`share.secret-${kind}`) }
    if (path[0] !== 'tools' || path.length < 2)
      return t('share.secretInSet', { ...words, place: placeWords(path) })
    const tool = nameOf(getIn(root, path.slice(0, 2))) || t('frame.newTool')
    return t('share.secretAt', { ...words, tool, place: placeWords(path.slice(2)) })
  }
  return (
    <div className="callout warn" role="alert">
      <Icon name="triangle" />
      <div>
        <p>{t('share.secrets')}</p>
        <ul>
          {secrets.map((secret, i) => (
            <li key={i}>{say(secret)}</li>
          ))}
        </ul>
        <p>{t('share.secretDo')}</p>
        <button type="button" className="btn line s" onClick={onAgree}>
          {t('share.secretAgree')}
        </button>
      </div>
    </div>
  )
}

/** Where a secret stands, without showing it: a member's name may be the secret itself. */
const placeWords = (path: Path): string =>
  path.map((step) => (String(step).length > 40 ? '…' : step)).join('.')
