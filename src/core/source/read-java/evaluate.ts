import type { SyntaxNode } from '@lezer/common'
import { bool, nil, num } from '../../json/node'
import { childrenOf, type JavaFile } from './java-file'
import { decimalNode, floatingNode, integerNode, textNode } from './java-literal'
import { jsonOf, type JavaValue, nodeValue, textOf, textValue } from './java-value'
import { callOnValue, knownCall } from './known-calls'

/** Calls deeper than this are taken for a circle. */
const MOST_DEPTH = 300

/** The variables of a method that is being followed. */
export type Scope = Map<string, JavaValue | undefined>

/**
 * Follows expressions of a file as far as they are plain: literals, constants, collections,
 * builders, and methods of the same file that make them. Anything else is undefined, never guessed.
 */
export class Evaluator {
  private depth = 0

  constructor(readonly file: JavaFile) {}

  value(node: SyntaxNode | null, scope: Scope = new Map()): JavaValue | undefined {
    if (!node || this.depth > MOST_DEPTH) return undefined
    this.depth++
    try {
      return this.followed(node, scope)
    } finally {
      this.depth--
    }
  }

  /** The text of an expression that is one. */
  text(node: SyntaxNode | null): string | undefined {
    return textOf(this.value(node))
  }

  /** What a method of the file without parameters returns. */
  returned(method: SyntaxNode, scope: Scope = new Map()): JavaValue | undefined {
    const block = method.getChild('Block')
    return block ? this.run(block, scope) : undefined
  }

  private followed(node: SyntaxNode, scope: Scope): JavaValue | undefined {
    const source = this.file.slice(node)
    switch (node.name) {
      case 'StringLiteral':
      case 'TextBlock':
      case 'CharacterLiteral':
        return nodeValue(textNode(source))
      case 'IntegerLiteral':
        return wrapped(integerNode(source))
      case 'FloatingPointLiteral':
        return wrapped(floatingNode(source))
      case 'BooleanLiteral':
        return nodeValue(bool(source === 'true'))
      case 'null':
        return nodeValue(nil)
      case 'BinaryExpression':
        return this.joined(node, scope)
      case 'UnaryExpression':
        return this.negated(node, scope)
      case 'ParenthesizedExpression':
        return this.value(childrenOf(node)[0] ?? null, scope)
      case 'CastExpression':
        return this.value(node.lastChild, scope)
      case 'Identifier':
        return scope.has(source)
          ? scope.get(source)
          : this.value(this.file.constant(source, node) ?? null)
      case 'FieldAccess':
        return this.field(node)
      case 'ArrayInitializer':
      case 'ElementValueArrayInitializer':
        return this.list(childrenOf(node), scope)
      case 'ArrayCreationExpression':
        return this.value(node.getChild('ArrayInitializer'), scope)
      case 'ObjectCreationExpression':
        return this.created(node, scope)
      case 'MethodInvocation':
        return this.called(node, scope)
      default:
        return undefined
    }
  }

  private list(nodes: readonly SyntaxNode[], scope: Scope): JavaValue | undefined {
    const items = nodes.map((each) => this.value(each, scope))
    return items.every((item) => item !== undefined) ? { kind: 'list', items } : undefined
  }

  /** Texts joined by `+`; a long chain leans to the left, so it is followed without recursion. */
  private joined(node: SyntaxNode, scope: Scope): JavaValue | undefined {
    const operands: SyntaxNode[] = []
    let left: SyntaxNode | null = node
    while (left?.name === 'BinaryExpression') {
      const operator = left.getChild('ArithOp')
      if (!operator || this.file.slice(operator) !== '+' || !left.lastChild) return undefined
      operands.unshift(left.lastChild)
      left = left.firstChild
    }
    const values = [left, ...operands].map((each) => jsonOf(this.value(each, scope)))
    const first = values.findIndex((each) => each?.kind === 'string')
    const texts = values.map((each, i) => {
      if (each?.kind === 'string') return each.value
      // Before they meet a text numbers add up, and Java spells fractions its own way.
      if (each?.kind === 'number' && i > first && /^-?\d+$/.test(each.raw)) return each.raw
      return each?.kind === 'boolean' && (i > first || first === 1) ? String(each.value) : undefined
    })
    return first >= 0 && texts.every((text) => text !== undefined)
      ? textValue(texts.join(''))
      : undefined
  }

  private negated(node: SyntaxNode, scope: Scope): JavaValue | undefined {
    const value = jsonOf(this.value(node.lastChild, scope))
    const operator = node.getChild('ArithOp')
    if (value?.kind !== 'number' || !operator) return undefined
    return nodeValue(this.file.slice(operator) === '-' ? num(`-${value.raw}`) : value)
  }

  /** A constant of a named class of the file. */
  private field(node: SyntaxNode): JavaValue | undefined {
    const parts = this.file
      .slice(node)
      .split('.')
      .map((part) => part.trim())
    const name = parts.pop()!
    const owner = parts.at(-1)
    if (owner === 'this') return this.value(this.file.constant(name, node) ?? null)
    return owner === undefined
      ? undefined
      : this.value(this.file.constant(name, node, owner) ?? null)
  }

  private created(node: SyntaxNode, scope: Scope): JavaValue | undefined {
    const type = childrenOf(node).find((each) => each.name !== 'new')
    const name = type
      ? this.file
          .slice(type)
          .replace(/<[\s\S]*$/, '')
          .split('.')
          .pop()!
      : ''
    if (node.getChild('ClassBody')) return undefined
    const given = this.arguments(node, scope)
    if (['LinkedHashMap', 'HashMap', 'ConcurrentHashMap'].includes(name)) {
      const from = given[0]
      return { kind: 'map', entries: new Map(from?.kind === 'map' ? from.entries : []) }
    }
    if (['ArrayList', 'LinkedList', 'LinkedHashSet'].includes(name)) {
      const from = given[0]
      return { kind: 'list', items: from?.kind === 'list' ? [...from.items] : [] }
    }
    const text = textOf(given[0])
    if ((name === 'BigDecimal' || name === 'BigInteger') && text !== undefined)
      return wrapped(decimalNode(text))
    return name === 'String' && text !== undefined ? textValue(text) : undefined
  }

  private arguments(node: SyntaxNode, scope: Scope): readonly (JavaValue | undefined)[] {
    const list = node.getChild('ArgumentList')
    return list ? childrenOf(list).map((each) => this.value(each, scope)) : []
  }

  private called(node: SyntaxNode, scope: Scope): JavaValue | undefined {
    const name = node.getChild('MethodName')
    if (!name) return undefined
    const method = this.file.slice(name)
    const target = node.firstChild!.name === 'MethodName' ? undefined : node.firstChild!
    const given = this.arguments(node, scope)
    const typeName = target && staticTarget(this.file.slice(target))
    const known = knownCall(typeName, method, given)
    if (known !== 'unknown') return known
    if (typeName === undefined || this.file.type(typeName)) return this.own(method, given)
    const value = this.value(target!, scope)
    return value && callOnValue(value, method, given)
  }

  /** The value that a method of the file returns, where there is one of that name and arity. */
  private own(name: string, given: readonly (JavaValue | undefined)[]): JavaValue | undefined {
    const fitting = this.file.methodsOf(name).filter((each) => {
      const parameters = each.getChild('FormalParameters')
      return parameters && parameters.getChildren('FormalParameter').length === given.length
    })
    if (fitting.length !== 1) return undefined
    const names = fitting[0]!
      .getChild('FormalParameters')!
      .getChildren('FormalParameter')
      .map((each) => this.file.nameOf(each))
    return this.returned(fitting[0]!, new Map(names.map((each, i) => [each, given[i]])))
  }

  /** Runs the plain statements of a block; undefined when one is not plain, or nothing is returned. */
  private run(block: SyntaxNode, scope: Scope): JavaValue | undefined {
    for (const statement of childrenOf(block)) {
      if (statement.name === 'ReturnStatement')
        return this.value(
          childrenOf(statement).find((each) => each.name !== 'return') ?? null,
          scope,
        )
      if (statement.name === 'LocalVariableDeclaration')
        for (const each of statement.getChildren('VariableDeclarator'))
          scope.set(this.file.nameOf(each), this.value(each.lastChild, scope))
      else if (statement.name === 'ExpressionStatement') {
        const call = childrenOf(statement)[0]
        if (call?.name !== 'MethodInvocation' || !this.takes(call, scope)) return undefined
      } else return undefined
    }
    return undefined
  }

  /** Whether a statement that is a call could be followed; a void method of the file returns nothing. */
  private takes(call: SyntaxNode, scope: Scope): boolean {
    const isOwn = call.firstChild?.name === 'MethodName'
    return this.value(call, scope) !== undefined || isOwn
  }
}

const wrapped = (node: ReturnType<typeof integerNode>): JavaValue | undefined =>
  node && nodeValue(node)

/** The last name of a target that is a class by its capital letter, as in `java.util.Map`. */
function staticTarget(source: string): string | undefined {
  const last = /^(?:[a-z]\w*\s*\.\s*)*([A-Z]\w*(?:\s*\.\s*[A-Z]\w*)*)$/.exec(source)?.[1]
  return last === undefined ? '' : last.split('.').pop()!.trim()
}
