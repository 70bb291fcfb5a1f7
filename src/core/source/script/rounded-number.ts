/**
 * What a JSON number becomes as a double, as JSON writes that: undefined where it is the same value,
 * `infinite` where it is too large for a double.
 */
export function roundedTo(raw: string): string | undefined {
  const value = Number(raw)
  if (!Number.isFinite(value)) return 'infinite'
  const written = String(value)
  return plain(written) === plain(raw) ? undefined : written
}

/** A decimal as its digits without noughts at the ends, and the power of ten of the last one. */
function plain(raw: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(raw) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  const short = digits.replace(/0+$/, '')
  // Minus nought is nought in JSON that is written again.
  if (short === '') return '0'
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - short.length)
  return `${sign}${short}e${power}`
}
