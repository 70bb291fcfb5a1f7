import { namespaceOf } from '../../core/authoring/set/namespaces'
import type { JsonObject } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import type { ToolRecord } from '../../core/model/tool-set'
import { shownRecord, useDocument } from '../../state/document'

/** The tool that a row shows. */
export const toolInList = (record: ToolRecord): JsonObject | undefined =>
  readingOf(shownRecord(record, useDocument.getState())).tool

export const nameInList = (record: ToolRecord): string => nameOf(toolInList(record))
export const namespaceInList = (record: ToolRecord): string => namespaceOf(toolInList(record))
