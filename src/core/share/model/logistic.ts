/** Chances are counted in 4,096ths; their logits in 256ths, from -2,047 to 2,047. */
export const CHANCES = 4096
export const MAX_LOGIT = 2047

/** 4096 / (1 + e^-x) at x = -8, -7.5 … 8, as whole numbers: no two engines may round differently. */
const CURVE = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607,
  3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
]

/** The chance that belongs to a logit, at index logit + 2048. */
export const chanceOfLogit = Int16Array.from({ length: CHANCES }, (_, i) => {
  const low = CURVE[i >> 7]!
  const high = CURVE[(i >> 7) + 1]!
  return (low * (128 - (i & 127)) + high * (i & 127) + 64) >> 7
})

/** The smallest logit of a chance: the way back. */
export const logitOfChance = new Int16Array(CHANCES).fill(MAX_LOGIT)
for (let logit = -MAX_LOGIT, next = 0; logit <= MAX_LOGIT; logit++)
  for (const chance = chanceOfLogit[logit + 2048]!; next <= chance; next++)
    logitOfChance[next] = logit
