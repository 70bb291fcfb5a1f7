import type { NameRule } from '../checks/name'
import type { Fact } from '../fact'

/** What the Gemini API demands of a function declaration, as dated data. */

const SCHEMA_PAGE = 'https://ai.google.dev/api/caching#Schema'
const DECLARATION_PAGE =
  'https://googleapis.github.io/js-genai/release_docs/interfaces/types.FunctionDeclaration.html'

export const GEMINI_NAME: Fact<NameRule> = {
  value: { pattern: /^[a-zA-Z_][a-zA-Z0-9_.:-]*$/, most: 128 },
  page: DECLARATION_PAGE,
  read: '2026-11',
  seen: 'kaitranntt/ccs#25',
}

/** The older limit, which servers were still seen to hold to. */
export const GEMINI_OLD_NAME_LENGTH: Fact<number> = {
  value: 64,
  page: 'https://cloud.google.com/vertex-ai/docs/reference/rest/v1beta1/FunctionDeclaration',
  read: '2026-09',
  seen: 'kaitranntt/ccs#25',
}

/** Names of parameters, for `parameters` alone. */
export const GEMINI_PROPERTY_NAME: Fact<RegExp> = {
  value: /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/,
  page: DECLARATION_PAGE,
  read: '2026-11',
}

export const GEMINI_TYPES: Fact<readonly string[]> = {
  value: ['STRING', 'NUMBER', 'INTEGER', 'BOOLEAN', 'ARRAY', 'OBJECT', 'NULL'],
  page: SCHEMA_PAGE,
  read: '2026-09',
}

/**
 * The fields of the schema under `parameters`, and the types beside which each may stand; any other
 * field is refused. None listed: beside every type.
 */
export const GEMINI_FIELDS: Fact<ReadonlyMap<string, readonly string[]>> = {
  value: new Map(
    Object.entries({
      type: [],
      format: ['STRING', 'INTEGER', 'NUMBER'],
      title: [],
      description: [],
      nullable: [],
      enum: ['STRING'],
      items: ['ARRAY'],
      minItems: ['ARRAY'],
      maxItems: ['ARRAY'],
      properties: ['OBJECT'],
      required: ['OBJECT'],
      propertyOrdering: ['OBJECT'],
      minProperties: ['OBJECT'],
      maxProperties: ['OBJECT'],
      minLength: ['STRING'],
      maxLength: ['STRING'],
      pattern: ['STRING'],
      minimum: ['INTEGER', 'NUMBER'],
      maximum: ['INTEGER', 'NUMBER'],
      anyOf: [],
      default: [],
      example: [],
    }),
  ),
  page: SCHEMA_PAGE,
  read: '2026-09',
  seen: 'pizza-bot-app/pizza-bot#62',
}

/** The values of `format` by type; any other is refused. */
export const GEMINI_FORMATS: Fact<Readonly<Record<string, readonly string[]>>> = {
  value: {
    STRING: ['date-time', 'enum'],
    INTEGER: ['int32', 'int64'],
    NUMBER: ['float', 'double'],
  },
  page: SCHEMA_PAGE,
  read: '2026-09',
  seen: 'google-gemini/gemini-cli#3178',
}

/** Choices are texts, and only a text may have them. */
export const GEMINI_ENUM_TYPE: Fact<string> = {
  value: 'STRING',
  page: SCHEMA_PAGE,
  read: '2026-09',
  seen: 'directus/directus#27100',
}

/** A choice may not be the empty text. */
export const GEMINI_EMPTY_CHOICE: Fact<boolean> = {
  value: false,
  page: SCHEMA_PAGE,
  read: '2026-09',
  seen: 'Bobsilvio/ha-claude#32',
}

/**
 * On Vertex AI a schema with `anyOf` was seen to bear no other field, not even a description; the
 * Gemini API takes notes beside it. Not enforced: limits beside it go into the branches anyway.
 */
export const VERTEX_ANY_OF_ALONE: Fact<boolean> = {
  value: true,
  page: 'https://cloud.google.com/vertex-ai/docs/reference/rest/v1beta1/FunctionDeclaration',
  read: '2026-09',
  seen: 'langchain-ai/langchain-google#1216',
}

/** An array must say what its items are. */
export const GEMINI_NEEDS_ITEMS: Fact<boolean> = {
  value: true,
  page: SCHEMA_PAGE,
  read: '2026-09',
  seen: 'kkrishnan90/gemini-desktop#7',
}

/** An object without properties is refused at the root, so a tool without parameters has no schema. */
export const GEMINI_EMPTY_ROOT: Fact<boolean> = {
  value: false,
  page: DECLARATION_PAGE,
  read: '2026-11',
  seen: 'pipecat-ai/pipecat-flows#110',
}

/** A name that `required` lists must be one of `properties`. */
export const GEMINI_REQUIRED_DECLARED: Fact<boolean> = {
  value: true,
  page: SCHEMA_PAGE,
  read: '2026-09',
  seen: 'vercel/ai#11319',
}

/**
 * Keywords of JSON Schema that are not among those listed for `parametersJsonSchema`, nor fields of
 * the other schema form: whether they are obeyed, ignored or refused is not said.
 */
export const GEMINI_UNLISTED_KEYWORDS: Fact<readonly string[]> = {
  value: [
    'examples',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'uniqueItems',
    'contains',
    'minContains',
    'maxContains',
    'unevaluatedItems',
    'patternProperties',
    'propertyNames',
    'unevaluatedProperties',
    'not',
    'if',
    'then',
    'else',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
  ],
  page: 'https://ai.google.dev/api/generate-content#FIELDS.response_json_schema',
  read: '2026-09',
}

/** Formats that parsers of JSON Schema know; others are only words. */
export const GEMINI_JSON_SCHEMA_FORMATS: Fact<readonly string[]> = {
  value: [
    'date-time',
    'date',
    'time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uuid',
    'uri',
    'int32',
    'int64',
    'float',
    'double',
  ],
  page: 'https://ai.google.dev/gemini-api/docs/structured-output',
  read: '2026-09',
}
