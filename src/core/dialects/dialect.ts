import type { JsonNode, JsonObject, Path } from '../json/node'
import type { Carried } from '../lint/rule'

/** Something an import or export changed, moved or left out. Codes: docs/ADDING-A-DIALECT.md. */
export interface Loss {
  readonly code: string
  /** From the wire item for `import.*`, from the input schema for what is in it, else from the tool. */
  readonly path: Path
  /** Slot values of the sentence, which is made when it is shown. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** Why a tool cannot be read or written in a dialect. Same paths as `Loss`; absent severity is error. */
export interface DialectError extends Loss {
  readonly severity?: 'error' | 'warning'
}

/** One tool of a wire list, read. `schemaAt` and `outputAt` are where its schemas stand in the item. */
export type ReadItem =
  | {
      readonly kind: 'tool'
      readonly tool: JsonObject
      readonly losses: readonly Loss[]
      readonly schemaAt: Path
      readonly outputAt?: Path
    }
  | { readonly kind: 'error'; readonly error: DialectError }

/** A tool in a dialect's words. Where `ok` is false the vendor would refuse `wire`, for the errors. */
export interface Written {
  readonly ok: boolean
  readonly wire: JsonObject
  readonly losses: readonly Loss[]
  /** Those of severity warning leave `ok` true. */
  readonly errors: readonly DialectError[]
}

/** A fault of a whole list; `index` is the tool it was noticed at, absent where it is about them all. */
export interface SetError extends DialectError {
  readonly index?: number
}

/** Whether a wire item has a dialect's shape. 0 is no, 1 only if nothing else, 3 is only this one. */
export type Sureness = 0 | 1 | 2 | 3

/** One vendor's way of writing a tool. */
export interface Dialect {
  readonly id: string
  /** The vendor's own name for it, the same in every language. */
  readonly label: string
  /** The member of `vendor` that keeps what this vendor's tools say and the document does not model. */
  readonly family: string
  /** The dialect of which this is the strict mode: same shape, read as that one. */
  readonly strictOf?: string
  /** Where the facts come from, and when they were read. */
  readonly source: { readonly page: string; readonly read: string }
  /** What its definitions can say beside name, text and parameters; absent where nothing. */
  readonly carries?: readonly Carried[]
  readonly accepts: (item: JsonObject) => Sureness
  readonly read: (item: JsonObject) => ReadItem
  /** Absent where the dialect can only be read. */
  readonly write?: (tool: JsonObject) => Written
  /**
   * What the vendor refuses in a tool as it stands, before an export mends anything. `item` is what
   * the tool was read from in this dialect: a reading that translates can be judged only by it.
   */
  readonly check?: (tool: JsonObject, item?: JsonNode) => readonly DialectError[]
  /** What the vendor refuses in a list, beside its limits and doubled names. */
  readonly checkSet?: (tools: readonly JsonObject[]) => readonly SetError[]
  /** Groups written items as the vendor nests them; absent where the list is flat. */
  readonly group?: (
    items: readonly { readonly tool: JsonObject; readonly wire: JsonObject }[],
    namespaces: readonly JsonNode[],
  ) => readonly JsonObject[]
  /** Limits that the vendor sets, as data. */
  readonly limits?: {
    readonly tools?: { readonly most: number; readonly code: string }
    readonly nameLength?: number
  }
}
