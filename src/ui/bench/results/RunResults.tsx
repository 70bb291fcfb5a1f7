import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-runs'
import { useState } from 'react'
import type { HeldRun } from '../../../state/bench-runs'
import { useView } from '../../../state/view'
import { scoreText } from '../../../i18n/bench-results-text'
import { factRows } from '../../../i18n/bench-results-facts'
import { Segments } from '../../kit/Segments'
import { useWords } from '../../kit/use-words'
import { PeoplePart } from '../people/PeoplePart'
import { ArgumentsPart } from './ArgumentsPart'
import { ArmChoice } from './ArmChoice'
import { ConfusionPart } from './ConfusionPart'
import { ExportRun } from './ExportRun'
import { Headline } from './Headline'
import { OtherRun } from './OtherRun'
import { PlainTable } from './PlainTable'
import { PositionsPart } from './PositionsPart'
import { QuestionsPart } from './QuestionsPart'
import { UsagePart } from './UsagePart'
import { useResults } from './use-results'

/** One run in full, the verdict first. */
export function RunResults({ held, runs }: { held: HeldRun; runs: readonly HeldRun[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [byToday, setByToday] = useState(false)
  const { results, judged, replay } = useResults(held.run, byToday)
  const arms = results.arms.map(({ arm }) => arm)
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({})
  const before = arms.find(({ id }) => id === chosen.before) ?? arms[0]
  const after = arms.find(({ id }) => id === chosen.after) ?? arms.at(-1)
  if (!before || !after || results.run.trials.length === 0)
    return <p className="empty">{t('benchRuns.noTrials')}</p>
  const going = results.arms.filter(({ then }) => then.questions > 0)
  const { people } = results
  return (
    <>
      <Headline results={results} isRunning={held.isRunning} before={before} after={after} />
      <div className="run-ways">
        {arms.length > 2 && (
          <ArmChoice arms={arms} before={before} after={after} onChoose={setChosen} />
        )}
        {!held.isRunning && (
          <div className="run-way">
            <span id="bench-judge-by">{t('benchRuns.judgeBy')}</span>
            <Segments
              labelledBy="bench-judge-by"
              value={byToday}
              segments={[
                { value: false, label: t('benchRuns.asThen') },
                { value: true, label: t('benchRuns.asToday') },
              ]}
              onChoose={setByToday}
            />
          </div>
        )}
        <p role="status" className="two">
          {replay && t('benchRuns.todayChanged', { changed: replay.changed, gone: replay.gone })}
        </p>
      </div>
      <QuestionsPart results={results} judged={judged} before={before} after={after} />
      <ConfusionPart arms={results.arms} questions={results.run.questions} first={after.id} />
      <ArgumentsPart arms={results.arms} />
      {going.length > 0 && (
        <section>
          <h3>{t('benchRuns.then')}</h3>
          {going.map(({ arm, then }) => (
            <p key={arm.id}>{scoreText(lang, arm.title, then, 'thenScore')}</p>
          ))}
        </section>
      )}
      {people && <PeoplePart people={people} />}
      <PositionsPart arms={results.arms} />
      <UsagePart arms={results.arms} prices={results.run.prices} />
      <details className="run-facts">
        <summary>{t('benchRuns.facts')}</summary>
        <PlainTable
          caption={t('benchRuns.facts')}
          head={[t('benchReport.fact'), t('benchReport.value')]}
          rows={factRows(results, lang)}
        />
        <p className="two">{t('benchResults.ruleFirst')}</p>
      </details>
      {!held.isRunning && <ExportRun results={results} />}
      {!held.isRunning && runs.length > 1 && (
        <OtherRun results={results} arm={after} others={runs.filter((each) => each !== held)} />
      )}
    </>
  )
}
