import {
  arr,
  bool,
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  type Path,
  stringOf,
  withMember,
  withoutMembers,
} from '../../json/node'
import { typeNamesOf } from '../../schema/types'
import { mergeAllOf } from '../merge-all-of'
import { isAnnotation, isDefinitions, isExtension, isIdentity } from './annotations'
import { staysKeyword } from './move-keywords'
import { lose, type Pass, refuse } from './pass'
import { type Inlining, settleReference } from './settle-reference'

/**
 * One schema with its composition settled: `allOf` merged, `oneOf` said as `anyOf`, what stands
 * beside an `anyOf` said in each branch, and a reference alone or inlined. Its children are as they
 * were. Undefined where a part of it cannot be said, which was then refused.
 */
export function settle(
  pass: Pass,
  given: JsonObject,
  path: Path,
  inlining: Inlining = 'as-needed',
): JsonObject | undefined {
  const schema = withoutAsides(pass, given, path)
  if (get(schema, 'anyOf') && get(schema, 'oneOf'))
    return refuse(pass, 'schema.anyof-and-oneof', path)
  const merged = settleAllOf(pass, schema, path)
  if (!merged) return undefined
  const referred = settleReference(pass, merged, path, inlining)
  // A target may have all of these itself, and its own reference.
  if (referred && referred !== merged && !isBareReference(referred))
    return settle(pass, referred, path, inlining)
  return referred && spreadAnyOf(pass, settleOneOf(pass, referred, path), path)
}

const isBareReference = (schema: JsonObject): boolean =>
  schema.members.length === 1 && schema.members[0]!.key === '$ref'

/** Without what only names the schema, and without what is meant for other readers. */
function withoutAsides(pass: Pass, schema: JsonObject, path: Path): JsonObject {
  const members = membersOf(schema).filter(({ key }) => {
    if (isExtension(key)) lose(pass, 'dropped.extension', [...path, key], { field: key })
    // Whatever refers to a definition further down gets its own copy.
    return !isExtension(key) && !isIdentity(key) && !(isDefinitions(key) && path.length > 0)
  })
  return members.length === schema.members.length ? schema : { ...schema, members }
}

function settleAllOf(pass: Pass, schema: JsonObject, path: Path): JsonObject | undefined {
  const branches = get(schema, 'allOf')
  if (branches?.kind !== 'array') return schema
  if (pass.profile.bearsScalarAllOf.value && isOfScalars(schema, branches.items)) return schema
  const own = withoutMembers(schema, ['allOf', '$ref'])
  const ref = get(schema, '$ref')
  const all = ref ? [obj([member('$ref', ref)]), ...branches.items] : branches.items
  const [only] = all
  if (all.length === 1 && only?.kind === 'object' && get(only, '$ref')) {
    const isFree = own.members.every(({ key }) => isAnnotation(key))
    if (isFree && membersOf(only).every(({ key }) => key === '$ref' || isAnnotation(key))) {
      lose(pass, 'strict.allof-merged', path)
      const theirs = membersOf(only).filter(({ key }) => !get(own, key))
      return { ...schema, members: [...theirs, ...own.members] }
    }
  }
  const parts: JsonNode[] = []
  for (const [i, branch] of all.entries()) {
    const at = [...path, 'allOf', i - (ref ? 1 : 0)]
    if (branch.kind !== 'object') return refuse(pass, 'schema.allof', path)
    const settled = settle(pass, branch, at[at.length - 1] === -1 ? path : at, 'always')
    if (!settled) return undefined
    parts.push(settled)
  }
  // Said of all branches together, and so the same as closing what they become.
  const closesAll = booleanOf(get(own, 'unevaluatedProperties')) === false
  const rest = closesAll ? withoutMembers(own, ['unevaluatedProperties']) : own
  const merged = mergeAllOf({ ...rest, members: [...rest.members, member('allOf', arr(parts))] })
  if (!merged) return refuse(pass, 'schema.allof', path)
  lose(pass, 'strict.allof-merged', path)
  return closesAll ? withMember(merged, 'additionalProperties', bool(false)) : merged
}

/** Whether an `allOf` speaks of plain values only, each branch with a type of its own. */
function isOfScalars(schema: JsonNode, branches: readonly JsonNode[]): boolean {
  const isScalar = (each: JsonNode): boolean =>
    typeNamesOf(each).every((name) => name !== 'object' && name !== 'array')
  return (
    isScalar(schema) &&
    !get(schema, 'properties') &&
    !get(schema, '$ref') &&
    branches.every(
      (each) =>
        isScalar(each) && typeNamesOf(each).length > 0 && !get(each, '$ref') && !get(each, 'allOf'),
    )
  )
}

function settleOneOf(pass: Pass, schema: JsonObject, path: Path): JsonObject {
  const branches = get(schema, 'oneOf')
  if (!branches) return schema
  lose(pass, 'strict.oneof-to-anyof', path)
  return withMember(withoutMembers(schema, ['oneOf']), 'anyOf', branches)
}

/**
 * What stands beside an `anyOf` holds for every branch. Once objects are closed, the two would
 * forbid each other's properties, so each branch says all of it.
 */
function spreadAnyOf(pass: Pass, schema: JsonObject, path: Path): JsonObject | undefined {
  const branches = itemsOf(get(schema, 'anyOf'))
  const isShared = ({ key }: { readonly key: string }): boolean =>
    key !== 'anyOf' && key !== 'allOf' && staysKeyword(pass.profile, key) && !isAnnotation(key)
  const shared = schema.members.filter(isShared)
  const others = itemsOf(get(schema, 'allOf'))
  if (branches.length === 0 || shared.length + others.length === 0) return schema
  const known = { losses: pass.losses.length, errors: pass.errors.length }
  const parts = branches.map((branch, i) => {
    if (branch.kind !== 'object') return undefined
    const settled = settle(pass, branch, [...path, 'anyOf', i], 'always')
    return settled && mergeAllOf(obj([...shared, member('allOf', arr([...others, settled]))]))
  })
  if (parts.every((each): each is JsonObject => each !== undefined)) {
    lose(pass, 'strict.anyof-spread', path)
    const kept = schema.members.filter(
      (each) => !isShared(each) && !/^(anyOf|allOf)$/.test(each.key),
    )
    return { ...schema, members: [...kept, member('anyOf', arr(parts))] }
  }
  pass.losses.length = known.losses
  pass.errors.length = known.errors
  if (isAllScalar(schema, branches)) return schema
  return refuse(pass, 'schema.anyof-mixed', path)
}

/** Plain values with a type each: the two may stand beside each other as they are. */
function isAllScalar(schema: JsonNode, branches: readonly JsonNode[]): boolean {
  return [schema, ...branches].every(
    (each) =>
      stringOf(get(each, '$ref')) === undefined &&
      (each === schema || typeNamesOf(each).length > 0) &&
      typeNamesOf(each).every((name) => name !== 'object' && name !== 'array') &&
      !get(each, 'properties') &&
      !get(each, 'items'),
  )
}
