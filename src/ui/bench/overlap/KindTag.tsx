import '../../../i18n/words/bench-overlap'
import type { OverlapKind } from '../../../core/bench/overlap/wording-overlap'
import { Icon } from '../../kit/Icon'
import type { IconName } from '../../kit/icons'
import { useWords } from '../../kit/use-words'

const LOOKS: Readonly<Record<OverlapKind, { readonly icon: IconName; readonly look: string }>> = {
  clear: { icon: 'tick', look: 'pass' },
  ahead: { icon: 'up', look: '' },
  close: { icon: 'triangle', look: 'warn' },
  none: { icon: 'close', look: 'error' },
  'not-comparable': { icon: 'info', look: '' },
}

/** How far apart two tools are for a question: a sign and a word, and what it means on a closer look. */
export function KindTag({ kind }: { kind: OverlapKind }) {
  const t = useWords()
  const { icon, look } = LOOKS[kind]
  return (
    <span className={`tag ${look}`} title={t(`overlap.${kind}-means`)}>
      <Icon name={icon} small />
      {t(`overlap.${kind}`)}
    </span>
  )
}
