import type { JsonObject } from '../json/node'
import type { MatchedFields } from './schema/match-fields'

/** The two versions of one tool, and what a text's dialect has a place for. */
export interface ToolPair {
  readonly before: JsonObject
  readonly after: JsonObject
  /** Members that one of the dialects has no place for, so that nothing follows from their absence. */
  readonly uncarried: ReadonlySet<string>
  /** Parameters that are the same by someone's word. */
  readonly fields?: MatchedFields
}
