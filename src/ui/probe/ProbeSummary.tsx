import '../../i18n/words/probing'
import { useRef } from 'react'
import type { Edit } from '../../core/json/edit'
import type { ToolProbe } from '../../core/probe/probe-tool'
import { shareOfStoppable, shareWithoutFormat } from '../../core/probe/tally'
import { percentText } from '../../i18n/percent-text'
import { useWords } from '../kit/use-words'
import type { Done } from './ProbeReport'
import { ShareRow } from './ShareRow'
import { useSetTally } from './use-set-tally'

interface ProbeSummaryProps {
  readonly probe: ToolProbe
  /** Makes changes; absent while none can be made. */
  readonly onApply?: (edits: readonly Edit[], done: Done) => void
}

/** The share stopped, of the tool and of the set, and what could be done about the rest. */
export function ProbeSummary({ probe, onApply }: ProbeSummaryProps) {
  const t = useWords()
  const region = useRef<HTMLElement>(null)
  const { tally: ofSet, done, count } = useSetTally()
  const { tally, together } = probe
  const ofStoppable = shareOfStoppable(tally)
  const withoutFormat = tally.byFormat > 0 ? shareWithoutFormat(tally) : undefined
  const left = [
    tally.edits > 0 && t('probing.leftEdits', { edits: tally.edits }),
    tally.asks > 0 && t('probing.leftAsks', { asks: tally.asks }),
    tally.checks > 0 && t('probing.leftChecks', { checks: tally.checks }),
  ].filter((each) => each !== false)
  const changes = together?.changes ?? 0
  const applyAll = () => {
    if (!together) return
    onApply?.(together.edits, { word: 'appliedAll', count: changes })
    // The button goes with the changes; without this the focus would fall to the page.
    region.current?.focus()
  }
  return (
    <section ref={region} tabIndex={-1} className="probe-sum" aria-label={t('probing.shares')}>
      <ul>
        <ShareRow name={t('probing.ofTool')} tally={tally} />
        {count > 1 && (
          <ShareRow
            name={t('probing.ofSet')}
            {...(ofSet ? { tally: ofSet } : {})}
            {...(done < count ? { pending: t('probing.setPending', { done, count }) } : {})}
          />
        )}
      </ul>
      <p className="probe-also">
        {ofStoppable !== undefined && (
          <span>
            {t('probing.ofStoppable')} <b className="num">{percentText(ofStoppable)}</b>
          </span>
        )}
        {withoutFormat !== undefined && (
          <span>
            {t('probing.noFormat')} <b className="num">{percentText(withoutFormat)}</b>
          </span>
        )}
      </p>
      {left.length > 0 && (
        <ul className="probe-left">
          {left.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {changes > 0 && (
        <div className="acts">
          <button type="button" className="btn s main" disabled={!onApply} onClick={applyAll}>
            {t('probing.applyAll', { count: changes })}
          </button>
          <span className="quiet">{t('probing.applyAllAbout')}</span>
        </div>
      )}
    </section>
  )
}
