import { exactCost } from './exact-cost'
import { isCounted, type Run, type Trial } from '../runs/run'

/** What the requests of a version took. */
export interface UsageResult {
  readonly requests: number
  /** Requests for which the server told its tokens; the sums are of these. */
  readonly withUsage: number
  readonly input: number
  readonly output: number
  /** Of the answers that count, in milliseconds; absent where there are none. */
  readonly median?: number
  readonly p95?: number
  /** In the user's currency, an exact decimal number; absent without prices or tokens. */
  readonly cost?: string
}

/** Tokens, waiting and cost of these requests, both turns. */
export function usageOf(trials: readonly Trial[], prices: Run['prices']): UsageResult {
  const used = trials.flatMap(({ usage }) => usage ?? [])
  const input = used.reduce((sum, each) => sum + each.input, 0)
  const output = used.reduce((sum, each) => sum + each.output, 0)
  const waits = trials
    .filter(({ outcome }) => isCounted(outcome))
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b)
  return {
    requests: trials.length,
    withUsage: used.length,
    input,
    output,
    ...(waits.length > 0 && { median: quantile(waits, 0.5), p95: quantile(waits, 0.95) }),
    ...(prices && used.length > 0 && { cost: exactCost({ input, output }, prices) }),
  }
}

/** The smallest value that the share of all does not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
