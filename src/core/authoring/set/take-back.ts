import {
  indexOfTool,
  type ToolSet,
  withoutTool,
  withTool,
  withToolText,
} from '../../model/tool-set'

/**
 * A step taken back that was followed by others: what it took away stands again behind the tool that
 * it stood behind, what it added goes, and what it changed reads as before. A tool that was changed
 * again since then stays as it is now. Order is not restored.
 */
export function withStepTakenBack(now: ToolSet, before: ToolSet, after: ToolSet): ToolSet {
  let set = now
  for (const [i, tool] of before.tools.entries()) {
    const later = after.tools.find(({ id }) => id === tool.id)
    const current = set.tools.find(({ id }) => id === tool.id)
    if (!later && !current) {
      const neighbour = before.tools.slice(0, i).findLast(({ id }) => indexOfTool(set, id) >= 0)
      set = withTool(set, tool, neighbour ? indexOfTool(set, neighbour.id) + 1 : 0)
    } else if (later && current?.text === later.text) {
      set = withToolText(set, tool.id, tool.text)
    }
  }
  for (const tool of after.tools) {
    const isNew = indexOfTool(before, tool.id) < 0
    const current = set.tools.find(({ id }) => id === tool.id)
    if (isNew && current?.text === tool.text) set = withoutTool(set, tool.id)
  }
  return set
}
