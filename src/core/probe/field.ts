import type { JsonNode, JsonObject, Path } from '../json/node'
import type { Lang } from '../lint/rule'
import type { Parameter } from '../schema/parameters'

/** What a schema and a valid call say of one value that a model fills in. */
export interface Field extends Parameter {
  /** Where the value stands in the call. */
  readonly at: Path
  /** The valid call it stands in. */
  readonly call: JsonNode
  readonly value: JsonNode
  /** A named member, an entry of a list, a place of a tuple, or an entry of a dictionary. */
  readonly is: 'member' | 'item' | 'place' | 'entry'
  /** All that is said of the value at this place, references and branches taken together. */
  readonly whole: JsonObject
  /** Values that its author wrote: examples, default, allowed values. */
  readonly written: readonly JsonNode[]
  /** The language that the tool is written in. */
  readonly lang: Lang
}

/** An object of a call whose members the schema names. */
export interface ObjectPlace {
  readonly at: Path
  readonly call: JsonNode
  readonly value: JsonObject
  /** The schema that names the members, and where it stands in the tool. */
  readonly path: Path
  readonly schema: JsonObject
  readonly whole: JsonObject
  /** Every name that something said of it declares. */
  readonly names: readonly string[]
  readonly fields: readonly Field[]
  readonly lang: Lang
}
