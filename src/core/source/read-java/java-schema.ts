import type { SyntaxNode } from '@lezer/common'
import { arr, type JsonObject, type Member, member, obj, str, withMember } from '../../json/node'
import type { Loss } from '../../dialects/dialect'
import type { JavaFramework } from '../java/frameworks'
import { annotationsOf, saidFlag, saidText } from './annotations'
import type { Evaluator } from './evaluate'
import { childrenOf } from './java-file'

const typed = (type: string, format?: string): JsonObject =>
  obj([member('type', str(type)), ...(format === undefined ? [] : [member('format', str(format))])])

/** What the types of Java itself are in JSON. */
const TYPES: Readonly<Record<string, JsonObject>> = {
  ...named(typed('string'), 'String', 'CharSequence', 'char', 'Character', 'StringBuilder'),
  ...named(typed('integer'), 'byte', 'short', 'int', 'long', 'Byte', 'Short', 'Integer', 'Long'),
  ...named(typed('integer'), 'BigInteger', 'AtomicInteger', 'AtomicLong'),
  ...named(typed('number'), 'float', 'double', 'Float', 'Double', 'BigDecimal', 'Number'),
  ...named(typed('boolean'), 'boolean', 'Boolean'),
  ...named(typed('string', 'date'), 'LocalDate'),
  ...named(typed('string', 'date-time'), 'Instant', 'OffsetDateTime', 'ZonedDateTime'),
  ...named(typed('string', 'uuid'), 'UUID'),
  ...named(typed('string', 'uri'), 'URI', 'URL'),
  ...named(obj([]), 'Object'),
}

function named(schema: JsonObject, ...names: string[]): Record<string, JsonObject> {
  return Object.fromEntries(names.map((name) => [name, schema]))
}

const LISTS = new Set(['List', 'ArrayList', 'Collection', 'Set', 'Iterable', 'LinkedList', 'Queue'])
const MAPS = new Set(['Map', 'HashMap', 'LinkedHashMap', 'TreeMap'])
const WRAPPERS = new Set(['Optional'])

/** So many fields are laid out; types that hold each other many times over would never end. */
const MOST_FIELDS = 2000

/** Types nested deeper than this say nothing a reader can follow. */
const MOST_DEPTH = 100

/** Reads types as schemas; what it cannot read is open, and noted with its line. */
export class SchemaReader {
  readonly losses: Loss[] = []
  /** Types that hold themselves, which a reference leads to. */
  private readonly definitions = new Map<string, JsonObject>()
  private readonly open: string[] = []
  private fields = 0
  private depth = 0

  constructor(
    private readonly evaluator: Evaluator,
    private readonly framework: JavaFramework,
  ) {}

  /** The `$defs` of what was read, where there are any. */
  get defs(): readonly Member[] {
    const entries = [...this.definitions].map(([key, schema]) => member(key, schema))
    return entries.length > 0 ? [member('$defs', obj(entries))] : []
  }

  /** Whether the type says by itself that there may be no value. */
  isOptional(type: SyntaxNode): boolean {
    return WRAPPERS.has(this.rawName(type))
  }

  schema(type: SyntaxNode): JsonObject {
    if (this.depth > MOST_DEPTH) return this.unread(type)
    this.depth++
    const schema = this.schemaOf(type)
    this.depth--
    return schema
  }

  private schemaOf(type: SyntaxNode): JsonObject {
    if (type.name === 'AnnotatedType') return this.schema(type.lastChild!)
    if (type.name === 'ArrayType') return this.arrayOf(type)
    const name = this.rawName(type)
    const known = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
    if (known) return known
    const inside = argumentsOf(type)
    if (LISTS.has(name)) return listOf(inside[0] ? this.schema(inside[0]) : obj([]))
    if (MAPS.has(name)) return this.map(inside)
    if (WRAPPERS.has(name)) return inside[0] ? this.schema(inside[0]) : obj([])
    if (type.name === 'Wildcard') return obj([])
    const declared = this.evaluator.file.type(name)
    return (declared && this.declared(declared.node, name)) ?? this.unread(type)
  }

  private rawName(type: SyntaxNode): string {
    const source = this.evaluator.file.slice(type)
    return source
      .replace(/<[\s\S]*$/, '')
      .split('.')
      .pop()!
      .trim()
  }

  /** `type[]`, once for every pair of brackets. */
  private arrayOf(type: SyntaxNode): JsonObject {
    let schema = this.schema(type.firstChild!)
    for (let i = type.getChildren('Dimension').length; i > 0; i--) schema = listOf(schema)
    return schema
  }

  /** A map of values of any kind is an object; of one kind, that kind is what it may hold. */
  private map([, value]: readonly SyntaxNode[]): JsonObject {
    const inside = value ? this.schema(value) : obj([])
    if (inside.members.length === 0) return typed('object')
    return obj([...typed('object').members, member('additionalProperties', inside)])
  }

  private declared(node: SyntaxNode, name: string): JsonObject | undefined {
    if (node.name === 'EnumDeclaration') return this.enum(node)
    if (node.getChild('TypeParameters')) return undefined
    if (node.name === 'InterfaceDeclaration') return undefined
    if (this.open.includes(name)) {
      this.definitions.set(name, obj([]))
      return obj([member('$ref', str(`#/$defs/${name}`))])
    }
    this.open.push(name)
    const schema = this.bean(node)
    this.open.pop()
    if (this.definitions.has(name)) this.definitions.set(name, schema)
    return schema
  }

  private enum(node: SyntaxNode): JsonObject {
    const body = node.getChild('EnumBody')
    const names = body?.getChildren('EnumConstant') ?? []
    for (const each of names) {
      const { file } = this.evaluator
      for (const [key, { node: at }] of annotationsOf(each, this.evaluator))
        this.note('import.java-unread-annotation', at, { annotation: key })
      if (file.nameOf(each) === '') return obj([])
    }
    const values = names.map((each) => str(this.evaluator.file.nameOf(each)))
    return obj([...typed('string').members, member('enum', arr(values))])
  }

  /** A record by its components, a class by its fields. */
  private bean(node: SyntaxNode): JsonObject {
    const properties: Member[] = []
    const required: string[] = []
    for (const { at, type, name } of this.parts(node)) {
      if (++this.fields > MOST_FIELDS) {
        this.note('import.java-unread-type', at, { type: name })
        break
      }
      const found = annotationsOf(at, this.evaluator)
      if (found.has('JsonIgnore')) continue
      const renamed = saidText(found.get('JsonProperty'), ['value'], this.evaluator)
      const key = renamed.kind === 'said' ? renamed.value : name
      properties.push(member(key, this.described(this.schema(type), found)))
      if (this.isRequired(found) && !this.isOptional(type)) required.push(key)
    }
    const names = required.length > 0 ? [member('required', arr(required.map(str)))] : []
    return obj([...typed('object').members, member('properties', obj(properties)), ...names])
  }

  private parts(
    node: SyntaxNode,
  ): readonly { readonly at: SyntaxNode; readonly type: SyntaxNode; readonly name: string }[] {
    const { file } = this.evaluator
    const header = node.getChild('RecordHeader')
    if (header)
      return header.getChildren('RecordComponent').flatMap((at) => {
        const type = typeIn(at)
        return type ? [{ at, type, name: file.nameOf(at) }] : []
      })
    const above = node.getChild('Superclass')?.getChild('Type')
    const parent = above && file.type(this.rawName(above))
    if (above && !parent) this.unread(above)
    // A class that extends itself would be an error in Java, and endless here.
    const inherited = parent && !this.open.includes(parent.name) ? this.parts(parent.node) : []
    const fields = node.getChild('ClassBody')?.getChildren('FieldDeclaration') ?? []
    const own = fields.flatMap((at) => {
      const modifiers = at.getChild('Modifiers')
      const type = typeIn(at)
      if (!type || modifiers?.getChild('static') || modifiers?.getChild('transient')) return []
      return at
        .getChildren('VariableDeclarator')
        .map((declarator) => ({ at, type, name: file.nameOf(declarator) }))
    })
    return [...inherited, ...own]
  }

  private described(schema: JsonObject, found: ReturnType<typeof annotationsOf>): JsonObject {
    const text = describedBy(found, this.evaluator)
    return text === undefined ? schema : withDescription(schema, text)
  }

  private isRequired(found: ReturnType<typeof annotationsOf>): boolean {
    const said = ['ToolParam', 'P', 'JsonProperty']
      .map((name) => saidFlag(found.get(name), 'required', this.evaluator))
      .find((each) => each.kind === 'said')
    if (said?.kind === 'said') return said.value
    return this.framework.fieldsRequired.value && !found.has('Nullable')
  }

  private unread(type: SyntaxNode): JsonObject {
    this.note('import.java-unread-type', type, { type: this.evaluator.file.slice(type) })
    return obj([])
  }

  private note(code: string, at: SyntaxNode, values: Record<string, string>): void {
    const line = this.evaluator.file.line(at)
    this.losses.push({ code, path: [], values: { ...values, line } })
  }
}

const listOf = (items: JsonObject): JsonObject =>
  obj([...typed('array').members, member('items', items)])

/** The type that a declaration gives to what it declares. */
export function typeIn(node: SyntaxNode): SyntaxNode | undefined {
  return node.getChild('Type') ?? undefined
}

function argumentsOf(type: SyntaxNode): readonly SyntaxNode[] {
  const list = type.getChild('TypeArguments')
  return list ? childrenOf(list) : []
}

/** What annotations describe a field or parameter by. */
const DESCRIBERS: readonly (readonly [string, readonly string[]])[] = [
  ['ToolParam', ['description']],
  ['P', ['description', 'value']],
  ['Description', ['value']],
  ['JsonPropertyDescription', ['value']],
  ['Schema', ['description']],
]

/** The description that the annotations of a field or parameter give it. */
export function describedBy(
  found: ReturnType<typeof annotationsOf>,
  evaluator: Evaluator,
): string | undefined {
  for (const [name, attributes] of DESCRIBERS) {
    const said = saidText(found.get(name), attributes, evaluator)
    if (said.kind === 'said') return said.value
  }
  return undefined
}

/** The schema with a description, put behind its type. */
export function withDescription(schema: JsonObject, text: string): JsonObject {
  const [first, ...rest] = withMember(schema, 'description', str(text)).members
  if (!first || first.key !== 'type') return withMember(schema, 'description', str(text))
  const others = rest.filter((each) => each.key !== 'description')
  return obj([first, member('description', str(text)), ...others])
}
