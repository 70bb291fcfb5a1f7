import type { JsonNode, JsonNumber } from '../json/node'

/** The largest integer up to which a double has every one. */
export const LARGEST_EXACT = 9007199254740991n

const INTEGER = /^-?\d+$/

/** Whether a number is an integer too large for a double, so that JSON clients change its digits. */
export function isBeyondExact(node: JsonNode | undefined): node is JsonNumber {
  if (node?.kind !== 'number' || node.raw.length < 16 || !INTEGER.test(node.raw)) return false
  const value = BigInt(node.raw)
  return value > LARGEST_EXACT || value < -LARGEST_EXACT
}

/** Below zero when `a` is the smaller, above when the larger; large integers by all their digits. */
export function compareNumbers(a: string, b: string): number {
  if ((a.length > 15 || b.length > 15) && INTEGER.test(a) && INTEGER.test(b)) {
    const [left, right] = [BigInt(a), BigInt(b)]
    return left < right ? -1 : left > right ? 1 : 0
  }
  const [left, right] = [Number(a), Number(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** Whether a number is surely no multiple of a step. */
export function isNoMultiple(value: string, step: string): boolean {
  const by = Number(step)
  if (!(by > 0)) return false
  if (value.length > 15 && INTEGER.test(value) && INTEGER.test(step))
    return BigInt(value) % BigInt(step) !== 0n
  const times = Number(value) / by
  return Number.isFinite(times) && Math.abs(times - Math.round(times)) > 1e-6
}
