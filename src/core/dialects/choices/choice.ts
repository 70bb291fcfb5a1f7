import type { JsonNode, JsonObject } from '../../json/node'
import type { DialectError, Loss } from '../dialect'

/**
 * A way to write a tool that a vendor refuses as it stands. It changes what the model is told, so an
 * export makes it only where it was chosen, and the document keeps what it says.
 */
export interface Choice {
  /** What is reported where it is made: a code that begins with `export.`, and the place. */
  readonly loss: Loss
  readonly make: (tool: JsonObject) => JsonObject
}

/** What a kind of choice looks at: the tool, why it was refused, and what stands beside it. */
export interface Refused {
  readonly tool: JsonObject
  readonly schema: JsonNode | undefined
  readonly errors: readonly DialectError[]
  /** What is lost of it, where it is written. */
  readonly losses: readonly Loss[]
  /** The names of the other tools of the list; gathered where they are asked for, which is seldom. */
  readonly others: () => readonly string[]
  /** The most characters that the vendor takes in a name. */
  readonly mostInName: number | undefined
}

export type FindChoices = (refused: Refused) => readonly Choice[]
