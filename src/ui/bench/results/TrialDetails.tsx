import '../../../i18n/words/bench-runs'
import type { JudgedTrial } from '../../../core/bench/judging/judge'
import type { Question } from '../../../core/bench/questions/question'
import type { Arm, Run, Trial } from '../../../core/bench/runs/run'
import { type BenchResultKey, benchText, pickText } from '../../../i18n/bench-results-text'
import { authorText, sentText } from '../../../i18n/call-problems'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'

const keyOf = ({ question, arm, trial, turn }: Trial | JudgedTrial): string =>
  JSON.stringify([question, arm, trial, turn])

/** Every trial of a question: what was picked and why that counts as it does, what was said and sent. */
export function TrialDetails({
  question,
  run,
  judged,
  sides,
}: {
  question: Question
  run: Run
  judged: readonly JudgedTrial[]
  sides: readonly Arm[]
}) {
  const verdicts = new Map(
    judged.filter((each) => each.question === question.id).map((each) => [keyOf(each), each]),
  )
  return (
    <div className="run-trials">
      {sides.map((arm) => {
        const trials = run.trials
          .filter((trial) => trial.question === question.id && trial.arm === arm.id)
          .sort((a, b) => a.trial - b.trial || a.turn - b.turn)
        return (
          <section key={arm.id} aria-label={arm.title}>
            <h4>{arm.title}</h4>
            <ol>
              {trials.map((trial) => (
                <OneTrial key={keyOf(trial)} trial={trial} judged={verdicts.get(keyOf(trial))} />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

function OneTrial({ trial, judged }: { trial: Trial; judged: JudgedTrial | undefined }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [call] = trial.calls
  const args = judged?.args
  const faults = [
    ...(args?.written ?? []).map((problem) => sentText(problem, lang)),
    ...(args?.problems ?? [])
      .filter(({ severity }) => severity === 'error')
      .map((problem) => authorText(problem, lang)),
  ]
  const number = trial.trial + 1
  return (
    <li>
      <p>
        <b>{t(trial.turn === 0 ? 'benchRuns.trial' : 'benchRuns.trialAfter', { number })}</b>{' '}
        {judged?.picked && <code>{pickText(lang, judged.picked)}</code>}{' '}
        {judged && benchText(lang, `why-${judged.why}`)}{' '}
        {judged?.judgement === 'not-measured' && benchText(lang, failureOf(trial))}
      </p>
      {trial.message && <p className="two">{trial.message}</p>}
      {trial.text && (
        <p className="two">
          {t('benchRuns.said')} {trial.text}
        </p>
      )}
      {call && (
        <p className="two">
          {t('benchRuns.sent')} <code>{call.argumentsText}</code>
        </p>
      )}
      {faults.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {args && args.unlike.length > 0 && (
        <p>{t('benchRuns.unlike', { names: args.unlike.join(lang === 'zh' ? '、' : ', ') })}</p>
      )}
      {judged && judged.further.length > 0 && (
        <p className="two">
          {t('benchRuns.further', { names: judged.further.join(lang === 'zh' ? '、' : ', ') })}
        </p>
      )}
    </li>
  )
}

/** Only outcomes that do not count get here, and each of those has its words. */
const failureOf = ({ outcome }: Trial) => outcome as BenchResultKey
