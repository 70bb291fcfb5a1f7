import { FACETS } from './schema/facets'

/** Ways in which what a schema says of one thing can change. */
export const DIRECTIONS = ['narrower', 'wider', 'changed'] as const

export type FacetCode = `${string}-${(typeof DIRECTIONS)[number]}`

/** Changes of a schema, for the input and for the output. */
export const SCHEMA_CODES = [
  'field-added',
  'field-added-required',
  'field-removed',
  'field-renamed',
  'field-moved',
  'field-required',
  'field-optional',
  'value-added',
  'value-removed',
  'text-added',
  'text-removed',
  'text-changed',
  'text-layout',
  'default',
  'examples',
  'told',
  'other',
  'definition',
  'respelt',
  'unsure',
] as const

/** Changes of the other members of a tool. */
export const TOOL_CODES = [
  'tool-added',
  'tool-removed',
  'tool-renamed',
  'tool-moved',
  'title',
  'description-added',
  'description-removed',
  'description-changed',
  'description-layout',
  'answer-added',
  'answer-removed',
  'answer-changed',
  'schema-added',
  'schema-removed',
  'calls',
  'hint',
  'strict',
  'namespace',
  'hidden',
  'shown',
  'agent-added',
  'agent-removed',
  'effect-raised',
  'effect-lowered',
  'effect-stated',
  'effect-unstated',
  'confirmation-weaker',
  'confirmation-stronger',
  'confirmation-when',
  'injected-added',
  'injected-removed',
  'injected-changed',
  'entry-added',
  'entry-removed',
  'entry-changed',
  'facet-changed',
  'member-changed',
  'reordered',
] as const

/** Changes of what a set says of itself. */
export const SET_CODES = ['set-title', 'set-member'] as const

export type ChangeCode =
  | (typeof SCHEMA_CODES)[number]
  | (typeof TOOL_CODES)[number]
  | (typeof SET_CODES)[number]
  | FacetCode

/** Every code that a change can have. */
export const CHANGE_CODES: readonly ChangeCode[] = [
  ...FACETS.flatMap(({ id }) => DIRECTIONS.map((direction): FacetCode => `${id}-${direction}`)),
  ...SCHEMA_CODES,
  ...TOOL_CODES,
  ...SET_CODES,
]
