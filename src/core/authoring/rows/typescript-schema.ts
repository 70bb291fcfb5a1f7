import type { SyntaxNode } from '@lezer/common'
import {
  arr,
  get,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  nil,
  num,
  obj,
  str,
  stringOf,
} from '../../json/node'
import { numberText, unescaped } from '../../source/read-javascript/javascript-text'
import type { RowsProblem } from './pasted-rows'
import { allRequired, joined, orNull, picked, typed } from './typescript-combining'
import { commentOf } from './typescript-comments'

const NAMES: Readonly<Record<string, JsonObject>> = {
  string: typed('string'),
  number: typed('number'),
  bigint: typed('integer'),
  boolean: typed('boolean'),
  Date: obj([member('type', str('string')), member('format', str('date-time'))]),
  URL: obj([member('type', str('string')), member('format', str('uri'))]),
  any: obj([]),
  unknown: obj([]),
  object: typed('object'),
  undefined: obj([]),
}
const LISTS = new Set(['Array', 'ReadonlyArray', 'Set', 'ReadonlySet', 'Iterable'])
const MAPS = new Set(['Record', 'Map', 'ReadonlyMap'])
/** Types that stand for what is inside them, as far as a schema goes. */
const SAME = new Set(['Readonly', 'NonNullable', 'Promise', 'Awaited'])
const MOST_DEPTH = 60

/** Reads TypeScript types as schemas; what it does not know is left open and told. */
export class TypeReader {
  readonly problems: RowsProblem[] = []
  readonly #declared = new Map<string, SyntaxNode>()
  readonly #open: string[] = []

  constructor(
    private readonly text: string,
    top: SyntaxNode,
  ) {
    for (const kind of [
      'InterfaceDeclaration',
      'TypeAliasDeclaration',
      'EnumDeclaration',
      'ClassDeclaration',
    ])
      for (const node of top.getChildren(kind).concat(exported(top, kind))) {
        const name = node.getChild('TypeDefinition') ?? node.getChild('VariableDefinition')
        if (name) this.#declared.set(this.slice(name), node)
      }
  }

  slice(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to)
  }

  /** The schema of the type that stands behind a colon, open where there is none. */
  annotated(node: SyntaxNode): JsonObject {
    const type = node.getChild('TypeAnnotation')?.lastChild
    return type ? this.schema(type) : obj([])
  }

  schema(node: SyntaxNode): JsonObject {
    if (this.#open.length > MOST_DEPTH) return obj([])
    switch (node.name) {
      case 'TypeName':
        return this.#named(this.slice(node))
      case 'LiteralType':
        return this.#literal(node)
      case 'NullType':
        return typed('null')
      case 'ArrayType':
        return this.#listOf(node.firstChild!)
      case 'UnionType':
        return this.#union(optionsOf(node, 'UnionType'))
      case 'IntersectionType':
        return optionsOf(node, 'IntersectionType')
          .map((each) => this.schema(each))
          .reduce(joined)
      case 'ParenthesizedType':
        return this.schema(node.getChild('(')?.nextSibling ?? node.firstChild!)
      case 'ObjectType':
        return this.object(node)
      case 'TupleType':
        return this.#tuple(node)
      case 'ParameterizedType':
        return this.#parameterized(node)
      case 'TemplateType':
      case 'TemplateLiteralType':
        return typed('string')
      default:
        return this.#unread(node)
    }
  }

  /** The type that was pasted: where it stands inside itself, it is only an object. */
  main(node: SyntaxNode): JsonObject {
    const name = node.getChild('TypeDefinition') ?? node.getChild('VariableDefinition')
    return name ? this.#named(this.slice(name)) : this.declared(node)
  }

  /** A declared type by its node: an interface with what it extends, an alias, an enum. */
  declared(node: SyntaxNode): JsonObject {
    if (node.name === 'EnumDeclaration') return this.#enum(node)
    if (node.name === 'TypeAliasDeclaration')
      return this.schema(
        node.lastChild?.name === ';' ? node.lastChild.prevSibling! : node.lastChild!,
      )
    const body = node.getChild('ObjectType') ?? node.getChild('ClassBody')
    const above = node.getChild('extends')
      ? node.getChildren('TypeName').concat(node.getChildren('VariableName'))
      : []
    const parents = above.map((each) => this.#named(this.slice(each)))
    const own = body ? this.object(body) : typed('object')
    return [...parents, own].reduce(joined)
  }

  object(node: SyntaxNode): JsonObject {
    const properties: Member[] = []
    const required: string[] = []
    for (const each of [
      ...node.getChildren('PropertyType'),
      ...node.getChildren('PropertyDeclaration'),
    ]) {
      const key =
        each.getChild('PropertyDefinition') ?? each.getChild('String') ?? each.getChild('Number')
      if (!key) continue
      const raw = this.slice(key)
      const name = key.name === 'String' ? (unescaped(raw.slice(1, -1), false) ?? raw) : raw
      properties.push(member(name, this.described(this.annotated(each), each)))
      if (!each.getChild('Optional') && !each.getChild('Equals')) required.push(name)
    }
    const open = node.getChild('IndexSignature')?.getChildren('TypeAnnotation').at(-1)?.lastChild
    return obj([
      ...typed('object').members,
      ...(properties.length > 0 || !open ? [member('properties', obj(properties))] : []),
      ...(required.length > 0 ? [member('required', arr(required.map(str)))] : []),
      ...(open ? [member('additionalProperties', this.schema(open))] : []),
    ])
  }

  /** The schema with what a comment at the declaration says. */
  described(schema: JsonObject, node: SyntaxNode): JsonObject {
    const text = commentOf(node, this.text)
    if (text === undefined) return schema
    const at = schema.members.findIndex(({ key }) => key === 'type') + 1
    const { members } = schema
    return obj([...members.slice(0, at), member('description', str(text)), ...members.slice(at)])
  }

  #named(name: string): JsonObject {
    if (Object.hasOwn(NAMES, name)) return NAMES[name]!
    const node = this.#declared.get(name)
    // A type that holds itself would go on for ever: what is inside it again is an object.
    if (node && this.#open.includes(name)) return typed('object')
    if (!node) {
      this.problems.push({ code: 'type-unread', values: { name, type: name } })
      return obj([])
    }
    this.#open.push(name)
    const schema = this.declared(node)
    this.#open.pop()
    return schema
  }

  #literal(node: SyntaxNode): JsonObject {
    const value = this.#value(node)
    return value ? obj([member('const', value)]) : this.#unread(node)
  }

  #value(node: SyntaxNode): JsonNode | undefined {
    const raw = this.slice(node)
    if (/^['"`]/.test(raw))
      return str(unescaped(raw.slice(1, -1), raw.startsWith('`')) ?? raw.slice(1, -1))
    if (raw === 'true' || raw === 'false') return { kind: 'boolean', value: raw === 'true' }
    if (raw === 'null') return nil
    const digits = numberText(raw.replace(/^-\s*/, ''))
    return digits === undefined ? undefined : num(raw.startsWith('-') ? `-${digits}` : digits)
  }

  #listOf(entry: SyntaxNode): JsonObject {
    return obj([...typed('array').members, member('items', this.schema(entry))])
  }

  #tuple(node: SyntaxNode): JsonObject {
    const entries = typesIn(node).map((each) => this.schema(each))
    return obj([
      ...typed('array').members,
      member('prefixItems', arr(entries)),
      member('minItems', num(entries.length)),
      member('maxItems', num(entries.length)),
    ])
  }

  #parameterized(node: SyntaxNode): JsonObject {
    const name = this.slice(node.firstChild!)
    const inside = node.getChild('TypeArgList')
    const given = inside ? typesIn(inside) : []
    const [first, second] = given
    if (LISTS.has(name) && first) return this.#listOf(first)
    if (MAPS.has(name) && second) {
      const values = this.schema(second)
      const rest = values.members.length > 0 ? [member('additionalProperties', values)] : []
      return obj([...typed('object').members, ...rest])
    }
    if (SAME.has(name) && first) return this.schema(first)
    if ((name === 'Partial' || name === 'Required') && first)
      return allRequired(this.schema(first), name === 'Required')
    if ((name === 'Pick' || name === 'Omit') && first && second) {
      const keys = optionsOf(second, 'UnionType').map((each) => stringOf(this.#value(each)))
      return picked(this.schema(first), (key) => keys.includes(key) === (name === 'Pick'))
    }
    return this.#declared.has(name) ? this.#named(name) : this.#unread(node)
  }

  #union(options: readonly SyntaxNode[]): JsonObject {
    const given = options.filter((each) => !/^(?:undefined|void)$/.test(this.slice(each)))
    const rest = given.filter((each) => this.slice(each) !== 'null')
    const canBeNull = rest.length < given.length
    const schemas = rest.map((each) => this.schema(each))
    const values = schemas.map((each) =>
      each.members.length === 1 ? get(each, 'const') : undefined,
    )
    if (values.every((value) => value !== undefined)) {
      const types = [...new Set(values.map(jsonType))]
      const type =
        types.length === 1
          ? [member('type', canBeNull ? arr([str(types[0]!), str('null')]) : str(types[0]!))]
          : []
      if (types.length === 1 && types[0] === 'boolean' && values.length === 2) return obj(type)
      return obj([...type, member('enum', arr([...values, ...(canBeNull ? [nil] : [])]))])
    }
    if (schemas.length === 1) return canBeNull ? orNull(schemas[0]!) : schemas[0]!
    const all = canBeNull ? [...schemas, typed('null')] : schemas
    const plain = all.map((each) =>
      each.members.length === 1 ? stringOf(get(each, 'type')) : undefined,
    )
    return plain.every((type) => type !== undefined)
      ? obj([member('type', arr([...new Set(plain)].map(str)))])
      : obj([member('anyOf', arr(all))])
  }

  #enum(node: SyntaxNode): JsonObject {
    const body = node.getChild('EnumBody')
    const values: JsonNode[] = []
    for (let at = body?.firstChild ?? null; at; at = at.nextSibling) {
      if (at.name !== 'PropertyName') continue
      const said = at.nextSibling?.name === 'Equals' ? at.nextSibling.nextSibling : undefined
      values.push((said ? this.#value(said) : undefined) ?? num(values.length))
    }
    const types = [...new Set(values.map(jsonType))]
    return obj([
      ...(types.length === 1 ? typed(types[0]!).members : []),
      member('enum', arr(values)),
    ])
  }

  #unread(node: SyntaxNode): JsonObject {
    const type = this.slice(node).slice(0, 60)
    this.problems.push({ code: 'type-unread', values: { name: type, type } })
    return obj([])
  }
}

function exported(top: SyntaxNode, kind: string): readonly SyntaxNode[] {
  return top.getChildren('ExportDeclaration').flatMap((each) => each.getChildren(kind))
}

function optionsOf(node: SyntaxNode, kind: string): readonly SyntaxNode[] {
  if (node.name !== kind) return [node]
  return typesIn(node).flatMap((each) => optionsOf(each, kind))
}

const typesIn = (node: SyntaxNode): readonly SyntaxNode[] => {
  const found: SyntaxNode[] = []
  for (let at = node.firstChild; at; at = at.nextSibling)
    if (/^(?:\p{Lu})/u.test(at.name) && at.name !== 'LogicOp' && !/Comment$/.test(at.name))
      found.push(at)
  return found
}

const jsonType = (value: JsonNode | undefined): string =>
  value?.kind === 'number' && /^-?\d+$/.test(value.raw) ? 'integer' : (value?.kind ?? 'null')
