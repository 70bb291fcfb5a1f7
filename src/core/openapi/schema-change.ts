import type { Loss } from '../dialects/dialect'
import type { JsonNode, JsonObject, Path } from '../json/node'
import type { ApiVersion } from './api-document'

/** Whether a schema says what a call sends or what it gets back. */
export type Direction = 'input' | 'output'

/** What a change to a schema needs to know and may do. */
export interface SchemaContext {
  readonly root: JsonNode
  readonly apiVersion: ApiVersion
  readonly direction: Direction
  readonly note: (loss: Loss) => void
  /** The properties that were left out of a schema, for the one around it. */
  readonly gone: WeakMap<JsonNode, ReadonlySet<string>>
}

/** One difference between OpenAPI's schemas and JSON Schema 2020-12: the schema changed, or the same node. */
export type SchemaChange = (schema: JsonObject, path: Path, context: SchemaContext) => JsonObject
