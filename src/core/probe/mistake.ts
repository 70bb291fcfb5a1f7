import type { JsonObject } from '../json/node'
import type { Change } from './change'
import type { Field, ObjectPlace } from './field'

/** One way to make a mistake at one place. */
export interface Wrong {
  readonly change: Change
  /** Which of the ways, where a kind has several. */
  readonly variant?: string
}

/** What a mistake needs of the author before a schema can stop it. */
export type Ask = 'example' | 'limit' | 'values' | 'need' | 'form' | 'type'

/** What the program has to check where no schema can stop a mistake. */
export type CheckId =
  'exists' | 'is-meant' | 'unit' | 'order' | 'real-text' | 'not-both' | 'together'

/** What is done about a mistake that no edit stops: the program checks, or the author says more. */
export type Otherwise = { readonly check: CheckId } | { readonly ask: Ask }

interface Kind {
  readonly id: string
  /** Ids of the edits that may stop it; of those that do, the smallest is offered. */
  readonly stoppedBy: readonly string[]
}

/** A kind of mistake at one value: where it applies, and the wrong values it makes there. */
export interface FieldMistake extends Kind {
  readonly on: 'field'
  readonly wrongs: (field: Field, tool: JsonObject) => readonly Wrong[]
  readonly otherwise: (field: Field, tool: JsonObject) => Otherwise
  /** The wrong value is one that the author wrote: that is the mistake. */
  readonly isCopy?: true
}

/** A kind of mistake between the members of an object. */
export interface ObjectMistake extends Kind {
  readonly on: 'object'
  readonly wrongs: (place: ObjectPlace, tool: JsonObject) => readonly Wrong[]
  readonly otherwise: (place: ObjectPlace, tool: JsonObject) => Otherwise
}

export type Mistake = FieldMistake | ObjectMistake
