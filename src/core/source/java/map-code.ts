import { type JsonNode, membersOf } from '../../json/node'
import { textExpression } from './java-text'
import type { FreeNames } from './java-names'

/** A method that builds a part of a schema. */
export interface PartMethod {
  readonly text: string
  /** The number of the class it goes into; 0 is the class of the tools itself. */
  readonly holder: number
}

/** So many values are built in one method: each takes about 8 bytes of the 64 KB it may have. */
const MOST_IN_METHOD = 400
/** So many are built in one class, which may have 65,535 constants. */
const MOST_IN_CLASS = 8000
/** Expressions nested deeper than this are cut, since javac reads them recursively. */
const MOST_NESTED = 12
const LINE = 90

/** An expression, how many values it holds, and how deep it is nested. */
interface Built {
  readonly text: string
  readonly weight: number
  readonly height: number
}

/** Names of the classes beside the tools that hold what one class cannot. */
export const holderName = (holder: number): string => `SchemaParts${holder}`

/**
 * Writes JSON values as Java expressions of maps and lists that keep their order, of any size and
 * depth: what is too much for one method goes into further ones, which `methods` collects.
 */
export class MapCode {
  readonly methods: PartMethod[] = []
  private weight = 0

  constructor(private readonly names: FreeNames) {}

  /** A method called `name` that returns the value; the call of it is `name()`. */
  method(name: string, value: JsonNode, visibility: string): string {
    const built = this.build(value, name, BODY)
    this.weight += built.weight
    const isFull = this.weight > MOST_IN_CLASS && built.weight > 1
    const { text } = isFull ? this.outline(built, value, name) : built
    return methodText(visibility, name, typeOf(value), text)
  }

  private build(node: JsonNode, name: string, indent: string): Built {
    const built = this.buildWhole(node, name, indent)
    const isBig = built.weight > MOST_IN_METHOD || built.height > MOST_NESTED
    return isBig && !built.text.endsWith('()') ? this.outline(built, node, name) : built
  }

  private buildWhole(node: JsonNode, name: string, indent: string): Built {
    const inner = `${indent}        `
    if (node.kind === 'object') {
      const items = membersOf(node).map(({ key, value }) => {
        const built = this.build(value, name, inner)
        return {
          ...built,
          text: `${textExpression(key, inner)}, ${built.text}`,
          weight: built.weight + 1,
        }
      })
      return this.call('orderedMap', 'joinedMaps', items, node, name, indent)
    }
    if (node.kind === 'array') {
      const items = node.items.map((item) => this.build(item, name, inner))
      // A single null would be taken for a missing list of arguments.
      const only = items.length === 1 && items[0]!.text === 'null'
      const list = only ? [{ ...items[0]!, text: '(Object) null' }] : items
      return this.call('orderedList', 'joinedLists', list, node, name, indent)
    }
    return { text: scalar(node, indent), weight: 1, height: 0 }
  }

  /** One call with all the items, or several in methods of their own that are joined. */
  private call(
    call: string,
    join: string,
    items: readonly Built[],
    node: JsonNode,
    name: string,
    indent: string,
  ): Built {
    const groups = grouped(items)
    if (groups.length === 1) return callOf(call, groups[0]!, indent)
    const parts = groups.map((group) => this.outline(callOf(call, group, BODY), node, name))
    return this.call(join, join, parts, node, name, indent)
  }

  private outline(built: Built, node: JsonNode, name: string): Built {
    const part = this.names.take(`${name}Part`)
    this.weight += built.weight
    const holder = Math.floor(this.weight / MOST_IN_CLASS)
    const visibility = holder === 0 ? 'private static' : 'static'
    this.methods.push({ text: methodText(visibility, part, typeOf(node), built.text), holder })
    const call = holder === 0 ? part : `${holderName(holder)}.${part}`
    return { text: `${call}()`, weight: 1, height: 0 }
  }
}

const BODY = '                '

const typeOf = (node: JsonNode): string =>
  node.kind === 'array' ? 'List<Object>' : 'Map<String, Object>'

function methodText(visibility: string, name: string, type: string, expression: string): string {
  const head = visibility === '' ? '' : `${visibility} `
  return `    ${head}${type} ${name}() {\n        return ${expression};\n    }`
}

function callOf(call: string, items: readonly Built[], indent: string): Built {
  const weight = items.reduce((sum, item) => sum + item.weight, 1)
  const height = items.reduce((most, item) => Math.max(most, item.height), 0) + 1
  const texts = items.map((item) => item.text)
  const length = texts.reduce((sum, text) => sum + text.length + 2, call.length)
  const isShort = length <= LINE && !texts.some((text) => text.includes('\n'))
  const text = isShort
    ? `${call}(${texts.join(', ')})`
    : `${call}(\n${texts.map((t) => indent + t).join(',\n')})`
  return { text, weight, height }
}

/** The items in groups that a method can build each. */
function grouped(items: readonly Built[]): readonly (readonly Built[])[] {
  const groups: Built[][] = [[]]
  let weight = 0
  for (const item of items) {
    if (weight + item.weight > MOST_IN_METHOD && groups.at(-1)!.length > 0) {
      groups.push([])
      weight = 0
    }
    groups.at(-1)!.push(item)
    weight += item.weight
  }
  return groups
}

function scalar(node: JsonNode, indent: string): string {
  if (node.kind === 'string') return textExpression(node.value, `${indent}        `)
  if (node.kind === 'number') return numberExpression(node.raw)
  return node.kind === 'boolean' ? String(node.value) : 'null'
}

/** A number that prints as it was spelt: an `int`, a `long` or a `double` where that will do. */
export function numberExpression(raw: string): string {
  if (/^(?:0|-?[1-9]\d*)$/.test(raw)) {
    const value = BigInt(raw)
    if (value >= -2147483648n && value <= 2147483647n) return raw
    const isLong = value >= -(2n ** 63n) && value < 2n ** 63n
    return isLong ? `${raw}L` : `new BigInteger("${raw}")`
  }
  return isPlainDouble(raw) ? raw : `new BigDecimal("${raw}")`
}

/** Java prints a `double` without an exponent only between these bounds, and in the fewest digits. */
function isPlainDouble(raw: string): boolean {
  if (!/^-?\d+\.\d+$/.test(raw)) return false
  const value = Number(raw)
  const size = Math.abs(value)
  if (value !== 0 && (size < 1e-3 || size >= 1e7)) return false
  return String(value) === raw || `${value}.0` === raw
}

/** The methods that the expressions call, for the class of the tools. */
export const MAP_HELPERS = `    /** A map that keeps the order in which its keys and values are given. */
    private static Map<String, Object> orderedMap(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    private static List<Object> orderedList(Object... items) {
        return new ArrayList<>(Arrays.asList(items));
    }

    @SafeVarargs
    private static Map<String, Object> joinedMaps(Map<String, Object>... parts) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Map<String, Object> part : parts) {
            map.putAll(part);
        }
        return map;
    }

    @SafeVarargs
    private static List<Object> joinedLists(List<Object>... parts) {
        List<Object> list = new ArrayList<>();
        for (List<Object> part : parts) {
            list.addAll(part);
        }
        return list;
    }`
