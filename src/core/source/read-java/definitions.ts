import type { SyntaxNode } from '@lezer/common'
import { booleanOf, type JsonNode } from '../../json/node'
import type { Loss } from '../../dialects/dialect'
import type { Evaluator } from './evaluate'
import { childrenOf } from './java-file'
import { jsonOf, type JavaValue, textOf } from './java-value'
import { schemaOf } from './schema-builders'

/** A tool that code describes by a builder, with its whole schema. */
export interface Definition {
  readonly name: string
  readonly node: SyntaxNode
  readonly line: number
  readonly description?: string
  readonly schema?: JsonNode
  readonly outputSchema?: JsonNode
  readonly strict?: boolean
  readonly isReadOnly?: boolean
  readonly losses: readonly Loss[]
}

/** The builders that make a tool. */
const MAKERS = new Set([
  'ToolBase',
  'ToolSchema',
  'ToolSpecification',
  'ToolDefinition',
  'DefaultToolDefinition',
  'FunctionToolCallback',
])
const SCHEMA_CALLS = ['inputSchema', 'parameters']

/** Every tool that a builder describes anywhere in the file, in text order. */
export function definitionsIn(evaluator: Evaluator): readonly Definition[] {
  return evaluator.file.all('MethodInvocation').flatMap((node): readonly Definition[] => {
    if (isInsideChain(node) || !MAKERS.has(makerOf(node, evaluator))) return []
    const value = evaluator.value(node, localScope(node, evaluator))
    if (value?.kind !== 'builder') return []
    const read = definitionOf(value, node, evaluator)
    return read ? [read] : []
  })
}

/** Whether the call is the target of a further call. */
const isInsideChain = (node: SyntaxNode): boolean =>
  node.parent?.name === 'MethodInvocation' && node.parent.firstChild!.from === node.from

/** The class at the beginning of a chain of calls. */
function makerOf(node: SyntaxNode, evaluator: Evaluator): string {
  let first: SyntaxNode = node
  while (first.name === 'MethodInvocation' || first.name === 'FieldAccess')
    first = first.firstChild!
  const target = first.parent!.firstChild!
  const source = evaluator.file.slice(target)
  return source.split('.').pop()!.trim()
}

/** The variables that stand before a place in the method around it. */
function localScope(node: SyntaxNode, evaluator: Evaluator): Map<string, JavaValue | undefined> {
  const scope = new Map<string, JavaValue | undefined>()
  let block: SyntaxNode | null = node
  while (block && block.name !== 'Block' && block.name !== 'ConstructorBody') block = block.parent
  if (!block) return scope
  for (const statement of childrenOf(block)) {
    if (statement.to > node.from) break
    if (statement.name === 'LocalVariableDeclaration')
      for (const each of statement.getChildren('VariableDeclarator'))
        scope.set(evaluator.file.nameOf(each), evaluator.value(each.lastChild, scope))
    else if (statement.name === 'ExpressionStatement')
      evaluator.value(childrenOf(statement)[0] ?? null, scope)
  }
  return scope
}

function definitionOf(
  value: JavaValue & { readonly kind: 'builder' },
  node: SyntaxNode,
  evaluator: Evaluator,
): Definition | undefined {
  const line = evaluator.file.line(node)
  const last = (names: readonly string[]) =>
    value.calls.findLast((each) => names.includes(each.name))
  const isCallback = value.type === 'FunctionToolCallback'
  const name = textOf(last(isCallback ? ['builder'] : ['name'])?.given[0])
  if (name === undefined) return undefined
  const losses: Loss[] = []
  const unread = (what: string): void => {
    losses.push({ code: 'import.java-unread-value', path: [], values: { what, line } })
  }
  const descriptionCall = last(['description'])
  const description = textOf(descriptionCall?.given[0])
  if (descriptionCall && description === undefined) unread('description')
  const schemaCall = last(SCHEMA_CALLS)
  const schema = schemaOf(schemaCall?.given[0])
  if (schemaCall && !schema) unread(schemaCall.name)
  const strict = booleanOf(jsonOf(last(['strict'])?.given[0])) ?? overridden('getStrict')
  const outputCall = last(['outputSchema'])
  const outputSchema = schemaOf(outputCall?.given[0]) ?? overriddenNode('getOutputSchema')
  if (outputCall && !outputSchema) unread('outputSchema')
  const isReadOnly = booleanOf(jsonOf(last(['readOnly'])?.given[0]))
  return {
    name,
    node,
    line,
    losses,
    ...(description === undefined || description.trim() === '' ? {} : { description }),
    ...(schema ? { schema } : {}),
    ...(outputSchema ? { outputSchema } : {}),
    ...(strict === undefined ? {} : { strict }),
    ...(isReadOnly === undefined ? {} : { isReadOnly }),
  }

  /** What a method of the class around returns, where that class is the tool. */
  function overriddenNode(method: string): JsonNode | undefined {
    if (value.type !== 'ToolBase') return undefined
    let around: SyntaxNode | null = node
    while (around && around.name !== 'ClassBody') around = around.parent
    const found = around
      ?.getChildren('MethodDeclaration')
      .find((each) => evaluator.file.nameOf(each) === method)
    return found && jsonOf(evaluator.returned(found))
  }

  function overridden(method: string): boolean | undefined {
    return booleanOf(overriddenNode(method))
  }
}
