import type { Judged, Picked } from '../core/bench/judging/judged'
import type { Expected } from '../core/bench/questions/question'
import type { ArmResult, Score } from '../core/bench/results/results'
import type { ArgumentsResult } from '../core/bench/results/results-arguments'
import type { Label } from '../core/bench/results/results-confusion'
import type { PeopleResult } from '../core/bench/results/results-people'
import type { PlaceCount } from '../core/bench/results/results-position'
import type { PickCount } from '../core/bench/results/results-tally'
import type { Run } from '../core/bench/runs/run'
import { type Comparison, LEVEL } from '../core/bench/statistics/compare'
import { MOST_NAMED } from '../core/bench/statistics/questions-needed'
import type { Lang } from '../core/lint/rule'
import { fillIcu } from './icu'
import { benchResults } from './words/bench-results'

export type BenchResultKey = keyof (typeof benchResults)['en']

/** A sentence about a run; what fills plurals comes along, so that the command line can say it too. */
export const benchText = (
  lang: Lang,
  key: BenchResultKey,
  values: Readonly<Record<string, string | number>> = {},
): string => fillIcu(benchResults[lang][key], lang, values)

/** A share in whole percent, as the nearest number: bounds of an interval, not parts of a whole. */
export const percent = (share: number): number => Math.round(share * 100)

/** "After: 16 of 20 questions right (58–92%)". */
export function scoreText(
  lang: Lang,
  name: string,
  score: Score,
  key: 'score' | 'thenScore' = 'score',
) {
  const { passed, questions, interval } = score
  if (questions === 0) return benchText(lang, 'scoreNothing', { name })
  const [low, high] = [percent(interval.low), percent(interval.high)]
  return benchText(lang, key, { name, passed, questions, low, high })
}

/** The verdict in a sentence; names are those of the two versions. */
export function verdictText(lang: Lang, comparison: Comparison, before: string, after: string) {
  const { verdict, questions } = comparison
  if (verdict === 'too-few') return benchText(lang, 'tooFew', { questions })
  if (verdict === 'not-shown') return notShownText(lang, comparison)
  return benchText(lang, verdict, { before, after })
}

function notShownText(lang: Lang, { more, fixed, broken }: Comparison): string {
  if (more === undefined)
    return benchText(lang, fixed + broken === 0 ? 'notShownSame' : 'notShownEven')
  return benchText(lang, more >= MOST_NAMED ? 'notShownMany' : 'notShownMore', { more })
}

/** What the verdict rests on: how many moved, how far, and how likely that is by chance. */
export function evidenceTexts(lang: Lang, comparison: Comparison): readonly string[] {
  const { questions, fixed, broken, effect, p, pOfRates, verdict } = comparison
  if (questions === 0) return []
  const points = percent(Math.abs(effect))
  const direction = points === 0 ? 'effectNone' : effect > 0 ? 'effectUp' : 'effectDown'
  const values = { effect: benchText(lang, direction, { points }), p: chanceText(p) }
  const hasMoved = verdict === 'not-shown' && pOfRates !== undefined && pOfRates < LEVEL
  return [
    benchText(lang, 'flips', { questions, fixed, broken }),
    pOfRates === undefined
      ? benchText(lang, 'tests', values)
      : benchText(lang, 'testsRates', { ...values, rates: chanceText(pOfRates) }),
    ...(hasMoved ? [benchText(lang, 'ratesMoved')] : []),
  ]
}

const chanceText = (p: number): string => (p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`)

export function pickText(lang: Lang, picked: Picked): string {
  if (picked.is === 'none') return benchText(lang, 'pickNone')
  if (picked.is === 'ask') return benchText(lang, 'pickAsk')
  const { name } = picked
  if (picked.is === 'unknown') return benchText(lang, 'pickUnknown', { name })
  return picked.isMatched ? name : benchText(lang, 'pickUnmatched', { name })
}

/** All picks of a question, with how often where there were several. */
export const picksText = (lang: Lang, picks: readonly PickCount[]): string =>
  picks
    .map(({ picked, count }) => {
      const pick = pickText(lang, picked)
      return picks.length === 1 ? pick : benchText(lang, 'pickTimes', { pick, count })
    })
    .join(lang === 'zh' ? '、' : ', ')

export function expectedText(lang: Lang, expected: Expected): string {
  if (expected.is === 'none') return benchText(lang, 'expectNone')
  if (expected.is === 'ask') return benchText(lang, 'expectAsk')
  const [first, ...rest] = expected.tools
  if (first === undefined) return benchText(lang, 'expectUnset')
  return rest.reduce((said, second) => benchText(lang, 'expectOr', { first: said, second }), first)
}

const LABELS = { none: 'labelNone', ask: 'labelAsk', unknown: 'labelUnknown' } as const

export const labelText = (lang: Lang, label: Label): string =>
  label.is === 'tool' ? label.name : benchText(lang, LABELS[label.is])

/** "2/3", or that nothing could be judged. */
export const rateText = (lang: Lang, right: number, of: number): string =>
  of === 0 ? benchText(lang, 'noRate') : `${right}/${of}`

/** What is missing of a version, and what came of it; undefined where all was measured. */
export function missingText(lang: Lang, { arm, measured }: ArmResult): string | undefined {
  const { notMeasured, planned, failures, isIncomplete } = measured
  if (notMeasured === 0) return undefined
  const told = failures.map(({ outcome, count }) =>
    benchText(lang, 'failure', { outcome: benchText(lang, failureKey(outcome)), count }),
  )
  const values = {
    name: arm.title,
    missing: notMeasured,
    planned,
    why: told.join(lang === 'zh' ? '，' : ', '),
  }
  const key = isIncomplete ? 'incomplete' : 'notMeasured'
  return benchText(lang, told.length > 0 ? `${key}Why` : key, values)
}

/** An outcome that counts is never told as a failure; a file may say so all the same. */
function failureKey(outcome: Judged['outcome']): BenchResultKey {
  return Object.hasOwn(benchResults.en, outcome) ? (outcome as BenchResultKey) : 'missing'
}

/** What is to be known of the halves, where there is anything. */
export function halvesText(lang: Lang, run: Run): string | undefined {
  const own = run.questions.filter(({ split }) => split === 'dev').length
  if (own === 0) return undefined
  return benchText(lang, own === run.questions.length ? 'devOnly' : 'devWarning')
}

export const placeText = (lang: Lang, { from, to }: PlaceCount): string =>
  from === to ? benchText(lang, 'place', { from }) : benchText(lang, 'places', { from, to })

export function argumentTexts(lang: Lang, args: ArgumentsResult): readonly string[] {
  if (args.rows === 0) return [benchText(lang, 'argsNone')]
  return [
    benchText(lang, 'argsSchema', { count: args.schemaValid, of: args.rows }),
    ...(args.expectedOf === 0
      ? []
      : [benchText(lang, 'argsExpected', { count: args.expected, of: args.expectedOf })]),
    ...args.injected.map((each) => benchText(lang, 'argsInjected', { ...each })),
  ]
}

export function peopleTexts(lang: Lang, people: PeopleResult): readonly string[] {
  const { right, of, earlier } = people
  return [
    ...(of === 0 ? [] : [benchText(lang, 'people', { people: people.people.length, right, of })]),
    ...(earlier === 0 ? [] : [benchText(lang, 'peopleEarlier', { count: earlier })]),
  ]
}

/** "1/2" of the people who picked for a question; nothing where none of their picks counts. */
export function peopleRate(lang: Lang, { byQuestion }: PeopleResult, question: string): string {
  const { right, of } = byQuestion.get(question) ?? { right: 0, of: 0 }
  return of === 0 ? '' : rateText(lang, right, of)
}

/** Seconds with one digit behind the point. */
export const secondsText = (lang: Lang, milliseconds: number | undefined): string =>
  milliseconds === undefined
    ? benchText(lang, 'unknown')
    : benchText(lang, 'seconds', { seconds: (milliseconds / 1000).toFixed(1) })

/** How a run ended, where it did not end by itself. */
export const endedText = (lang: Lang, { ended }: Run): string | undefined =>
  ended === 'done' ? undefined : benchText(lang, ended)
