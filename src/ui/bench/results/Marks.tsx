import '../../../i18n/words/bench-results'
import type { Flip } from '../../../core/bench/results/results'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'

/** A sign and a word for a question that changed sides. */
export function FlipMark({ flip }: { flip: Flip }) {
  const t = useWords()
  if (flip !== 'fixed' && flip !== 'broken') return null
  return (
    <span className={flip === 'fixed' ? 'tag pass' : 'tag error'}>
      <Icon name={flip === 'fixed' ? 'tick' : 'triangle'} small />
      {t(`benchResults.${flip}`)}
    </span>
  )
}

/** That a question got different picks. */
export function UnstableMark() {
  const t = useWords()
  return (
    <span className="tag warn">
      <Icon name="moved" small />
      {t('benchResults.unstable')}
    </span>
  )
}
