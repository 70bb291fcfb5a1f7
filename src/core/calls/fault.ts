import type { Untried } from '../authoring/samples/matches-pattern'
import type { JsonNode, Path } from '../json/node'

/** The branch of `anyOf` or `oneOf` that was taken for the one that was meant, and why. */
export interface Branch {
  readonly keyword: 'anyOf' | 'oneOf'
  readonly index: number
  readonly count: number
  /** A field names it, only it takes this type of value, or it has the fewest faults. */
  readonly by: 'field' | 'type' | 'fewest'
}

/** Why a place cannot be judged. */
export type Undecided = Untried | 'reference' | 'spent'

/** One keyword of a schema that a value breaks, as the check finds it; no words yet. */
export interface Fault {
  readonly keyword: string
  /** In the value; for a missing member the object that lacks it, for one too many the member. */
  readonly path: Path
  /** The keyword's place in the document of the schema. */
  readonly place: Path
  readonly schema: JsonNode
  readonly bound: JsonNode
  readonly value: JsonNode
  /** The member that is missing, or one too many. */
  readonly name?: string
  /** The member because of which another is needed. */
  readonly with?: string
  /** Types and values that branches allow between them, where all ask only for those. */
  readonly types?: readonly string[]
  readonly choices?: readonly JsonNode[]
  /** Groups of members, one of which is needed. */
  readonly groups?: readonly (readonly string[])[]
  readonly branch?: Branch
  readonly undecided?: Undecided
  /** Several branches of `oneOf` fit. */
  readonly isSeveral?: boolean
  /** Nothing is broken: a number is a whole one written with a point, or a member is not declared. */
  readonly isNote?: boolean
  /** A rule that holds because of other members (`if`, `dependentSchemas`). */
  readonly because?: Path
}
