import { get, itemsOf, type JsonNode, type JsonObject, member, obj, str } from '../../json/node'
import { arr, membersOf, type Path, stringOf } from '../../json/node'
import { resolveReference } from '../../schema/reference'
import { mainTypeOf, typeNamesOf } from '../../schema/types'
import { KEYWORDS } from '../../schema/keywords'
import { walkSchema } from '../../schema/walk'
import type { JavaFramework } from './frameworks'
import { className, type FreeNames, isJavaName } from './java-names'

/** An enum to be declared beside the methods. */
export interface JavaEnum {
  readonly name: string
  readonly values: readonly string[]
}

/** A Java type, and the schema that the framework makes of it. */
export interface JavaType {
  readonly text: string
  readonly says: JsonObject
  readonly enums: readonly JavaEnum[]
}

/** Something in a schema that the annotations and the signature do not say. */
export interface Unsaid {
  readonly keyword: string
  /** From the input schema. */
  readonly path: Path
  /** The framework says it and the schema does not. */
  readonly isAdded?: true
}

/** An enum of more values would not fit into the class that javac makes of it. */
const MOST_ENUM_VALUES = 1000

const SCALARS: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Long',
  number: 'Double',
  boolean: 'Boolean',
}

const typeSays = (type: string): JsonObject => obj([member('type', str(type))])
const anything: JavaType = { text: 'Object', says: obj([]), enums: [] }

/**
 * The Java type nearest to a schema. `name` is what an enum in it would be called; `root` is the
 * whole input schema, where references lead.
 */
export function javaType(
  schema: JsonNode,
  root: JsonNode,
  framework: JavaFramework,
  name: string,
  free: FreeNames,
): JavaType {
  return typeOf(schema, { root, framework, name, free, isInList: false, depth: 0 })
}

interface Setting {
  readonly root: JsonNode
  readonly framework: JavaFramework
  readonly name: string
  readonly free: FreeNames
  readonly isInList: boolean
  readonly depth: number
}

/** Generic types deeper than this say nothing a reader can follow. */
const MOST_DEPTH = 8

function typeOf(schema: JsonNode, setting: Setting): JavaType {
  const target = resolveReference(setting.root, schema)
  if (target?.kind !== 'object' || setting.depth > MOST_DEPTH) return anything
  const type = mainTypeOf(target)
  const values = enumValues(target)
  if (values && (type === 'string' || typeNamesOf(target).length === 0)) {
    const enumName = setting.free.take(className(setting.name) ?? 'Value')
    const says = obj([...typeSays('string').members, member('enum', arr(values.map(str)))])
    return { text: enumName, says, enums: [{ name: enumName, values }] }
  }
  if (type === 'array') return listType(target, setting)
  if (type === 'object') return mapType(setting)
  const scalar = type === undefined ? undefined : SCALARS[type]
  return scalar === undefined ? anything : { text: scalar, says: typeSays(type!), enums: [] }
}

function mapType({ isInList, framework }: Setting): JavaType {
  if (isInList && !framework.nestedGenerics.value) return anything
  return { text: 'Map<String, Object>', says: typeSays('object'), enums: [] }
}

function listType(schema: JsonObject, setting: Setting): JavaType {
  if (setting.isInList && !setting.framework.nestedGenerics.value) return anything
  const items = get(schema, 'items')
  const inside: JavaType =
    items?.kind === 'object'
      ? typeOf(items, { ...setting, isInList: true, depth: setting.depth + 1 })
      : anything
  const says = obj([...typeSays('array').members, member('items', inside.says)])
  return { text: `List<${inside.text}>`, says, enums: inside.enums }
}

/** The values of an `enum`, where each is a different text that can be the name of a constant. */
function enumValues(schema: JsonObject): readonly string[] | undefined {
  const listed = itemsOf(get(schema, 'enum'))
  const values = listed.flatMap((item) => stringOf(item) ?? [])
  const isFit =
    values.length > 0 &&
    values.length === listed.length &&
    values.length <= MOST_ENUM_VALUES &&
    new Set(values).size === values.length &&
    values.every(isJavaName)
  return isFit ? values : undefined
}

/**
 * Every keyword in which `schema` and what the framework `says` differ, each at its place; what is
 * inside an unsaid keyword is named too where it constrains. With `hasDescription` an annotation
 * says the description.
 */
export function unsaidIn(
  schema: JsonNode,
  says: JsonNode | undefined,
  path: Path,
  hasDescription = false,
): readonly Unsaid[] {
  if (schema.kind !== 'object') return [{ keyword: String(printed(schema)), path }]
  const added = membersOf(says)
    .filter(({ key }) => !get(schema, key))
    .map(({ key }) => ({ keyword: key, path, isAdded: true as const }))
  const missing = membersOf(schema).flatMap(({ key, value }): readonly Unsaid[] => {
    if (key === 'description' && hasDescription) return []
    if (key === '$schema') return []
    const said = get(says, key)
    const at = [...path, key]
    if (key === 'items' && said && value.kind === 'object') return unsaidIn(value, said, at)
    if (said && isSame(said, value)) return []
    return [{ keyword: key, path: at }, ...unsaidInside(key, value, at)]
  })
  return [...missing, ...added]
}

const printed = (schema: JsonNode): string =>
  schema.kind === 'boolean' ? String(schema.value) : schema.kind

/** The keywords of the schemas under a keyword, without those that only lay them out. */
function unsaidInside(key: string, value: JsonNode, at: Path): readonly Unsaid[] {
  if (!KEYWORDS.get(key)?.holds.startsWith('schema')) return []
  const holder = obj([member(key, value)])
  return walkSchema(holder, at.slice(0, -1))
    .slice(1)
    .flatMap(({ path, schema }) =>
      membersOf(schema)
        .filter((each) => !LAYOUT.has(each.key))
        .map((each) => ({ keyword: each.key, path: [...path, each.key] })),
    )
}

const LAYOUT = new Set(['type', 'properties', 'items', 'description', 'title', '$comment'])

function isSame(a: JsonNode, b: JsonNode): boolean {
  if (a.kind === 'string' && b.kind === 'string') return a.value === b.value
  if (a.kind === 'array' && b.kind === 'array')
    return (
      a.items.length === b.items.length && a.items.every((item, i) => isSame(item, b.items[i]!))
    )
  return false
}
