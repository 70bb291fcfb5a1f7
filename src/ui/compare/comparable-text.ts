import { readingOf } from '../../core/model/reading'
import { saveSet, type ToolSet, withoutTool } from '../../core/model/tool-set'
import { type DocumentState, shownRecord } from '../../state/document'

export interface ComparableText {
  readonly text: string
  /** The tools in it, by their names for this session. */
  readonly ids: readonly string[]
  /** Whether a tool's text has an error, so that it is taken as it could be read last, or left out. */
  readonly isOlder: boolean
}

/** A set as a text that can be compared: what cannot be read now is taken as it could be read last. */
export function comparableText({
  set,
  lastGood,
}: Pick<DocumentState, 'set' | 'lastGood'>): ComparableText {
  const shown = set.tools.map((record) => shownRecord(record, { lastGood }))
  const whole: ToolSet = { ...set, tools: shown }
  const unread = shown.filter((record) => readingOf(record).tool === undefined)
  const readable = unread.reduce((left, { id }) => withoutTool(left, id), whole)
  return {
    text: saveSet(readable),
    ids: readable.tools.map(({ id }) => id),
    isOlder: shown.some((record, i) => record !== set.tools[i]) || unread.length > 0,
  }
}
