import type { Condition } from '../authoring/conditions/condition'
import type { JsonNode, Path } from '../json/node'
import type { Values } from '../lint/finding'
import type { ChangeCode } from './codes'
import type { TextDiff } from './text/compare-texts'

/**
 * What a change does to those who call the tool, worst first. `breaks`: calls, programs or readers of
 * the result that were right may be wrong now. `behaviour`: all stays valid, and a model or a host
 * may act differently. `safe`: neither.
 */
export const CLASSES = ['breaks', 'behaviour', 'safe'] as const
export type ChangeClass = (typeof CLASSES)[number]

/** One thing that differs between two versions of a tool or a set; its words are in i18n. */
export interface Change {
  readonly code: ChangeCode
  readonly class: ChangeClass
  /** Where it stands in the later version; what is gone has none. From the tool, or from the set. */
  readonly path?: Path
  /** Where it stood in the earlier one; what is new has none. */
  readonly pathBefore?: Path
  /** The parameter or result field that it is about, as `filters.city` or `lines[].sku`. */
  readonly field?: string
  /** About the result, which is read, not filled in. */
  readonly isOutput?: true
  readonly before?: JsonNode
  readonly after?: JsonNode
  /** Of conditions between parameters: what they say, on the sides where all of it is of our kinds. */
  readonly conditions?: {
    readonly before?: readonly Condition[]
    readonly after?: readonly Condition[]
  }
  /** Slots of its sentence; names and values as they were written, and codes. */
  readonly values: Values
  /** Of a text: its sentences, and the words that changed. */
  readonly text?: TextDiff
}

/** Who meets a schema: callers fill in the input, readers get the output. */
export type SchemaSide = 'input' | 'output'

export const worstOf = (changes: readonly Change[]): ChangeClass | undefined =>
  CLASSES.find((each) => changes.some((change) => change.class === each))
