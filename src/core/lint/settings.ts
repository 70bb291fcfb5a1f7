import type { Edit } from '../json/edit'
import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  member,
  membersOf,
  obj,
  str,
  stringOf,
} from '../json/node'
import { pointer } from '../json/pointer'
import { oncePer } from '../once-per'
import type { Finding } from './finding'
import type { Carried } from './rule'

/** Findings that the author set aside: of one rule, at a place and under it, or anywhere. */
export interface Aside {
  readonly rule: string
  /** A JSON pointer in the tool's document; without it the whole tool, or the whole set, is meant. */
  readonly path?: string
  /** Why; what has no reason is not set aside. */
  readonly reason: string
}

/** How a set is linted. Part of the document, so that a reviewer sees the same findings. */
export interface LintSettings {
  /** Rules that are off by default and were switched on. */
  readonly on: ReadonlySet<string>
  /** Set aside for every tool of the set. */
  readonly aside: readonly Aside[]
  /** What the dialect that the definitions were read from can carry. */
  readonly carries: ReadonlySet<Carried>
}

/** A document of our own carries everything. */
export const CARRIES_ALL: ReadonlySet<Carried> = new Set(['annotations', 'output', 'contract'])

/** The one object, so that what is known of a tool under it stays known. */
export const DEFAULT_SETTINGS: LintSettings = { on: new Set(), aside: [], carries: CARRIES_ALL }

/** The settings that a set's own members state (`lint: { on: […], aside: […] }`); once per object. */
export const settingsOf = oncePer((envelope: JsonNode): LintSettings => {
  const node = get(envelope, 'lint')
  const on = itemsOf(get(node, 'on')).flatMap((item) => stringOf(item) ?? [])
  const aside = asideIn(node)
  if (on.length === 0 && aside.length === 0) return DEFAULT_SETTINGS
  return { on: new Set(on), aside, carries: CARRIES_ALL }
})

/** What a tool's own document sets aside (`lint: { aside: [{ rule, path, reason }] }`). */
export const asideOf = oncePer((tool: JsonNode): readonly Aside[] => asideIn(get(tool, 'lint')))

const asideIn = (lint: JsonNode | undefined): readonly Aside[] =>
  itemsOf(get(lint, 'aside')).flatMap((item) => {
    const rule = stringOf(get(item, 'rule'))
    const path = stringOf(get(item, 'path'))
    const reason = stringOf(get(item, 'reason'))?.trim() ?? ''
    if (rule === undefined || reason === '') return []
    return [{ rule, reason, ...(path === undefined ? {} : { path }) }]
  })

/** The entry that sets a finding aside, if one does: the tool's own before the set's. */
export function asideFor(finding: Finding, entries: readonly Aside[]): Aside | undefined {
  if (entries.length === 0) return undefined
  const at = pointer(finding.path)
  return entries.find(
    ({ rule, path }) =>
      rule === finding.rule && (path === undefined || at === path || at.startsWith(`${path}/`)),
  )
}

/**
 * The edits by which a finding is set aside for a reason: in its tool at its place, or in the tool
 * or the set that `holder` is, wherever in it the rule speaks.
 */
export function settingAside(
  holder: JsonNode,
  finding: Finding,
  reason: string,
  where: 'here' | 'everywhere' = 'here',
): readonly Edit[] {
  const item = obj([
    member('rule', str(finding.rule)),
    ...(where === 'here' ? [member('path', str(pointer(finding.path)))] : []),
    member('reason', str(reason)),
  ])
  return addedToList(holder, 'aside', item)
}

/** The edits that take an entry back; with the last one the member goes too. */
export function takingBack(holder: JsonNode, entry: Aside): readonly Edit[] {
  const index = itemsOf(get(get(holder, 'lint'), 'aside')).findIndex(
    (item) =>
      stringOf(get(item, 'rule')) === entry.rule &&
      stringOf(get(item, 'path')) === entry.path &&
      stringOf(get(item, 'reason'))?.trim() === entry.reason,
  )
  return removedFromList(holder, 'aside', index)
}

/** The edits to a set's own members that switch a rule on which is off by default, or off again. */
export function switching(envelope: JsonNode, rule: string, isOn: boolean): readonly Edit[] {
  const index = itemsOf(get(get(envelope, 'lint'), 'on')).findIndex(
    (item) => stringOf(item) === rule,
  )
  if (!isOn) return removedFromList(envelope, 'on', index)
  return index < 0 ? addedToList(envelope, 'on', str(rule)) : []
}

type ListName = 'aside' | 'on'

function addedToList(holder: JsonNode, name: ListName, item: JsonNode): readonly Edit[] {
  const lint = get(holder, 'lint')
  const list = get(lint, name)
  if (list?.kind === 'array')
    return [{ op: 'insert', path: ['lint', name, list.items.length], value: item }]
  if (lint?.kind === 'object') return [{ op: 'set', path: ['lint', name], value: arr([item]) }]
  // Of a set, the settings are read before the tools; a tool has no member of that name.
  const value = obj([member(name, arr([item]))])
  return [{ op: 'set', path: ['lint'], value, before: 'tools' }]
}

function removedFromList(holder: JsonNode, name: ListName, index: number): readonly Edit[] {
  if (index < 0) return []
  const lint = get(holder, 'lint')
  if (itemsOf(get(lint, name)).length > 1) return [{ op: 'remove', path: ['lint', name, index] }]
  const isAlone = membersOf(lint).length === 1
  return [{ op: 'remove', path: isAlone ? ['lint'] : ['lint', name] }]
}
