import { costOf, OUTPUT_PER_CALL, type Prices } from './plan-estimate'
import type { Usage } from './run'

/** Hard limits of a run. */
export interface Caps {
  /** Requests, repeated ones too. */
  readonly requests?: number
  /** In the currency of the prices; without prices nothing is known of spending. */
  readonly spend?: number
}

/** Counts what a run asks for, and says when it may ask no more. */
export interface Budget {
  /** Puts a request's price aside; false where it would go beyond a cap. */
  readonly reserve: () => boolean
  /** What the request used; unknown where the server did not say, or never answered. */
  readonly settle: (usage: Usage | undefined, isCharged: boolean) => void
}

/**
 * A request is taken to cost what the dearest one so far did, or what was estimated, whichever is
 * more. What is under way counts, so that several at once cannot go beyond the cap together.
 */
export function budgetOf(caps: Caps, prices: Prices | undefined, inputTokens: number): Budget {
  let requests = 0
  let underWay = 0
  let spent = 0
  let dearest = prices ? costOf({ input: inputTokens, output: OUTPUT_PER_CALL }, prices) : 0
  return {
    reserve: () => {
      if (caps.requests !== undefined && requests >= caps.requests) return false
      const least = spent + dearest * (underWay + 1)
      if (prices && caps.spend !== undefined && least > caps.spend) return false
      requests++
      underWay++
      return true
    },
    settle: (usage, isCharged) => {
      underWay--
      if (!prices || !isCharged) return
      const cost = usage ? costOf(usage, prices) : dearest
      spent += cost
      dearest = Math.max(dearest, cost)
    },
  }
}
