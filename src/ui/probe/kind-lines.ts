import type { JsonObject } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { contractCheck } from '../../core/probe/contract-check'
import type { PlaceReport, Trial } from '../../core/probe/probe-tool'
import { byMistake, outcomeOf } from '../../core/probe/tally'
import { namesOfTrial } from '../../core/probe/trial-names'

/** How a kind of mistake stands at a place. */
export type Standing = 'through' | 'checked' | 'undecided' | 'byFormat' | 'stopped'

/** A kind of mistake at a place, with all the ways of making it that were tried. */
export interface KindLine {
  /** Stays while other lines come and go. */
  readonly key: string
  readonly mistake: string
  readonly standing: Standing
  readonly trials: readonly Trial[]
  /** The way that is shown for all: the first of those that it stands for. */
  readonly lead: Trial
}

/** A place and its lines. */
export interface PlaceLines {
  readonly key: string
  readonly place: PlaceReport
  readonly lines: readonly KindLine[]
}

/** What gets past the schema, whoever else may stop it. */
export const isOpen = ({ standing }: KindLine): boolean =>
  standing === 'through' || standing === 'checked' || standing === 'undecided'

/** Every place of a probe with its kinds of mistakes, in their order. */
export function placeLines(tool: JsonObject, places: readonly PlaceReport[]): PlaceLines[] {
  return places.map((place) => {
    const key = [place.is, pointer(place.path), pointer(place.at)].join(' ')
    const lines = [...byMistake(place.trials)].map(([mistake, trials]): KindLine => {
      const outcome = outcomeOf(trials)
      const lead = trials.find(({ verdict }) => verdict.is === outcome)!
      const standing = standingOf(tool, trials)
      return { key: `${key} ${mistake}`, mistake, standing, trials, lead }
    })
    return { key, place, lines }
  })
}

function standingOf(tool: JsonObject, trials: readonly Trial[]): Standing {
  const outcome = outcomeOf(trials)
  if (outcome === 'stopped') {
    const needsFormat = trials.some(({ verdict }) => verdict.is === 'stopped' && verdict.isByFormat)
    return needsFormat ? 'byFormat' : 'stopped'
  }
  if (outcome === 'undecided') return 'undecided'
  const through = trials.filter(({ verdict }) => verdict.is === 'through')
  return through.every((trial) => isChecked(tool, trial)) ? 'checked' : 'through'
}

/** Whether the contract has a check for what no schema can stop. */
const isChecked = (tool: JsonObject, trial: Trial): boolean =>
  trial.remedy?.is === 'check' &&
  contractCheck(tool, trial.remedy.check, namesOfTrial(trial)).isStated
