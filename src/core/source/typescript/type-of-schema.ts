import { get, itemsOf, type JsonNode, membersOf, numberOf, stringOf } from '../../json/node'
import { resolveReference } from '../../schema/reference'
import { typeNamesOf } from '../../schema/types'
import { roundedTo } from '../script/rounded-number'
import { isIdentifier, quoted } from './literal'

/** References can unfold a small schema into a type of any size; beyond this it is `unknown`. */
const MOST_PARTS = 400
const MOST_LEVELS = 30

/**
 * The TypeScript type of the values that a schema allows: exact in the shape of objects, arrays and
 * choices, `unknown` where TypeScript cannot say it or the schema says nothing. What only narrows
 * within a type (bounds, patterns) stays out.
 */
export function typeOfSchema(schema: JsonNode, indent = ''): string {
  return new TypeWriter(schema).typeOf(schema, indent)
}

class TypeWriter {
  readonly #root: JsonNode
  readonly #open = new Set<JsonNode>()
  #parts = 0

  constructor(root: JsonNode) {
    this.#root = root
  }

  typeOf(schema: JsonNode, indent: string): string {
    if (schema.kind === 'boolean') return schema.value ? 'unknown' : 'never'
    const isTooMuch = ++this.#parts > MOST_PARTS || this.#open.size > MOST_LEVELS
    // A schema inside itself has no type that could be written in place.
    if (schema.kind !== 'object' || isTooMuch || this.#open.has(schema)) return 'unknown'
    this.#open.add(schema)
    const type = this.#allOf(schema, indent)
    this.#open.delete(schema)
    return type
  }

  /** All that the keywords of one schema say of a value. */
  #allOf(schema: JsonNode, indent: string): string {
    const target = get(schema, '$ref') ? resolveReference(this.#root, schema) : undefined
    const parts = [
      ...(target && target !== schema ? [this.typeOf(target, indent)] : []),
      this.#ownType(schema, indent),
      ...itemsOf(get(schema, 'allOf')).map((each) => this.typeOf(each, indent)),
      ...['anyOf', 'oneOf'].flatMap((keyword) => {
        const branches = itemsOf(get(schema, keyword))
        return branches.length > 0 ? [union(branches.map((each) => this.typeOf(each, indent)))] : []
      }),
    ]
    const said = [...new Set(parts)].filter((part) => part !== 'unknown')
    if (said.length === 0) return 'unknown'
    return said.length === 1 ? said[0]! : said.map(bracketed).join(' & ')
  }

  #ownType(schema: JsonNode, indent: string): string {
    const only = get(schema, 'const')
    if (only) return literalType(only)
    const choices = get(schema, 'enum')
    if (choices?.kind === 'array' && choices.items.length > 0)
      return union(choices.items.map(literalType))
    const names = typeNamesOf(schema)
    if (names.length === 0) return 'unknown'
    return union(names.map((name) => this.#typeNamed(name, schema, indent)))
  }

  #typeNamed(name: string, schema: JsonNode, indent: string): string {
    switch (name) {
      case 'string':
      case 'boolean':
      case 'null':
        return name
      case 'number':
      case 'integer':
        return 'number'
      case 'array':
        return this.#arrayType(schema, indent)
      case 'object':
        return this.#objectType(schema, indent)
      default:
        return 'unknown'
    }
  }

  #arrayType(schema: JsonNode, indent: string): string {
    const items = get(schema, 'items')
    const first = get(schema, 'prefixItems')
    if (first?.kind !== 'array') {
      const type = items && items.kind !== 'array' ? this.typeOf(items, indent) : 'unknown'
      return /^[\w]+$/.test(type) ? `${type}[]` : `Array<${type}>`
    }
    const least = numberOf(get(schema, 'minItems')) ?? 0
    const types = first.items.map((each, i) => {
      const type = this.typeOf(each, indent)
      return i < least ? type : `${bracketed(type)}?`
    })
    const rest = items ? this.typeOf(items, indent) : 'unknown'
    if (rest !== 'never') types.push(`...Array<${rest}>`)
    return `[${types.join(', ')}]`
  }

  #objectType(schema: JsonNode, indent: string): string {
    const properties = get(schema, 'properties')
    const members = membersOf(properties)
    const others = get(schema, 'additionalProperties')
    const isPatterned = get(schema, 'patternProperties') !== undefined
    const required = itemsOf(get(schema, 'required')).flatMap((item) => stringOf(item) ?? [])
    const lines = members.map(({ key, value }) => {
      const mark = required.includes(key) ? '' : '?'
      return `${typeKey(key)}${mark}: ${this.typeOf(value, `${indent}  `)}`
    })
    for (const name of new Set(required))
      if (!members.some((each) => each.key === name)) lines.push(`${typeKey(name)}: unknown`)
    if (lines.length === 0) {
      if (others?.kind === 'boolean' && !others.value && !isPatterned)
        return 'Record<string, never>'
      const isMap = others?.kind === 'object' && !isPatterned
      return `Record<string, ${isMap ? this.typeOf(others, indent) : 'unknown'}>`
    }
    // Beside named members a map's type would have to be theirs as well.
    if (others?.kind === 'object' || isPatterned) lines.push('[key: string]: unknown')
    return ['{', ...lines.map((line) => `${indent}  ${line};`), `${indent}}`].join('\n')
  }
}

const typeKey = (key: string): string => (isIdentifier(key) ? key : quoted(key))

function literalType(node: JsonNode): string {
  switch (node.kind) {
    case 'string':
      return quoted(node.value)
    case 'number':
      return roundedTo(node.raw) === undefined ? node.raw : 'number'
    case 'boolean':
      return String(node.value)
    case 'null':
      return 'null'
    default:
      return 'unknown'
  }
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)].filter((type) => type !== 'never')
  if (distinct.includes('unknown')) return 'unknown'
  return distinct.length === 0 ? 'never' : distinct.map((type) => bracketed(type)).join(' | ')
}

/** In round brackets where an operator beside it could take a part of it. */
const bracketed = (type: string): string => (hasOperatorOutside(type) ? `(${type})` : type)

/** Whether `|` or `&` stands outside quotes and brackets; in one pass, since types grow long. */
function hasOperatorOutside(type: string): boolean {
  let depth = 0
  for (let i = 0; i < type.length; i++) {
    const c = type[i]!
    if (c === "'") {
      for (i++; i < type.length && type[i] !== "'"; i++) if (type[i] === '\\') i++
    } else if ('{[(<'.includes(c)) depth++
    else if ('}])>'.includes(c)) depth--
    else if (depth === 0 && (c === '|' || c === '&')) return true
  }
  return false
}
