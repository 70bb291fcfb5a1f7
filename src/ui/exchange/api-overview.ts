import type { DialectError } from '../../core/dialects/dialect'
import type { FilteredOperation } from '../../core/openapi/filter-operations'

/** One operation of an API document, to be chosen. */
export interface ListedOperation extends FilteredOperation {
  /** The name of the tool that is made of it; none where none can be. */
  readonly name?: string
  /** Why no tool can be made of it. */
  readonly errors: readonly DialectError[]
}

/** What an API document says of itself, and its operations. */
export interface ApiOverview {
  readonly title: string
  /** Of the interface, as its makers count. */
  readonly version: string
  /** Of the format, with its name. */
  readonly format: string
  readonly operations: readonly ListedOperation[]
}

/** A document of so few operations comes in whole; of a longer one the author chooses. */
const FEW = 20

/** What is chosen before anybody has: all that is not on its way out, of a short document. */
export function chosenAtFirst({ operations }: ApiOverview): ReadonlySet<string> {
  const usable = operations.filter(({ name, isDeprecated }) => name !== undefined && !isDeprecated)
  return new Set(usable.length <= FEW ? usable.map(({ id }) => id) : [])
}
