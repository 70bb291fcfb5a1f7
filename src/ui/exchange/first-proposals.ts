import type { Spell } from '../../core/naming/chinese-words'
import { type NameProposal, suggestName } from '../../core/naming/suggest-name'
import type { ReadTool } from './import-report'

/** Names chosen in place of those that tools had, by the tools' keys. */
export type NewNames = ReadonlyMap<string, NameProposal>

/**
 * The first free proposal for each of the tools, beside what was chosen already; no two get the
 * same. A tool for which nothing can be proposed keeps its name.
 */
export function firstProposals(
  tools: readonly Pick<ReadTool, 'key' | 'name'>[],
  names: NewNames,
  others: readonly string[],
  spell?: Spell,
): NewNames {
  const next = new Map(names)
  const taken = [...others]
  for (const { key, name } of tools) {
    const [first] = suggestName(name, { taken, ...(spell && { spell }) })
    if (!first || first.collides !== undefined) continue
    next.set(key, first)
    taken.push(first.name)
  }
  return next
}
