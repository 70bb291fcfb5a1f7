import {
  arr,
  bool,
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  obj,
  type Path,
  str,
  stringOf,
  withMember,
} from '../../json/node'
import { typeNamesOf } from '../../schema/types'
import { illegalPlaces } from '../../schema/legality'
import type { DialectError, Loss } from '../dialect'
import { isDefinitions } from './annotations'
import { moveKeywords } from './move-keywords'
import { acceptsNull, withNull } from './nullable'
import { lose, newPass, type Pass, refuse } from './pass'
import type { StrictProfile } from './profile'
import { settle } from './settle'
import {
  choicesOf,
  isComplex,
  propertyNamesOf,
  splitTypes,
  strayChoices,
  withInferredType,
} from './types'

export interface MadeStrict {
  readonly schema: JsonNode
  readonly losses: readonly Loss[]
  /** Where there is one, `schema` means nothing. */
  readonly errors: readonly DialectError[]
}

/**
 * An input schema as a vendor's strict mode takes it, with all that changed on the way; paths count
 * from the schema that went in. What the strict mode cannot say is an error: nothing that was open
 * is closed, and no type is guessed. The rules are the profile's.
 */
export function makeStrict(root: JsonNode, profile: StrictProfile): MadeStrict {
  const pass = newPass(root, profile)
  for (const { path, keyword } of illegalPlaces(root)) {
    // The items of a tuple are a list in older drafts; tuples are refused by that name.
    const isTuple = keyword === 'items'
    if (!isTuple) refuse(pass, 'schema.not-2020-12', path, { keyword })
  }
  if (pass.errors.length > 0) return { schema: root, losses: [], errors: pass.errors }
  const schema = visit(pass, root, [])
  return { schema, losses: pass.losses, errors: pass.errors }
}

function visit(pass: Pass, given: JsonNode, path: Path, isBranch = false): JsonNode {
  if (given.kind !== 'object') {
    refuse(pass, 'schema.boolean', path)
    return given
  }
  const typedBranch = isBranch && pass.profile.needsTypedBranches.value
  const settled = settle(pass, given, path, typedBranch ? 'where-possible' : 'as-needed')
  if (!settled || get(settled, '$ref')) return settled ?? given
  if (refusesStructure(pass, settled, path)) return given
  const moved = moveKeywords(pass, settled, path)
  const inferred = withInferredType(moved)
  if (inferred) lose(pass, 'strict.type-inferred', path)
  const typed = inferred ?? moved
  if (refusesValues(pass, typed, path)) return given
  const required = namesRequiredBy(typed)
  const isObject = typeNamesOf(typed).includes('object')
  const closed = isObject ? closeObject(pass, typed, path) : typed
  return withoutLoneTypes(pass, visitChildren(pass, closed, path, required), path)
}

/** What no strict mode can say of arrays and objects. */
function refusesStructure(pass: Pass, schema: JsonObject, path: Path): boolean {
  const before = pass.errors.length
  if (get(schema, 'prefixItems') || get(schema, 'items')?.kind === 'array')
    refuse(pass, 'schema.tuple', path)
  for (const key of ['additionalProperties', 'unevaluatedProperties', 'patternProperties']) {
    const value = get(schema, key)
    const isOpen =
      key === 'patternProperties'
        ? membersOf(value).length > 0
        : value !== undefined && booleanOf(value) !== false
    if (isOpen) refuse(pass, 'schema.open-object', [...path, key])
  }
  return pass.errors.length > before
}

function refusesValues(pass: Pass, schema: JsonObject, path: Path): boolean {
  const before = pass.errors.length
  const types = typeNamesOf(schema)
  if (types.length === 0 && choicesOf(schema)?.some(isComplex)) {
    refuse(pass, 'schema.enum-complex', path)
  } else if (types.length === 0 && !get(schema, 'anyOf') && !get(schema, 'allOf'))
    refuse(pass, 'schema.untyped', path)
  else if (choicesOf(schema)?.some(isComplex)) refuse(pass, 'schema.enum-complex', path)
  else if (choicesOf(schema)?.length === 0) refuse(pass, 'schema.enum-empty', path)
  else if (strayChoices(schema).length > 0) refuse(pass, 'strict.enum-type-mismatch', path)
  if (types.includes('array') && !get(schema, 'items') && pass.profile.needsItems.value)
    refuse(pass, 'schema.array-without-items', path)
  if (types.includes('object')) refusesObject(pass, schema, path)
  return pass.errors.length > before
}

function refusesObject(pass: Pass, schema: JsonObject, path: Path): void {
  const names = propertyNamesOf(schema)
  const isClosed = get(schema, 'additionalProperties') !== undefined
  // At the root it is how a tool without parameters is written; further down, it takes anything.
  if (names.length === 0 && !isClosed && path.length > 0) refuse(pass, 'schema.open-object', path)
  if (names.length === 0 && !pass.profile.bearsEmptyObject.value)
    refuse(pass, 'deepseek.empty-object', path)
  const declared = new Set(names)
  for (const name of itemsOf(get(schema, 'required')).map(stringOf))
    if (name !== undefined && !declared.has(name))
      refuse(pass, 'schema.required-undeclared', [...path, 'required'], { name })
}

/** An object that says it is closed, and requires what it must. */
function closeObject(pass: Pass, schema: JsonObject, path: Path): JsonObject {
  let next = schema
  if (!get(next, 'properties')) next = withMember(next, 'properties', obj([]))
  if (pass.profile.requiresAll.value)
    next = withMember(next, 'required', arr(propertyNamesOf(next).map(str)))
  if (!get(next, 'additionalProperties')) {
    lose(pass, 'strict.object-closed', path)
    next = withMember(next, 'additionalProperties', bool(false))
  }
  return next
}

function namesRequiredBy(schema: JsonObject): ReadonlySet<string> {
  return new Set(itemsOf(get(schema, 'required')).flatMap((each) => stringOf(each) ?? []))
}

/** `required` are the names that the schema asked for before it was closed. */
function visitChildren(
  pass: Pass,
  schema: JsonObject,
  path: Path,
  required: ReadonlySet<string>,
): JsonObject {
  // Definitions come last, so that what is wrong with them is told where they are used.
  const keys = schema.members.map((each) => each.key)
  const order = [...keys.filter((key) => !isDefinitions(key)), ...keys.filter(isDefinitions)]
  let next = schema
  for (const key of order) {
    const value = get(next, key)!
    const at = [...path, key]
    if (key === 'properties' || isDefinitions(key)) {
      const members = membersOf(value).map((each) => {
        const child = visit(pass, each.value, [...at, each.key])
        const isAsked =
          key !== 'properties' || !pass.profile.requiresAll.value || required.has(each.key)
        return { ...each, value: isAsked ? child : optional(pass, child, [...at, each.key]) }
      })
      next = withMember(next, key, obj(members))
    } else if (key === 'items') next = withMember(next, key, visit(pass, value, at))
    else if (key === 'anyOf' || key === 'allOf') {
      const branches = itemsOf(value).flatMap((each, i) =>
        flatBranch(pass, visit(pass, each, [...at, i], key === 'anyOf')),
      )
      next = withMember(next, key, arr(branches))
    }
  }
  return next
}

/** A property that may be left out, where every property must be there: null stands for absence. */
function optional(pass: Pass, schema: JsonNode, path: Path): JsonNode {
  const isNullable = acceptsNull(pass.root, schema)
  if (isNullable) lose(pass, 'strict.absent-null-conflated', path)
  lose(pass, 'strict.optional-to-nullable', path)
  return isNullable || schema.kind !== 'object' ? schema : withNull(schema)
}

/** Branches of a branch stand beside it, where every branch must have a type. */
function flatBranch(pass: Pass, branch: JsonNode): readonly JsonNode[] {
  const inner = get(branch, 'anyOf')
  if (!pass.profile.needsTypedBranches.value || inner?.kind !== 'array') return [branch]
  const notes = membersOf(branch).filter((each) => each.key !== 'anyOf')
  if (notes.some((each) => each.key !== 'description')) return [branch]
  const [first, ...rest] = inner.items
  if (notes.length === 0 || first?.kind !== 'object') return inner.items
  const own = stringOf(get(first, 'description'))
  const text = stringOf(notes[0]!.value) ?? ''
  const both = own === undefined ? text : `${text}\n\n${own}`
  return [withMember(first, 'description', str(both)), ...rest]
}

function withoutLoneTypes(pass: Pass, schema: JsonObject, path: Path): JsonObject {
  const types = typeNamesOf(schema)
  const isLone = types.some((name) => pass.profile.loneTypes.value.includes(name))
  if (types.length < 2 || !isLone) return schema
  if (pass.profile.splitLoss !== undefined) lose(pass, pass.profile.splitLoss, path)
  return splitTypes(schema)
}
