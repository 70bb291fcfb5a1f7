import type { PullWord } from '../../i18n/pull-words'

export type SplitCommand =
  | { readonly ok: true; readonly command: string; readonly args: readonly string[] }
  | {
      readonly ok: false
      readonly word: PullWord
      readonly values?: Readonly<Record<string, string>>
    }

/** What only a shell understands; without one it would reach the program as a plain argument. */
const SHELL_WORDS = /^(\|\|?|&&?|;|[12]?>>?|<|2>&1)$/

/**
 * Splits a command line into words, without a shell: blanks part words, quotes keep them together. A
 * backslash is one, unless a quote, a blank or another backslash follows, so that C:\tools survives.
 * Inside single quotes everything is itself.
 */
export function splitCommand(text: string): SplitCommand {
  const words: string[] = []
  let word: string | undefined
  let quote: string | undefined
  let isPlain = true
  const end = (): SplitCommand | undefined => {
    if (word === undefined) return undefined
    if (isPlain && SHELL_WORDS.test(word))
      return { ok: false, word: 'command-for-shell', values: { word } }
    words.push(word)
    word = undefined
    isPlain = true
    return undefined
  }
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!
    const next = text[i + 1]
    const isEscape =
      character === '\\' &&
      quote !== "'" &&
      next !== undefined &&
      (quote ? /["\\]/ : /["'\\\s]/).test(next)
    if (isEscape) {
      word = (word ?? '') + next
      isPlain = false
      i++
    } else if (quote) {
      if (character === quote) quote = undefined
      else word = (word ?? '') + character
    } else if (character === '"' || character === "'") {
      quote = character
      word ??= ''
      isPlain = false
    } else if (/\s/.test(character)) {
      const wrong = end()
      if (wrong) return wrong
    } else word = (word ?? '') + character
  }
  if (quote) return { ok: false, word: 'command-unclosed', values: { quote } }
  const wrong = end()
  if (wrong) return wrong
  const [command, ...args] = words
  if (!command) return { ok: false, word: 'command-empty' }
  const name = /^([A-Za-z_]\w*)=/.exec(command)?.[1]
  if (name !== undefined) return { ok: false, word: 'command-assigns', values: { name } }
  return { ok: true, command, args }
}
