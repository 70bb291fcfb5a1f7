import { get, itemsOf, type JsonNode, type Path, sameData, stringOf } from '../../json/node'
import { CONFIRMERS, contractOf, EFFECTS } from '../../model/contract'
import type { Change, ChangeClass } from '../change'
import type { ChangeCode } from '../codes'
import { isSameData } from '../inclusion/meaning'
import { keysOfBoth } from '../keys-of-both'
import type { ToolPair } from '../side-by-side'

/** Lists of a contract, and the member by which an entry is known. */
const LISTS: Readonly<Record<string, string>> = {
  outcomes: 'state',
  signals: 'field',
  errors: 'code',
  checks: 'text',
}

/** Other members of a contract, and what changing them does: what only the host reads, changes no call. */
const FACETS: Readonly<Record<string, ChangeClass>> = {
  idempotency: 'behaviour',
  resultSize: 'behaviour',
  verification: 'safe',
  timeout: 'safe',
  audit: 'safe',
  strict: 'safe',
  outside: 'safe',
}

/** Members that are compared in their own way. */
const APART = ['effect', 'confirmation', 'injected', ...Object.keys(LISTS)]

/** What changed in what a tool promises, but for what the system fills in. */
export function compareContracts(pair: ToolPair): readonly Change[] {
  const [was, is] = [get(pair.before, 'contract'), get(pair.after, 'contract')]
  if (pair.uncarried.has('contract') || sameData(was, is)) return []
  return [
    ...compareEffects(pair),
    ...compareConfirmations(pair),
    ...Object.entries(LISTS).flatMap(([list, by]) => compareEntries(list, by, was, is)),
    ...keysOfBoth(was, is).flatMap((key) =>
      APART.includes(key) ? [] : compareFacet(key, was, is),
    ),
  ]
}

const at = (...path: Path): { readonly path: Path; readonly pathBefore: Path } => ({
  path: ['contract', ...path],
  pathBefore: ['contract', ...path],
})

const nodes = (before: JsonNode | undefined, after: JsonNode | undefined) => ({
  ...(before ? { before } : {}),
  ...(after ? { after } : {}),
})

function compareEffects({ before, after }: ToolPair): readonly Change[] {
  const [was, is] = [contractOf(before)?.effect, contractOf(after)?.effect]
  const [old, now] = [get(get(before, 'contract'), 'effect'), get(get(after, 'contract'), 'effect')]
  if (was === is) return compareFacetNodes('effect', old, now)
  const code: ChangeCode =
    was === undefined
      ? 'effect-stated'
      : is === undefined
        ? 'effect-unstated'
        : EFFECTS.indexOf(is) > EFFECTS.indexOf(was)
          ? 'effect-raised'
          : 'effect-lowered'
  const values = { before: was ?? '', after: is ?? '' }
  return [{ code, class: 'behaviour', ...at('effect'), ...nodes(old, now), values }]
}

function compareConfirmations({ before, after }: ToolPair): readonly Change[] {
  const [was, is] = [contractOf(before)?.confirmation, contractOf(after)?.confirmation]
  const [old, now] = [
    get(get(before, 'contract'), 'confirmation'),
    get(get(after, 'contract'), 'confirmation'),
  ]
  const rankOf = (who: (typeof CONFIRMERS)[number] | undefined): number =>
    who === undefined ? 0 : CONFIRMERS.indexOf(who)
  const [from, to] = [rankOf(was?.who), rankOf(is?.who)]
  const values = { before: was?.who ?? 'none', after: is?.who ?? 'none' }
  const where = { ...at('confirmation'), ...nodes(old, now) }
  if (from !== to) {
    const code = to < from ? 'confirmation-weaker' : 'confirmation-stronger'
    return [{ code, class: 'behaviour', ...where, values }]
  }
  if (was?.when !== is?.when) {
    const when = { before: was?.when ?? '', after: is?.when ?? '' }
    return [{ code: 'confirmation-when', class: 'behaviour', ...where, values: when }]
  }
  return compareFacetNodes('confirmation', old, now, 'safe')
}

/** An entry that is a text alone, or that has the member by which it is known. */
const nameOf = (entry: JsonNode, by: string): string | undefined =>
  stringOf(entry) ?? stringOf(get(entry, by))

function compareEntries(
  list: string,
  by: string,
  was: JsonNode | undefined,
  is: JsonNode | undefined,
): readonly Change[] {
  const [old, now] = [itemsOf(get(was, list)), itemsOf(get(is, list))]
  const find = (entries: readonly JsonNode[], name: string): number =>
    entries.findIndex((each) => nameOf(each, by) === name)
  const names = new Set([...old, ...now].flatMap((each) => nameOf(each, by) ?? []))
  return [...names].flatMap((name): Change[] => {
    const [i, j] = [find(old, name), find(now, name)]
    const [before, after] = [old[i], now[j]]
    if (isSameData(before, after)) return []
    const code = !before ? 'entry-added' : !after ? 'entry-removed' : 'entry-changed'
    return [
      {
        code,
        class: 'behaviour',
        ...(before ? { before, pathBefore: ['contract', list, i] } : {}),
        ...(after ? { after, path: ['contract', list, j] } : {}),
        values: { list, name },
      },
    ]
  })
}

const compareFacet = (
  key: string,
  was: JsonNode | undefined,
  is: JsonNode | undefined,
): readonly Change[] =>
  compareFacetNodes(
    key,
    get(was, key),
    get(is, key),
    Object.hasOwn(FACETS, key) ? FACETS[key] : 'behaviour',
  )

function compareFacetNodes(
  key: string,
  before: JsonNode | undefined,
  after: JsonNode | undefined,
  is: ChangeClass = 'behaviour',
): readonly Change[] {
  if (isSameData(before, after)) return []
  return [
    {
      code: 'facet-changed',
      class: is,
      ...at(key),
      ...nodes(before, after),
      values: { facet: key },
    },
  ]
}
