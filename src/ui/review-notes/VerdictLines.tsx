import '../../i18n/words/reviewing'
import type { GivenVerdict } from '../../core/review/review-state'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** Who approved and who asks for changes; what was said of an earlier version counts no more. */
export function VerdictLines({ verdicts }: { verdicts: readonly GivenVerdict[] }) {
  const t = useWords()
  if (verdicts.length === 0) return null
  return (
    <section aria-label={t('reviewing.verdicts')}>
      <h3>{t('reviewing.verdicts')}</h3>
      <ul>
        {verdicts.map(({ entry, isCurrent }) => {
          const isApproved = entry.says === 'approve'
          const words = isApproved ? 'reviewing.verdictApproved' : 'reviewing.verdictChanges'
          return (
            <li key={entry.id}>
              <span className={`sev ${!isCurrent ? 'todo' : isApproved ? 'pass' : 'warn'}`}>
                <Icon name={!isCurrent ? 'clock' : isApproved ? 'tick' : 'triangle'} />
                {t(words, { name: entry.by })}
              </span>
              {!isCurrent && <span className="quiet"> · {t('reviewing.earlier')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
