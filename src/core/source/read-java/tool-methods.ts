import type { SyntaxNode } from '@lezer/common'
import {
  arr,
  bool,
  type JsonObject,
  type Member,
  member,
  obj,
  str,
  stringOf,
} from '../../json/node'
import type { DialectError, Loss } from '../../dialects/dialect'
import type { JavaFramework } from '../java/frameworks'
import {
  annotationsOf,
  attributeNode,
  type JavaAnnotation,
  saidFlag,
  saidText,
} from './annotations'
import type { Evaluator } from './evaluate'
import { describedBy, SchemaReader, typeIn, withDescription } from './java-schema'
import { jsonOf } from './java-value'

/** A method that is a tool, read by its annotations and its signature. */
export interface ToolMethod {
  readonly node: SyntaxNode
  readonly name: string
  readonly description?: string
  readonly schema: JsonObject
  readonly strict?: boolean
  readonly isReadOnly?: boolean
  readonly injected: readonly string[]
  /** Attributes that the document does not model. */
  readonly kept: readonly Member[]
  readonly losses: readonly Loss[]
  readonly error?: DialectError
}

/** Attributes that are read into the document. */
const READ_ATTRIBUTES = new Set([
  'name',
  'description',
  'value',
  'strict',
  'readOnly',
  'stateInjected',
])

/** Every `@Tool` method of the file, in text order. */
export function toolMethods(evaluator: Evaluator, framework: JavaFramework): readonly ToolMethod[] {
  return evaluator.file.all('MethodDeclaration').flatMap((node) => {
    const tool = annotationsOf(node, evaluator).get('Tool')
    return tool ? [readMethod(node, tool, evaluator, framework)] : []
  })
}

function readMethod(
  node: SyntaxNode,
  tool: JavaAnnotation,
  evaluator: Evaluator,
  framework: JavaFramework,
): ToolMethod {
  const { file } = evaluator
  const losses: Loss[] = []
  const note = (code: string, at: SyntaxNode, values: Record<string, string>): void => {
    losses.push({ code, path: [], values: { ...values, line: file.line(at) } })
  }
  const name = saidText(tool, ['name'], evaluator)
  const description = saidText(tool, [framework.description, 'value', 'description'], evaluator)
  if (description.kind === 'unread')
    note('import.java-unread-value', description.node, { what: 'description' })
  const strict = saidFlag(tool, 'strict', evaluator)
  const readOnly = saidFlag(tool, 'readOnly', evaluator)
  const kept: Member[] = []
  for (const [key, at] of tool.attributes) {
    if (READ_ATTRIBUTES.has(key)) continue
    const value = attributeNode(at, evaluator)
    if (value && framework.toolAttributes.includes(key)) kept.push(member(key, value))
    else note('import.java-unread-attribute', at, { attribute: key })
  }
  const read = readParameters(node, evaluator, framework)
  const injected = injectedBy(node, evaluator) ?? read.injected
  return {
    node,
    name: name.kind === 'said' ? name.value : file.nameOf(node),
    ...(description.kind === 'said' ? { description: description.value } : {}),
    schema: read.schema,
    ...(strict.kind === 'said' ? { strict: strict.value } : {}),
    ...(readOnly.kind === 'said' ? { isReadOnly: readOnly.value } : {}),
    injected,
    kept,
    losses: [...losses, ...read.losses],
    ...(name.kind === 'unread'
      ? {
          error: {
            code: 'import.java-unread-name',
            path: [],
            values: { line: file.line(name.node) },
          },
        }
      : {}),
  }
}

interface ReadParameters {
  readonly schema: JsonObject
  readonly injected: readonly string[]
  readonly losses: readonly Loss[]
}

function readParameters(
  method: SyntaxNode,
  evaluator: Evaluator,
  framework: JavaFramework,
): ReadParameters {
  const { file } = evaluator
  const schemas = new SchemaReader(evaluator, framework)
  const properties: Member[] = []
  const required: string[] = []
  const injected: string[] = []
  const losses: Loss[] = []
  for (const at of parametersOf(method)) {
    const type = typeIn(at)
    const declared = at.getChild('VariableDeclarator') ?? at
    const own = file.nameOf(declared)
    if (!type) continue
    const found = annotationsOf(at, evaluator)
    const source = file.slice(type)
    if (isInjected(source, found, framework)) {
      injected.push(own)
      const values = { name: own, type: source, line: file.line(at) }
      losses.push({ code: 'import.java-injected', path: [], values })
      continue
    }
    const annotation = found.get(framework.parameter.annotation)
    const nameAttribute = framework.parameter.name
    const named = saidText(annotation, nameAttribute ? [nameAttribute] : [], evaluator)
    if (named.kind === 'unread') {
      const values = { what: 'name', line: file.line(named.node) }
      losses.push({ code: 'import.java-unread-value', path: [], values })
    }
    const key = named.kind === 'said' ? named.value : own
    losses.push(
      ...unreadDescription(annotation, evaluator),
      ...unreadDefault(annotation, evaluator),
    )
    const inside = schemas.schema(type)
    const schema = at.name === 'SpreadParameter' ? arrayOf(inside) : inside
    const described = describedBy(found, evaluator)
    properties.push(
      member(key, described === undefined ? schema : withDescription(schema, described)),
    )
    const isOptional = schemas.isOptional(type) || hasDefault(annotation)
    if (!isOptional && isRequired(found, annotation, evaluator, framework)) required.push(key)
  }
  const closed = framework.closesRoot.value ? [member('additionalProperties', bool(false))] : []
  const schema = obj([
    member('type', str('object')),
    member('properties', obj(properties)),
    ...(required.length > 0 ? [member('required', arr(required.map(str)))] : []),
    ...closed,
    ...schemas.defs,
  ])
  return { schema, injected, losses: [...losses, ...schemas.losses] }
}

const arrayOf = (items: JsonObject): JsonObject =>
  obj([member('type', str('array')), member('items', items)])

function parametersOf(method: SyntaxNode): readonly SyntaxNode[] {
  const list = method.getChild('FormalParameters')
  if (!list) return []
  return [...list.getChildren('FormalParameter'), ...list.getChildren('SpreadParameter')]
}

function isInjected(
  type: string,
  found: ReadonlyMap<string, JavaAnnotation>,
  framework: JavaFramework,
): boolean {
  const name = type
    .replace(/<[\s\S]*$/, '')
    .split('.')
    .pop()!
    .trim()
  if (framework.injectedTypes.value.includes(name)) return true
  if (framework.injectedAnnotations.some((each) => found.has(each))) return true
  return framework.onlyAnnotated.value && !found.has(framework.parameter.annotation)
}

/** Whether the model must give the parameter, by its annotations in the order the framework asks them. */
function isRequired(
  found: ReadonlyMap<string, JavaAnnotation>,
  annotation: JavaAnnotation | undefined,
  evaluator: Evaluator,
  framework: JavaFramework,
): boolean {
  const said = saidFlag(annotation, 'required', evaluator)
  if (said.kind === 'said') return said.value
  if (annotation || framework.id !== 'spring-ai') return true
  const property = found.get('JsonProperty')
  // Jackson's own annotation says "not required" unless it says otherwise.
  if (property) return saidIsTrue(saidFlag(property, 'required', evaluator))
  return !found.has('Nullable')
}

const saidIsTrue = (said: ReturnType<typeof saidFlag>): boolean =>
  said.kind === 'said' && said.value

const hasDefault = (annotation: JavaAnnotation | undefined): boolean =>
  annotation?.name === 'P' && annotation.attributes.has('defaultValue')

/** A default is known to the framework only; the model is not told of it. */
function unreadDefault(
  annotation: JavaAnnotation | undefined,
  evaluator: Evaluator,
): readonly Loss[] {
  const at = annotation?.attributes.get('defaultValue')
  if (!at) return []
  const values = { attribute: 'defaultValue', line: evaluator.file.line(at) }
  return [{ code: 'import.java-unread-attribute', path: [], values }]
}

function unreadDescription(
  annotation: JavaAnnotation | undefined,
  evaluator: Evaluator,
): readonly Loss[] {
  const said = saidText(annotation, ['description', 'value'], evaluator)
  if (said.kind !== 'unread') return []
  const values = { what: 'description', line: evaluator.file.line(said.node) }
  return [{ code: 'import.java-unread-value', path: [], values }]
}

/** The names that a method beside the tool lists as filled in by the system, as our own files have it. */
function injectedBy(method: SyntaxNode, evaluator: Evaluator): readonly string[] | undefined {
  const [listing] = evaluator.file.methodsOf(`${evaluator.file.nameOf(method)}Injected`)
  const list = listing && jsonOf(evaluator.returned(listing))
  if (list?.kind !== 'array') return undefined
  const names = list.items.map(stringOf)
  return names.every((name) => name !== undefined) ? names : undefined
}
