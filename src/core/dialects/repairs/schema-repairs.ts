import type { JsonNode, Path } from '../../json/node'
import type { Loss } from '../dialect'
import { changeSchema } from '../schema-changes'
import { bigIntegerToText, dropBigBounds } from './big-numbers'
import { renameKeywords, readNumbers, splitEnum } from './meant-words'
import { dropNulls } from './null-noise'
import { mendDraft, mendExclusiveBounds, mendNullable, mendTuples } from './old-drafts'
import { mendReferences } from './references'
import type { Ask, SchemaRepair } from './repair'
import { dropDoubleRequired, liftRequired, moveRequiredFlags } from './required-names'
import { renameTypes } from './type-words'
import { liftWrapper } from './wrapped-schema'

/** In this order: later ones see what earlier ones lifted, named and moved. */
const REPAIRS: readonly SchemaRepair[] = [
  liftWrapper(mend),
  dropNulls,
  renameTypes,
  renameKeywords,
  readNumbers,
  splitEnum,
  mendNullable,
  mendExclusiveBounds,
  mendTuples,
  liftRequired,
  moveRequiredFlags,
  dropDoubleRequired,
  bigIntegerToText,
  dropBigBounds,
]

function mend(...[schema, path, keyword, ask]: Parameters<SchemaRepair>): ReturnType<SchemaRepair> {
  return REPAIRS.reduce((now, repair) => repair(now, path, keyword, ask), schema)
}

/**
 * A schema with the known mistakes mended that `ask` lets be mended; the same node where nothing
 * was. Paths start with `at`, the place of the schema in its wire item.
 */
export function mendSchema(schema: JsonNode, at: Path, ask: Ask): JsonNode {
  const mended = changeSchema(
    schema,
    (each, path, keyword) => (each.kind === 'object' ? mend(each, path, keyword, ask) : each),
    at,
  )
  return mendDraft(mendReferences(mended, at, ask), at, ask)
}

/** All repairs of a schema that keep its meaning, and a note for each. Paths start with `at`. */
export function repairSchema(
  schema: JsonNode,
  at: Path,
): { readonly schema: JsonNode; readonly notes: readonly Loss[] } {
  const notes: Loss[] = []
  const mended = mendSchema(schema, at, (mistake) => !mistake.isOptIn && notes.push(mistake) > 0)
  return { schema: mended, notes }
}
