import { get, itemsOf, type JsonNode, type JsonObject, membersOf, stringOf } from '../../json/node'
import { booleanOf } from '../../json/node'
import type { DialectError, Loss } from '../../dialects/dialect'
import { injectedNames, withoutInjected } from '../../dialects/injected'
import { NO_PARAMETERS } from '../../dialects/no-parameters'
import { withoutIdentity, withProperties } from '../../dialects/schema-changes'
import { field, schemaField, type Shape } from '../../dialects/shape'
import { layOut } from '../../dialects/write-shape'
import { nameOf } from '../../model/tool'
import type { JavaFramework } from './frameworks'
import { className, FreeNames, parameterName } from './java-names'
import { isLongText } from './java-text'
import { type JavaEnum, type JavaType, javaType, unsaidIn, type Unsaid } from './java-type'

/** One parameter of a method that the model fills in. */
export interface JavaParameter {
  readonly wire: string
  readonly identifier: string
  readonly type: string
  readonly description: string
  readonly isRequired: boolean
}

/** A tool as it is going to stand in a class. */
export interface ToolPlan {
  readonly name: string
  readonly description: string
  /** The schema that the model is to see: injected parameters are gone. */
  readonly schema: JsonObject
  readonly outputSchema?: JsonObject
  readonly strict?: boolean
  readonly isReadOnly: boolean
  readonly parameters: readonly JavaParameter[]
  readonly enums: readonly JavaEnum[]
  /** Names that the system fills in, in the contract's order. */
  readonly injected: readonly string[]
  /** Members of `vendor` that are attributes of `@Tool`. */
  readonly attributes: JsonObject['members']
  /** The annotations and the signature do not say all: the schema is written in full as well. */
  readonly needsFull: boolean
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
}

/** A method takes 255 arguments; `this` and what is injected are among them. */
const MOST_PARAMETERS = 250

/**
 * Plans a tool as a method of a framework. `free` gives out the names of classes in the file.
 * Whatever the annotations cannot say is a `java.in-full-schema` loss at its place.
 */
export function planTool(
  original: JsonObject,
  framework: JavaFramework,
  free: FreeNames,
): ToolPlan {
  const slim = withoutInjected(original)
  const laid = layOut(slim.tool, shapeOf(framework), { handled: ['annotations'] })
  const wireSchema = get(laid.wire, 'parameters') ?? NO_PARAMETERS
  const plain = withProperties(withoutIdentity(wireSchema, ['$schema']))
  const schema = plain.kind === 'object' ? plain : NO_PARAMETERS
  const name = nameOf(original)
  const description = stringOf(get(laid.wire, 'description')) ?? ''
  const properties = membersOf(get(schema, 'properties'))
  const isTooMany = properties.length > MOST_PARAMETERS
  const injected = injectedNames(original)
  const names = new FreeNames(injected.length > 0 ? ['state', 'context', 'invocation'] : [])
  const planned = isTooMany ? [] : planParameters(schema, framework, free, name, names)
  const unsaid = [...unsaidAtRoot(schema, framework), ...planned.flatMap((each) => each.unsaid)]
  const outputSchema = get(laid.wire, 'outputSchema')
  const attributes = membersOf(laid.wire).filter(({ key }) =>
    framework.toolAttributes.includes(key),
  )
  const isLong = isLongText(description)
  const needsFull = unsaid.length > 0 || isTooMany || isLong || outputSchema?.kind === 'object'
  return {
    name,
    description,
    schema,
    ...(outputSchema?.kind === 'object' ? { outputSchema } : {}),
    ...(booleanOf(get(laid.wire, 'strict')) === true ? { strict: true } : {}),
    isReadOnly: isReadOnly(original),
    parameters: planned.map((each) => each.parameter),
    enums: planned.flatMap((each) => each.type.enums),
    injected,
    attributes,
    needsFull,
    losses: [
      ...slim.losses,
      ...laid.losses,
      ...droppedHints(original, framework),
      ...unsaid.map(({ keyword, path, isAdded }) => inFull(keyword, path, isAdded)),
      ...(isTooMany ? [inFull('properties', ['properties'])] : []),
      ...(isLong ? [inFull('description', ['description'])] : []),
      ...(outputSchema?.kind === 'object' ? [inFull('outputSchema', ['outputSchema'])] : []),
      ...planned.flatMap(({ parameter }) => renamed(parameter)),
    ],
    errors: errorsOf(original, name, framework, wireSchema),
  }
}

const inFull = (keyword: string, path: Loss['path'], isAdded?: boolean): Loss => ({
  code: isAdded ? 'java.framework-adds' : 'java.in-full-schema',
  path,
  values: { keyword },
})

function shapeOf(framework: JavaFramework): Shape {
  const isAgentScope = framework.id === 'agentscope-java'
  return {
    family: framework.family,
    path: [],
    marks: {},
    fields: [
      field('name'),
      field('description'),
      schemaField('parameters', 'inputSchema'),
      ...(isAgentScope ? [schemaField('outputSchema', 'outputSchema'), field('strict')] : []),
    ],
    vendorFields: framework.toolAttributes,
    needsSchema: true,
  }
}

interface Planned {
  readonly parameter: JavaParameter
  readonly type: JavaType
  readonly unsaid: readonly Unsaid[]
}

function planParameters(
  schema: JsonObject,
  framework: JavaFramework,
  free: FreeNames,
  toolName: string,
  names: FreeNames,
): readonly Planned[] {
  const required = new Set(itemsOf(get(schema, 'required')).map(stringOf))
  return membersOf(get(schema, 'properties')).map(({ key, value }) => {
    const described = stringOf(get(value, 'description')) ?? ''
    const isShort = described.trim() !== '' && !isLongText(described)
    const enumName = `${className(toolName) ?? ''}${className(key) ?? 'Value'}`
    const type = javaType(value, schema, framework, enumName, free)
    const identifier = names.take(parameterName(key))
    const path = ['properties', key]
    const unsaid = [
      ...unsaidIn(value, type.says, path, isShort),
      ...(isOpenUnsaid(type, value, framework)
        ? [{ keyword: 'type', path, isAdded: true as const }]
        : []),
      // Spring AI takes the wire name from the signature, so another name is not the parameter's.
      ...(identifier !== key && framework.parameter.name === undefined
        ? [{ keyword: key, path }]
        : []),
      ...(key.trim() === '' ? [{ keyword: key, path }] : []),
    ]
    const parameter = {
      wire: key,
      identifier,
      type: type.text,
      description: isShort ? described : '',
      isRequired: required.has(key),
    }
    return { parameter, type, unsaid }
  })
}

/** Where `Object` is not "anything" to a framework, a schema that allows anything is not said by it. */
function isOpenUnsaid(type: JavaType, schema: JsonNode, framework: JavaFramework): boolean {
  if (framework.objectIsOpen.value || schema.kind !== 'object') return false
  return /\bObject>*$/.test(type.text) && !type.text.startsWith('Map')
}

/** What of the root the framework does not make of the signature by itself. */
function unsaidAtRoot(schema: JsonObject, framework: JavaFramework): readonly Unsaid[] {
  const properties = membersOf(get(schema, 'properties')).map((each) => each.key)
  const unsaid = membersOf(schema).flatMap(({ key, value }): readonly Unsaid[] => {
    if (key === '$schema' || key === 'type') return []
    if (key === 'properties' && value.kind === 'object') return []
    if (key === 'required') {
      const isSaid = itemsOf(value).every((item) => properties.includes(stringOf(item) ?? ''))
      return isSaid && isInOrder(value, properties) ? [] : [{ keyword: key, path: [key] }]
    }
    const isClosed = key === 'additionalProperties' && booleanOf(value) === false
    if (isClosed && framework.closesRoot.value) return []
    return unsaidIn({ kind: 'object', members: [{ key, value }] }, undefined, [])
  })
  // A framework that closes what the author left open says more than it should.
  const isClosedUnasked = framework.closesRoot.value && !get(schema, 'additionalProperties')
  return isClosedUnasked
    ? [...unsaid, { keyword: 'additionalProperties', path: [], isAdded: true }]
    : unsaid
}

/** A signature gives the required names in the order of the parameters; any other order is not said. */
function isInOrder(required: JsonNode, properties: readonly string[]): boolean {
  const places = itemsOf(required).map((item) => properties.indexOf(stringOf(item) ?? ''))
  return places.length > 0 && places.every((place, i) => i === 0 || place > places[i - 1]!)
}

/** The effect is "read" where the hints or the contract say so and neither says otherwise. */
function isReadOnly(tool: JsonObject): boolean {
  const hint = booleanOf(get(get(tool, 'annotations'), 'readOnlyHint'))
  const effect = stringOf(get(get(tool, 'contract'), 'effect'))
  if (hint === false || (effect !== undefined && effect !== 'read')) return false
  return hint === true || effect === 'read'
}

/** Only AgentScope has a place for a hint, and for one of them. */
function droppedHints(tool: JsonObject, framework: JavaFramework): readonly Loss[] {
  const annotations = get(tool, 'annotations')
  if (!annotations) return []
  const isSaid = (key: string, value: JsonNode): boolean =>
    framework.id === 'agentscope-java' && key === 'readOnlyHint' && value.kind === 'boolean'
  const isAllSaid =
    annotations.kind === 'object' && membersOf(annotations).every((m) => isSaid(m.key, m.value))
  const isContradicted = booleanOf(get(annotations, 'readOnlyHint')) === true && !isReadOnly(tool)
  if (isAllSaid && !isContradicted) return []
  return [{ code: 'dropped.annotations', path: ['annotations'], values: { field: 'annotations' } }]
}

function renamed({ wire, identifier }: JavaParameter): readonly Loss[] {
  if (wire === identifier) return []
  const values = { name: wire, identifier }
  return [{ code: 'java.parameter-renamed', path: ['properties', wire], values }]
}

function errorsOf(
  tool: JsonObject,
  name: string,
  framework: JavaFramework,
  schema: JsonNode,
): readonly DialectError[] {
  const errors: DialectError[] = []
  const node = get(tool, 'name')
  if (node?.kind !== 'string') errors.push({ code: 'name.not-text', path: ['name'] })
  // A blank name is no name: the framework would call the tool after its method.
  else if (name.trim() === '')
    errors.push({ code: 'name.length', path: ['name'], values: { length: 0, most: 64 } })
  else if (isLongText(name))
    errors.push({ code: 'name.length', path: ['name'], values: { length: name.length, most: 64 } })
  const pattern = framework.namePattern?.value
  if (pattern !== undefined && name.trim() !== '' && !new RegExp(pattern).test(name)) {
    const values = { name, pattern }
    errors.push({ code: 'name.pattern', path: ['name'], values, severity: 'warning' })
  }
  if (schema.kind !== 'object' || !saysObject(schema))
    errors.push({ code: 'schema.root-type', path: [] })
  return errors
}

function saysObject(schema: JsonObject): boolean {
  const type = get(schema, 'type')
  return stringOf(type) === 'object'
}
