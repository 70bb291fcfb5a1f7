import '../../i18n/words/naming'
import type { NameProposal } from '../../core/naming/suggest-name'
import type { WordKey } from '../../i18n/words'
import { useWords } from '../kit/use-words'
import './naming.css'

/** So many are offered; each is further from what was written than the one before. */
const MOST_SHOWN = 4

const origins: Record<NameProposal['by'], WordKey | undefined> = {
  letters: undefined,
  dictionary: 'naming.byDictionary',
  pinyin: 'naming.byPinyin',
}

interface NameProposalsProps {
  readonly proposals: readonly NameProposal[]
  readonly onChoose: (proposal: NameProposal) => void
}

/** Other names, one click each; one that another tool has is shown with that tool, not offered. */
export function NameProposals({ proposals, onChoose }: NameProposalsProps) {
  const t = useWords()
  const shown = proposals.slice(0, MOST_SHOWN)
  if (shown.length === 0) return null
  return (
    <span className="name-proposals" role="group" aria-label={t('naming.proposals')}>
      {shown.map((proposal) => {
        const { name, by, collides } = proposal
        const origin = origins[by]
        return (
          <span key={name}>
            {collides === undefined ? (
              <button type="button" className="link" onClick={() => onChoose(proposal)}>
                {t('naming.use', { name })}
              </button>
            ) : (
              <code>{name}</code>
            )}
            {collides !== undefined ? (
              <span className="quiet">{t('naming.sameAs', { name: collides })}</span>
            ) : (
              origin && <span className="quiet">{t(origin)}</span>
            )}
          </span>
        )
      })}
    </span>
  )
}
