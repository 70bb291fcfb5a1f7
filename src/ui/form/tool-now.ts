import type { JsonObject } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import { useDocument } from '../../state/document'

/**
 * A tool as it is in the document now, for what is done when something happens: what a field was
 * drawn from may lack edits elsewhere in the tool.
 */
export function toolNow(id: string): {
  readonly text: string
  /** Absent while the text cannot be read. */
  readonly tool: JsonObject | undefined
} {
  const record = useDocument.getState().set.tools.find((each) => each.id === id)
  return { text: record?.text ?? '', tool: record && readingOf(record).tool }
}
