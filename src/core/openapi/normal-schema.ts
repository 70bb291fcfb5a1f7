import type { Loss } from '../dialects/dialect'
import { isChosen, type Repair, type RepairChoice, repairId } from '../dialects/repairs/repair'
import { mendSchema } from '../dialects/repairs/schema-repairs'
import { changeSchema } from '../dialects/schema-changes'
import { type JsonNode, memberOf, type Path, withoutMembers } from '../json/node'
import type { ApiVersion } from './api-document'
import {
  besideReference,
  binaryFormat,
  discriminator,
  fileType,
  leftOut,
  oneExample,
} from './api-keywords'
import { exclusiveBounds, nullable, schemaDraft, tupleItems } from './old-keywords'
import { oneWayProperties } from './one-way-properties'
import type { Direction, SchemaChange } from './schema-change'

/** In this order: what stands beside a reference is judged first, properties when each is done. */
const CHANGES: readonly SchemaChange[] = [
  besideReference,
  schemaDraft,
  fileType,
  nullable,
  exclusiveBounds,
  tupleItems,
  oneExample,
  binaryFormat,
  discriminator,
  leftOut,
  oneWayProperties,
]

const DEFINITIONS = ['$defs', 'definitions']

export interface NormalSchema {
  readonly schema: JsonNode
  readonly losses: readonly Loss[]
  /** Mistakes that a repair would mend, or did where it was asked for; then they are losses. */
  readonly offers: readonly Repair[]
}

/**
 * A schema of an OpenAPI document in the words of JSON Schema 2020-12, its references as they were.
 * `path` is where it stands in the document; every difference is a loss with its own place.
 */
export function normalSchema(
  schema: JsonNode,
  path: Path,
  root: JsonNode,
  apiVersion: ApiVersion,
  direction: Direction,
  repair: RepairChoice,
): NormalSchema {
  const losses: Loss[] = []
  const note = (loss: Loss): void => void losses.push(loss)
  const context = { root, apiVersion, direction, note, gone: new WeakMap() }
  const changed = changeSchema(
    withoutDefinitions(schema),
    (each, at) =>
      each.kind === 'object'
        ? CHANGES.reduce((now, change) => change(now, at, context), each)
        : each,
    path,
  )
  const offers: Repair[] = []
  const mended = mendSchema(changed, path, (mistake) => {
    // References still lead into the document, from where this schema alone has no way.
    if (mistake.code === 'import.reference') return false
    const asked = { ...mistake, id: repairId(mistake.code, mistake.path) }
    const isMade = isChosen(repair, asked)
    if (isMade) losses.push(mistake)
    else offers.push(asked)
    return isMade
  })
  return { schema: mended, losses, offers }
}

/** Definitions inside a schema: those that are referred to come into the tool by their reference. */
function withoutDefinitions(schema: JsonNode): JsonNode {
  return changeSchema(schema, (each) =>
    each.kind === 'object' && DEFINITIONS.some((key) => memberOf(each, key))
      ? withoutMembers(each, DEFINITIONS)
      : each,
  )
}
