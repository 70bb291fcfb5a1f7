/** What the value of a keyword holds, which decides how a walk goes on from there. */
export type Holds =
  | 'schema'
  | 'schema-list'
  /** `items` and friends: one schema, or before draft 2020-12 a list of them. */
  | 'schema-or-list'
  /** An object whose keys are the author's names, never keywords, and whose values are schemas. */
  | 'schema-map'
  /** Data that is not a schema, whatever it looks like. */
  | 'literal'
  | 'literal-list'
  | 'name-list'
  | 'type'
  | 'count'
  | 'number'
  | 'flag'
  | 'text'
  | 'other'

/** The type of value a keyword says something about; `any` says it about all. */
export type AppliesTo = 'any' | 'string' | 'number' | 'array' | 'object'

export interface Keyword {
  readonly holds: Holds
  readonly to: AppliesTo
}

const keyword = (holds: Holds, to: AppliesTo = 'any'): Keyword => ({ holds, to })

/** The keywords of JSON Schema 2020-12, and those of older drafts that definitions still carry. */
export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map(
  Object.entries({
    $schema: keyword('text'),
    $id: keyword('text'),
    $anchor: keyword('text'),
    $dynamicAnchor: keyword('text'),
    $ref: keyword('text'),
    $dynamicRef: keyword('text'),
    $vocabulary: keyword('other'),
    $comment: keyword('text'),
    $defs: keyword('schema-map'),
    definitions: keyword('schema-map'),
    title: keyword('text'),
    description: keyword('text'),
    default: keyword('literal'),
    examples: keyword('literal-list'),
    deprecated: keyword('flag'),
    readOnly: keyword('flag'),
    writeOnly: keyword('flag'),
    type: keyword('type'),
    enum: keyword('literal-list'),
    const: keyword('literal'),
    allOf: keyword('schema-list'),
    anyOf: keyword('schema-list'),
    oneOf: keyword('schema-list'),
    not: keyword('schema'),
    if: keyword('schema'),
    then: keyword('schema'),
    else: keyword('schema'),
    minimum: keyword('number', 'number'),
    maximum: keyword('number', 'number'),
    exclusiveMinimum: keyword('number', 'number'),
    exclusiveMaximum: keyword('number', 'number'),
    multipleOf: keyword('number', 'number'),
    minLength: keyword('count', 'string'),
    maxLength: keyword('count', 'string'),
    pattern: keyword('text', 'string'),
    format: keyword('text', 'any'),
    contentEncoding: keyword('text', 'string'),
    contentMediaType: keyword('text', 'string'),
    contentSchema: keyword('schema', 'string'),
    items: keyword('schema-or-list', 'array'),
    prefixItems: keyword('schema-list', 'array'),
    additionalItems: keyword('schema', 'array'),
    unevaluatedItems: keyword('schema', 'array'),
    contains: keyword('schema', 'array'),
    minContains: keyword('count', 'array'),
    maxContains: keyword('count', 'array'),
    minItems: keyword('count', 'array'),
    maxItems: keyword('count', 'array'),
    uniqueItems: keyword('flag', 'array'),
    properties: keyword('schema-map', 'object'),
    patternProperties: keyword('schema-map', 'object'),
    additionalProperties: keyword('schema', 'object'),
    unevaluatedProperties: keyword('schema', 'object'),
    propertyNames: keyword('schema', 'object'),
    required: keyword('name-list', 'object'),
    minProperties: keyword('count', 'object'),
    maxProperties: keyword('count', 'object'),
    dependentRequired: keyword('other', 'object'),
    dependentSchemas: keyword('schema-map', 'object'),
    dependencies: keyword('other', 'object'),
  }),
)

/** The seven type names of JSON Schema. */
export const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const
export type TypeName = (typeof TYPES)[number]

export const isTypeName = (name: string): name is TypeName =>
  (TYPES as readonly string[]).includes(name)
