import { type JsonNode, num, str } from '../../json/node'

const SHORT: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  s: ' ',
}

/** The text of the inside of a string literal or text block; most Unicode escapes are read already. */
export function unescaped(inside: string): string {
  if (!inside.includes('\\')) return inside
  return inside.replace(
    /\\(?:u+([\da-fA-F]{4})|([0-3]?[0-7]{1,2})|(\r\n|\n|\r)|([\s\S]))/g,
    (
      _,
      hex: string | undefined,
      octal: string | undefined,
      lineEnd: string | undefined,
      one: string | undefined,
    ) => {
      if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16))
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8))
      // A backslash at the end of a line of a text block joins it to the next.
      if (lineEnd !== undefined) return ''
      return SHORT[one!] ?? one!
    },
  )
}

/** The text of a literal as it stands in the source, with its quotes. */
export function literalText(source: string): string {
  if (source.startsWith('"""')) return textBlock(source)
  return unescaped(source.slice(1, -1))
}

/** A text block without the indentation that its lines share and the blanks at their ends. */
function textBlock(source: string): string {
  const inside = source.slice(3, -3).replace(/\r\n?/g, '\n')
  const lines = inside.slice(inside.indexOf('\n') + 1).split('\n')
  const last = lines.length - 1
  // The line of the closing quotes counts even when there is nothing else in it.
  const counted = lines.filter((line, i) => i === last || line.trim() !== '')
  const shared = Math.min(...counted.map((line) => /^[\t\f ]*/.exec(line)![0].length))
  const stripped = lines.map((line) =>
    line.trim() === '' ? '' : line.slice(shared).replace(/[\t\f ]+$/, ''),
  )
  return unescaped(stripped.join('\n'))
}

/** An integer literal: decimal as it is spelt, other bases in decimal. */
export function integerNode(source: string): JsonNode | undefined {
  const plain = source.replace(/_/g, '').replace(/[lL]$/, '')
  if (/^(?:0|[1-9]\d*)$/.test(plain)) return num(plain)
  if (/^0[xX][\da-fA-F]+$|^0[bB][01]+$/.test(plain)) return num(BigInt(plain).toString())
  if (/^0[0-7]+$/.test(plain)) return num(BigInt(`0o${plain.slice(1)}`).toString())
  return undefined
}

/** A floating literal, spelt as JSON spells it. */
export function floatingNode(source: string): JsonNode | undefined {
  const plain = source.replace(/_/g, '').replace(/[fFdD]$/, '')
  return decimalNode(
    /^\d+\.$/.test(plain) ? `${plain}0` : plain.startsWith('.') ? `0${plain}` : plain,
  )
}

/** A number in a text, where JSON has the same spelling for it. */
export function decimalNode(text: string): JsonNode | undefined {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? num(text) : undefined
}

export const textNode = (source: string): JsonNode => str(literalText(source))
