import { type JsonNode, membersOf } from './node'

/**
 * One text for all texts that mean the same: members by name, no white space, numbers in one
 * spelling, of duplicate members the last, which is the one that is read. Digits are never rounded.
 */
export const canonical = (node: JsonNode): string => canonicalWith(node, canonicalNumber)

/** The same with another spelling of numbers. */
export function canonicalWith(node: JsonNode, numberText: (raw: string) => string): string {
  const text = (each: JsonNode): string => canonicalWith(each, numberText)
  switch (node.kind) {
    case 'object':
      return `{${membersOf(node)
        .map(({ key, value }) => [key, value] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => `${JSON.stringify(key)}:${text(value)}`)
        .join()}}`
    case 'array':
      return `[${node.items.map(text).join()}]`
    case 'string':
      return JSON.stringify(node.value)
    case 'number':
      return numberText(node.raw)
    case 'boolean':
      return String(node.value)
    case 'null':
      return 'null'
  }
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** Digits without zeros at either end, and the power of ten that they are multiplied by. */
function canonicalNumber(raw: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(raw) ?? []
  if (whole === '') return JSON.stringify(raw)
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  const power = BigInt(exponent) - BigInt(fraction.length - (digits.length - significant.length))
  return `${sign}${significant}e${power}`
}
