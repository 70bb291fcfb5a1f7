import { afterEdits } from '../../json/after-edits'
import type { Edit } from '../../json/edit'
import {
  arr,
  bool,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  type Path,
  sameData,
  str,
  stringOf,
} from '../../json/node'
import {
  addParameter,
  INPUT,
  parametersIn,
  removeParameter,
  setRequired,
} from '../../model/parameters'
import type { Condition } from '../conditions/condition'
import { namesOfCondition } from '../conditions/condition'
import { readConditions } from '../conditions/read-conditions'
import { removeCondition, replaceCondition } from '../conditions/write-conditions'
import { setFacet } from '../contract/contract-edits'
import { canInject, INJECTED, type InjectedEntry, injectedList } from './injected-list'
import { suggestedSource } from './injected-sources'
import { inOf, type NestedPlace, nestedPlaceOf, placeIn, withoutArgument } from './nested-place'

/** The same of a parameter at any depth, by its path; its object stays as it is otherwise. */
export function moveNestedToInjected(tool: JsonObject, path: Path): readonly Edit[] {
  const place = nestedPlaceOf(path)
  return place ? moved(tool, place, suggestedSource(place.name)) : []
}

/**
 * The edits that move a parameter of the tool out of what the model sees, into `contract.injected`:
 * out of the input schema, the conditions that it knows and the examples of calls. Its schema, that it
 * was required and what stood behind it stay with the entry. None where there is no such parameter.
 */
export function moveToInjected(
  tool: JsonObject,
  name: string,
  source: string | undefined = suggestedSource(name),
): readonly Edit[] {
  return moved(tool, { owner: INPUT, name, label: name }, source)
}

function moved(tool: JsonObject, place: NestedPlace, source: string | undefined): readonly Edit[] {
  const { owner, name, label } = place
  const found = parametersIn(tool, owner)
  const parameters = found.kind === 'list' ? found.parameters : []
  const at = parameters.findIndex((each) => each.name === name)
  const parameter = parameters[at]
  if (!parameter || !canInject(tool)) return []
  const all: Edit[] = []
  let now = tool
  const apply = (edits: readonly Edit[]): void => {
    all.push(...edits)
    now = afterEdits(now, edits)
  }
  withdrawFromConditions(tool, place, (edits) => apply(edits(now)))
  apply(removeParameter(now, owner, name))
  apply(outOfExamples(now, place))
  const behind = parameters[at + 1]?.name
  const kept = inOf(owner)
  const entry = obj([
    member('name', str(label)),
    ...(source === undefined ? [] : [member('source', str(source))]),
    ...(kept === undefined ? [] : [member('in', str(kept))]),
    member('schema', parameter.schema),
    ...(parameter.isRequired ? [member('required', bool(true))] : []),
    ...(behind === undefined ? [] : [member('before', str(behind))]),
  ])
  apply(listed(now, label, entry))
  return all
}

/** The edits that move an entry back among the parameters, to its old place where that is known. */
export function moveToParameters(tool: JsonObject, index: number): readonly Edit[] {
  const entry = injectedList(tool).find((each) => each.index === index)
  if (!entry) return []
  const all: Edit[] = []
  let now = tool
  const apply = (edits: readonly Edit[]): void => {
    all.push(...edits)
    now = afterEdits(now, edits)
  }
  apply(removeInjected(now, index))
  const { owner, name } = homeOf(now, entry)
  const found = parametersIn(now, owner)
  if (found.kind === 'strange') return []
  // A name that only the contract kept from the model stands there already.
  if (found.kind === 'list' && found.parameters.some((each) => each.name === name)) return all
  const added = addParameter(now, owner, name, entry.schema ?? obj([member('type', str('string'))]))
  const before = stringOf(get(entry.node, 'before'))
  const isThere = before !== undefined && getIn(now, [...owner, 'properties', before]) !== undefined
  const [first] = added
  const isOneMember = first?.op === 'set' && first.path.length === owner.length + 2
  apply(isThere && isOneMember ? [{ ...first, before }] : added)
  const wasRequired = get(entry.node, 'required')
  if (wasRequired?.kind === 'boolean' && wasRequired.value)
    apply(setRequired(now, owner, name, true))
  return all
}

/** Where an entry goes back to: the object that it came from, or the top where that is gone. */
function homeOf(
  tool: JsonObject,
  { node, name }: InjectedEntry,
): { readonly owner: Path; readonly name: string } {
  const kept = stringOf(get(node, 'in'))
  const home = kept === undefined ? undefined : placeIn(kept, name)
  if (home && getIn(tool, home.owner)?.kind === 'object') return home
  return { owner: INPUT, name: home?.name ?? name }
}

/** The edits that add to the list what the system fills in and no parameter ever was. */
export function addInjected(
  tool: JsonObject,
  name: string,
  source = suggestedSource(name),
): readonly Edit[] {
  if (!canInject(tool) || injectedList(tool).some((each) => each.name === name)) return []
  const members = [
    member('name', str(name)),
    ...(source === undefined ? [] : [member('source', str(source))]),
  ]
  return listed(tool, name, obj(members))
}

/** The edits that take an entry out, and the list and the contract with their last. */
export function removeInjected(tool: JsonObject, index: number): readonly Edit[] {
  const list = itemsOf(getIn(tool, INJECTED))
  if (list.length > 1) return [{ op: 'remove', path: [...INJECTED, index] }]
  const isAlone = membersOf(get(tool, 'contract')).length === 1
  return [{ op: 'remove', path: isAlone ? ['contract'] : INJECTED }]
}

/** The edits that set the name or the source of an entry; an empty source goes. */
export function setInjected(
  tool: JsonObject,
  index: number,
  key: 'name' | 'source',
  text: string,
): readonly Edit[] {
  const path = [...INJECTED, index]
  const node = getIn(tool, path)
  if (!node) return []
  if (node.kind === 'string') {
    if (key === 'name') return [{ op: 'set', path, value: str(text) }]
    const value = obj([member('name', node), member('source', str(text))])
    return text === '' ? [] : [{ op: 'set', path, value }]
  }
  if (node.kind !== 'object') return []
  const at = [...path, key]
  if (text === '' && key === 'source') return get(node, key) ? [{ op: 'remove', path: at }] : []
  const next = node.members.find((each) => each.key !== 'name')?.key
  return [
    { op: 'set', path: at, value: str(text), ...(next === undefined ? {} : { before: next }) },
  ]
}

/** An entry that has the name already is filled up, not doubled. */
function listed(tool: JsonObject, name: string, entry: JsonObject): readonly Edit[] {
  const old = injectedList(tool).find((each) => each.name === name)
  const list = getIn(tool, INJECTED)
  if (!old)
    return list
      ? [{ op: 'insert', path: [...INJECTED, itemsOf(list).length], value: entry }]
      : setFacet(tool, 'injected', arr([entry]))
  const path = [...INJECTED, old.index]
  if (old.node.kind !== 'object') return [{ op: 'set', path, value: entry }]
  return entry.members
    .filter(({ key }) => get(old.node, key) === undefined)
    .map(({ key, value }): Edit => ({ op: 'set', path: [...path, key], value }))
}

/** Takes a name out of every condition that can be said in a sentence, or the condition where nothing is left. */
function withdrawFromConditions(
  tool: JsonObject,
  { owner, name }: NestedPlace,
  apply: (edits: (now: JsonObject) => readonly Edit[]) => void,
): void {
  const count = readConditions(tool, owner).length
  // From the last to the first, so that the places of those before stay as they are.
  for (let i = count - 1; i >= 0; i--)
    apply((now) => {
      const read = readConditions(now, owner)[i]
      if (!read?.conditions.some((each) => namesOfCondition(each).includes(name))) return []
      const [only, ...more] = read.conditions
      const left = only && more.length === 0 ? withoutName(only, name) : undefined
      return left ? replaceCondition(now, owner, read, left) : removeCondition(now, owner, read)
    })
}

/** A condition without one of its names; undefined where it says nothing any more. */
export function withoutName(condition: Condition, name: string): Condition | undefined {
  if ('groups' in condition) {
    const groups = condition.groups.filter((group) => !group.includes(name))
    return groups.length > 1 ? { ...condition, groups } : undefined
  }
  if ('names' in condition) {
    const names = condition.names.filter((each) => each !== name)
    return names.length > 1 ? { ...condition, names } : undefined
  }
  const needs = condition.needs.filter((each) => each !== name)
  return condition.name !== name && needs.length > 0 ? { ...condition, needs } : undefined
}

/** Whole calls: those of the tool, and those that the input schema has itself. */
function outOfExamples(tool: JsonObject, place: NestedPlace): readonly Edit[] {
  const calls = (path: Path, node: JsonNode | undefined): readonly Edit[] => {
    const value = node && withoutArgument(node, place)
    return value && !sameData(value, node) ? [{ op: 'set', path, value }] : []
  }
  const inLists = [['inputExamples'], [...INPUT, 'examples']].flatMap((list) =>
    itemsOf(getIn(tool, list)).flatMap((each, i) => calls([...list, i], each)),
  )
  const fallback = [...INPUT, 'default']
  return [...inLists, ...calls(fallback, getIn(tool, fallback))]
}
