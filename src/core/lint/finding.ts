import type { Edit } from '../json/edit'
import type { JsonObject, Path } from '../json/node'

export type Severity = 'error' | 'warning' | 'info'

/** Slot values of a message; words are chosen when it is shown. */
export type Values = Readonly<Record<string, string | number>>

/** A fix: edits to the tool's document that make the finding go, and what they will do, in words. */
export interface Fix {
  /** A key of the rule's `fixes`. */
  readonly id: string
  readonly values: Values
  readonly edits: readonly Edit[]
  /** Tools that are put right behind the edited one, in this order: what was one becomes several. */
  readonly tools?: readonly JsonObject[]
}

/** What a rule found. `path` is in the tool's document; where it leads past the end, something is missing there. */
export interface Finding {
  readonly rule: string
  readonly severity: Severity
  readonly path: Path
  /** In a finding about the set: the index of the tool that `path` and `fix` are in. */
  readonly tool?: number
  /** A key of the rule's `messages`. */
  readonly message: string
  readonly values: Values
  /** May be made when it is first read. */
  readonly fix?: Fix | undefined
}
