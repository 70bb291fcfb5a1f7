import type { SetMarks, ToolMark } from './snapshot'
import { takenFrom } from './taken-from'

/** What became of the tools of a set between two moments, in numbers. */
export interface WhatChanged {
  readonly added: number
  readonly removed: number
  /** Tools that say something else, or have another name. */
  readonly changed: number
  /** Only the order of the tools is another. */
  readonly isReordered: boolean
  /** What the set says of itself: title, settings, review, questions. */
  readonly isOwnChanged: boolean
}

/** Compares what stands for a set at two moments: names first, then tools that only have another name. */
export function whatChanged(earlier: SetMarks, later: SetMarks): WhatChanged {
  const left = [...later.tools]
  let changed = 0
  const isSame = (a: ToolMark, b: ToolMark): boolean => a.name === b.name && a.hash === b.hash
  // Of several with one name, those that are the same as before are not taken for the others.
  const others = earlier.tools.filter((tool) => !takenFrom(left, (each) => isSame(each, tool)))
  const nameless = others.filter((tool) => {
    const now = takenFrom(left, ({ name }) => name === tool.name && name !== '')
    if (now) changed++
    return !now
  })
  const gone = nameless.filter((tool) => {
    const now = takenFrom(left, ({ hash }) => hash === tool.hash)
    if (now) changed++
    return !now
  })
  const order = ({ tools }: SetMarks): string => tools.map(({ name }) => name).join('\n')
  const isSameTools = changed + gone.length + left.length === 0
  return {
    added: left.length,
    removed: gone.length,
    changed,
    isReordered: isSameTools && order(earlier) !== order(later),
    isOwnChanged: earlier.own !== later.own,
  }
}

export const isNothing = ({
  added,
  removed,
  changed,
  isReordered,
  isOwnChanged,
}: WhatChanged): boolean => added + removed + changed === 0 && !isReordered && !isOwnChanged
