import '../../../i18n/words/bench-runs'
import type { ArmResult } from '../../../core/bench/results/results'
import { outcomeTable } from '../../../i18n/bench-results-facts'
import { argumentTexts } from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { PlainTable } from './PlainTable'

/** What the first calls were, and how right the arguments of the right ones. */
export function ArgumentsPart({ arms }: { arms: readonly ArmResult[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const outcomes = outcomeTable(arms, lang)
  return (
    <>
      <section>
        <h3>{outcomes.caption}</h3>
        <PlainTable {...outcomes} />
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
