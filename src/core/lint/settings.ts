import type { Edit } from '../json/edit'
import { arr, get, itemsOf, type JsonNode, member, obj, str, stringOf } from '../json/node'
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

/** The edits to its tool by which a finding is set aside, at its place, for a reason. */
export function settingAside(tool: JsonNode, finding: Finding, reason: string): readonly Edit[] {
  const item = obj([
    member('rule', str(finding.rule)),
    member('path', str(pointer(finding.path))),
    member('reason', str(reason)),
  ])
  const list = get(get(tool, 'lint'), 'aside')
  return list?.kind === 'array'
    ? [{ op: 'insert', path: ['lint', 'aside', list.items.length], value: item }]
    : [{ op: 'set', path: ['lint', 'aside'], value: arr([item]) }]
}

/** The edits that take an entry back; with the last one the member goes too. */
export function takingBack(tool: JsonNode, entry: Aside): readonly Edit[] {
  const items = itemsOf(get(get(tool, 'lint'), 'aside'))
  const index = items.findIndex(
    (item) =>
      stringOf(get(item, 'rule')) === entry.rule && stringOf(get(item, 'path')) === entry.path,
  )
  if (index < 0) return []
  return items.length === 1
    ? [{ op: 'remove', path: ['lint', 'aside'] }]
    : [{ op: 'remove', path: ['lint', 'aside', index] }]
}
