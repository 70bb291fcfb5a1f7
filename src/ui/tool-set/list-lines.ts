import { groupedBy } from '../../core/authoring/set/namespaces'
import type { ToolRecord } from '../../core/model/tool-set'

/** One line of the list: a tool, or the heading of a namespace above its tools. */
export type ListLine =
  | { readonly kind: 'tool'; readonly key: string; readonly record: ToolRecord }
  | {
      readonly kind: 'group'
      readonly key: string
      readonly namespace: string
      readonly ids: readonly string[]
      readonly isClosed: boolean
    }

/** The list from top to bottom. Headings are there only where some tool has a namespace. */
export function linesOf(
  tools: readonly ToolRecord[],
  namespace: (record: ToolRecord) => string,
  closed: ReadonlySet<string>,
): readonly ListLine[] {
  return groupedBy(tools, namespace).flatMap((group): ListLine[] => {
    const rows = group.items.map((record): ListLine => ({ kind: 'tool', key: record.id, record }))
    if (group.namespace === '') return rows
    const isClosed = closed.has(group.namespace)
    const heading: ListLine = {
      kind: 'group',
      key: `group ${group.namespace}`,
      namespace: group.namespace,
      ids: group.items.map(({ id }) => id),
      isClosed,
    }
    return isClosed ? [heading] : [heading, ...rows]
  })
}
