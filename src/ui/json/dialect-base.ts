import { wireOf } from '../../core/authoring/dialect-edits/edits-from-wire'
import type { JsonObject } from '../../core/json/node'
import { print } from '../../core/json/print'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { readableRecord, useDocument } from '../../state/document'

/** A state of the document and what a dialect writes of it. */
export interface DialectBase {
  readonly record: ToolRecord
  readonly tool: JsonObject
  readonly wire: JsonObject
  readonly text: string
}

/** The tool as it can be read now, in a dialect; none while nothing of it can be read or written. */
export function dialectBase(id: string, dialect: string): DialectBase | undefined {
  const record = readableRecord(useDocument.getState(), id)
  const tool = record && readingOf(record).tool
  const wire = tool && wireOf(tool, dialect)
  return wire ? { record, tool, wire, text: print(wire) } : undefined
}

/** Whether the document's own text can be read, so that edits can be carried back to it. */
export function canCarryBack(id: string): boolean {
  const record = useDocument.getState().set.tools.find((each) => each.id === id)
  return record !== undefined && readingOf(record).tool !== undefined
}
