/**
 * Members of a tool that some rules never read: what these rules found stays true while only such
 * members change, so a key in a name or a description asks them nothing. A rule that is not named
 * here is asked at every change; a test watches what the others read.
 */
export interface Unread {
  readonly members: readonly string[]
  readonly rules: ReadonlySet<string>
}

const NAMES = ['name', 'title']

/** Rules of the schemas and of what stands beside them. */
const NEITHER_NAME_NOR_DESCRIPTION = new Set([
  'input-schema-is-object',
  'output-schema-valid',
  'keyword-values-valid',
  'keywords-of-draft',
  'valid-types',
  'type-declared',
  'required-as-array',
  'required-declared',
  'no-required-default',
  'array-has-items',
  'object-has-fields',
  'no-rule-at-root',
  'null-or-left-out',
  'zeros-in-front-kept',
  'no-fixed-parameter',
  'no-misspelt-keyword',
  'references-resolve',
  'schema-satisfiable',
  'no-dead-branch',
  'enum-well-formed',
  'pattern-valid',
  'pattern-safe',
  'pattern-anchored',
  'bounds-are-exact',
  'ids-are-text',
  'bounds-in-schema',
  'closed-schema',
  'values-fit-schema',
  'no-echo-param-description',
  'enum-in-schema',
  'range-in-schema',
  'default-in-schema',
  'format-stated',
  'length-in-text',
  'no-carried-data',
  'no-exclusive-booleans',
  'no-injected-required',
  'no-json-string',
  'no-unused-param',
  'not-too-many-params',
  'params-have-examples',
  'contract-stated',
  'annotations-well-formed',
  'injected-have-source',
  'strict-explained',
])

/** Rules that hold the description against the schemas. */
const NO_NAME = new Set([
  'rules-between-params-said',
  'no-cut-off-text',
  'no-repeated-schema-in-text',
  'text-agrees-with-schema',
  'asks-when-unsaid',
  'enum-values-explained',
  'param-source-stated',
  'unit-stated',
  'errors-together',
])

export const UNREAD: readonly Unread[] = [
  { members: [...NAMES, 'description'], rules: NEITHER_NAME_NOR_DESCRIPTION },
  { members: NAMES, rules: NO_NAME },
]
