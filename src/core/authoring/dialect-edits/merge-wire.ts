import type { JsonObject } from '../../json/node'
import { parse } from '../../json/parse'
import { editsFor } from './change-edits'
import { changesBetween } from './changes-between'
import { edited } from './read-wire'

/**
 * A text that someone is writing in, with what changed elsewhere between two wire items, `before`
 * and `after`, brought into it: the smallest edits, one by one. Where the text says something of its
 * own, and so does not take an edit, it stays. A text that is no JSON object stays as it is.
 */
export function mergeWire(text: string, before: JsonObject, after: JsonObject): string {
  const root = parse(text).root
  if (root?.kind !== 'object') return text
  let now = { text, tool: root }
  for (const change of changesBetween(before, after)) {
    const [edits] = editsFor(change, now.tool, after, false)
    now = (edits && edited(now.text, edits)) ?? now
  }
  return now.text
}
