import { get, type JsonNode, type JsonObject, type Path } from '../json/node'
import { stringOf, withoutMembers } from '../json/node'
import { checkExternalReferences, checkUnresolvedReferences } from './checks/references'
import { illegalPlaces } from '../schema/legality'
import { hasLookaround } from './checks/lookaround'
import { moveToDescription } from './constraint-notes'
import type { DialectError, Loss } from './dialect'
import { flattenerOf } from './gemini-flat'
import { constAsEnum } from './gemini-unions'
import { requiredLoops } from './required-loops'
import { changeOutsideIn } from './outside-in'
import { GEMINI_JSON_SCHEMA_FORMATS, GEMINI_UNLISTED_KEYWORDS } from './profiles/gemini'

/**
 * A JSON Schema as Gemini takes it under `parametersJsonSchema`: as it is, but for keywords that are
 * not among those listed (said in the description, or with a listed one) and members beside a `$ref`.
 */
export function toGeminiJsonSchema(root: JsonObject): {
  readonly schema: JsonObject
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
} {
  const losses: Loss[] = []
  const errors: DialectError[] = [
    ...checkExternalReferences(root),
    ...checkUnresolvedReferences(root),
    ...requiredLoops(root).map(({ path, ref }) => ({
      code: 'schema.recursive',
      path,
      values: { ref },
    })),
  ]
  const illegal = illegalPlaces(root).filter(
    ({ keyword }) => !GEMINI_UNLISTED_KEYWORDS.value.includes(keyword),
  )
  for (const { path, keyword } of illegal)
    errors.push({ code: 'schema.not-2020-12', path, values: { keyword } })
  const lose = (code: string, path: Path, values?: Loss['values']): void => {
    losses.push({ code, path, ...(values ? { values } : {}) })
  }
  const flatten = flattenerOf(root, lose)
  const changed = changeOutsideIn(root, (schema, path) => {
    const alone = withReferenceAlone(schema, path)
    const flat = withoutAllOf(alone, path)
    return withNotes(withoutExtensions(withConst(flat, path), path), path)
  })
  return { schema: changed as JsonObject, losses, errors }

  /** Beside `$ref` nothing may stand: the target is put in its place, unless it contains itself. */
  function withReferenceAlone(schema: JsonObject, path: Path): JsonObject {
    const ref = stringOf(get(schema, '$ref'))
    const beside = schema.members.filter(({ key }) => !key.startsWith('$') && !isExtension(key))
    if (ref === undefined || !ref.startsWith('#') || beside.length === 0) return schema
    const failures: DialectError[] = []
    const inlined = flatten(schema, path, (error) => failures.push(error))
    if (inlined) return inlined
    // What contradicts the target, or cannot be said with it, is not to be dropped.
    errors.push(...failures.filter(({ code }) => code === 'schema.allof'))
    lose('gemini.ref-siblings-dropped', path, { fields: beside.map(({ key }) => key).join(', ') })
    return withoutMembers(
      schema,
      beside.map(({ key }) => key),
    )
  }

  function withoutAllOf(schema: JsonObject, path: Path): JsonObject {
    if (!get(schema, 'allOf')) return schema
    const fail = (error: DialectError): void => {
      errors.push(error)
    }
    return flatten(schema, path, fail) ?? schema
  }

  function withConst(schema: JsonObject, path: Path): JsonObject {
    const listed = constAsEnum(schema)
    if (listed) lose('gemini.const-to-enum', path)
    return listed ?? schema
  }

  function withoutExtensions(schema: JsonObject, path: Path): JsonObject {
    const gone = schema.members.map(({ key }) => key).filter(isExtension)
    for (const key of gone) lose('dropped.extension', [...path, key], { field: key })
    return gone.length > 0 ? withoutMembers(schema, gone) : schema
  }

  function withNotes(schema: JsonObject, path: Path): JsonObject {
    const moved = schema.members.flatMap(({ key, value }) => {
      const code = noteCode(key, value)
      if (code) lose(code, [...path, key], { keyword: key })
      return code ? [key] : []
    })
    return moveToDescription(schema, moved)
  }
}

const isExtension = (key: string): boolean => key.startsWith('x-') || key === '$comment'

function noteCode(key: string, value: JsonNode): string | undefined {
  // Only a `const` that its own `enum` forbids is left here.
  if (key === 'const' || GEMINI_UNLISTED_KEYWORDS.value.includes(key))
    return 'gemini.keyword-to-description'
  if (key === 'pattern' && hasLookaround(stringOf(value) ?? ''))
    return 'gemini.pattern-to-description'
  if (key === 'format' && !GEMINI_JSON_SCHEMA_FORMATS.value.includes(stringOf(value) ?? ''))
    return 'gemini.format-to-description'
  return undefined
}
