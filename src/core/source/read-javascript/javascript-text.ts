/** Escapes of one character after the backslash; any other character stands for itself. */
const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
}

/**
 * The text of the inside of a JavaScript string or template, escapes resolved; undefined where an
 * escape is one that the language refuses. Source: ECMA-262, string and template literals.
 */
export function unescaped(inside: string, isTemplate: boolean): string | undefined {
  let isBroken = false
  // A template's line breaks are LF whatever the file has.
  const source = isTemplate ? inside.replace(/\r\n?/g, '\n') : inside
  const text = source.replace(
    /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/g,
    (_, point?: string, unit?: string, byte?: string, plain = '') => {
      const hex = point ?? unit ?? byte
      if (hex !== undefined) {
        const code = parseInt(hex, 16)
        if (code > 0x10ffff) isBroken = true
        return code > 0xffff
          ? code > 0x10ffff
            ? ''
            : String.fromCodePoint(code)
          : String.fromCharCode(code)
      }
      // A backslash at the end of a line goes on in the next.
      if (/^[\r\n\u2028\u2029]/.test(plain)) return ''
      if (/^[ux1-9]/.test(plain)) isBroken = true
      return Object.hasOwn(SIMPLE, plain) ? SIMPLE[plain]! : plain === '0' ? '\0' : plain
    },
  )
  // `\07` is octal, which a module refuses.
  return isBroken || /(?:^|[^\\])(?:\\\\)*\\0\d/.test(source) ? undefined : text
}

/** A number literal as JSON writes it, digit for digit; undefined where it is no plain number. */
export function numberText(literal: string): string | undefined {
  const plain = literal.replace(/_/g, '')
  if (/^0[xXoObB][\da-fA-F]+n?$/.test(plain)) return String(BigInt(plain.replace(/n$/, '')))
  const hit = /^(\d*)(?:\.(\d*))?([eE][+-]?\d+)?(n?)$/.exec(plain)
  if (!hit || plain === '') return undefined
  const [, whole = '', fraction = '', exponent = ''] = hit
  // A leading nought once meant octal.
  if (/^0\d/.test(whole) || (whole === '' && fraction === '')) return undefined
  return `${whole || '0'}${fraction && `.${fraction}`}${exponent}`
}
