import type { Edit } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { readingOf } from '../../model/reading'
import {
  indexOfTool,
  type ToolRecord,
  type ToolSet,
  withoutTool,
  withTool,
  withToolText,
} from '../../model/tool-set'
import { editTool } from '../edit-tool'
import { namesApart } from './names-apart'
import { groupedBy, namespaceOf, setNamespace } from './namespaces'

/** The ids of tools of a set. */
export type ToolIds = ReadonlySet<string>

export const withoutTools = (set: ToolSet, ids: ToolIds): ToolSet =>
  [...ids].reduce(withoutTool, set)

/**
 * A copy of each behind its original, under the next name that is free, so that the set is valid at
 * once. `newId` gives each its id for this session.
 */
export function withCopies(set: ToolSet, ids: ToolIds, newId: () => string): ToolSet {
  return set.tools.reduce(
    (now, tool) =>
      ids.has(tool.id)
        ? withTool(now, copyIn(now, tool, newId()), indexOfTool(now, tool.id) + 1)
        : now,
    set,
  )
}

function copyIn(set: ToolSet, tool: ToolRecord, id: string): ToolRecord {
  const [text = tool.text] = namesApart([tool.text], set.tools).texts
  return { ...tool, id, text }
}

/** What edits of several tools made, and the tools whose text could not take theirs. */
export interface EditedTools {
  readonly set: ToolSet
  readonly refused: readonly ToolRecord[]
}

/** Each tool with the edits that it is given; one whose text cannot take them stays as it is. */
export function withToolEdits(
  set: ToolSet,
  ids: ToolIds,
  editsFor: (tool: JsonObject, id: string) => readonly Edit[],
): EditedTools {
  const refused: ToolRecord[] = []
  let next = set
  for (const record of set.tools) {
    if (!ids.has(record.id)) continue
    const { tool } = readingOf(record)
    const edits = tool ? editsFor(tool, record.id) : []
    const edited = tool && editTool(record.text, edits, tool)
    if (edited?.ok) next = withToolText(next, record.id, edited.text)
    else refused.push(record)
  }
  return { set: next, refused }
}

/** Where tools go within their group: one place, or as far as they can. */
export type Direction = 'up' | 'down' | 'top' | 'bottom'

/**
 * The tools moved, each within its group and keeping their order among themselves. The group's tools
 * change places with each other only, so that no other group notices.
 */
export function withToolsMoved(
  set: ToolSet,
  ids: ToolIds,
  direction: Direction,
  namespace: (tool: ToolRecord) => string,
): ToolSet {
  const tools = [...set.tools]
  for (const { items: own } of groupedBy([...tools.keys()], (i) => namespace(set.tools[i]!))) {
    const moved = reordered(
      own.map((i) => set.tools[i]!),
      ids,
      direction,
    )
    for (const [at, i] of own.entries()) tools[i] = moved[at]!
  }
  return tools.every((tool, i) => tool === set.tools[i]) ? set : { ...set, tools }
}

function reordered(
  tools: readonly ToolRecord[],
  ids: ToolIds,
  direction: Direction,
): readonly ToolRecord[] {
  const isIn = (tool: ToolRecord): boolean => ids.has(tool.id)
  const chosen = tools.filter(isIn)
  const others = tools.filter((tool) => !isIn(tool))
  switch (direction) {
    case 'top':
      return [...chosen, ...others]
    case 'bottom':
      return [...others, ...chosen]
    case 'down':
      return reordered(tools.toReversed(), ids, 'up').toReversed()
    case 'up': {
      const moved = [...tools]
      for (let i = 1; i < moved.length; i++)
        if (isIn(moved[i]!) && !isIn(moved[i - 1]!))
          [moved[i - 1], moved[i]] = [moved[i]!, moved[i - 1]!]
      return moved
    }
  }
}

/**
 * The tools put side by side in front of a tool or behind it, into its group: who is of another takes
 * its name. One whose text cannot take the name stays where it is.
 */
export function withToolsPutAt(
  set: ToolSet,
  ids: ToolIds,
  target: string,
  side: 'before' | 'after',
  namespace: string,
): EditedTools {
  const away = new Set(
    set.tools
      .filter(({ id }) => ids.has(id))
      .filter((record) => namespaceOf(readingOf(record).tool) !== namespace)
      .map(({ id }) => id),
  )
  const renamed = withToolEdits(set, away, (tool) => setNamespace(tool, namespace))
  const stays = new Set(renamed.refused.map(({ id }) => id))
  const goes = (tool: ToolRecord): boolean => ids.has(tool.id) && !stays.has(tool.id)
  const at = indexOfTool(renamed.set, target)
  if (at < 0) return { set, refused: [] }
  const { tools } = renamed.set
  // The target may be one of them; then they gather where it stands.
  const cut = side === 'before' ? at : at + 1
  const next = [
    ...tools.slice(0, cut).filter((tool) => !goes(tool)),
    ...tools.filter(goes),
    ...tools.slice(cut).filter((tool) => !goes(tool)),
  ]
  const isSame = next.every((tool, i) => tool === set.tools[i])
  return { set: isSame ? set : { ...renamed.set, tools: next }, refused: renamed.refused }
}
