import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-runs'
import type { ArmResult } from '../../../core/bench/results/results'
import { OUTCOME_COUNTS } from '../../../core/bench/results/results-outcomes'
import { argumentTexts } from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { PlainTable } from './PlainTable'

/** What the first calls were, and how right the arguments of the right ones. */
export function ArgumentsPart({ arms }: { arms: readonly ArmResult[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <>
      <section>
        <h3>{t('benchReport.outcomes')}</h3>
        <PlainTable
          caption={t('benchReport.outcomes')}
          head={[
            t('benchReport.version'),
            ...OUTCOME_COUNTS.map((key) => t(`benchResults.${key}`)),
            t('benchResults.missing'),
          ]}
          rows={arms.map(({ arm, outcomes, measured }) => [
            arm.title,
            ...OUTCOME_COUNTS.map((key) => outcomes[key]),
            `${measured.notMeasured}/${measured.planned}`,
          ])}
        />
      </section>
      <section>
        <h3>{t('benchRuns.arguments')}</h3>
        <p className="two">{t('benchRuns.argumentsOf')}</p>
        {arms.map(({ arm, args }) => (
          <div key={arm.id} className="run-half">
            <h4>{arm.title}</h4>
            <ul>
              {argumentTexts(lang, args).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  )
}
