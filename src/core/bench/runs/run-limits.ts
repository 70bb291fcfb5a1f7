/** What a number may be. */
export interface Limits {
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}

/** The numbers that somebody sets for a run, on the page or on the command line. */
export const RUN_LIMITS = {
  trials: { least: 1, most: 100, isWhole: true },
  temperature: { least: 0, most: 2, isWhole: false },
  seed: { least: 0, most: 2_147_483_647, isWhole: true },
  /** In seconds. */
  timeout: { least: 1, most: 3_600, isWhole: false },
  maxCalls: { least: 1, most: 1_000_000, isWhole: true },
  priceIn: { least: 0, most: 1_000_000, isWhole: false },
  priceOut: { least: 0, most: 1_000_000, isWhole: false },
  maxSpend: { least: 0, most: 1_000_000, isWhole: false },
} as const satisfies Record<string, Limits>
export type RunNumber = keyof typeof RUN_LIMITS

/** The number that was written in digits; undefined where it is none, or not within its limits. */
export function numberWithin(text: string, { least, most, isWhole }: Limits): number | undefined {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return undefined
  const number = Number(text)
  return number >= least && number <= most && (!isWhole || Number.isInteger(number))
    ? number
    : undefined
}
