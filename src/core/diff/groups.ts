import { type Change, type ChangeClass, CLASSES } from './change'
import type { SetDiff, ToolDiff } from './compare-sets'

/** A change and the tool that it is in; without one it is about the set. */
export interface PlacedChange {
  readonly tool?: ToolDiff
  readonly change: Change
}

/** The changes of one class. */
export interface ChangeGroup {
  readonly class: ChangeClass
  readonly changes: readonly PlacedChange[]
}

/** All changes by what they do, worst first, in the order of the tools; empty groups included. */
export function groupsOf({ tools, changes }: SetDiff): readonly ChangeGroup[] {
  const all: readonly PlacedChange[] = [
    ...changes.map((change) => ({ change })),
    ...tools.flatMap((tool) => tool.changes.map((change) => ({ tool, change }))),
  ]
  return CLASSES.map((each) => ({
    class: each,
    changes: all.filter(({ change }) => change.class === each),
  }))
}

/** How many changes there are of each class. */
export function countsOf(diff: SetDiff): Record<ChangeClass, number> {
  const counts = { breaks: 0, behaviour: 0, safe: 0 }
  for (const group of groupsOf(diff)) counts[group.class] = group.changes.length
  return counts
}

/** Changes of one class in one tool, or in the set itself. */
export interface ToolChanges {
  readonly tool?: ToolDiff
  readonly changes: readonly Change[]
}

/** The changes of a group with those of one tool together, in their order. */
export function byTool({ changes }: ChangeGroup): readonly ToolChanges[] {
  const parts: { tool?: ToolDiff; changes: Change[] }[] = []
  for (const { tool, change } of changes) {
    const last = parts.at(-1)
    if (last && last.tool === tool) last.changes.push(change)
    else parts.push({ ...(tool ? { tool } : {}), changes: [change] })
  }
  return parts
}
