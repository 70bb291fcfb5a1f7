import { type JsonNode, membersOf } from '../../json/node'
import { print } from '../../json/print'
import { escaped } from '../script/escaped'
import { levelsOf } from '../script/levels-of'

/** Deeper than a type checker follows; the value is then given as JSON text. */
const MOST_LEVELS = 60
const WIDTH = 90

/** A text as a string literal; also where the file is put into a page, nothing in it ends a script. */
export function quoted(text: string): string {
  return `'${escaped(text, "'").replace(/<(?=\/script|!--)/gi, '\\x3c')}'`
}

/** A value as an expression whose value is the same. Lines after the first begin with `indent`. */
export function literal(node: JsonNode, indent: string): string {
  if (levelsOf(node) > MOST_LEVELS) return `JSON.parse(${quoted(print(node, 0))})`
  return expression(node, indent)
}

function expression(node: JsonNode, indent: string): string {
  switch (node.kind) {
    case 'string':
      return quoted(node.value)
    case 'number':
      return node.raw
    case 'boolean':
      return String(node.value)
    case 'null':
      return 'null'
    case 'array': {
      const lines = (inner: string): string[] => node.items.map((item) => expression(item, inner))
      return (
        inOneLine('[', node.items, lines, ']', indent) ??
        block('[', lines(`${indent}  `), ']', indent)
      )
    }
    case 'object': {
      const members = membersOf(node)
      if (members.length === 0) return '{}'
      const values = members.map((each) => each.value)
      const lines = (inner: string): string[] =>
        members.map(({ key, value }) => `${keyOf(key)}: ${expression(value, inner)}`)
      return (
        inOneLine('{ ', values, lines, ' }', indent) ??
        block('{', lines(`${indent}  `), '}', indent)
      )
    }
  }
}

/** Only of plain values, so that nothing is written once for each level that it is below. */
function inOneLine(
  open: string,
  values: readonly JsonNode[],
  lines: (indent: string) => readonly string[],
  close: string,
  indent: string,
): string | undefined {
  if (values.some((each) => each.kind === 'object' || each.kind === 'array')) return undefined
  const short = `${open}${lines('').join(', ')}${close}`
  return short.length + indent.length <= WIDTH && !short.includes('\n') ? short : undefined
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  return [open, ...lines.map((line) => `${indent}  ${line},`), `${indent}${close}`].join('\n')
}

/** A member's name; in brackets this one is a member like any other. */
export function keyOf(key: string): string {
  if (key === '__proto__') return "['__proto__']"
  return isIdentifier(key) ? key : quoted(key)
}

export const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name)
