import { type InjectedEntry, injectedList } from '../../authoring/injected/injected-list'
import type { Change } from '../change'
import { isSameData } from '../inclusion/meaning'
import type { ToolPair } from '../side-by-side'

/**
 * What the system fills in now and did not, and the other way round. A parameter that changed hands is
 * told as that, not as one that went or came; `changes` are those of the input.
 */
export function withInjected(pair: ToolPair, changes: readonly Change[]): readonly Change[] {
  if (pair.uncarried.has('contract')) return changes
  const [old, now] = [byName(injectedList(pair.before)), byName(injectedList(pair.after))]
  const told = new Set<string>()
  const own = changes.map((change): Change => {
    const name = change.field ?? ''
    const isGone = change.code === 'field-removed' && now.has(name) && !old.has(name)
    const isNew = change.code.startsWith('field-added') && old.has(name) && !now.has(name)
    if (!isGone && !isNew) return change
    told.add(name)
    if (isNew) return { ...change, code: 'injected-removed' }
    // Where other names are refused, a call that still gives it is refused too.
    const isRefused = change.values['closed'] === 'yes'
    return { ...change, code: 'injected-added', class: isRefused ? 'breaks' : 'behaviour' }
  })
  return [...own, ...entryChanges(old, now, told)]
}

const byName = (list: readonly InjectedEntry[]): ReadonlyMap<string, InjectedEntry> =>
  new Map(list.map((entry) => [entry.name, entry]))

function entryChanges(
  old: ReadonlyMap<string, InjectedEntry>,
  now: ReadonlyMap<string, InjectedEntry>,
  told: ReadonlySet<string>,
): readonly Change[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Change[] => {
    const [was, is] = [old.get(name), now.get(name)]
    if (told.has(name) || isSameData(was?.node, is?.node)) return []
    const code = !was ? 'injected-added' : !is ? 'injected-removed' : 'injected-changed'
    return [
      {
        code,
        class: 'behaviour',
        field: name,
        ...(was ? { before: was.node, pathBefore: ['contract', 'injected', was.index] } : {}),
        ...(is ? { after: is.node, path: ['contract', 'injected', is.index] } : {}),
        values: { field: name, name },
      },
    ]
  })
}
