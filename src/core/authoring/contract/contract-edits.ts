import type { Edit } from '../../json/edit'
import {
  arr,
  getIn,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  num,
  obj,
  type Path,
  str,
} from '../../json/node'
import { removal, setInOrder, setInRecord } from '../../model/write-members'
import {
  BARE,
  type Facet,
  FACETS,
  LISTS,
  type ListFacet,
  type RecordFacet,
  RECORDS,
} from './facets'

const CONTRACT: Path = ['contract']

/**
 * The edits by which a facet gets a value, in its place among the others, or is taken out; the last
 * facet takes an empty `contract` with it. A contract that is no object is left alone.
 */
export const setFacet = (tool: JsonObject, facet: Facet, value: JsonNode | undefined): Edit[] =>
  setInRecord(tool, 'contract', FACETS, facet, value)

/**
 * The edits by which one member of a facet gets a value or is taken out. A facet written in short (a
 * bare text, a bare number of seconds) becomes a record when it has to say more; members that nobody
 * knows stay. A facet of a kind that says nothing is left alone.
 */
export function setInFacet(
  tool: JsonObject,
  facet: RecordFacet,
  key: string,
  value: JsonNode | undefined,
): Edit[] {
  const order = RECORDS[facet]
  const main = order[0]
  const node = getIn(tool, [...CONTRACT, facet])
  if (!node || node.kind === 'null') {
    if (!value) return []
    return setFacet(tool, facet, inShort(facet, main, key, value))
  }
  if (node.kind === 'object') {
    const path = [...CONTRACT, facet, key]
    if (value) return [setInOrder(node, order, path, value)]
    const isLast = membersOf(node).every((each) => each.key === key)
    return isLast ? setFacet(tool, facet, undefined) : removal(node, path)
  }
  const own = node.kind === 'number' ? 'seconds' : main
  if (node.kind !== 'string' && !(node.kind === 'number' && facet === 'timeout')) return []
  if (key === own) return setFacet(tool, facet, value)
  if (!value) return []
  return setFacet(tool, facet, inOrder(order, [member(own, node), member(key, value)]))
}

/** Adds a row at the end of a list. One text without its brackets is meant as a list. */
export function addRow(tool: JsonObject, list: ListFacet, row: JsonNode): Edit[] {
  const node = getIn(tool, [...CONTRACT, list])
  if (node?.kind === 'array')
    return [{ op: 'insert', path: [...CONTRACT, list, node.items.length], value: row }]
  if (node?.kind === 'string') return setFacet(tool, list, arr([node, row]))
  return node && node.kind !== 'null' ? [] : setFacet(tool, list, arr([row]))
}

/** Sets one member of a row, or takes it out. A row written as a bare text becomes a record for it. */
export function setCell(
  tool: JsonObject,
  list: ListFacet,
  index: number,
  key: string,
  value: JsonNode | undefined,
): Edit[] {
  const order = LISTS[list]
  const [main] = order
  const whole = getIn(tool, [...CONTRACT, list])
  const path = whole?.kind === 'array' ? [...CONTRACT, list, index] : [...CONTRACT, list]
  const row = getIn(tool, path)
  if (row?.kind === 'object') {
    if (value) return [setInOrder(row, order, [...path, key], value)]
    return removal(row, [...path, key])
  }
  if (row?.kind !== 'string') return []
  if (key === main) return value ? [{ op: 'set', path, value }] : []
  if (!value) return []
  return [{ op: 'set', path, value: inOrder(order, [member(main, row), member(key, value)]) }]
}

/** Takes a row out; the last one takes the list with it. */
export function removeRow(tool: JsonObject, list: ListFacet, index: number): Edit[] {
  const node = getIn(tool, [...CONTRACT, list])
  if (node?.kind !== 'array' || (node.items.length === 1 && index === 0))
    return setFacet(tool, list, undefined)
  return index < node.items.length ? [{ op: 'remove', path: [...CONTRACT, list, index] }] : []
}

/** A text as a value; an empty one is none. */
export const textOrNone = (text: string): JsonNode | undefined =>
  text.trim() === '' ? undefined : str(text)

/** Seconds as typed; undefined for nothing, null for what is no number above zero. */
export function secondsOf(typed: string): JsonNode | undefined | null {
  const text = typed.trim()
  if (text === '') return undefined
  return /^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/.test(text) && Number(text) > 0 ? num(text) : null
}

function inShort(facet: RecordFacet, main: string, key: string, value: JsonNode): JsonNode {
  const isBare = key === main && value.kind === 'string' && BARE.includes(facet)
  return isBare ? value : obj([member(key, value)])
}

const inOrder = (order: readonly string[], members: JsonObject['members']): JsonObject =>
  obj([...members].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key)))
