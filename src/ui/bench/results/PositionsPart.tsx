import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-runs'
import type { ArmResult } from '../../../core/bench/results/results'
import { placeText } from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { PlainTable } from './PlainTable'

/** Whether the place of the expected tool in the list made a difference. */
export function PositionsPart({ arms }: { arms: readonly ArmResult[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const measured = arms.filter(({ positions }) => positions.length > 0)
  if (measured.length === 0) return null
  return (
    <section>
      <h3>{t('benchRuns.positions')}</h3>
      <p className="two">{t('benchRuns.positionsHow')}</p>
      {measured.map(({ arm, positions }) => (
        <PlainTable
          key={arm.id}
          caption={`${t('benchRuns.positions')}: ${arm.title}`}
          head={[arm.title, ...positions.map((each) => placeText(lang, each))]}
          rows={[
            [
              t('benchResults.right'),
              ...positions.map(({ right, of }) =>
                of === 0 ? t('benchResults.unknown') : `${right}/${of}`,
              ),
            ],
          ]}
        />
      ))}
    </section>
  )
}
