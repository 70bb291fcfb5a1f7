import '../../i18n/words/comparing'
import { useId, useState } from 'react'
import type { Measures, MovedFinding } from '../../core/diff/measures'
import { diffText } from '../../i18n/diff-report'
import { toolName } from '../../i18n/diff-told'
import { findingText } from '../../i18n/findings'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { severities } from '../review/FindingList'
import { MoreButton } from './MoreButton'

/** So many are shown at first. */
const FIRST = 6

/** Findings that were fixed and that are new, each with the tool it is in. */
export function MovedFindings({ findings: { fixed, fresh } }: { findings: Measures['findings'] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const id = useId()
  const [isAll, setAll] = useState(false)
  const all = [
    ...fresh.map((moved) => ({ moved, key: 'fresh' as const })),
    ...fixed.map((moved) => ({ moved, key: 'fixed' as const })),
  ]
  if (all.length === 0) return null
  return (
    <section className="grp" aria-labelledby={id}>
      <h2 id={id}>
        <span className="sev person">
          <Icon name="list" />
        </span>
        {t('comparing.findings')}
        <span className="note">
          {t('comparing.findingsMoved', { fixed: fixed.length, fresh: fresh.length })}
        </span>
      </h2>
      <div className="ch moved">
        <ul>
          {all.map(({ moved, key }, i) => (
            <li key={i} className={i < FIRST || isAll ? undefined : 'folded'}>
              <Sign is={key} moved={moved} />
              <b>{toolName(moved.tool, lang)}</b>
              <p>{findingText(moved.finding, lang)}</p>
            </li>
          ))}
        </ul>
        {!isAll && <MoreButton count={all.length - FIRST} onShow={() => setAll(true)} />}
      </div>
    </section>
  )
}

function Sign({ is, moved: { finding } }: { is: 'fixed' | 'fresh'; moved: MovedFinding }) {
  const lang = useView((state) => state.lang)
  const { icon, sev } =
    is === 'fixed' ? ({ icon: 'tick', sev: 'pass' } as const) : severities[finding.severity]
  return (
    <span className={`sev ${sev}`}>
      <Icon name={icon} />
      {diffText(lang, is)}
    </span>
  )
}
