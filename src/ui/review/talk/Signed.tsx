import '../../../i18n/words/reviewing'
import type { ReactNode } from 'react'
import type { JsonNode } from '../../../core/json/node'
import { type Reviewing, useReviewing } from '../../../state/reviewing'
import { spotKey } from '../../../state/thread-places'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'

/** Somebody vouches for the tool as a whole, as it stands. */
const isSigned = ({ signedAt }: Reviewing, index: number): boolean =>
  signedAt.get(spotKey(index, [], undefined, undefined))?.some(({ isCurrent }) => isCurrent) ??
  false

/** How many of the tools somebody signed off. */
export function SignedCount({ entries }: { entries: readonly JsonNode[] }) {
  const t = useWords()
  const tools = entries.flatMap(({ kind }, i) => (kind === 'object' ? i : []))
  const signed = useReviewing((state) => tools.filter((i) => isSigned(state, i)).length)
  return t('reviewing.signedCount', { signed, of: tools.length })
}

/** Whether a tool is signed off; what is given stands for one that is not. */
export function SignedMark({ index, children }: { index: number; children: ReactNode }) {
  const t = useWords()
  const signed = useReviewing((state) => isSigned(state, index))
  if (!signed) return children
  return (
    <span className="pass">
      <Icon name="tick" label={t('reviewing.signedTool')} />
    </span>
  )
}
