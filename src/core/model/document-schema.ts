import { benchSchema } from '../bench/questions/questions-schema'
import type { Lang, Words } from '../lint/rule'
import { reviewSchema } from '../review/review-schema'
import { type Holds, KEYWORDS, TYPES } from '../schema/keywords'
import { CONFIRMERS, EFFECTS, IDEMPOTENCY_KINDS, OUTSIDE_KINDS } from './contract'
import { CONTRACT_MEMBER_WORDS } from './contract-member-words'
import {
  ANSWER_WORDS,
  CONTRACT_WORDS,
  EXPORT_MARK_WORDS,
  KEYWORD_WORDS,
  TOOL_WORDS,
} from './document-words'
import { DESCRIPTION_KEYS, TOOL_KEYS } from './tool'
import { FORMAT_VERSION } from './tool-set'

type Schema = Readonly<Record<string, unknown>>

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/**
 * The JSON Schema (draft 2020-12) of one tool of our documents, explained in `lang`. It asks for
 * what a tool needs and lets every other member be, since unknown members are kept.
 */
export function toolSchema(lang: Lang): Schema {
  return { $schema: DRAFT, title: 'Toolwright tool', ...tool(lang), $defs: definitions(lang) }
}

/** The JSON Schema of a whole set, as Toolwright saves it. */
export function setSchema(lang: Lang): Schema {
  const { review, anchor } = reviewSchema(lang)
  return {
    $schema: DRAFT,
    title: 'Toolwright tool set',
    type: 'object',
    required: ['toolwright', 'tools'],
    properties: {
      toolwright: { type: 'integer', minimum: 1, maximum: FORMAT_VERSION },
      title: { type: 'string' },
      tools: { type: 'array', items: { $ref: '#/$defs/tool' } },
      bench: benchSchema(lang),
      review,
    },
    $defs: { tool: tool(lang), anchor, ...definitions(lang) },
  }
}

const parameters: Schema = {
  allOf: [{ $ref: '#/$defs/schema' }],
  type: 'object',
  default: { type: 'object', properties: {}, additionalProperties: false },
}

const object: Schema = { type: 'object' }
const text: Schema = { type: 'string' }

const exportMarks: Readonly<Record<keyof typeof EXPORT_MARK_WORDS, Schema>> = {
  hidden: { type: 'boolean' },
  agents: { type: 'array', items: text },
}

/** The shape of each member; its words stand beside it in a table of their own. */
const members: Readonly<Record<(typeof TOOL_KEYS)[number], Schema>> = {
  name: text,
  title: text,
  description: { anyOf: [{ $ref: '#/$defs/answers' }, text] },
  inputSchema: parameters,
  outputSchema: parameters,
  inputExamples: { type: 'array', items: object },
  annotations: {
    type: 'object',
    properties: {
      title: text,
      readOnlyHint: { type: 'boolean' },
      destructiveHint: { type: 'boolean' },
      idempotentHint: { type: 'boolean' },
      openWorldHint: { type: 'boolean' },
    },
  },
  icons: { type: 'array', items: object },
  execution: object,
  meta: object,
  strict: { type: 'boolean' },
  namespace: {},
  exports: { $ref: '#/$defs/exports' },
  contract: { $ref: '#/$defs/contract' },
  lint: object,
  vendor: object,
}

function tool(lang: Lang): Schema {
  return {
    type: 'object',
    required: ['name', 'inputSchema'],
    properties: explained(members, TOOL_WORDS, lang),
  }
}

function definitions(lang: Lang): Schema {
  const answers = Object.fromEntries(DESCRIPTION_KEYS.map((key) => [key, text]))
  const keywords = Object.fromEntries([...KEYWORDS].map(([key, { holds }]) => [key, shapes[holds]]))
  return {
    answers: { type: 'object', properties: explained(answers, ANSWER_WORDS, lang) },
    exports: { type: 'object', properties: explained(exportMarks, EXPORT_MARK_WORDS, lang) },
    contract: {
      type: 'object',
      properties: explained(
        Object.fromEntries(
          Object.entries(facets).map(([facet, shape]) => [
            facet,
            explainedInside(facet, shape, lang),
          ]),
        ),
        CONTRACT_WORDS,
        lang,
      ),
    },
    schema: {
      type: ['object', 'boolean'],
      properties: explained(keywords, KEYWORD_WORDS, lang),
    },
  }
}

const record = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
})
/** A record, or only the text of its main member; members nobody knows are let be. */
const short = (properties: Readonly<Record<string, Schema>>): Schema => ({
  anyOf: [text, record(properties)],
})
const listOf = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'array',
  items: short(properties),
})
const oneOfWords = (words: readonly string[]): Schema => ({ enum: words })

/** The shape of each facet of a contract. */
const facets: Readonly<Record<keyof typeof CONTRACT_WORDS, Schema>> = {
  effect: oneOfWords(EFFECTS),
  confirmation: {
    anyOf: [oneOfWords(CONFIRMERS), record({ who: oneOfWords(CONFIRMERS), when: text })],
  },
  idempotency: {
    anyOf: [
      oneOfWords(IDEMPOTENCY_KINDS),
      record({
        by: oneOfWords(IDEMPOTENCY_KINDS),
        key: text,
        fields: { type: 'array', items: text },
        text,
      }),
    ],
  },
  checks: listOf({ text, error: text }),
  verification: short({ text }),
  timeout: { anyOf: [text, { type: 'number' }, record({ seconds: { type: 'number' }, text })] },
  injected: listOf({
    name: text,
    source: text,
    schema: { $ref: '#/$defs/schema' },
    required: { type: 'boolean' },
    before: text,
    in: text,
  }),
  outcomes: listOf({ state: text, meaning: text }),
  signals: listOf({ field: text, meaning: text, tool: text }),
  errors: listOf({ code: text, retryable: { type: 'boolean' }, next: text, text, when: text }),
  resultSize: short({ summary: text, key: text, paging: text, text }),
  audit: { type: 'array', items: short({ text }) },
  strict: short({ reason: text }),
  outside: listOf({ name: text, is: oneOfWords(OUTSIDE_KINDS) }),
}

const schema: Schema = { $ref: '#/$defs/schema' }
const typeName: Schema = { enum: TYPES }

/** What the value of a keyword looks like, by what it holds. */
const shapes: Readonly<Record<Holds, Schema>> = {
  schema,
  'schema-list': { type: 'array', items: schema },
  'schema-or-list': { anyOf: [schema, { type: 'array', items: schema }] },
  'schema-map': { type: 'object', additionalProperties: schema },
  literal: {},
  'literal-list': { type: 'array' },
  'name-list': { type: 'array', items: text },
  type: { anyOf: [typeName, { type: 'array', items: typeName }] },
  count: { type: 'integer', minimum: 0 },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  text,
  other: {},
}

/** A facet's shape with a word on each member of its records, in whichever form they stand. */
function explainedInside(facet: string, shape: Schema, lang: Lang): Schema {
  const inside = (each: unknown): unknown => explainedInside(facet, each as Schema, lang)
  const { anyOf, items, properties } = shape
  return {
    ...shape,
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map(inside) } : {}),
    ...(items ? { items: inside(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties as Record<string, Schema>).map(([key, each]) => {
              const words = CONTRACT_MEMBER_WORDS[`${facet}.${key}`]
              return [key, words ? { description: words[lang], ...each } : each]
            }),
          ),
        }
      : {}),
  }
}

function explained(
  shapesByKey: Readonly<Record<string, Schema>>,
  words: Readonly<Record<string, Words>>,
  lang: Lang,
): Schema {
  return Object.fromEntries(
    Object.entries(shapesByKey).map(([key, shape]) => [
      key,
      words[key] ? { description: words[key][lang], ...shape } : shape,
    ]),
  )
}
