import { type JsonNode, membersOf } from '../../json/node'
import { print } from '../../json/print'
import { escaped } from '../script/escaped'
import { levelsOf } from '../script/levels-of'

/** CPython takes at most 200 brackets inside one another; beyond this the value is given as JSON text. */
const MOST_LEVELS = 60
const WIDTH = 84

/** A text as a string literal whose value is the same. */
export function quoted(text: string): string {
  return `"${escaped(text, '"')}"`
}

/** A value as an expression; `usesJson` where it is JSON text that `json.loads` reads. */
export function literal(
  node: JsonNode,
  indent: string,
): { readonly code: string; readonly usesJson: boolean } {
  if (levelsOf(node) > MOST_LEVELS)
    return { code: `json.loads(${quoted(print(node, 0))})`, usesJson: true }
  return { code: expression(node, indent), usesJson: false }
}

function expression(node: JsonNode, indent: string): string {
  const inner = `${indent}    `
  switch (node.kind) {
    case 'string':
      return quoted(node.value)
    case 'number':
      return node.raw
    case 'boolean':
      return node.value ? 'True' : 'False'
    case 'null':
      return 'None'
    case 'array': {
      const isPlain = node.items.every((item) => item.kind !== 'object' && item.kind !== 'array')
      const short = isPlain ? `[${node.items.map((item) => expression(item, '')).join(', ')}]` : ''
      if (isPlain && short.length + indent.length <= WIDTH) return short
      return block(
        '[',
        node.items.map((item) => expression(item, inner)),
        ']',
        indent,
      )
    }
    case 'object': {
      const members = membersOf(node)
      if (members.length === 0) return '{}'
      const lines = members.map(({ key, value }) => `${quoted(key)}: ${expression(value, inner)}`)
      return block('{', lines, '}', indent)
    }
  }
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  return [open, ...lines.map((line) => `${indent}    ${line},`), `${indent}${close}`].join('\n')
}
