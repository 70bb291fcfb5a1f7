import { accepts, keeps, newJudge } from '../authoring/samples/accepts'
import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Member,
  memberOf,
  membersOf,
  type Path,
  stringOf,
} from '../json/node'
import { printScalar } from '../json/print'
import { hangIn } from '../schema/pattern-hang'
import { followReference } from '../schema/reference'

/** Which keyword refuses a value, what it says and where in the value; or why that cannot be told. */
export type Refusal =
  | {
      readonly is: 'keyword'
      readonly keyword: string
      readonly bound: string
      readonly path: Path
    }
  | { readonly is: 'unknown'; readonly why: Unknown; readonly detail: string }

/** Why nobody can say whether a schema stops a value. */
export type Unknown = 'pattern' | 'reference' | 'format' | 'size'

const LONGEST_TRIED = 20_000
const DEEPEST = 40

/** Why a schema does not accept a value that it surely or possibly refuses. */
export function refusalOf(
  value: JsonNode,
  schema: JsonNode,
  root: JsonNode,
  path: Path = [],
  depth = 0,
): Refusal | undefined {
  if (schema.kind === 'boolean')
    return schema.value ? undefined : { is: 'keyword', keyword: 'false', bound: '', path }
  if (schema.kind !== 'object') return undefined
  if (depth > DEEPEST) return { is: 'unknown', why: 'size', detail: '' }
  const own = membersOf(schema).find((each) => !holds(value, schema, each, root))
  if (!own) {
    if (accepts(value, schema, newJudge(root))) return undefined
    return { is: 'unknown', why: 'size', detail: '' }
  }
  const { key, value: bound } = own
  const inside = below(value, schema, key, bound, root)
  if (inside) {
    const found = refusalOf(inside.value, inside.schema, root, [...path, ...inside.step], depth + 1)
    if (found && !(found.is === 'keyword' && found.keyword === 'false')) return found
    return {
      is: 'keyword',
      keyword: key,
      bound: String(inside.step[0] ?? ''),
      path: [...path, ...inside.step],
    }
  }
  if (key === '$ref' && !followReference(root, schema))
    return { is: 'unknown', why: 'reference', detail: stringOf(bound) ?? '' }
  if (key === 'pattern' && value.kind === 'string' && isUntried(value.value, stringOf(bound) ?? ''))
    return { is: 'unknown', why: 'pattern', detail: stringOf(bound) ?? '' }
  return { is: 'keyword', keyword: key, bound: shownBound(bound), path }
}

const isUntried = (text: string, pattern: string): boolean =>
  text.length > LONGEST_TRIED || hangIn(pattern) !== undefined

const shownBound = (bound: JsonNode): string =>
  bound.kind === 'object' || bound.kind === 'array' ? '' : printScalar(bound).replace(/^"|"$/g, '')

/** One keyword, beside those that it looks at; not where the steps run out. */
function holds(value: JsonNode, schema: JsonObject, { key, value: bound }: Member, root: JsonNode) {
  const judge = newJudge(root)
  return keeps(value, key, bound, schema, judge) && judge.work >= 0
}

interface Below {
  readonly value: JsonNode
  readonly schema: JsonNode
  readonly step: Path
}

/** The part of the value and of the schema by which a keyword refuses, where it holds one. */
function below(
  value: JsonNode,
  schema: JsonObject,
  key: string,
  bound: JsonNode,
  root: JsonNode,
): Below | undefined {
  const refuses = (each: JsonNode, own: JsonNode): boolean => !accepts(each, own, newJudge(root))
  if (key === '$ref') {
    const target = followReference(root, schema)
    return target && { value, schema: target, step: [] }
  }
  if (key === 'allOf') {
    const part = itemsOf(bound).find((each) => refuses(value, each))
    return part && { value, schema: part, step: [] }
  }
  if (key === 'properties' || key === 'additionalProperties') {
    for (const each of membersOf(value)) {
      const declared = memberOf(get(schema, 'properties'), each.key)?.value
      const own = key === 'properties' ? declared : declared ? undefined : bound
      if (own && refuses(each.value, own))
        return { value: each.value, schema: own, step: [each.key] }
    }
  }
  if (key === 'items' || key === 'prefixItems') {
    for (const [i, each] of itemsOf(value).entries()) {
      const own = bound.kind === 'array' ? bound.items[i] : bound
      if (own && refuses(each, own)) return { value: each, schema: own, step: [i] }
    }
  }
  return undefined
}
