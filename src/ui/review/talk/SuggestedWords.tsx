import '../../../i18n/words/reviewing'
import { useWords } from '../../kit/use-words'
import { Prose } from '../Prose'

/** Words that stand somewhere, and others that somebody would put there. */
export function SuggestedWords({ was, text }: { was: string; text: string }) {
  const t = useWords()
  return (
    <dl className="suggested">
      <dt>{t('reviewing.was')}</dt>
      <dd>{was ? <del>{was}</del> : <span className="quiet">{t('reviewing.wasNothing')}</span>}</dd>
      <dt>{t('reviewing.suggested')}</dt>
      <dd>
        <Prose text={text} />
      </dd>
    </dl>
  )
}
