import type { DialectError } from '../dialects/dialect'
import type { JsonNode, JsonObject, Path } from '../json/node'
import type { Problem } from '../json/parse'

/** The three ways in which OpenAPI documents write schemas and bodies; 3.2 is read as 3.1. */
export type ApiVersion = '2.0' | '3.0' | '3.1'

/** One operation of an API document: what a tool can be made of. */
export interface ApiOperation {
  /** Its `operationId` where that is the only one of that name, else method and path. */
  readonly id: string
  readonly operationId?: string
  /** In capitals. */
  readonly method: string
  /** The address template, as it is written. */
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly isDeprecated: boolean
  /** The operation object, and where it stands in the document. */
  readonly node: JsonObject
  readonly at: Path
  /** The path item around it, and where that stands. */
  readonly item: JsonObject
  readonly itemAt: Path
}

/** An OpenAPI document as it was read. Where it could not be read, it has no operations and says why. */
export interface ApiDocument {
  readonly root?: JsonObject
  /** Whether the text was read in full. */
  readonly isWhole: boolean
  readonly title: string
  /** The version of the OpenAPI format, as it is written. */
  readonly version: string
  readonly apiVersion: ApiVersion
  readonly operations: readonly ApiOperation[]
  /** What is wrong with the document, from its root; those of severity warning leave it usable. */
  readonly problems: readonly DialectError[]
  /** What is wrong with the text as JSON. */
  readonly textProblems: readonly Problem[]
}

/** A node with its place in the document. */
export interface Placed<T extends JsonNode = JsonNode> {
  readonly node: T
  readonly path: Path
}
