/** 300 seconds may be called 5 minutes. */
const FACTORS = [
  7, 12, 24, 60, 100, 1000, 1024, 1440, 3600, 60_000, 86_400, 604_800, 1e6, 1_048_576,
]

/** Whether one number is the other in a larger or smaller unit. */
export function isConverted(a: string, b: string): boolean {
  const [small, large] = [Math.abs(Number(a)), Math.abs(Number(b))].sort((x, y) => x - y)
  return small !== undefined && large !== undefined && FACTORS.some((f) => small * f === large)
}
