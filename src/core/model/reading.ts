import type { JsonObject } from '../json/node'
import { isStrictJson, parse, type Parsed, rootObject } from '../json/parse'
import { sharedWith } from '../json/shared-with'
import type { ToolRecord } from './tool-set'

/** What a tool's text says, as far as it can be read. */
export interface ToolReading extends Parsed {
  /**
   * The tool; absent while the text is not a strict JSON object. What an edit left alone is the same
   * object as before it, so where it stood in the text is to be asked of `root`.
   */
  readonly tool?: JsonObject
}

const readings = new WeakMap<ToolRecord, ToolReading>()

/** Reads a record once; an edited record is another object and is read anew. */
export const readingOf = (record: ToolRecord): ToolReading =>
  readings.get(record) ?? read(record, undefined)

/** Reads a record that came from another by an edit: what both say alike is the same object in both. */
export const readingAfter = (before: ToolRecord, record: ToolRecord): ToolReading =>
  readings.get(record) ?? read(record, readingOf(before).tool)

function read(record: ToolRecord, before: JsonObject | undefined): ToolReading {
  const parsed = parse(record.text)
  const fresh = isStrictJson(parsed) ? rootObject(parsed) : undefined
  const tool = fresh && before ? sharedWith(before, fresh) : fresh
  const reading = tool ? { ...parsed, tool } : parsed
  readings.set(record, reading)
  return reading
}
