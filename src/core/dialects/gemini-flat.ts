import { arr, get, itemsOf, type JsonNode, type JsonObject, type Path } from '../json/node'
import { stringOf, withMember } from '../json/node'
import type { DialectError, Loss } from './dialect'
import { isTooMuchInlining } from './inlining-limits'
import { inlineReference } from './inline-references'
import { mergeAllOf } from './merge-all-of'

/** Told of each change, with its place in the schema that went in. */
export type Lose = (code: string, path: Path, values?: Loss['values']) => void
export type Fail = (error: DialectError) => void
export type Flatten = (schema: JsonObject, path: Path, fail: Fail) => JsonObject | undefined

const CODES = {
  external: 'schema.external-ref',
  unresolved: 'schema.unresolved-ref',
  recursive: 'schema.recursive',
  conflict: 'schema.allof',
} as const

/**
 * Gives a schema of the document `root` without a reference and without `allOf` of its own; what
 * stands below keeps its references. Undefined where that cannot be, with the reason told to `fail`.
 */
export function flattenerOf(root: JsonNode, lose: Lose): Flatten {
  let inlined = 0
  return flatten

  function flatten(schema: JsonObject, path: Path, fail: Fail): JsonObject | undefined {
    const ref = stringOf(get(schema, '$ref'))
    if (ref === undefined) return withoutAllOf(schema, path, fail)
    const target = ref.startsWith('#') ? inlineReference(root, schema) : 'external'
    if (typeof target === 'string') {
      fail({ code: CODES[target], path, values: { ref } })
      return undefined
    }
    if (isTooMuchInlining(++inlined, path)) {
      fail({ code: 'schema.too-many-refs', path, values: { ref } })
      return undefined
    }
    lose('gemini.ref-inlined', path, { ref })
    return withoutAllOf(target, path, fail)
  }

  function withoutAllOf(schema: JsonObject, path: Path, fail: Fail): JsonObject | undefined {
    if (!get(schema, 'allOf')) return schema
    let isWhole = true
    const branches = itemsOf(get(schema, 'allOf')).map((branch, i): JsonNode => {
      if (branch.kind !== 'object') return branch
      const flat = flatten(branch, [...path, 'allOf', i], (error) => {
        isWhole = false
        fail(error)
      })
      return flat ?? branch
    })
    const merged = isWhole ? mergeAllOf(withMember(schema, 'allOf', arr(branches))) : undefined
    if (merged) lose('gemini.allof-merged', path)
    else if (isWhole) fail({ code: 'schema.allof', path })
    return merged
  }
}
