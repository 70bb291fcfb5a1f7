import type { Edit } from '../json/edit'
import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { print } from '../json/print'
import { typeNamesOf } from '../schema/types'
import { type UnionKeyword, unionOf } from './parameter-kind'
import { bodyOf, type Branch, branchesOf } from './schema-body'

/** The variants of a schema: the keyword that lists them, and those that are not just `null`. */
export interface Variants {
  readonly keyword: UnionKeyword
  readonly branches: readonly Branch[]
}

export function variantsOf(schema: JsonNode): Variants | undefined {
  const keyword = unionOf(schema)
  if (!keyword) return undefined
  return { keyword, branches: branchesOf(schema as JsonObject, keyword) }
}

/** A field whose one value tells the variants apart, and the value that each variant has there. */
export interface Discriminator {
  readonly name: string
  /** By the place of the variant in the whole list. */
  readonly values: ReadonlyMap<number, JsonNode>
}

/** The first field that has one fixed value in every variant, and another in each. */
export function discriminatorOf(
  tool: JsonNode,
  path: Path,
  variants: Variants,
): Discriminator | undefined {
  const bodies = variants.branches.map(({ index }) => ({
    index,
    fields: get(bodyOf(tool, [...path, variants.keyword, index]).schema, 'properties'),
  }))
  if (bodies.length < 2) return undefined
  for (const { key } of membersOf(bodies[0]!.fields)) {
    const values = bodies.flatMap(({ index, fields }) => {
      const value = fixedValueOf(get(fields, key))
      return value ? [[index, value] as const] : []
    })
    const written = new Set(values.map(([, value]) => print(value, 0)))
    if (values.length === bodies.length && written.size === bodies.length)
      return { name: key, values: new Map(values) }
  }
  return undefined
}

function fixedValueOf(schema: JsonNode | undefined): JsonNode | undefined {
  const values = itemsOf(get(schema, 'enum'))
  return get(schema, 'const') ?? (values.length === 1 ? values[0] : undefined)
}

/**
 * Adds a variant behind the others: of objects an object, else a text. Where the variants are told
 * apart by a field, the new one has that field, its value still to be said.
 */
export function addVariant(tool: JsonNode, path: Path, schema: JsonNode): Edit[] {
  const variants = variantsOf(schema)
  if (!variants) return []
  const at = [...path, variants.keyword]
  const last = variants.branches.at(-1)!
  const value = freshLike(tool, [...at, last.index], discriminatorOf(tool, path, variants)?.name)
  return [{ op: 'insert', path: [...at, last.index + 1], value }]
}

function freshLike(tool: JsonNode, path: Path, told: string | undefined): JsonObject {
  const { schema } = bodyOf(tool, path)
  const isObject =
    typeNamesOf(schema).includes('object') || get(schema, 'properties')?.kind === 'object'
  if (!isObject) return obj([member('type', str('string'))])
  const fixed = told === undefined ? [] : [member(told, obj([member('const', str(''))]))]
  return obj([
    member('type', str('object')),
    member('properties', obj(fixed)),
    ...(told === undefined
      ? []
      : [member('required', { kind: 'array', items: [str(told)] } as const)]),
    ...(closed(schema)
      ? [member('additionalProperties', { kind: 'boolean', value: false } as const)]
      : []),
  ])
}

const closed = (schema: JsonNode): boolean => {
  const more = get(schema, 'additionalProperties')
  return more?.kind === 'boolean' && !more.value
}

/** Writes the variants under the other keyword, in place: all that fit, or exactly one. */
export function setVariantKeyword(schema: JsonNode, path: Path, keyword: UnionKeyword): Edit[] {
  const now = variantsOf(schema)?.keyword
  return now && now !== keyword ? [{ op: 'rename', path: [...path, now], to: keyword }] : []
}

/** A short name for a variant: its title, else the fixed value that tells it apart. */
export function nameOfVariant(
  tool: JsonNode,
  path: Path,
  branch: Branch,
  told: Discriminator | undefined,
): string | undefined {
  const own = stringOf(get(branch.schema, 'title'))
  if (own !== undefined && own.trim() !== '') return own
  const value = told?.values.get(branch.index)
  if (value)
    return value.kind === 'string' ? value.value : value.kind === 'number' ? value.raw : undefined
  return bodyOf(tool, [...path, branch.index]).reference?.name
}
