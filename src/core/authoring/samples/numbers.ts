import { get, type JsonNode, type JsonObject, num, numberOf } from '../../json/node'

/** Steps of `multipleOf` tried from the lower bound on. */
const MOST_STEPS = 60

/** Numbers for a value, plain ones first, then those about its bounds; not all fit. */
export function* numbers(
  parts: readonly JsonObject[],
  kind: 'integer' | 'number',
): Generator<JsonNode> {
  const said = (keyword: string) => parts.flatMap((part) => get(part, keyword) ?? [])
  const numbersIn = (keyword: string) => said(keyword).flatMap((each) => numberOf(each) ?? [])
  const lower = Math.max(...numbersIn('minimum'), ...numbersIn('exclusiveMinimum'))
  const upper = Math.min(...numbersIn('maximum'), ...numbersIn('exclusiveMaximum'))
  const step = Math.max(...numbersIn('multipleOf'))
  if (step > 0) yield* multiples(step, lower, upper)
  // A bound keeps every digit it was written with.
  for (const bound of [...said('minimum'), ...said('maximum')])
    if (bound.kind === 'number') yield num(bound.raw)
  const from = Number.isFinite(lower)
    ? Math.floor(lower)
    : Number.isFinite(upper)
      ? Math.ceil(upper) - 3
      : 0
  for (const each of [1, 2, 3, from + 1, from + 2, from + 3, from, 0]) yield num(plain(each))
  if (kind === 'number' && Number.isFinite(lower) && Number.isFinite(upper)) {
    yield num(plain((lower + upper) / 2))
    yield num(plain(lower + (upper - lower) / 3))
  }
  if (kind === 'number') yield* [0.5, from + 0.5, from - 0.5].map((each) => num(plain(each)))
  for (const bound of [lower, upper])
    if (Number.isFinite(bound)) yield* [num(plain(bound + 1)), num(plain(bound - 1))]
}

/** Multiples within the bounds; a step below one is counted in its own decimals, so that none is a hair off. */
function* multiples(step: number, lower: number, upper: number): Generator<JsonNode> {
  const decimals = /\.(\d+)$/.exec(plain(step))?.[1]?.length ?? 0
  const at = (times: number): number => Number((times * step).toFixed(Math.min(decimals, 20)))
  const isExact = (value: number): boolean => Number.isInteger(value / step)
  const isBelow = !Number.isFinite(lower) && Number.isFinite(upper)
  const first = isBelow
    ? Math.floor(upper / step)
    : Number.isFinite(lower)
      ? Math.ceil(lower / step)
      : 1
  const found = Array.from({ length: MOST_STEPS }, (_, i) => at(first + (isBelow ? -i : i))).filter(
    (each) => isExact(each) && !(each < lower) && !(each > upper),
  )
  // Something above nought shows more than nothing.
  const order = [...found.filter((each) => each > 0), ...found.filter((each) => each <= 0)]
  yield* order.map((each) => num(plain(each)))
}

/** A number without an exponent where it has few digits; JSON takes both. */
const plain = (value: number): string =>
  Object.is(value, -0)
    ? '0'
    : Number.isInteger(value) && Math.abs(value) < 1e21
      ? value.toFixed(0)
      : String(value)
