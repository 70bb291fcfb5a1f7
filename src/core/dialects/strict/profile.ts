import type { Fact } from '../fact'

/** Parts of a regular expression that a grammar compiler cannot follow. */
export type PatternPart =
  'lookaround' | 'backreference' | 'word-boundary' | 'named-group' | 'unicode-property'

/** How large the schema of one tool may be. */
export interface SizeLimits {
  readonly properties: number
  /** Objects within objects, the root counted. */
  readonly levels: number
  /** Characters of all property names, definition names, enum values and const values. */
  readonly characters: number
  readonly enumValues: number
  /** A single enum of texts with more values than `from` may have this many characters in all. */
  readonly longEnum: { readonly from: number; readonly characters: number }
}

/** What a vendor's strict mode takes of JSON Schema: the data from which a schema is made strict. */
export interface StrictProfile {
  /** Every property must be named in `required`; optional ones have to be said with null. */
  readonly requiresAll: Fact<boolean>
  /** Keywords that stay as they are, beside those that give a schema its structure. */
  readonly keeps: Fact<readonly string[]>
  /** Keywords that some servers take and others refuse: an export moves them, a check only warns. */
  readonly grey: Fact<readonly string[]>
  readonly formats: Fact<readonly string[]>
  readonly patternRefuses: Fact<readonly PatternPart[]>
  /** The values of `minItems` that are taken; absent where any is. */
  readonly minItems?: Fact<readonly number[]>
  readonly bearsRecursion: Fact<boolean>
  /** Whether the vendor takes other keywords beside a `$ref`. An export never writes them. */
  readonly bearsRefSiblings: Fact<boolean>
  /** Whether an `allOf` of plain values may stay. */
  readonly bearsScalarAllOf: Fact<boolean>
  /** Whether a schema with `enum` or `const` may go without a `type`. */
  readonly bearsUntypedEnum: Fact<boolean>
  readonly bearsEmptyObject: Fact<boolean>
  readonly needsItems: Fact<boolean>
  readonly needsProperties: Fact<boolean>
  /** Whether every branch of an `anyOf` must have a `type` of its own. */
  readonly needsTypedBranches: Fact<boolean>
  /** Types that may not stand in a list of types. */
  readonly loneTypes: Fact<readonly string[]>
  /** The loss that tells of a list of types made branches, where the vendor is stricter than its model. */
  readonly splitLoss?: string
  readonly size?: Fact<SizeLimits>
}
