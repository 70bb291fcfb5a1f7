import type { ChangeClass } from '../change'

/** Keywords that together say one thing about a value. */
export interface Facet {
  readonly id: string
  readonly keywords: readonly string[]
  /** What it is that callers meet where more is allowed now than before. */
  readonly wider: Exclude<ChangeClass, 'breaks'>
}

/**
 * What a schema says of a value, thing by thing. Where a model gets another choice, or is told less of
 * what a value looks like, behaviour changes; a limit that is further away takes nothing from a call.
 */
export const FACETS: readonly Facet[] = [
  { id: 'type', keywords: ['type', 'nullable'], wider: 'behaviour' },
  { id: 'values', keywords: ['enum', 'const'], wider: 'behaviour' },
  {
    id: 'range',
    keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    wider: 'safe',
  },
  { id: 'step', keywords: ['multipleOf'], wider: 'safe' },
  { id: 'length', keywords: ['minLength', 'maxLength'], wider: 'safe' },
  { id: 'pattern', keywords: ['pattern'], wider: 'behaviour' },
  { id: 'format', keywords: ['format'], wider: 'behaviour' },
  { id: 'size', keywords: ['minItems', 'maxItems'], wider: 'safe' },
  { id: 'unique', keywords: ['uniqueItems'], wider: 'safe' },
  { id: 'contains', keywords: ['contains', 'minContains', 'maxContains'], wider: 'behaviour' },
  {
    id: 'items',
    keywords: ['items', 'prefixItems', 'additionalItems', 'unevaluatedItems'],
    wider: 'behaviour',
  },
  { id: 'count', keywords: ['minProperties', 'maxProperties'], wider: 'safe' },
  { id: 'names', keywords: ['propertyNames'], wider: 'safe' },
  {
    id: 'extra',
    keywords: ['additionalProperties', 'patternProperties', 'unevaluatedProperties'],
    wider: 'behaviour',
  },
  { id: 'choice', keywords: ['anyOf', 'oneOf'], wider: 'behaviour' },
  {
    id: 'condition',
    keywords: [
      'allOf',
      'not',
      'if',
      'then',
      'else',
      'dependentRequired',
      'dependentSchemas',
      'dependencies',
    ],
    wider: 'behaviour',
  },
  { id: 'reference', keywords: ['$ref', '$dynamicRef'], wider: 'behaviour' },
]

/** Keywords that only tell, and what changing them does. */
export const TOLD: Readonly<Record<string, Exclude<ChangeClass, 'breaks'>>> = {
  title: 'safe',
  $comment: 'safe',
  $schema: 'safe',
  $id: 'safe',
  $anchor: 'safe',
  $dynamicAnchor: 'safe',
  $vocabulary: 'safe',
  default: 'behaviour',
  examples: 'behaviour',
  deprecated: 'behaviour',
  readOnly: 'behaviour',
  writeOnly: 'behaviour',
  contentEncoding: 'behaviour',
  contentMediaType: 'behaviour',
  contentSchema: 'behaviour',
}
