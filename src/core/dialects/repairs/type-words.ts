import { get, itemsOf, type JsonNode, type JsonObject, member, obj } from '../../json/node'
import { type Path, str, stringOf, withMember, withoutMembers } from '../../json/node'
import { isTypeName } from '../../schema/keywords'
import type { Ask, SchemaRepair } from './repair'
import { TYPE_NAMES } from './type-names'

/** Renames types that go by their name in a programming language, lists of something included. */
export const renameTypes: SchemaRepair = (schema, path, _keyword, ask) => {
  const type = get(schema, 'type')
  const at = [...path, 'type']
  if (type?.kind === 'string') return renameOne(schema, type.value, at, ask)
  if (type?.kind !== 'array') return schema
  const names = type.items.map((item, i) => {
    const from = stringOf(item)
    const to = from === undefined ? undefined : typeFor(from)
    if (from === undefined || typeof to !== 'string') return item
    return ask({ code: 'import.type-name', path: [...at, i], values: { from, to } })
      ? str(to)
      : item
  })
  const isSame = names.every((name, i) => name === type.items[i])
  return isSame ? schema : withMember(schema, 'type', { ...type, items: names })
}

function renameOne(schema: JsonObject, from: string, at: Path, ask: Ask): JsonObject {
  const may = (to: string): boolean =>
    ask({ code: 'import.type-name', path: at, values: { from, to } })
  const to = typeFor(from)
  if (to === null) return may('any') ? withoutMembers(schema, ['type']) : schema
  if (to !== undefined) return may(to) ? withMember(schema, 'type', str(to)) : schema
  const ofValues = from.toLowerCase() === 'enum' ? typeOfAll(get(schema, 'enum')) : undefined
  if (ofValues !== undefined)
    return may(ofValues) ? withMember(schema, 'type', str(ofValues)) : schema
  const inside = listOf(from)
  if (inside === undefined || get(schema, 'items') || !may('array')) return schema
  const asList = withMember(schema, 'type', str('array'))
  return withMember(asList, 'items', obj(inside === null ? [] : [member('type', str(inside))]))
}

/** The type a name means; null is any value, undefined leaves the name alone. */
function typeFor(name: string): string | null | undefined {
  if (isTypeName(name)) return undefined
  const key = name.trim().toLowerCase()
  return Object.hasOwn(TYPE_NAMES, key) ? TYPE_NAMES[key] : undefined
}

/** What a name such as `List[str]`, `array<string>` or `int[]` is a list of; null is anything. */
function listOf(name: string): string | null | undefined {
  const found = /^(?:list|array|arraylist|sequence)\s*(?:\[(\w+)\]|<(\w+)>|\((\w+)\))$|^(\w+)\[\]$/i
  const inside = found.exec(name.trim())?.slice(1).find(Boolean)
  if (inside === undefined) return undefined
  return isTypeName(inside) ? inside : typeFor(inside)
}

/** The one type that all values of a list have. */
function typeOfAll(list: JsonNode | undefined): string | undefined {
  const kinds = new Set(itemsOf(list).map((each) => each.kind))
  const [only] = kinds
  return kinds.size === 1 && only !== 'null' ? only : undefined
}
