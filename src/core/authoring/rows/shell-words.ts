/** The words of a command line as a shell reads them, or where a quote is never closed. */
export type ShellWords =
  | { readonly ok: true; readonly commands: readonly (readonly string[])[] }
  | { readonly ok: false; readonly at: number }

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/**
 * Splits a command line into words: quotes of every kind, `$'…'`, escapes, lines that go on behind a
 * backslash (or `^` and a backtick, as Windows shells have it). `;`, `&&`, `|` and a new line begin
 * another command. Nothing is expanded: `$ID` stays as it is written.
 */
export function shellWords(text: string): ShellWords {
  const commands: string[][] = [[]]
  let word: string | undefined
  const end = (): void => {
    if (word !== undefined) commands.at(-1)!.push(word)
    word = undefined
  }
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!
    const goesOn = /^[\\^`][ \t]*\r?\n/.exec(text.slice(i, i + 80))
    if (goesOn) {
      i += goesOn[0].length - 1
      end()
    } else if (c === '\\' && i + 1 < text.length) word = (word ?? '') + text[++i]!
    else if (c === "'" || c === '"' || (c === '$' && text[i + 1] === "'")) {
      const isAnsi = c === '$'
      const quote = isAnsi ? "'" : c
      const from = isAnsi ? i + 2 : i + 1
      const inside = quoted(text, from, quote, isAnsi)
      if (!inside) return { ok: false, at: i }
      word = (word ?? '') + inside.text
      i = inside.end
    } else if (/\n|;/.test(c) || (c === '|' && word === undefined)) {
      end()
      commands.push([])
    } else if (c === '&' && text[i + 1] === '&') {
      i++
      end()
      commands.push([])
    } else if (/\s/.test(c)) end()
    else word = (word ?? '') + c
  }
  end()
  return { ok: true, commands: commands.filter((words) => words.length > 0) }
}

function quoted(
  text: string,
  from: number,
  quote: string,
  isAnsi: boolean,
): { readonly text: string; readonly end: number } | undefined {
  let inside = ''
  for (let i = from; i < text.length; i++) {
    const c = text[i]!
    if (c === quote) return { text: inside, end: i }
    const next = text[i + 1]
    if (c !== '\\' || next === undefined || (quote === "'" && !isAnsi)) inside += c
    else if (isAnsi) {
      const code = /^u([0-9a-f]{4})/i.exec(text.slice(i + 1, i + 6))
      inside += code ? String.fromCharCode(parseInt(code[1]!, 16)) : (ESCAPES[next] ?? next)
      i += code ? 5 : 1
    } else {
      inside += /["\\$`]/.test(next) ? next : next === '\n' ? '' : c + next
      i++
    }
  }
  return undefined
}
