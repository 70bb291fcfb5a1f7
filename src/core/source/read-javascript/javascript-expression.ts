import type { SyntaxNode } from '@lezer/common'
import type { Range } from '../../json/node'
import type { Call, Entry, Expression, Item } from './expression'
import { numberText, unescaped } from './javascript-text'

/** The text that was parsed, and by how much its offsets are off those of the author's text. */
export interface Code {
  readonly source: string
  readonly by: number
}

/** An expression of the syntax tree as data; what is no data is `other`. */
export function convert(node: SyntaxNode, code: Code): Expression {
  return (CONVERTERS[node.name] ?? otherOf)(node, code)
}

type Convert = (node: SyntaxNode, code: Code) => Expression

const CONVERTERS: Readonly<Record<string, Convert>> = {
  ObjectExpression: (node, code) => ({
    kind: 'object',
    at: rangeOf(node, code),
    entries: childrenOf(node).flatMap((child) => entryOf(child, code)),
  }),
  ArrayExpression: (node, code) => ({
    kind: 'array',
    at: rangeOf(node, code),
    items: itemsOf(node, code),
  }),
  String: (node, code) => textOf(node, code, unescaped(sourceOf(node, code).slice(1, -1), false)),
  TemplateString: templateOf,
  Number: (node, code) => {
    const raw = numberText(sourceOf(node, code))
    return raw === undefined
      ? otherOf(node, code)
      : { kind: 'number', at: rangeOf(node, code), raw }
  },
  BooleanLiteral: (node, code) => ({
    kind: 'word',
    at: rangeOf(node, code),
    value: sourceOf(node, code) === 'true',
  }),
  null: (node, code) => ({ kind: 'word', at: rangeOf(node, code), value: null }),
  VariableName: (node, code) => nameOf(node, code),
  UnaryExpression: unaryOf,
  BinaryExpression: binaryOf,
  ParenthesizedExpression: (node, code) => innerOf(node, code),
  PrefixCast: (node, code) => innerOf(node, code),
  InstantiationExpression: (node, code) =>
    node.firstChild ? convert(node.firstChild, code) : otherOf(node, code),
  PostfixExpression: (node, code) =>
    // `x!` only speaks to the type checker.
    sourceOf(node.lastChild ?? node, code) === '!' && node.firstChild
      ? convert(node.firstChild, code)
      : otherOf(node, code),
  MemberExpression: memberOf,
  CallExpression: callOf,
  NewExpression: callOf,
  ArrowFunction: functionOf,
  FunctionExpression: functionOf,
}

export const rangeOf = (node: SyntaxNode, { by }: Code): Range => ({
  start: node.from + by,
  end: node.to + by,
})

export const sourceOf = (node: SyntaxNode, { source }: Code): string =>
  source.slice(node.from, node.to)

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!/Comment$/.test(child.name)) children.push(child)
  return children
}

/** The literals that stand somewhere inside. */
function insideOf(node: SyntaxNode, code: Code): readonly Expression[] {
  return childrenOf(node).flatMap((child) => {
    const read = CONVERTERS[child.name] ? convert(child, code) : undefined
    if (read === undefined) return insideOf(child, code)
    return read.kind === 'other' ? read.inside : SIMPLE.has(read.kind) ? [] : [read]
  })
}
const SIMPLE = new Set(['text', 'number', 'word', 'name', 'member', 'joined'])

function otherOf(node: SyntaxNode, code: Code): Expression {
  return { kind: 'other', at: rangeOf(node, code), inside: insideOf(node, code) }
}

function functionOf(node: SyntaxNode, code: Code): Expression {
  return { kind: 'function', at: rangeOf(node, code), inside: insideOf(node, code) }
}

function textOf(node: SyntaxNode, code: Code, value: string | undefined): Expression {
  if (value === undefined) return otherOf(node, code)
  return { kind: 'text', at: rangeOf(node, code), value }
}

function nameOf(node: SyntaxNode, code: Code): Expression {
  const name = sourceOf(node, code)
  const at = rangeOf(node, code)
  return name === 'undefined' ? { kind: 'word', at, value: undefined } : { kind: 'name', at, name }
}

function innerOf(node: SyntaxNode, code: Code): Expression {
  const inner = childrenOf(node).find((child) => CONVERTERS[child.name])
  return inner ? convert(inner, code) : otherOf(node, code)
}

/** A template: its texts, and between them what is put in. */
function templateOf(node: SyntaxNode, code: Code): Expression {
  const parts: Expression[] = []
  let start = node.from + 1
  const addText = (end: number): boolean => {
    const value = unescaped(code.source.slice(start, end), true)
    if (value === undefined) return false
    const at = { start: start + code.by, end: end + code.by }
    if (value !== '') parts.push({ kind: 'text', at, value })
    return true
  }
  for (const child of childrenOf(node)) {
    if (child.name !== 'Interpolation') continue
    if (!addText(child.from)) return otherOf(node, code)
    parts.push(innerOf(child, code))
    start = child.to
  }
  if (!addText(node.to - 1)) return otherOf(node, code)
  const at = rangeOf(node, code)
  if (parts.length === 0) return { kind: 'text', at, value: '' }
  const [only] = parts
  if (parts.length === 1 && only!.kind === 'text') return { ...only, at }
  return { kind: 'joined', at, parts }
}

function unaryOf(node: SyntaxNode, code: Code): Expression {
  const [sign, operand] = childrenOf(node)
  const word = sign && sourceOf(sign, code)
  const value = operand && convert(operand, code)
  if (value?.kind !== 'number' || (word !== '-' && word !== '+')) return otherOf(node, code)
  if (value.raw.startsWith('-')) return otherOf(node, code)
  return { ...value, at: rangeOf(node, code), raw: word === '-' ? `-${value.raw}` : value.raw }
}

function binaryOf(node: SyntaxNode, code: Code): Expression {
  const [left, operator, right] = childrenOf(node)
  const word = operator && sourceOf(operator, code)
  // What the type checker is told changes no value.
  if (left && (word === 'as' || word === 'satisfies')) return convert(left, code)
  if (!left || !right || word !== '+') return otherOf(node, code)
  const parts = [left, right].flatMap((side) => {
    const part = convert(side, code)
    return part.kind === 'joined' ? part.parts : [part]
  })
  return { kind: 'joined', at: rangeOf(node, code), parts }
}

function memberOf(node: SyntaxNode, code: Code): Expression {
  const children = childrenOf(node)
  const [of] = children
  const step = children.at(-1)
  const named = step?.name === 'PropertyName' ? sourceOf(step, code) : undefined
  const index = children.at(-2)
  const quoted = index?.name === 'String' ? convert(index, code) : undefined
  const key = named ?? (quoted?.kind === 'text' ? quoted.value : undefined)
  if (!of || key === undefined) return otherOf(node, code)
  return { kind: 'member', at: rangeOf(node, code), of: convert(of, code), key }
}

function callOf(node: SyntaxNode, code: Code): Expression {
  const children = childrenOf(node)
  const target = children.find((child) => CONVERTERS[child.name])
  const list = children.find((child) => child.name === 'ArgList')
  if (!target || !list) return otherOf(node, code)
  const called = convert(target, code)
  const call: Call = {
    kind: 'call',
    at: rangeOf(node, code),
    callee: called.kind === 'name' ? called.name : called.kind === 'member' ? called.key : '',
    ...(called.kind === 'member' ? { of: called.of } : {}),
    positional: itemsOf(list, code).map((item) => (item.kind === 'spread' ? item.value : item)),
    named: [],
  }
  if (called.kind === 'name' || called.kind === 'member') return call
  return { kind: 'other', at: call.at, inside: insideOf(node, code) }
}

function itemsOf(node: SyntaxNode, code: Code): readonly Item[] {
  const items: Item[] = []
  let spread: SyntaxNode | undefined
  for (const child of childrenOf(node)) {
    if (child.name === 'Spread') spread = child
    else if (!/^[[\](),]$|^⚠$/.test(child.name)) {
      const value = convert(child, code)
      const at = { start: (spread ?? child).from + code.by, end: child.to + code.by }
      items.push(spread ? { kind: 'spread', at, value } : value)
      spread = undefined
    }
  }
  return items
}

function entryOf(node: SyntaxNode, code: Code): readonly Entry[] {
  if (node.name !== 'Property') return []
  const children = childrenOf(node)
  const [first, second] = children
  const at = rangeOf(node, code)
  if (!first) return []
  if (first.name === 'Spread')
    return second ? [{ kind: 'spread', at, value: convert(second, code) }] : []
  const method = children.find((child) => child.name === 'PropertyDefinition')
  if (method && children.some((child) => child.name === 'ParamList')) {
    const value = functionOf(node, code)
    return [{ kind: 'member', key: sourceOf(method, code), keyAt: rangeOf(method, code), value }]
  }
  const colon = children.findIndex((child) => child.name === ':')
  const last = colon >= 0 ? children[colon + 1] : undefined
  const named = first.name === '[' ? second : first
  const key = named && keyOf(named, code)
  if (key === undefined || !named)
    return [{ kind: 'computed', at, ...(last ? { value: convert(last, code) } : {}) }]
  const keyAt = rangeOf(named, code)
  const bracketed = first.name === '[' ? { isBracketed: true as const } : {}
  if (last) return [{ kind: 'member', key, keyAt, value: convert(last, code), ...bracketed }]
  // `{name}` alone is the constant of that name.
  if (children.length !== 1 || first.name !== 'PropertyDefinition')
    return [{ kind: 'computed', at, value: functionOf(node, code) }]
  return [{ kind: 'member', key, keyAt, value: { kind: 'name', at, name: key } }]
}

function keyOf(node: SyntaxNode, code: Code): string | undefined {
  if (node.name === 'PropertyDefinition') return unescaped(sourceOf(node, code), false)
  const value = convert(node, code)
  if (value.kind === 'text') return value.value
  // A number as a name is written as JavaScript writes it: `1.0` is the member "1".
  if (value.kind === 'number') return String(Number(value.raw))
  return undefined
}
