import '../../../i18n/words/bench-run'
import { lazy, Suspense } from 'react'
import { useModelRun } from '../../../state/model-run'
import { useWords } from '../../kit/use-words'
import { benchPartAsked } from '../bench-part'
import { AskedFields } from './AskedFields'
import { BeforeStart } from './BeforeStart'
import { CommandLine } from './CommandLine'
import { KeyField } from './KeyField'
import { ModelFields } from './ModelFields'
import { RunProgress } from './RunProgress'
import { RunSettings } from './RunSettings'
import './run.css'
import { useModels } from './use-models'
import { useRunPlan } from './use-run-plan'
import { Versions } from './Versions'

const ReadThrough = lazy(() => import('../read-through/ReadThrough'))

/** Asks a model the questions with each version of the set: what, how much, and what came of it. */
export default function RunPart() {
  const t = useWords()
  const plan = useRunPlan(t('benchRun.current'))
  const models = useModels()
  const isGoing = useModelRun((state) => state.going !== undefined)
  if (!plan.hasTools) return <p className="empty">{t('benchRun.noTools')}</p>
  return (
    <div className="bench-run">
      <header>
        <h3>{t('benchRun.title')}</h3>
        <p className="two">{t('benchRun.lead')}</p>
      </header>
      {plan.all.length === 0 && (
        <div className="run-note">
          <p>{t('benchRun.noQuestions')}</p>
          <button type="button" className="btn line" onClick={() => benchPartAsked('questions')}>
            {t('benchRun.toQuestions')}
          </button>
        </div>
      )}
      <fieldset className="run-fields" disabled={isGoing}>
        <legend className="sr">{t('benchRun.title')}</legend>
        <ModelFields plan={plan} models={models} />
        <KeyField plan={plan} models={models} />
        <Versions plan={plan} />
        <AskedFields plan={plan} />
        <RunSettings plan={plan} />
      </fieldset>
      <BeforeStart plan={plan} models={models} />
      {/* Where the start was pressed, so that nothing has to be looked for. */}
      <RunProgress models={models} />
      <CommandLine plan={plan} />
      <Suspense>
        <ReadThrough />
      </Suspense>
    </div>
  )
}
