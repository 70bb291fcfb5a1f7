import type { SourceTarget } from '../../core/source/target'
import type { CodeLine, Token, TokenKind } from '../kit/code-lines'

const WORDS: Record<SourceTarget['language'], string> = {
  java: 'abstract boolean class double enum extends final implements import int interface long new null package private protected public record return static super this throw throws true false var void',
  typescript:
    'as async await boolean class const declare export extends false from function import interface let never new null number readonly return satisfies string throw true type typeof undefined unknown void',
  python:
    'and as async await class def False for from if import in is lambda None not or pass raise return self True with',
}

const TEXTS: Record<SourceTarget['language'], string> = {
  java: '"""(?:\\\\[^]|[^\\\\])*?"""|"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\'',
  typescript: '`(?:\\\\[^]|[^\\\\`])*`|"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\'',
  python:
    '"""(?:\\\\[^]|[^\\\\])*?"""|\'\'\'(?:\\\\[^]|[^\\\\])*?\'\'\'|"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\'',
}

/** Comment, text, number, word: the first that fits, in this order. */
function grammarOf(language: SourceTarget['language']): RegExp {
  const comment = language === 'python' ? '#[^\\n]*' : '//[^\\n]*|/\\*[^]*?\\*/'
  return new RegExp(
    `(?<p>${comment})|(?<s>${TEXTS[language]})|(?<n>\\b\\d[\\w.]*)|(?<word>[A-Za-z_$][\\w$]*)`,
    'g',
  )
}

/**
 * The lines of source code, coloured by what can be told without understanding it: comments, texts,
 * numbers and the words of the language. Every character of the text is in them.
 */
export function sourceLines(text: string, language: SourceTarget['language']): readonly CodeLine[] {
  const words = new Set(WORDS[language].split(' '))
  const lines: { indent: number; tokens: Token[] }[] = [{ indent: 0, tokens: [] }]
  const put = (kind: TokenKind, part: string): void =>
    part.split('\n').forEach((piece, i) => {
      if (i > 0) lines.push({ indent: 0, tokens: [] })
      if (piece !== '') lines.at(-1)!.tokens.push({ kind, text: piece })
    })
  let at = 0
  for (const hit of text.matchAll(grammarOf(language))) {
    const { p, s, n, word } = hit.groups!
    const kind = p ? 'p' : s ? 's' : n ? 'n' : word && words.has(word) ? 'k' : undefined
    if (!kind) continue
    put('', text.slice(at, hit.index))
    put(kind, hit[0])
    at = hit.index + hit[0].length
  }
  put('', text.slice(at))
  // A last line without anything on it is only the end of the one before.
  if (lines.length > 1 && lines.at(-1)!.tokens.length === 0) lines.pop()
  return lines.map(withIndent)
}

/** Blanks in front are the indent, so that a wrapped line hangs from it. */
function withIndent({ tokens: [first, ...rest] }: { readonly tokens: readonly Token[] }): CodeLine {
  if (!first) return { indent: 0, tokens: [] }
  const text = first.text.replace(/^ +/, '')
  const indent = first.text.length - text.length
  return { indent, tokens: text === '' ? rest : [{ ...first, text }, ...rest] }
}
