import type { SyntaxNode, Tree } from '@lezer/common'
import type { Range } from '../../json/node'
import { type Code, convert, rangeOf, sourceOf } from './javascript-expression'
import type { Constant, Entry, Expression } from './expression'

/** Methods that change the array they belong to. */
const CHANGING = new Set([
  'push',
  'unshift',
  'splice',
  'pop',
  'shift',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
])

/**
 * What the names of a script stand for. A name that is declared twice, anywhere, has no one value
 * and is not among them; one whose value is changed later carries the place.
 */
export function constantsOf(tree: Tree, code: Code): ReadonlyMap<string, Constant> {
  const declared = new Map<string, number>()
  const values = new Map<string, Expression>()
  const changed = new Map<string, Range>()
  const visit = (node: SyntaxNode): void => {
    const name = sourceOf(node, code)
    if (node.name === 'VariableDefinition') declared.set(name, (declared.get(name) ?? 0) + 1)
    if (node.name === 'VariableDeclaration') declarationsIn(node, code, values)
    if (node.name === 'FunctionDeclaration') {
      const own = node.getChild('VariableDefinition')
      const at = rangeOf(node, code)
      if (own) values.set(sourceOf(own, code), { kind: 'function', at, inside: [] })
    }
    if (node.name === 'EnumDeclaration') enumIn(node, code, declared, values)
    const target = changedBy(node, code)
    if (target !== undefined && !changed.has(target)) changed.set(target, rangeOf(node, code))
  }
  const walk = (node: SyntaxNode): void => {
    visit(node)
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child)
  }
  walk(tree.topNode)
  return new Map(
    [...values]
      .filter(([name]) => declared.get(name) === 1)
      .map(([name, value]) => {
        const at = changed.get(name)
        return [name, at ? { value, changed: at } : { value }]
      }),
  )
}

/** `const a = …, b = …`: each name with the value that follows it. */
function declarationsIn(node: SyntaxNode, code: Code, values: Map<string, Expression>): void {
  let name: string | undefined
  let isNext = false
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name === 'VariableDefinition') name = sourceOf(child, code)
    else if (child.name === 'Equals') isNext = true
    else if (isNext && !/Comment$/.test(child.name)) {
      if (name !== undefined) values.set(name, convert(child, code))
      name = undefined
      isNext = false
    } else if (child.name === ',' || /Pattern$/.test(child.name)) name = undefined
  }
}

/** An enum of texts is an object of them. */
function enumIn(
  node: SyntaxNode,
  code: Code,
  declared: Map<string, number>,
  values: Map<string, Expression>,
): void {
  const name = node.getChild('TypeDefinition')
  const body = node.getChild('EnumBody')
  if (!name || !body) return
  const entries: Entry[] = []
  let key: SyntaxNode | undefined
  for (let child = body.firstChild; child; child = child.nextSibling) {
    if (child.name === 'PropertyName') key = child
    else if (key && ['String', 'TemplateString'].includes(child.name)) {
      const keyAt = rangeOf(key, code)
      entries.push({ kind: 'member', key: sourceOf(key, code), keyAt, value: convert(child, code) })
    }
  }
  const text = sourceOf(name, code)
  declared.set(text, (declared.get(text) ?? 0) + 1)
  values.set(text, { kind: 'object', at: rangeOf(body, code), entries })
}

/** The name whose value, or a part of it, a node changes. */
function changedBy(node: SyntaxNode, code: Code): string | undefined {
  const first = node.firstChild
  if (!first) return undefined
  if (node.name === 'AssignmentExpression') return rootName(first, code)
  if (node.name === 'UpdateExpression' || node.name === 'PostfixExpression')
    return sourceOf(node.lastChild ?? node, code) === '!' ? undefined : rootName(first, code)
  if (node.name === 'UnaryExpression' && sourceOf(first, code) === 'delete')
    return rootName(node.lastChild ?? first, code)
  if (node.name !== 'CallExpression' || first.name !== 'MemberExpression') return undefined
  const method = first.lastChild
  const isChanging = method?.name === 'PropertyName' && CHANGING.has(sourceOf(method, code))
  return isChanging ? rootName(first, code) : changedByAssign(node, first, code)
}

/** `Object.assign(x, …)` changes x. */
function changedByAssign(call: SyntaxNode, called: SyntaxNode, code: Code): string | undefined {
  if (sourceOf(called, code) !== 'Object.assign') return undefined
  const target = call.getChild('ArgList')?.firstChild?.nextSibling
  return target ? rootName(target, code) : undefined
}

function rootName(node: SyntaxNode, code: Code): string | undefined {
  let at = node
  while (at.name === 'MemberExpression' && at.firstChild) at = at.firstChild
  return at.name === 'VariableName' ? sourceOf(at, code) : undefined
}
