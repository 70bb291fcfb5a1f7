import { readingOf } from '../model/reading'
import { nameOf } from '../model/tool'
import type { ToolSet } from '../model/tool-set'
import { takenFrom } from './taken-from'

/**
 * A former version of a set in place of the one on screen. Its tools keep the names for this session
 * that they have now, and one whose text is the same stays the same object, so that nothing is read or
 * drawn anew that did not change.
 */
export function restoredSet(former: ToolSet, now: ToolSet): ToolSet {
  const left = [...now.tools]
  const same = former.tools.map((record) =>
    takenFrom(left, ({ text, indent }) => text === record.text && indent === record.indent),
  )
  const tools = former.tools.map((record, i) => {
    const name = nameOf(readingOf(record).root)
    const own = same[i]
    if (own) return own
    const namesake =
      name === '' ? undefined : takenFrom(left, (each) => nameOf(readingOf(each).root) === name)
    return namesake ? { ...record, id: namesake.id } : record
  })
  return { ...former, tools }
}
