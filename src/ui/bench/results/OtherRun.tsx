import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-runs'
import { useMemo, useState } from 'react'
import { compareRuns, type RunComparison } from '../../../core/bench/results/compare-runs'
import { judgeTrials } from '../../../core/bench/judging/judge'
import { benchResults, flipOf, type Results } from '../../../core/bench/results/results'
import type { Arm } from '../../../core/bench/runs/run'
import { evidenceTexts, verdictText } from '../../../i18n/bench-results-text'
import type { HeldRun } from '../../../state/bench-runs'
import { useView } from '../../../state/view'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { FlipMark } from './Marks'
import { PlainTable } from './PlainTable'
import { dateText, runName } from './run-name'

const NONE = ''

/** This run held against another one, on the questions that both have. */
export function OtherRun({
  results,
  arm,
  others,
}: {
  results: Results
  arm: Arm
  others: readonly HeldRun[]
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [id, setId] = useState(NONE)
  const [armId, setArmId] = useState<string>()
  const other = others.find((each) => each.id === id)
  const otherArm = other?.run.arms.find((each) => each.id === armId) ?? other?.run.arms.at(-1)
  return (
    <section>
      <h3>{t('benchRuns.compareWith')}</h3>
      <div className="run-ways">
        <label className="run-way">
          <span>{t('benchRuns.run')}</span>
          <Select
            look="s"
            value={id}
            options={[
              { value: NONE, label: t('benchRuns.compareNone') },
              ...others.map((each) => ({ value: each.id, label: runName(t, lang, each) })),
            ]}
            onChoose={setId}
          />
        </label>
        {other && otherArm && other.run.arms.length > 1 && (
          <label className="run-way">
            <span>{t('benchRuns.compareArm')}</span>
            <Select
              look="s"
              value={otherArm.id}
              options={other.run.arms.map((each) => ({ value: each.id, label: each.title }))}
              onChoose={setArmId}
            />
          </label>
        )}
      </div>
      {other && otherArm && (
        <Compared results={results} arm={arm} other={other} otherArm={otherArm} />
      )}
    </section>
  )
}

function Compared({
  results,
  arm,
  other,
  otherArm,
}: {
  results: Results
  arm: Arm
  other: HeldRun
  otherArm: Arm
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const compared = useMemo(() => {
    const { trials, questions, arms } = other.run
    const otherResults = benchResults(other.run, judgeTrials(trials, questions, arms))
    return compareRuns({ results: otherResults, arm: otherArm.id }, { results, arm: arm.id })
  }, [results, arm, other, otherArm])
  if (compared.shared.length === 0) return <p>{t('benchReport.noneShared')}</p>
  const named = (run: HeldRun['run'], { title }: Arm) => `${title} (${dateText(lang, run.started)})`
  const before = named(other.run, otherArm)
  const after = named(results.run, arm)
  return (
    <>
      <p className="run-verdict">
        <strong>{verdictText(lang, compared.comparison, before, after)}</strong>
      </p>
      <ul className="run-evidence two">
        {evidenceTexts(lang, compared.comparison).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {other.run.model !== results.run.model && (
          <li>
            {t('benchReport.otherModel', { before: other.run.model, after: results.run.model })}
          </li>
        )}
        <Differences compared={compared} />
      </ul>
      <Changed compared={compared} before={before} after={after} />
    </>
  )
}

function Differences({ compared }: { compared: RunComparison }) {
  const t = useWords()
  const reworded = compared.shared.filter(({ isReworded }) => isReworded).length
  const { onlyBefore, onlyAfter } = compared
  return (
    <>
      {reworded > 0 && <li>{t('benchReport.reworded', { count: reworded })}</li>}
      {onlyBefore > 0 && <li>{t('benchReport.onlyBefore', { count: onlyBefore })}</li>}
      {onlyAfter > 0 && <li>{t('benchReport.onlyAfter', { count: onlyAfter })}</li>}
    </>
  )
}

function Changed({
  compared,
  before,
  after,
}: {
  compared: RunComparison
  before: string
  after: string
}) {
  const t = useWords()
  const rows = compared.shared.flatMap((each) => {
    const flip = each.isReworded ? 'neither' : flipOf(each.before, each.after)
    if (flip !== 'fixed' && flip !== 'broken') return []
    const [was, is] = [each.before, each.after].map(({ right, of }) => `${right}/${of}`)
    return [[each.question.text, was, is, <FlipMark key="flip" flip={flip} />]]
  })
  if (rows.length === 0) return null
  return (
    <PlainTable
      caption={t('benchRuns.compareQuestions')}
      head={[t('benchReport.question'), before, after, t('benchReport.marks')]}
      rows={rows}
    />
  )
}
