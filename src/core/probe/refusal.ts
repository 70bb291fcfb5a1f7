import { accepts, newJudge } from '../authoring/samples/accepts'
import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  memberOf,
  membersOf,
  obj,
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

/** Keywords whose meaning depends on others beside them. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  additionalProperties: ['properties', 'patternProperties'],
  items: ['prefixItems'],
  additionalItems: ['items'],
  if: ['then', 'else'],
  contains: ['minContains', 'maxContains'],
  exclusiveMinimum: ['minimum'],
  exclusiveMaximum: ['maximum'],
  type: ['nullable'],
}
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
  const own = membersOf(schema).find((each) => !holds(value, schema, each.key, root))
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

/** One keyword alone, with those that it looks at. */
function holds(value: JsonNode, schema: JsonObject, key: string, root: JsonNode): boolean {
  // What the others have looked at counts for these, so they are asked last, all together.
  if (key.startsWith('unevaluated')) return accepts(value, schema, newJudge(root))
  const beside = (BESIDE[key] ?? []).flatMap((each) => memberOf(schema, each) ?? [])
  const alone = obj([{ key, value: get(schema, key)! }, ...beside])
  return accepts(value, key === 'additionalProperties' ? open(alone) : alone, newJudge(root))
}

/** The names that are declared, without what is said of their values. */
const open = (schema: JsonObject): JsonObject => ({
  ...schema,
  members: schema.members.map((each) =>
    each.key === 'properties' || each.key === 'patternProperties'
      ? {
          ...each,
          value: obj(
            membersOf(each.value).map(({ key }) => ({
              key,
              value: { kind: 'boolean' as const, value: true },
            })),
          ),
        }
      : each,
  ),
})

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
