/** Escapes of one character after the backslash (Python reference, String and Bytes literals). */
const SIMPLE: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const ESCAPE =
  /\\(?:(\r\n|[\n\r])|([0-7]{1,3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([^]))/g

/**
 * The value of a Python string literal, prefix and quotes included; undefined for bytes, for a text
 * with values put in, and for an escape that only Python's own tables resolve (`\N{…}`).
 */
export function pythonString(literal: string): string | undefined {
  const [opening, prefix = '', quote = ''] = /^(\w*)("""|'''|"|')/.exec(literal) ?? []
  if (opening === undefined || /[bt]/i.test(prefix)) return undefined
  const inside = literal
    .slice(opening.length, literal.length - quote.length)
    // Python reads every line break as LF.
    .replace(/\r\n?/g, '\n')
  const isFormatted = /f/i.test(prefix)
  if (isFormatted && /[{}]/.test(inside.replace(/\{\{|\}\}/g, ''))) return undefined
  const plain = isFormatted ? inside.replace(/\{\{/g, '{').replace(/\}\}/g, '}') : inside
  if (/r/i.test(prefix)) return plain
  let isBroken = false
  const text = plain.replace(
    ESCAPE,
    (all, line?: string, octal?: string, x?: string, u?: string, long?: string, other = '') => {
      if (line !== undefined) return ''
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8))
      const hex = x ?? u ?? long
      if (hex !== undefined) {
        const code = parseInt(hex, 16)
        if (code <= 0x10ffff)
          return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code)
      }
      if (hex !== undefined || /[NxuU]/.test(other)) isBroken = true
      // A backslash before any other character is one.
      return Object.hasOwn(SIMPLE, other) ? SIMPLE[other]! : all
    },
  )
  return isBroken ? undefined : text
}
