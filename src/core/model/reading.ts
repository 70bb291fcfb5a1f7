import type { JsonObject } from '../json/node'
import { isStrictJson, parse, type Parsed, rootObject } from '../json/parse'
import type { ToolRecord } from './tool-set'

/** What a tool's text says, as far as it can be read. */
export interface ToolReading extends Parsed {
  /** The tool; absent while the text is not a strict JSON object. */
  readonly tool?: JsonObject
}

const readings = new WeakMap<ToolRecord, ToolReading>()

/** Reads a record once; an edited record is another object and is read anew. */
export function readingOf(record: ToolRecord): ToolReading {
  let reading = readings.get(record)
  if (!reading) {
    const parsed = parse(record.text)
    const tool = isStrictJson(parsed) ? rootObject(parsed) : undefined
    reading = tool ? { ...parsed, tool } : parsed
    readings.set(record, reading)
  }
  return reading
}
