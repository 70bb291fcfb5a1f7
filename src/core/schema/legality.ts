import { get, type JsonNode, membersOf, numberOf, type Path, stringOf } from '../json/node'
import { type Holds, isTypeName, KEYWORDS } from './keywords'
import { readPattern } from './pattern'
import { walkSchema } from './walk'

/** A keyword whose value JSON Schema 2020-12 does not allow. `isOldDraft`: an older draft allows it. */
export interface Illegal {
  readonly path: Path
  readonly keyword: string
  readonly isOldDraft: boolean
}

/** What a keyword's value must be, by what it holds (the 2020-12 meta-schema, in short). */
const legal: Partial<Record<Holds, (value: JsonNode) => boolean>> = {
  schema: isSchema,
  'schema-or-list': isSchema,
  'schema-list': (value) => value.kind === 'array' && value.items.length > 0,
  'schema-map': (value) => value.kind === 'object',
  'literal-list': (value) => value.kind === 'array',
  text: (value) => value.kind === 'string',
  flag: (value) => value.kind === 'boolean',
  number: (value) => value.kind === 'number',
  count: isCount,
  'name-list': (value) => isNameList(value),
  type: isType,
}

/**
 * Every place where a schema breaks the 2020-12 meta-schema, unknown keywords allowed. The root must
 * be an object; a pattern must be a regular expression.
 */
export function illegalPlaces(root: JsonNode, base: Path = []): readonly Illegal[] {
  const found: Illegal[] = []
  for (const { path, schema, keyword } of walkSchema(root, base)) {
    if (isSchema(schema)) {
      for (const { key, value } of membersOf(schema))
        if (!isLegal(key, value))
          found.push({ path: [...path, key], keyword: key, isOldDraft: old(key, value) })
      // A single schema of the wrong kind is told at the keyword that holds it, the root's by its type.
    } else if (keyword !== undefined && legal[KEYWORDS.get(keyword)!.holds] !== isSchema)
      found.push({ path, keyword, isOldDraft: false })
  }
  return found
}

/** Whether a schema says that it is of an older draft, by which it is then to be read. */
export function declaresOldDraft(root: JsonNode | undefined): boolean {
  return /draft-0[3-7]|2019-09/.test(stringOf(get(root, '$schema')) ?? '')
}

function isLegal(key: string, value: JsonNode): boolean {
  const holds = KEYWORDS.get(key)?.holds
  if (holds === undefined) return true
  if (key === 'pattern') return isPattern(stringOf(value))
  if (key === 'multipleOf') return (numberOf(value) ?? 0) > 0
  // Not keywords of 2020-12: whatever they hold is allowed.
  if (key === 'additionalItems' || key === 'dependencies' || key === 'definitions') return true
  return legal[holds]?.(value) ?? true
}

function old(key: string, value: JsonNode): boolean {
  if (key === 'items') return value.kind === 'array'
  return /^exclusiveM/.test(key) && value.kind === 'boolean'
}

function isSchema(value: JsonNode): boolean {
  return value.kind === 'object' || value.kind === 'boolean'
}

function isCount(value: JsonNode): boolean {
  const count = numberOf(value)
  return count !== undefined && Number.isInteger(count) && count >= 0
}

function isNameList(value: JsonNode): boolean {
  if (value.kind !== 'array') return false
  const names = value.items.map(stringOf)
  return names.every((name) => name !== undefined) && new Set(names).size === names.length
}

function isType(value: JsonNode): boolean {
  if (value.kind === 'string') return isTypeName(value.value)
  return isNameList(value) && value.kind === 'array' && value.items.length > 0
    ? value.items.every((item) => isTypeName(stringOf(item) ?? ''))
    : false
}

/** Compiling runs nothing; only matching could hang. */
const isPattern = (pattern: string | undefined): boolean =>
  pattern !== undefined && readPattern(pattern).regex !== undefined
