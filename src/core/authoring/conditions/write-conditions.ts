import { afterEdits } from '../../json/after-edits'
import type { Edit } from '../../json/edit'
import {
  arr,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  type Path,
  str,
  stringOf,
} from '../../json/node'
import { setKeyword } from '../../model/parameters'
import { type Condition, normalCondition } from './condition'
import { sentenceAdded, sentenceRemoved, sentenceReplaced } from './condition-text'
import type { ReadCondition } from './read-conditions'

/**
 * The edits that add a condition to an owner: the smallest schema that says it, and its sentence in
 * the description unless a text says it already. What stands there stays: a keyword that is taken
 * is left alone, and the condition goes into `allOf`.
 */
export function addCondition(tool: JsonObject, owner: Path, wanted: Condition): readonly Edit[] {
  const condition = normalCondition(wanted)
  const schema = schemaEdits(tool, owner, condition)
  if (schema.length === 0) return []
  return [...schema, ...sentenceAdded(afterEdits(tool, schema), owner, condition)]
}

/** The edits that take a condition out again, and the sentences that were written for it. */
export function removeCondition(
  tool: JsonObject,
  owner: Path,
  read: ReadCondition,
): readonly Edit[] {
  const schema = removal(tool, read)
  const after = afterEdits(tool, schema)
  return [...schema, ...sentenceRemoved(after, owner, read.conditions)]
}

/** The edits that make a condition another one, in its place where both are written alike. */
export function replaceCondition(
  tool: JsonObject,
  owner: Path,
  read: ReadCondition,
  wanted: Condition,
): readonly Edit[] {
  const condition = normalCondition(wanted)
  const schema = replacement(tool, owner, read, condition)
  return [
    ...schema,
    ...sentenceReplaced(afterEdits(tool, schema), owner, read.conditions, condition),
  ]
}

/** The sentence alone, for a condition that the schema has and no text says. */
export const sayCondition = (
  tool: JsonObject,
  owner: Path,
  condition: Condition,
): readonly Edit[] => sentenceAdded(tool, owner, condition)

/** The keywords that say a condition, and their values. */
export function membersOfCondition(condition: Condition): readonly (readonly [string, JsonNode])[] {
  switch (condition.kind) {
    case 'some':
      return [['anyOf', arr(condition.groups.map(requiring))]]
    case 'one':
      return [['oneOf', arr(condition.groups.map(requiring))]]
    case 'mostOne': {
      const branches = condition.groups.map(requiring)
      const none = obj([member('not', obj([member('anyOf', arr(branches))]))])
      return [['oneOf', arr([...branches, none])]]
    }
    case 'apart':
      return [['not', requiring(condition.names)]]
    case 'together':
    case 'with':
      return [
        [
          'dependentRequired',
          obj(dependencies(condition).map(({ name, needs }) => member(name, names(needs)))),
        ],
      ]
    case 'when': {
      const [only, ...more] = condition.values
      const value =
        only && more.length === 0 ? member('const', only) : member('enum', arr(condition.values))
      const properties = obj([member(condition.name, obj([value]))])
      return [
        // Without `required` a call that leaves the parameter out would be meant as well.
        [
          'if',
          obj([member('properties', properties), member('required', names([condition.name]))]),
        ],
        ['then', requiring(condition.needs)],
      ]
    }
  }
}

const names = (list: readonly string[]): JsonNode => arr(list.map(str))
const requiring = (list: readonly string[]): JsonObject => obj([member('required', names(list))])

const dependencies = (
  condition: Extract<Condition, { kind: 'together' | 'with' }>,
): readonly { readonly name: string; readonly needs: readonly string[] }[] =>
  condition.kind === 'with'
    ? [condition]
    : condition.names.map((name) => ({
        name,
        needs: condition.names.filter((each) => each !== name),
      }))

/** The edits of the schema alone; what the description says of it is not touched. */
export function schemaEdits(tool: JsonObject, owner: Path, condition: Condition): readonly Edit[] {
  const schema = getIn(tool, owner)
  if (schema?.kind !== 'object') return []
  if (condition.kind === 'together' || condition.kind === 'with') {
    const keyword = dependencyKeyword(tool, owner, schema)
    const old = get(schema, keyword)
    const wanted = dependencies(condition)
    const isFree =
      !old || (old.kind === 'object' && wanted.every(({ name }) => get(old, name) === undefined))
    if (old && isFree)
      return wanted.map(({ name, needs }): Edit => ({
        op: 'set',
        path: [...owner, keyword, name],
        value: names(needs),
      }))
    const value = membersOfCondition(condition)[0]![1]
    return isFree
      ? setKeyword(schema, owner, keyword, value)
      : intoAllOf(schema, owner, [[keyword, value]])
  }
  const written = membersOfCondition(condition)
  const taken = condition.kind === 'when' ? ['if', 'then', 'else'] : written.map(([key]) => key)
  if (taken.some((key) => get(schema, key) !== undefined)) return intoAllOf(schema, owner, written)
  return written.flatMap(([key, value]) => setKeyword(schema, owner, key, value))
}

/** Drafts before 2019-09 know dependencies by another word, and pass over the new one. */
function dependencyKeyword(tool: JsonObject, owner: Path, schema: JsonObject): string {
  if (get(schema, 'dependentRequired')) return 'dependentRequired'
  const draft = stringOf(getIn(tool, [owner[0]!, '$schema'])) ?? ''
  return /draft-0[3-7]/.test(draft) ? 'dependencies' : 'dependentRequired'
}

function intoAllOf(
  schema: JsonObject,
  owner: Path,
  written: readonly (readonly [string, JsonNode])[],
): readonly Edit[] {
  const item = obj(written.map(([key, value]) => member(key, value)))
  const all = get(schema, 'allOf')
  if (all?.kind === 'array')
    return [{ op: 'insert', path: [...owner, 'allOf', all.items.length], value: item }]
  return all ? [] : setKeyword(schema, owner, 'allOf', arr([item]))
}

function removal(tool: JsonObject, { place }: ReadCondition): readonly Edit[] {
  const { holder, keywords, entries } = place
  const edits: Edit[] = []
  let now = tool
  const apply = (edit: Edit): void => {
    edits.push(edit)
    now = afterEdits(now, [edit])
  }
  if (entries) {
    const at = [...holder, keywords[0]!]
    for (const { name, needs } of entries) {
      const list = itemsOf(getIn(now, [...at, name]))
      const left = list.filter((each) => !needs.includes(stringOf(each) ?? ''))
      if (left.length === 0 || needs.length === 0) apply({ op: 'remove', path: [...at, name] })
      else
        for (let i = list.length - 1; i >= 0; i--)
          if (!left.includes(list[i]!)) apply({ op: 'remove', path: [...at, name, i] })
    }
    if (membersOf(getIn(now, at)).length === 0) apply({ op: 'remove', path: at })
  } else for (const keyword of keywords) apply({ op: 'remove', path: [...holder, keyword] })
  emptyAllOf(now, holder, apply)
  return edits
}

/** An entry of `allOf` that says nothing any more goes, and `allOf` with its last. */
function emptyAllOf(tool: JsonObject, holder: Path, apply: (edit: Edit) => void): void {
  const list = holder.slice(0, -1)
  if (list.at(-1) !== 'allOf') return
  const left = membersOf(getIn(tool, holder))
  if (left.some(({ key }) => !['title', 'description', '$comment', 'type'].includes(key))) return
  const isLast = itemsOf(getIn(tool, list)).length === 1
  apply({ op: 'remove', path: isLast ? list : holder })
  if (isLast) {
    const owner = list.slice(0, -1)
    if (owner.at(-2) === 'allOf')
      emptyAllOf(afterEdits(tool, [{ op: 'remove', path: list }]), owner, apply)
  }
}

function replacement(
  tool: JsonObject,
  owner: Path,
  read: ReadCondition,
  condition: Condition,
): readonly Edit[] {
  const { holder, keywords, entries } = read.place
  const written = membersOfCondition(condition)
  const isSamePlace =
    !entries &&
    written.length === keywords.length &&
    written.every(([key]) => keywords.includes(key))
  if (isSamePlace)
    return written.map(([key, value]): Edit => ({ op: 'set', path: [...holder, key], value }))
  if (entries?.length === 1 && condition.kind === 'with' && entries[0]!.name === condition.name) {
    const path = [...holder, keywords[0]!, condition.name]
    const others = itemsOf(getIn(tool, path)).filter(
      (each) => !entries[0]!.needs.includes(stringOf(each) ?? ''),
    )
    return [{ op: 'set', path, value: arr([...others, ...condition.needs.map(str)]) }]
  }
  const out = removal(tool, read)
  return [...out, ...schemaEdits(afterEdits(tool, out), owner, condition)]
}
