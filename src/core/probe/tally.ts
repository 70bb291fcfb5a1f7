import type { Trial } from './probe-tool'

/**
 * How many mistakes were tried, and what became of them. A kind of mistake at a place counts once,
 * however many ways of making it were tried: it is stopped when every one of them is.
 */
export interface Tally {
  readonly stopped: number
  /** Of those stopped, how many need `format` for it, which some hosts take for a note. */
  readonly byFormat: number
  readonly through: number
  readonly undecided: number
  /** Of those let through, what could be done; all nothing unless offers were asked for. */
  readonly edits: number
  readonly asks: number
  readonly checks: number
}

const NO_TRIALS: Tally = {
  stopped: 0,
  byFormat: 0,
  through: 0,
  undecided: 0,
  edits: 0,
  asks: 0,
  checks: 0,
}

const KEYS = Object.keys(NO_TRIALS) as (keyof Tally)[]

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, each) =>
      Object.fromEntries(KEYS.map((key) => [key, sum[key] + each[key]])) as unknown as Tally,
    NO_TRIALS,
  )

/** The trials of one place, by kind of mistake, in their order. */
export function byMistake(trials: readonly Trial[]): ReadonlyMap<string, readonly Trial[]> {
  const groups = new Map<string, Trial[]>()
  for (const trial of trials) {
    const group = groups.get(trial.mistake)
    if (group) group.push(trial)
    else groups.set(trial.mistake, [trial])
  }
  return groups
}

/** What becomes of a mistake at a place: let through when one way of making it is. */
export function outcomeOf(trials: readonly Trial[]): Trial['verdict']['is'] {
  const has = (is: Trial['verdict']['is']): boolean =>
    trials.some(({ verdict }) => verdict.is === is)
  return has('through') ? 'through' : has('undecided') ? 'undecided' : 'stopped'
}

/** The tally of one place. */
export const tallyOf = (trials: readonly Trial[]): Tally =>
  sumOf([...byMistake(trials).values()].map(ofMistake))

function ofMistake(trials: readonly Trial[]): Tally {
  const outcome = outcomeOf(trials)
  const has = (is: 'edit' | 'ask' | 'check'): boolean =>
    trials.some(({ remedy }) => remedy?.is === is)
  const byFormat = trials.some(({ verdict }) => verdict.is === 'stopped' && verdict.isByFormat)
  // What the schema could still do comes before what only the program can.
  const remedy = has('edit') ? 'edits' : has('ask') ? 'asks' : has('check') ? 'checks' : undefined
  return {
    ...NO_TRIALS,
    [outcome]: 1,
    ...(outcome === 'stopped' && byFormat ? { byFormat: 1 } : {}),
    ...(remedy ? { [remedy]: 1 } : {}),
  }
}

const share = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : part / whole

/** The share of mistakes that are stopped, 0 to 1; undefined where none was decided. */
export const shareStopped = ({ stopped, through }: Tally): number | undefined =>
  share(stopped, stopped + through)

/** The same where the host takes `format` for a note. */
export const shareWithoutFormat = ({ stopped, byFormat, through }: Tally): number | undefined =>
  share(stopped - byFormat, stopped + through)

/** Of the mistakes that a schema can stop, the share that this one does; needs offers. */
export const shareOfStoppable = ({ stopped, edits, asks }: Tally): number | undefined =>
  share(stopped, stopped + edits + asks)
