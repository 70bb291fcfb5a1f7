import { ANSWERS, type Answer } from '../../model/tool'
import { FLAGS } from '../flags'
import { hitsOf, interval, weightedKappa } from './agreement'
import { areaUnderCurve, bestThresholdKappa, partialSpearman, spearman } from './correlation'
import { COMPONENTS, type Component, componentsOf } from './components'
import { GOALS, READERS } from './goals'
import { answersOf, type Pair } from './labelled'

/** A figure and what it has to be at least; none where it is only told. */
export interface Figure {
  readonly name: string
  readonly values: Readonly<Record<string, number | readonly [number, number]>>
  readonly isMet?: boolean
}

const GROUPS = ['all', 'en', 'zh'] as const

const inGroup = (pairs: readonly Pair[], group: string): readonly Pair[] =>
  group === 'all' ? pairs : pairs.filter(({ lang }) => lang === group)

const kappaOn = (answer: Answer, pairs: readonly Pair[]): number =>
  weightedKappa(...answersOf(answer, pairs))

/** The five answers: agreement with the readers, and how well "is it answered" is told. */
export function measureAnswers(pairs: readonly Pair[]): readonly Figure[] {
  const figures = ANSWERS.flatMap((answer): readonly Figure[] =>
    GROUPS.map((group) => {
      const some = inGroup(pairs, group)
      const kappa = kappaOn(answer, some)
      // Every description says something of what the tool does: what counts is whether it is clear.
      const enough = answer === 'does' ? 2 : 1
      const named = (level: number): readonly string[] => (level >= enough ? [answer] : [])
      const { precision, recall, f1 } = hitsOf(
        some.map(({ label, reading }) => ({
          theirs: named(label[answer]),
          ours: named(reading.answers[answer]),
        })),
      )
      const goal = READERS[answer] - GOALS.belowReaders
      const values = {
        kappa,
        between: interval(some, (drawn) => kappaOn(answer, drawn)),
        precision,
        recall,
        f1,
      }
      return group === 'all'
        ? {
            name: answer,
            values: { ...values, readers: READERS[answer], goal },
            isMet: kappa >= goal,
          }
        : { name: `${answer}, ${group}`, values }
    }),
  )
  const mean = ANSWERS.reduce((sum, answer) => sum + kappaOn(answer, pairs), 0) / ANSWERS.length
  const goal = GOALS.meanKappa
  return [
    ...figures,
    { name: 'mean of the five', values: { kappa: mean, goal }, isMet: mean >= goal },
  ]
}

/** Effect, flags, and the parameters named. */
export function measureNames(pairs: readonly Pair[]): readonly Figure[] {
  const effect = GROUPS.map((group): Figure => {
    const some = inGroup(pairs, group)
    const right = some.filter(({ label, reading }) => label.effect === reading.effect).length
    const share = right / some.length
    return group === 'all'
      ? {
          name: 'effect',
          values: { right: share, goal: GOALS.effect },
          isMet: share >= GOALS.effect,
        }
      : { name: `effect, ${group}`, values: { right: share } }
  })
  const flags = FLAGS.flatMap((flag) =>
    namesFigures(pairs, flag, (from) => from.flags.filter((each) => each === flag)),
  )
  const parameters = (['injected', 'enumInProse', 'formatMissing'] as const).flatMap((key) =>
    namesFigures(pairs, key, (from) => from[key]),
  )
  return [...effect, ...flags, ...parameters]
}

type Named = Readonly<
  Record<'flags' | 'injected' | 'enumInProse' | 'formatMissing', readonly string[]>
>

const namesFigures = (
  pairs: readonly Pair[],
  name: string,
  namesIn: (from: Named) => readonly string[],
): readonly Figure[] =>
  GROUPS.map((group) => {
    const { wanted, precision, recall, f1 } = hitsOf(
      inGroup(pairs, group).map(({ label, reading }) => ({
        theirs: namesIn(label),
        ours: namesIn(reading),
      })),
    )
    const isSilent = wanted === 0 && precision === 1
    const values = { cases: wanted, ...(isSilent ? {} : { precision, recall, f1 }) }
    return group === 'all' && wanted >= GOALS.enoughCases
      ? { name, values, isMet: precision >= GOALS.precision && recall >= GOALS.recall }
      : { name: group === 'all' ? name : `${name}, ${group}`, values }
  })

/** One tool of the rated ones, as the shared file holds it. */
export interface RatedLine {
  readonly tool: string
  readonly description: string
  readonly scores: Readonly<Record<string, Readonly<Record<Component, number>>>>
}

/** A rating below this is bad. */
const GOOD = 3

/** The six rated respects: our figure against the mere number of characters, by the same measures. */
export function measureComponents(rated: readonly RatedLine[]): readonly Figure[] {
  const ours = rated.map(({ description, tool }) => componentsOf(description, tool))
  const length = rated.map(({ description }) => description.length)
  return COMPONENTS.map((component): Figure => {
    const ratings = rated.map(({ scores }) => {
      const each = Object.values(scores).map((rater) => rater[component])
      return each.reduce((sum, score) => sum + score, 0) / each.length
    })
    const isGood = ratings.map((rating) => rating >= GOOD - 1e-9)
    const figure = ours.map((components) => components[component])
    const values = {
      spearman: spearman(figure, ratings),
      'by length': spearman(length, ratings),
      area: areaUnderCurve(figure, isGood),
      'area by length': areaUnderCurve(length, isGood),
      kappa: bestThresholdKappa(figure, isGood),
      'kappa by length': bestThresholdKappa(length, isGood),
      'length held': partialSpearman(figure, ratings, length),
    }
    const isMet =
      values.spearman > values['by length'] &&
      values.area > values['area by length'] &&
      values.kappa > values['kappa by length'] &&
      values['length held'] > 0
    return { name: component, values, isMet }
  })
}
