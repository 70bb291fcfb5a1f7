/** Words of Python and JavaScript, and what JSON says. */
const WORDS: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  undefined: 'null',
}

/**
 * A literal of Python or JavaScript as JSON: other quotes, bare keys, True, False and None. What is
 * already JSON stays as it is; the result may still be none.
 */
export function fromLiteral(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!
    if (c === '"' || c === "'" || c === '`') {
      const end = closing(text, i)
      out += c === '"' ? text.slice(i, end) : requoted(text.slice(i + 1, end - 1))
      i = end - 1
    } else if (/[A-Za-z_$]/.test(c)) {
      const word = /^[\w$]+/.exec(text.slice(i, i + 200))![0]
      const isKey = /^\s*:/.test(text.slice(i + word.length, i + word.length + 20))
      out += isKey ? JSON.stringify(word) : (Object.hasOwn(WORDS, word) ? WORDS[word] : word)!
      i += word.length - 1
    } else if (/[0-9]/.test(c)) {
      const digits = /^[\w.+-]+/.exec(text.slice(i, i + 400))![0]
      out += digits
      i += digits.length - 1
    } else out += c === '(' ? '[' : c === ')' ? ']' : c
  }
  return out
}

/** Behind the quote that ends a text. */
function closing(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === text[start]) return i + 1
  }
  return text.length
}

/** The inside of a text in other quotes, as JSON writes it. */
const requoted = (inside: string): string =>
  `"${inside
    .replace(/\\'/g, "'")
    .replace(/(\\.)|"/g, (hit, escaped: string | undefined) => escaped ?? `\\${hit}`)
    .replace(/\n/g, '\\n')}"`
