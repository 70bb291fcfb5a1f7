import type { JsonNode } from '../../core/json/node'
import { printScalar } from '../../core/json/print'

/** What a token is, as the style sheet names it: key, string, number or constant, punctuation. */
export type TokenKind = 'k' | 's' | 'n' | 'p' | ''

export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

export interface CodeLine {
  /** Blanks in front. */
  readonly indent: number
  readonly tokens: readonly Token[]
}

/** The lines of a value exactly as `print` with two blanks writes them, coloured. */
export function codeLines(node: JsonNode): readonly CodeLine[] {
  const lines: { indent: number; tokens: Token[] }[] = [{ indent: 0, tokens: [] }]
  const put = (kind: TokenKind, text: string) => void lines.at(-1)!.tokens.push({ kind, text })
  const line = (depth: number) => void lines.push({ indent: depth * 2, tokens: [] })
  write(node, 0)
  return lines

  function write(value: JsonNode, depth: number): void {
    if (value.kind !== 'object' && value.kind !== 'array')
      return put(value.kind === 'string' ? 's' : 'n', printScalar(value))
    const [open, close] = value.kind === 'object' ? (['{', '}'] as const) : (['[', ']'] as const)
    const children: readonly JsonNode[] =
      value.kind === 'object' ? value.members.map((each) => each.value) : value.items
    put('p', open)
    children.forEach((child, i) => {
      if (i > 0) put('p', ',')
      line(depth + 1)
      if (value.kind === 'object') {
        put('k', JSON.stringify(value.members[i]!.key))
        put('p', ':')
        put('', ' ')
      }
      write(child, depth + 1)
    })
    if (children.length) line(depth)
    put('p', close)
  }
}
