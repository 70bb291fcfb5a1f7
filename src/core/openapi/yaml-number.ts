/** A number as JSON spells it. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/

/**
 * The JSON spelling of a YAML number: as it stands wherever JSON can say it so, every digit of it.
 * Undefined for `.inf` and `.nan`, which JSON has no numbers for.
 */
export function jsonNumber(source: string): string | undefined {
  if (JSON_NUMBER.test(source)) return source
  const sign = source.startsWith('-') ? '-' : ''
  const digits = source.replace(/^[-+]/, '')
  if (/^0[xo][\da-f]+$/i.test(digits)) return sign + BigInt(digits).toString()
  const parts = /^(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(digits)
  if (!parts || !/\d/.test(digits)) return undefined
  const [, whole = '', fraction, exponent = ''] = parts
  const shortest = whole.replace(/^0+(?=\d)/, '') || '0'
  return sign + shortest + (fraction ? `.${fraction}` : '') + exponent
}
