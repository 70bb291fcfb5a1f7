import type { Picked as PersonPick } from '../../review/review-state'
import type { Judged } from '../judging/judged'
import type { Question, Split } from '../questions/question'
import { type ArgumentsResult, argumentsOf } from './results-arguments'
import { type Confusion, confusionOf } from './results-confusion'
import { type Measured, measuredOf, type OutcomeCounts, outcomesOf } from './results-outcomes'
import { type PeopleResult, peopleOf } from './results-people'
import { byPosition, type PlaceCount } from './results-position'
import { type Tally, tallyOf } from './results-tally'
import { type UsageResult, usageOf } from './results-usage'
import type { Arm, Run, Trial } from '../runs/run'
import { compare, type Comparison } from '../statistics/compare'
import { type Interval, wilson } from '../statistics/wilson'

/** Questions passed out of those that were measured and judged. */
export interface Score {
  readonly passed: number
  readonly questions: number
  readonly interval: Interval
}

export interface QuestionResult {
  readonly question: Question
  /** By the arm's id: the first call. */
  readonly first: ReadonlyMap<string, Tally>
  /** By the arm's id: what followed the canned result; empty for a question that does not go on. */
  readonly then: ReadonlyMap<string, Tally>
}

export interface ArmResult {
  readonly arm: Arm
  readonly all: Score
  readonly halves: Readonly<Record<Split, Score>>
  /** How the questions that go on went on: a row of its own, never part of the first calls. */
  readonly then: Score
  readonly outcomes: OutcomeCounts
  readonly measured: Measured
  readonly args: ArgumentsResult
  readonly confusion: Confusion
  readonly positions: readonly PlaceCount[]
  readonly usage: UsageResult
  /** What the servers said they are, each once. */
  readonly models: readonly string[]
  readonly fingerprints: readonly string[]
}

export interface Results {
  readonly run: Run
  readonly questions: readonly QuestionResult[]
  readonly arms: readonly ArmResult[]
  /** In any version more than 5 % of the planned trials are missing. */
  readonly isIncomplete: boolean
  readonly people?: PeopleResult
}

/**
 * Everything that is shown of a run. `judged` has one row for each trial of the run; `picks` is what
 * people picked blind, told in a row of its own. The unit of scores and verdicts is the question.
 */
export function benchResults(
  run: Run,
  judged: readonly Judged[],
  picks: readonly PersonPick[] = [],
): Results {
  const rows = new Map<string, Judged[]>()
  for (const row of judged) {
    const key = rowKey(row.turn, row.question, row.arm)
    const list = rows.get(key)
    if (list) list.push(row)
    else rows.set(key, [row])
  }
  const tallies = (turn: 0 | 1, { id }: Question): ReadonlyMap<string, Tally> =>
    new Map(
      run.arms.map((arm) => [
        arm.id,
        tallyOf(rows.get(rowKey(turn, id, arm.id)) ?? [], turn === 0 ? run.trialsPerQuestion : 0),
      ]),
    )
  const questions = run.questions.map((question) => ({
    question,
    first: tallies(0, question),
    then: question.then ? tallies(1, question) : new Map<string, Tally>(),
  }))
  const arms = run.arms.map((arm) => armResult(run, arm, questions, judged))
  const people = peopleOf(picks, run.questions)
  const isIncomplete = arms.some(({ measured }) => measured.isIncomplete)
  return { run, questions, arms, isIncomplete, ...(people && { people }) }
}

const rowKey = (turn: number, question: string, arm: string): string =>
  JSON.stringify([turn, question, arm])

function armResult(
  run: Run,
  arm: Arm,
  questions: readonly QuestionResult[],
  judged: readonly Judged[],
): ArmResult {
  const trials = run.trials.filter((each) => each.arm === arm.id)
  const rows = judged.filter((each) => each.arm === arm.id)
  const first = rows.filter(({ turn }) => turn === 0)
  const firstTrials = trials.filter(({ turn }) => turn === 0)
  const ofHalf = (split: Split): Score =>
    scoreOf(
      questions
        .filter(({ question }) => question.split === split)
        .map((each) => each.first.get(arm.id)),
    )
  return {
    arm,
    all: scoreOf(questions.map((each) => each.first.get(arm.id))),
    halves: { dev: ofHalf('dev'), holdout: ofHalf('holdout') },
    then: scoreOf(questions.map((each) => each.then.get(arm.id))),
    outcomes: outcomesOf(first),
    measured: measuredOf(first, firstTrials, run.questions.length * run.trialsPerQuestion),
    args: argumentsOf(first),
    confusion: confusionOf(run.questions, first),
    positions: byPosition(arm, run.questions, withTrials(first, firstTrials)),
    usage: usageOf(trials, run.prices),
    models: distinct(trials.map(({ model }) => model)),
    fingerprints: distinct(trials.map(({ fingerprint }) => fingerprint)),
  }
}

function scoreOf(tallies: readonly (Tally | undefined)[]): Score {
  const judged = tallies.filter((tally) => tally?.passes !== undefined)
  const passed = judged.filter((tally) => tally?.passes).length
  return { passed, questions: judged.length, interval: wilson(passed, judged.length) }
}

function withTrials(
  rows: readonly Judged[],
  trials: readonly Trial[],
): readonly { readonly judged: Judged; readonly trial: Trial }[] {
  const byKey = new Map(trials.map((each) => [trialKey(each), each]))
  return rows.flatMap((judged) => {
    const trial = byKey.get(trialKey(judged))
    return trial ? [{ judged, trial }] : []
  })
}

const trialKey = ({ question, trial }: Pick<Trial, 'question' | 'trial'>): string =>
  JSON.stringify([question, trial])

const distinct = (texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text ?? [])),
]

/** How a question changed between two versions; `neither` where one of them says nothing of it. */
export type Flip = 'fixed' | 'broken' | 'same' | 'neither'

export function flipOf(before: Tally | undefined, after: Tally | undefined): Flip {
  if (before?.passes === undefined || after?.passes === undefined) return 'neither'
  if (before.passes === after.passes) return 'same'
  return after.passes ? 'fixed' : 'broken'
}

/** Two versions of a run on the questions that both say something of, in one half or in both. */
export function compareArms(
  { run, questions }: Results,
  before: string,
  after: string,
  split?: Split,
): Comparison {
  const pairs = questions.flatMap(({ question, first }) => {
    if (split && question.split !== split) return []
    const a = first.get(before)?.rate
    const b = first.get(after)?.rate
    return a === undefined || b === undefined ? [] : [{ before: a, after: b }]
  })
  return compare(pairs, run.trialsPerQuestion)
}
