import type { Edit } from '../../json/edit'
import {
  arr,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  type Path,
  str,
  stringOf,
  withMember,
  withoutMembers,
} from '../../json/node'
import { type Change, spelling } from './change'
import { descriptionEdits } from './description-edits'
import { longestCommon } from './longest-common'
import { placesInDocument } from './places-in-document'

type Edits = readonly Edit[]
type Of<K extends Change['kind']> = Extract<Change, { kind: K }>

/**
 * Ways in which a document may be edited so that a dialect's reading of it changes as asked, the
 * likeliest first. Which of them does is for the caller to find out by writing the tool again.
 * `wanted` is the reading that is asked for, `isStrict` says that the dialect is a strict mode.
 */
export function editsFor(
  change: Change,
  tool: JsonObject,
  wanted: JsonObject,
  isStrict: boolean,
): readonly Edits[] {
  const plain = placesInDocument(tool, change.path).flatMap((place) => at(place, change, tool))
  if (!isStrict) return [...plain, ...withRequired(change, tool, wanted)]
  const toggles = requiredToggles(change, tool)
  const isNullAdded = change.kind === 'list' && hasNull(change.to) && !hasNull(change.from)
  const own = [
    ...optionalParameter(change, tool, wanted),
    ...withRequired(change, tool, wanted),
    ...withRequired(change, tool),
  ]
  return isNullAdded ? [...toggles, ...own, ...plain] : [...own, ...plain, ...toggles]
}

function at(place: Path, change: Change, tool: JsonObject): readonly Edits[] {
  switch (change.kind) {
    case 'set':
      return setAt(place, change, tool)
    case 'remove':
      return getIn(tool, place) ? [[{ op: 'remove', path: place }]] : []
    case 'text':
      return textAt(place, change, tool)
    case 'list':
      return listAt(place, change, tool)
    case 'insert':
      return insertAt(place, change, tool)
    case 'move':
      return moveAt(place, change, tool)
  }
}

function setAt(place: Path, { value, next }: Of<'set'>, tool: JsonObject): readonly Edits[] {
  const parent = getIn(tool, place.slice(0, -1))
  const before = next.find((key) => get(parent, key) !== undefined)
  const beside = { ...(before === undefined ? {} : { before }) }
  // Answers without a word are replaced by what was typed only inside themselves.
  if (
    place.length === 1 &&
    place[0] === 'description' &&
    get(tool, 'description')?.kind === 'object'
  )
    return [[{ op: 'set', path: ['description', 'does'], value }]]
  return [[{ op: 'set', path: place, value, ...beside }]]
}

/** The author's text may stand inside a longer one, of which the rest is the exporter's. */
function textAt(place: Path, { from, to }: Of<'text'>, tool: JsonObject): readonly Edits[] {
  if (place.length === 1 && place[0] === 'description') {
    const answers = descriptionEdits(tool, from, to)
    if (answers) return [answers.edits]
  }
  const own = stringOf(getIn(tool, place))
  if (own === undefined) return []
  const set = (text: string): Edits => [{ op: 'set', path: place, value: str(text) }]
  if (own === from) return [set(to)]
  const start = own === '' ? -1 : from.indexOf(own)
  if (start < 0 || from.includes(own, start + 1)) return []
  const ahead = from.slice(0, start)
  const behind = from.slice(start + own.length)
  if (to.length < ahead.length + behind.length || !to.startsWith(ahead) || !to.endsWith(behind))
    return []
  return [set(to.slice(ahead.length, to.length - behind.length))]
}

function listAt(place: Path, change: Of<'list'>, tool: JsonObject): readonly Edits[] {
  const own = getIn(tool, place)
  const isWord = own?.kind === 'string'
  const items = isWord ? [own] : own?.kind === 'array' ? own.items : undefined
  const next = items ? withDelta(items, change) : change.to
  const isType = place.at(-1) === 'type'
  if (isType && next.length === 1) return [[{ op: 'set', path: place, value: next[0]! }]]
  if (items === undefined || isWord) return [[{ op: 'set', path: place, value: arr(next) }]]
  return [itemEdits(place, items, next)]
}

/** The list with what `change` takes away taken away, and what it adds behind the same neighbour. */
function withDelta(own: readonly JsonNode[], { from, to }: Of<'list'>): readonly JsonNode[] {
  const had = new Set(from.map(spelling))
  const has = new Set(to.map(spelling))
  const next = own.filter((item) => !had.has(spelling(item)) || has.has(spelling(item)))
  to.forEach((item, i) => {
    if (had.has(spelling(item)) || next.some((each) => spelling(each) === spelling(item))) return
    const ahead = to.slice(0, i).reverse().map(spelling)
    const neighbour = ahead.find((each) => next.some((one) => spelling(one) === each))
    const place = next.findIndex((one) => spelling(one) === neighbour)
    next.splice(neighbour === undefined ? 0 : place + 1, 0, item)
  })
  const isSameSet = next.length === own.length && next.every((each, i) => each === own[i])
  if (!isSameSet) return next
  // Only the order changed: those that both know stand in the new one.
  const rank = new Map(to.map((item, i) => [spelling(item), i]))
  return [...own].sort((a, b) => (rank.get(spelling(a)) ?? 0) - (rank.get(spelling(b)) ?? 0))
}

/** Items taken out and put in, so that the others keep their bytes. */
function itemEdits(place: Path, own: readonly JsonNode[], next: readonly JsonNode[]): Edits {
  const pairs = longestCommon(own.map(spelling), next.map(spelling))
  const kept = new Set(pairs.map(([i]) => i))
  const stays = new Set(pairs.map(([, j]) => j))
  const removed = own
    .flatMap((_, i): Edits => (kept.has(i) ? [] : [{ op: 'remove', path: [...place, i] }]))
    .toReversed()
  const added = next.flatMap((value, j): Edits =>
    stays.has(j) ? [] : [{ op: 'insert', path: [...place, j], value }],
  )
  return [...removed, ...added]
}

function insertAt(place: Path, { value }: Of<'insert'>, tool: JsonObject): readonly Edits[] {
  const list = getIn(tool, place.slice(0, -1))
  if (!list) return [[{ op: 'set', path: place.slice(0, -1), value: arr([value]) }]]
  return list.kind === 'array' ? [[{ op: 'insert', path: place, value }]] : []
}

function moveAt(place: Path, { before }: Of<'move'>, tool: JsonObject): readonly Edits[] {
  const keys = membersOf(getIn(tool, place.slice(0, -1))).map((each) => each.key)
  const others = keys.filter((key) => key !== place.at(-1))
  if (others.length === keys.length) return []
  const neighbour = before.find((key) => others.includes(key))
  const to = neighbour === undefined ? 0 : others.indexOf(neighbour) + 1
  const now = keys.indexOf(String(place.at(-1)))
  return to === now ? [] : [[{ op: 'move', path: place, to }]]
}

/** The parameter that a place belongs to: its owner and its name. */
function parameterOf(place: Path): { readonly owner: Path; readonly name: string } | undefined {
  const i = place.findLastIndex(
    (step, at) => step === 'properties' && at > 0 && at < place.length - 1,
  )
  return i < 0 ? undefined : { owner: place.slice(0, i), name: String(place[i + 1]) }
}

const requires = (schema: JsonNode | undefined, name: string): number =>
  itemsOf(get(schema, 'required')).findIndex((item) => stringOf(item) === name)

/** A strict mode says that a parameter may be left out by letting it be null. */
function requiredToggles(change: Change, tool: JsonObject): readonly Edits[] {
  return placesInDocument(tool, change.path).flatMap((place) => {
    const parameter = parameterOf(place)
    if (!parameter) return []
    const { owner, name } = parameter
    const schema = getIn(tool, owner)
    const index = requires(schema, name)
    if (index >= 0) return [[{ op: 'remove', path: [...owner, 'required', index] }]]
    return [requiring(owner, name, schema)]
  })
}

/** Names it among the required, in the place that its parameter has. */
function requiring(owner: Path, name: string, schema: JsonNode | undefined): Edits {
  const list = get(schema, 'required')
  const path = [...owner, 'required']
  if (list?.kind !== 'array') return [{ op: 'set', path, value: arr([str(name)]) }]
  const order = membersOf(get(schema, 'properties')).map((each) => each.key)
  const later = list.items.findIndex(
    (item) => order.indexOf(stringOf(item) ?? '') > order.indexOf(name) && order.includes(name),
  )
  const at = later < 0 ? list.items.length : later
  return [{ op: 'insert', path: [...path, at], value: str(name) }]
}

/** A parameter that comes or goes, together with its name among the required. */
function withRequired(change: Change, tool: JsonObject, wanted?: JsonObject): readonly Edits[] {
  const parameter = parameterOf(change.path)
  if (!parameter || change.path.length !== parameter.owner.length + 2) return []
  const { owner, name } = parameter
  // A strict mode names them all, whatever is typed.
  const isNamed = wanted && requires(getIn(wanted, owner), name) >= 0
  const index = requires(getIn(tool, owner), name)
  if (change.kind === 'remove' && index >= 0 && isNamed !== true)
    return at(change.path, change, tool).map((edits) => [
      ...edits,
      { op: 'remove', path: [...owner, 'required', index] },
    ])
  if (change.kind !== 'set' || isNamed === false || index >= 0) return []
  return at(change.path, change, tool).map((edits) => [
    ...edits,
    ...requiring(owner, name, getIn(tool, owner)),
  ])
}

/** A new parameter of a strict mode that may be null is one that may be left out. */
function optionalParameter(change: Change, tool: JsonObject, wanted: JsonObject): readonly Edits[] {
  const parameter = parameterOf(change.path)
  if (change.kind !== 'set' || !change.isNew || !parameter) return []
  if (change.path.length !== parameter.owner.length + 2) return []
  if (requires(getIn(wanted, parameter.owner), parameter.name) < 0) return []
  const value = withoutNull(change.value)
  return value ? at(change.path, { ...change, value }, tool) : []
}

const hasNull = (items: readonly JsonNode[]): boolean => items.some(isNull)
const isNull = (node: JsonNode): boolean => node.kind === 'null' || stringOf(node) === 'null'
const isNullSchema = (node: JsonNode): boolean => stringOf(get(node, 'type')) === 'null'

/** A schema without the null that it allows besides; undefined when it allows none. */
function withoutNull(schema: JsonNode): JsonNode | undefined {
  if (schema.kind !== 'object') return undefined
  const branches = itemsOf(get(schema, 'anyOf'))
  const others = branches.filter((each) => !isNullSchema(each))
  if (others.length === 1 && others.length < branches.length && others[0]!.kind === 'object') {
    const beside = withoutMembers(schema, ['anyOf'])
    return { ...beside, members: [...beside.members, ...others[0]!.members] }
  }
  const types = itemsOf(get(schema, 'type'))
  const left = types.filter((each) => !isNull(each))
  if (left.length === types.length || left.length === 0) return undefined
  const typed = withMember(schema, 'type', left.length === 1 ? left[0]! : arr(left))
  const values = get(typed, 'enum')
  if (values?.kind !== 'array' || !hasNull(values.items)) return typed
  return withMember(typed, 'enum', arr(values.items.filter((each) => each.kind !== 'null')))
}
