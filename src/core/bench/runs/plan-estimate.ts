import { arr } from '../../json/node'
import { print } from '../../json/print'
import type { Question } from '../questions/question'
import type { Arm, Run, Wire } from './run'
import { prepareArm } from '../wire/prepare-arm'

export type Prices = NonNullable<Run['prices']>

/** What a run will ask for, before anything is sent. */
export interface Estimate {
  /** Questions × trials × arms. */
  readonly calls: number
  /** Requests that follow a canned result, at most: one where the first call is right. */
  readonly followUps: number
  readonly input: number
  readonly output: number
  /** In the currency of the prices; absent without them. */
  readonly cost?: number
}

/** A short call and a word or two; thinking models write many times as much, which the page says. */
export const OUTPUT_PER_CALL = 80

/** The texts whose tokens have to be counted: one per arm, then one per question. */
export const textsToCount = (
  questions: readonly Question[],
  arms: readonly Arm[],
  wire: Wire,
): readonly string[] => [
  ...arms.map((arm) => {
    const { tools } = prepareArm(arm, wire)
    return arm.systemPrompt + print(arr(tools.map((tool) => tool.wire)), 0)
  }),
  ...questions.map(({ text }) => text),
]

/** The estimate; `counts` are the tokens of `textsToCount`, in its order. */
export function estimateOf(
  questions: readonly Question[],
  arms: readonly Arm[],
  trials: number,
  counts: readonly number[],
  prices?: Prices,
): Estimate {
  const ofArms = sum(counts.slice(0, arms.length))
  const ofQuestions = sum(counts.slice(arms.length))
  const calls = questions.length * arms.length * trials
  const going = questions.filter(({ then }) => then !== undefined).length
  const followUps = going * arms.length * trials
  const input =
    trials * (ofArms * (questions.length + going) + ofQuestions * arms.length) +
    followUps * OUTPUT_PER_CALL
  const output = (calls + followUps) * OUTPUT_PER_CALL
  return {
    calls,
    followUps,
    input,
    output,
    ...(prices ? { cost: costOf({ input, output }, prices) } : {}),
  }
}

/** The input of one request, for the cap on spending as long as nothing real is known. */
export const inputPerRequest = ({ input, calls }: Estimate): number =>
  Math.ceil(input / Math.max(1, calls))

/** What tokens cost, in the currency of the prices. */
export const costOf = (
  { input, output }: { readonly input: number; readonly output: number },
  prices: Prices,
): number => (input * prices.input + output * prices.output) / 1e6

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
