import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-runs'
import { type Comparison, type Verdict } from '../../../core/bench/statistics/compare'
import { compareArms, type ArmResult, type Results } from '../../../core/bench/results/results'
import type { Split } from '../../../core/bench/questions/question'
import { type Arm } from '../../../core/bench/runs/run'
import {
  endedText,
  evidenceTexts,
  halvesText,
  missingText,
  scoreText,
  verdictText,
} from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import type { IconName } from '../../kit/icons'
import { useWords } from '../../kit/use-words'
import { ScoreBar } from './ScoreBar'

const SIGNS: Readonly<Record<Verdict, { readonly icon: IconName; readonly look: string }>> = {
  better: { icon: 'tick', look: 'pass' },
  worse: { icon: 'triangle', look: 'error' },
  'not-shown': { icon: 'info', look: 'todo' },
  'too-few': { icon: 'info', look: 'todo' },
}

/** What came of the run in plain words: how many each version got right, and what that shows. */
export function Headline({
  results,
  isRunning,
  before,
  after,
}: {
  results: Results
  isRunning: boolean
  before: Arm
  after: Arm
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { run, arms } = results
  const first = run.trials.filter(({ turn }) => turn === 0).length
  const planned = run.questions.length * run.arms.length * run.trialsPerQuestion
  const splits = (['dev', 'holdout'] as const).filter((split) =>
    run.questions.some((question) => question.split === split),
  )
  const warnings = [
    ...(isRunning ? [] : [endedText(lang, run), ...arms.map((arm) => missingText(lang, arm))]),
    halvesText(lang, run),
  ].filter((text) => text !== undefined)
  return (
    <section className="run-headline" aria-label={t('benchReport.headline')}>
      {isRunning && (
        <p role="status" className="two">
          {t('benchRuns.running', { done: first, planned })}
        </p>
      )}
      {before.id !== after.id && (
        <VerdictLine
          comparison={compareArms(results, before.id, after.id)}
          {...{ before, after }}
        />
      )}
      {splits.length > 1
        ? ([undefined, ...splits] as const).map((split) => (
            <Half key={split ?? 'all'} arms={arms} {...(split && { split })} />
          ))
        : arms.map(({ arm, all }) => (
            <ScoreBar key={arm.id} score={all} text={scoreText(lang, arm.title, all)} />
          ))}
      {splits.length > 1 && before.id !== after.id && (
        <p className="two">
          {t('benchResults.halfVerdict', {
            verdict: verdictText(
              lang,
              compareArms(results, before.id, after.id, 'holdout'),
              before.title,
              after.title,
            ),
          })}
        </p>
      )}
      {warnings.map((text) => (
        <p key={text} className="run-warning">
          <Icon name="info" small />
          {text}
        </p>
      ))}
    </section>
  )
}

function VerdictLine({
  comparison,
  before,
  after,
}: {
  comparison: Comparison
  before: Arm
  after: Arm
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { icon, look } = SIGNS[comparison.verdict]
  return (
    <>
      <p className="run-verdict">
        <span className={`sev ${look}`}>
          <Icon name={icon} />
        </span>
        <strong>{verdictText(lang, comparison, before.title, after.title)}</strong>
      </p>
      <ul className="run-evidence two" aria-label={t('benchRuns.evidence')}>
        {evidenceTexts(lang, comparison).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

function Half({ arms, split }: { arms: readonly ArmResult[]; split?: Split }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const key = split === undefined ? 'halfBoth' : split === 'dev' ? 'halfDev' : 'halfHoldout'
  return (
    <div className="run-half">
      <h4>{t(`benchResults.${key}`)}</h4>
      {arms.map((result) => {
        const score = split ? result.halves[split] : result.all
        const text = scoreText(lang, result.arm.title, score)
        return <ScoreBar key={result.arm.id} score={score} text={text} />
      })}
    </div>
  )
}
