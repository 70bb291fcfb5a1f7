import type { Edit } from '../json/edit'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  member,
  membersOf,
  obj,
  type Path,
  str,
} from '../json/node'
import { choiceUnionOf, isChoiceOfBranches } from './choice-branches'
import { moveChoice } from './choices'
import { addParameter, freeName, moveParameter, removeParameter, setRequired } from './parameters'
import type { RowPlace } from './row-places'
import { branchesOf } from './schema-body'

/**
 * Moves one row of a list to another place among the rows shown: a parameter, a value with its
 * meaning, a variant, an entry. `step` is its name, or its index in the array at `list`.
 */
export function moveRow(tool: JsonNode, list: Path, step: string, to: number): Edit[] {
  const node = getIn(tool, list)
  const holder = list.slice(0, -1)
  const key = String(list.at(-1))
  if (node?.kind !== 'array') return moveParameter(tool, holder, step, to)
  const from = Number(step)
  const schema = getIn(tool, holder)
  if (key === 'enum' || (schema && isChoiceOfBranches(schema) && choiceUnionOf(schema) === key))
    return moveChoice(tool, holder, from, to)
  if (key !== 'anyOf' && key !== 'oneOf') return moved(list, from, to)
  // Null is a branch without a row, so places are counted without it.
  const shown = schema?.kind === 'object' ? branchesOf(schema, key) : []
  const target = shown[Math.max(0, Math.min(to, shown.length - 1))]
  return target ? moved(list, from, target.index) : []
}

const moved = (list: Path, from: number, to: number): Edit[] =>
  from === to || Number.isNaN(from) ? [] : [{ op: 'move', path: [...list, from], to }]

/** Takes a row out; a parameter with its name in `required`. */
export function removeRow(tool: JsonNode, place: RowPlace): Edit[] {
  if (place.role === 'parameter') return removeParameter(tool, place.path.slice(0, -2), place.name)
  return getIn(tool, place.path) ? [{ op: 'remove', path: place.path }] : []
}

/** Whether a row can be taken out and leave a schema that says something. */
export const canRemove = (place: RowPlace, count: number): boolean =>
  place.role === 'parameter' || place.role === 'item' || place.role === 'value' || count > 1

/** A copy of a row behind it, and where it will stand; a parameter gets the next free name. */
export function duplicateRow(
  tool: JsonNode,
  place: RowPlace,
): { readonly edits: Edit[]; readonly path: Path } | undefined {
  const node = getIn(tool, place.path)
  if (!node) return undefined
  if (place.role === 'variant' || place.role === 'entry') {
    const path = [...place.path.slice(0, -1), Number(place.path.at(-1)) + 1]
    return { edits: [{ op: 'insert', path, value: node }], path }
  }
  if (place.role !== 'parameter') return undefined
  const list = place.path.slice(0, -1)
  const owner = list.slice(0, -1)
  const name = freeName(tool, owner, place.name)
  const keys = membersOf(getIn(tool, list)).map(({ key }) => key)
  const next = keys[keys.indexOf(place.name) + 1]
  const path = [...list, name]
  const copy: Edit = {
    op: 'set',
    path,
    value: node,
    ...(next === undefined ? {} : { before: next }),
  }
  const required = place.isRequired ? requiredBehind(tool, owner, place.name, name) : []
  return { edits: [copy, ...required], path }
}

/** The copy stands in `required` behind the one it is a copy of. */
function requiredBehind(tool: JsonNode, owner: Path, name: string, copy: string): Edit[] {
  const required = getIn(tool, [...owner, 'required'])
  const at = itemsOf(required).findLastIndex(
    (item) => item.kind === 'string' && item.value === name,
  )
  if (at < 0) return setRequired(tool, owner, copy, true)
  return [{ op: 'insert', path: [...owner, 'required', at + 1], value: str(copy) }]
}

/** Adds an entry of text behind those of a tuple. */
export function addEntry(tool: JsonNode, list: Path): Edit[] {
  const count = itemsOf(getIn(tool, list)).length
  return [{ op: 'insert', path: [...list, count], value: obj([member('type', str('string'))]) }]
}

/** Adds a field to an owner under a free name; the edits and where it will stand. */
export function addField(
  tool: JsonNode,
  owner: Path,
  wanted: string,
): { readonly edits: Edit[]; readonly path: Path } {
  const name = freeName(tool, owner, wanted)
  return { edits: addParameter(tool, owner, name), path: [...owner, 'properties', name] }
}

/** Whether more entries may follow those that a tuple lists, and by which keyword it says so. */
export function restOf(schema: JsonNode): {
  readonly keyword: string
  readonly rest: JsonNode | undefined
} {
  const keyword = get(schema, 'items')?.kind === 'array' ? 'additionalItems' : 'items'
  return { keyword, rest: get(schema, keyword) }
}
