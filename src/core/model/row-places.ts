import { get, getIn, type JsonNode, type Path } from '../json/node'
import { pointer } from '../json/pointer'
import { isChoiceOfBranches } from './choice-branches'
import { kindOf } from './parameter-kind'
import { parametersIn } from './parameters'
import { bodyOf } from './schema-body'
import { variantsOf } from './variants'

/** What a row of the form stands for. */
export type RowRole =
  | 'parameter'
  /** One of the variants of a value. */
  | 'variant'
  /** The entry at one place of a list. */
  | 'entry'
  /** Every entry of a list, or every further one. */
  | 'item'
  /** Every value of a dictionary, or of a field with no name of its own. */
  | 'value'

/** A schema that has a row: a named parameter, or what stands inside another schema. */
export interface RowPlace {
  readonly role: RowRole
  readonly path: Path
  readonly schema: JsonNode
  /** The parameter's name; of the others, their place in the list. */
  readonly name: string
  readonly isRequired: boolean
}

/** Rows that stand under one schema together, and the object or array they are the members of. */
export interface RowGroup {
  readonly role: RowRole
  readonly list: Path
  readonly rows: readonly RowPlace[]
  /** Says no more than the kind of the list does, so it is only shown in an open row. */
  readonly isPlain: boolean
}

/** Deeper schemas are left to the JSON pane. */
export const DEEPEST_ROW = 40

/** The rows inside the schema at a path: of its body, where it refers to another. */
export function rowsInside(tool: JsonNode, path: Path): readonly RowGroup[] {
  const body = bodyOf(tool, path)
  const { schema } = body
  if (schema.kind !== 'object') return []
  return [
    ...variantRows(tool, body.path),
    ...fieldRows(tool, body.path),
    ...entryRows(schema, body.path),
    ...itemRows(tool, schema, body.path),
    ...valueRows(schema, body.path),
  ]
}

function variantRows(tool: JsonNode, path: Path): RowGroup[] {
  const schema = getIn(tool, path)!
  const variants = isChoiceOfBranches(schema) ? undefined : variantsOf(schema)
  if (!variants) return []
  const list = [...path, variants.keyword]
  const rows = variants.branches.map(({ index, schema: each }) =>
    placeOf('variant', [...list, index], each),
  )
  return [{ role: 'variant', list, rows, isPlain: false }]
}

function fieldRows(tool: JsonNode, owner: Path): RowGroup[] {
  const found = parametersIn(tool, owner)
  if (found.kind !== 'list' || found.parameters.length === 0) return []
  const rows = found.parameters.map((each): RowPlace => ({ role: 'parameter', ...each }))
  return [{ role: 'parameter', list: [...owner, 'properties'], rows, isPlain: false }]
}

function entryRows(schema: JsonNode, path: Path): RowGroup[] {
  const key = tupleKeyOf(schema)
  if (!key) return []
  const list = [...path, key]
  const node = get(schema, key)!
  const rows = (node.kind === 'array' ? node.items : []).map((each, i) =>
    placeOf('entry', [...list, i], each),
  )
  return [{ role: 'entry', list, rows, isPlain: false }]
}

/** The keyword that lists the entries of a tuple one by one. */
export function tupleKeyOf(schema: JsonNode): 'prefixItems' | 'items' | undefined {
  if (get(schema, 'prefixItems')?.kind === 'array') return 'prefixItems'
  return get(schema, 'items')?.kind === 'array' ? 'items' : undefined
}

/** The fields of a list of objects stand directly under it; other entries have a row of their own. */
function itemRows(tool: JsonNode, schema: JsonNode, path: Path): RowGroup[] {
  const key = get(schema, 'items')?.kind === 'array' ? 'additionalItems' : 'items'
  const items = get(schema, key)
  if (items?.kind !== 'object') return []
  const at = [...path, key]
  if (isListOfObjects(schema)) return fieldRows(tool, at)
  const isPlain = items.members.length > 0 && items.members.every((each) => each.key === 'type')
  return [
    {
      role: 'item',
      list: path,
      rows: [{ ...placeOf('item', at, items), name: key }],
      isPlain: isPlain && tupleKeyOf(schema) === undefined && kindOf(schema) !== 'list',
    },
  ]
}

export const isListOfObjects = (schema: JsonNode): boolean => {
  const items = get(schema, 'items')
  if (items?.kind !== 'object' || tupleKeyOf(schema)) return false
  return kindOf(schema) === 'list-object' || (!get(schema, 'type') && kindOf(items) === 'object')
}

function valueRows(schema: JsonNode, path: Path): RowGroup[] {
  const value = get(schema, 'additionalProperties')
  if (value?.kind !== 'object') return []
  const row = {
    ...placeOf('value', [...path, 'additionalProperties'], value),
    name: 'additionalProperties',
  }
  return [{ role: 'value', list: path, rows: [row], isPlain: false }]
}

const placeOf = (role: RowRole, path: Path, schema: JsonNode): RowPlace => ({
  role,
  path,
  schema,
  name: String(path.at(-1)),
  isRequired: false,
})

/** Where a new field of a schema goes: the object it is, or the object that its list holds. */
export function ownerInside(tool: JsonNode, path: Path): Path | undefined {
  const body = bodyOf(tool, path)
  const kind = kindOf(body.schema)
  const has = (node: JsonNode | undefined): boolean => get(node, 'properties')?.kind === 'object'
  if (kind === 'object' || has(body.schema)) return body.path
  return kind === 'list-object' || has(get(body.schema, 'items'))
    ? [...body.path, 'items']
    : undefined
}

/** The paths of all rows that an owner's parameters and the definitions can have, in order, each once. */
export function rowPaths(tool: JsonNode, owner: Path): readonly Path[] {
  const found: Path[] = []
  const seen = new Set<string>()
  const visitOwner = (at: Path): void => {
    const list = parametersIn(tool, at)
    if (list.kind === 'list') for (const each of list.parameters) visit(each.path)
  }
  const visit = (path: Path): void => {
    const key = pointer(path)
    if (seen.has(key) || path.length > DEEPEST_ROW * 2) return
    seen.add(key)
    found.push(path)
    const body = bodyOf(tool, path)
    if (body.path.length !== path.length || body.reference) {
      const at = pointer(body.path)
      if (seen.has(at)) return
      seen.add(at)
    }
    for (const group of rowsInside(tool, path)) for (const row of group.rows) visit(row.path)
  }
  visitOwner(owner)
  return found
}
