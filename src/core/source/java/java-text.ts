/** So many bytes fit into one constant of a class file: 65,535, less what an escape may add at a cut. */
export const MOST_CONSTANT_BYTES = 60_000

const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
}

/**
 * What does not show or cannot be saved in a file: controls, direction marks and other format
 * characters, line separators, halves of surrogate pairs.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00a0\ufeff]/u

/** The inside of a Java string literal that is `text` at run time. */
export function escaped(text: string): string {
  return text.replace(/["\\]|[^\x20-\x7e]/gu, (character) => {
    const short = SHORT[character]
    if (short !== undefined) return short
    return UNSEEN.test(character) ? character.split('').map(unitEscape).join('') : character
  })
}

/**
 * One code unit by its number. Java reads a Unicode escape before it looks for quotes and line
 * ends, so the low ones are written in octal, which is read inside the literal.
 */
function unitEscape(unit: string): string {
  const code = unit.charCodeAt(0)
  return code < 256
    ? `\\${code.toString(8).padStart(3, '0')}`
    : `\\u${code.toString(16).padStart(4, '0')}`
}

/** How many bytes the text takes in a class file, whose UTF-8 writes NUL and surrogates its own way. */
export function constantBytes(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    bytes += code === 0 || (code > 0x7f && code < 0x800) ? 2 : code < 0x80 ? 1 : 3
  }
  return bytes
}

/** Whether a text is too long for one constant, and so for an annotation. */
export const isLongText = (text: string): boolean =>
  text.length * 3 > MOST_CONSTANT_BYTES && constantBytes(text) > MOST_CONSTANT_BYTES

/**
 * A constant expression that is `text`: a literal, or one literal for each line, joined by `+`.
 * Only for a text that is not too long.
 */
export function constantText(text: string, indent: string): string {
  const lines = text.split(/(?<=\n)/)
  if (lines.length === 1 || text.length < 40) return `"${escaped(text)}"`
  return lines.map((line) => `"${escaped(line)}"`).join(`\n${indent}+ `)
}

/** An expression that is `text`, however long: what does not fit into one constant is joined at run time. */
export function textExpression(text: string, indent: string): string {
  if (!isLongText(text)) return constantText(text, indent)
  const pieces = piecesOf(text).map((piece) => `"${escaped(piece)}"`)
  return `String.join("", ${pieces.join(`,\n${indent}`)})`
}

/** The text cut where a constant is full, never inside a surrogate pair. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of text) {
    const more = constantBytes(character)
    if (bytes + more > MOST_CONSTANT_BYTES) {
      pieces.push(piece)
      piece = ''
      bytes = 0
    }
    piece += character
    bytes += more
  }
  return [...pieces, piece]
}

/**
 * Text of many lines as a text block, or as several that are joined at run time. The lines must
 * end in something that is not blank, since Java cuts blanks off the end of a line.
 */
export function blockExpression(text: string, indent: string): string {
  const blocks: string[][] = [[]]
  let bytes = 0
  for (const line of text.split('\n')) {
    const more = constantBytes(line) + 1
    // A line that is too long by itself cannot be in a block at all.
    if (more > MOST_CONSTANT_BYTES) return textExpression(text, indent)
    if (bytes + more > MOST_CONSTANT_BYTES) {
      blocks.push([])
      bytes = 0
    }
    blocks.at(-1)!.push(line)
    bytes += more
  }
  const last = blocks.length - 1
  const written = blocks.map((lines, i) => textBlock(lines, indent, i === last))
  return last === 0 ? written[0]! : `String.join("", ${written.join(', ')})`
}

/** A block whose last line has a line end behind it unless it is the end of the text. */
function textBlock(lines: readonly string[], indent: string, isEnd: boolean): string {
  const body = lines.map((line) => {
    const inside = escaped(line).replaceAll('\\"', '"')
    return indent + inside.replaceAll('"""', '\\"\\"\\"')
  })
  return `"""\n${body.join('\n')}${isEnd ? '' : `\n${indent}`}"""`
}
