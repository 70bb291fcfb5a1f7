import type { Edit } from '../../json/edit'
import { get, type JsonNode, type JsonObject, str, stringOf } from '../../json/node'
import { removal, setMember } from '../../model/write-members'

/** The group that a tool says it belongs to, blanks around it taken off; empty where it says none. */
export const namespaceOf = (tool: JsonNode | undefined): string =>
  stringOf(get(tool, 'namespace'))?.trim() ?? ''

/** The edits that put a tool into a group; a blank name takes it out of its own. None where that is so already. */
export function setNamespace(tool: JsonObject, name: string): Edit[] {
  const wanted = name.trim()
  if (wanted === namespaceOf(tool)) return []
  return wanted === '' ? removal(tool, ['namespace']) : setMember(tool, 'namespace', str(wanted))
}

/** Things of one group, in the order in which they stand in the whole. */
export interface Grouped<T> {
  /** Empty for those that belong to none. */
  readonly namespace: string
  readonly items: readonly T[]
}

/**
 * A list by groups: those of none first, then each group where its first one stands. Within a group
 * the order is that of the list; without any group it is all one.
 */
export function groupedBy<T>(
  items: readonly T[],
  namespace: (item: T) => string,
): readonly Grouped<T>[] {
  const groups = new Map<string, T[]>([['', []]])
  for (const item of items) {
    const name = namespace(item)
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([name, members]) => ({ namespace: name, items: members }))
}
