import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-runs'
import type { ArmResult } from '../../../core/bench/results/results'
import type { Run } from '../../../core/bench/runs/run'
import { usageRows } from '../../../i18n/bench-results-facts'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { PlainTable } from './PlainTable'

/** What each version took in tokens, waiting and money. */
export function UsagePart({ arms, prices }: { arms: readonly ArmResult[]; prices: Run['prices'] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const untold = arms.filter(({ usage }) => usage.withUsage > 0 && usage.withUsage < usage.requests)
  return (
    <section>
      <h3>{t('benchRuns.usage')}</h3>
      <PlainTable
        caption={t('benchRuns.usage')}
        head={[
          prices ? `${t('benchReport.fact')} (${prices.currency})` : t('benchReport.fact'),
          ...arms.map(({ arm }) => arm.title),
        ]}
        rows={usageRows(arms, lang)}
      />
      {untold.map(({ arm, usage }) => (
        <p key={arm.id} className="two">
          {t('benchResults.tokensPart', { with: usage.withUsage, of: usage.requests })}
        </p>
      ))}
    </section>
  )
}
