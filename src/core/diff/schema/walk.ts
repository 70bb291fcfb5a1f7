import type { JsonNode, Path } from '../../json/node'
import type { Change, ChangeClass, SchemaSide } from '../change'
import type { ChangeCode } from '../codes'
import type { Values } from '../../lint/finding'
import type { MatchedFields } from './match-fields'

/** A walk through two versions of a schema side by side. */
export interface SchemaWalk {
  readonly side: SchemaSide
  readonly before: { readonly root: JsonNode; readonly base: Path }
  readonly after: { readonly root: JsonNode; readonly base: Path }
  readonly changes: Change[]
  /** Fields that are the same by someone's word. */
  readonly byHand: MatchedFields
  /** Pairs that were compared, so that loops end and a shared definition is told once. */
  readonly seen: WeakMap<JsonNode, Set<JsonNode>>
  /** Members that are new and need not be given, each by its node in the later version. */
  readonly added: Set<JsonNode>
  /** Where exactly one of several branches must fit, what widens one may break another. */
  isGuarded: boolean
}

/** A schema on both sides, and the field it describes. */
export interface SchemaPair {
  readonly before: JsonNode
  readonly after: JsonNode
  readonly pathBefore: Path
  readonly path: Path
  /** As it is shown: `filters.city`, `lines[].sku`; empty at the root. */
  readonly field: string
}

/** What is worth less than to break, raised where the branches around it make that unsure. */
export const guarded = (walk: SchemaWalk, own: ChangeClass): ChangeClass =>
  walk.isGuarded ? 'breaks' : own

/** Notes a change about the field of a pair. */
export function note(
  walk: SchemaWalk,
  pair: SchemaPair,
  code: ChangeCode,
  is: ChangeClass,
  more: Partial<Omit<Change, 'code' | 'class' | 'values'>> & { readonly values?: Values } = {},
): void {
  walk.changes.push({
    code,
    class: is,
    path: pair.path,
    pathBefore: pair.pathBefore,
    field: pair.field,
    ...more,
    values: { field: pair.field, ...more.values },
  })
}

export const fieldBelow = (field: string, name: string): string =>
  field === '' ? name : `${field}.${name}`
