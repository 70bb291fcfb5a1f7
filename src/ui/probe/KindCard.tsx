import '../../i18n/words/probing'
import type { Edit } from '../../core/json/edit'
import type { ToolRecord } from '../../core/model/tool-set'
import type { PlaceReport, Trial } from '../../core/probe/probe-tool'
import { editsKey } from '../../core/probe/edits-key'
import { namesOfTrial } from '../../core/probe/trial-names'
import type { KindLine } from './kind-lines'
import type { Done } from './ProbeReport'
import { RemedyView } from './RemedyView'
import { TrialWay } from './TrialWay'
import { useWords } from '../kit/use-words'

interface KindCardProps {
  readonly record: ToolRecord
  readonly place: PlaceReport
  readonly line: KindLine
  readonly canApply: boolean
  readonly onApply: (edits: readonly Edit[], done: Done) => void
}

/** The ways of making a mistake that were tried, and what would stop those that get through. */
export function KindCard({ record, place, line, canApply, onApply }: KindCardProps) {
  const t = useWords()
  return (
    <div className="card">
      <div>
        <p className="lab">{t('probing.ways')}</p>
        <ul className="probe-ways">
          {line.trials.map((trial, i) => (
            <TrialWay key={i} trial={trial} place={place} />
          ))}
        </ul>
      </div>
      {remedies(line.trials).map((trial) => (
        <div key={remedyKey(trial)}>
          <RemedyView
            record={record}
            trial={trial}
            also={alsoStopped(place, line, trial)}
            path={place.path}
            canApply={canApply}
            onApply={onApply}
          />
        </div>
      ))}
    </div>
  )
}

/** One trial for each thing that can be done. */
const remedies = (trials: readonly Trial[]): readonly Trial[] => {
  const each = new Map(
    trials.flatMap((trial) => (trial.remedy ? [[remedyKey(trial), trial] as const] : [])),
  )
  return [...each.values()]
}

function remedyKey({ remedy, ...trial }: Trial): string {
  if (remedy?.is === 'edit') return editsKey(remedy.edits)
  if (remedy?.is === 'ask') return `ask ${remedy.ask}`
  return `check ${remedy?.check ?? ''} ${namesOfTrial(trial).join(' ')}`
}

/** How many other kinds of mistakes at the place the same change is offered for. */
function alsoStopped({ trials }: PlaceReport, line: KindLine, of: Trial): number {
  const key = remedyKey(of)
  const others = trials.filter(
    (each) =>
      each.mistake !== line.mistake && each.remedy?.is === 'edit' && remedyKey(each) === key,
  )
  return new Set(others.map(({ mistake }) => mistake)).size
}
