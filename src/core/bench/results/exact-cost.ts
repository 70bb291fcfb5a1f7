import type { Run, Usage } from '../runs/run'

/** Prices are for so many tokens: a decimal point moved by six places. */
const PER_TOKENS_PLACES = 6

/**
 * What tokens cost at prices per million, as a decimal number without rounding, in the currency of the
 * prices: cents that are added up a thousand times would drift as numbers of the machine.
 */
export function exactCost(usage: Usage, prices: NonNullable<Run['prices']>): string {
  const input = decimalOf(prices.input)
  const output = decimalOf(prices.output)
  const places = Math.max(input.places, output.places)
  const scaled = ({ digits, places: own }: Decimal): bigint => digits * 10n ** BigInt(places - own)
  const sum = BigInt(usage.input) * scaled(input) + BigInt(usage.output) * scaled(output)
  return decimalText(sum, places + PER_TOKENS_PLACES)
}

interface Decimal {
  readonly digits: bigint
  readonly places: number
}

function decimalOf(price: number): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(price)) ?? []
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 }
}

function decimalText(digits: bigint, places: number): string {
  const text = digits.toString().padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places)
  const fraction = text.slice(text.length - places).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
