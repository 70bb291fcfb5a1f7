import type { JsonObject } from '../core/json/node'
import { readingOf } from '../core/model/reading'
import type { ToolRecord } from '../core/model/tool-set'
import { type DocumentState, shownRecord } from './document'

/** A tool as it could be read last, under its record's id. */
export interface ReadableTool {
  readonly id: string
  readonly tool: JsonObject
}

/** These tools as they could be read last, or all; without those that never could. */
export const readableTools = (
  state: DocumentState,
  records: readonly ToolRecord[] = state.set.tools,
): readonly ReadableTool[] =>
  records.flatMap((record) => {
    const { tool } = readingOf(shownRecord(record, state))
    return tool ? [{ id: record.id, tool }] : []
  })
