import { get } from '../../json/node'
import type { Dialect, ReadItem } from '../dialect'
import { fromGeminiSchema, looksLikeGemini } from '../gemini-schema'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shared = {
  family: 'gemini',
  path: [],
  marks: {},
  vendorFields: ['behavior'],
  needsSchema: false,
} as const

const openApi: Shape = {
  ...shared,
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    schemaField('response', 'outputSchema'),
  ],
}
const jsonSchema: Shape = {
  ...shared,
  fields: [
    field('name'),
    field('description'),
    schemaField('parametersJsonSchema', 'inputSchema'),
    schemaField('responseJsonSchema', 'outputSchema'),
  ],
}

const source = { page: 'https://ai.google.dev/gemini-api/docs/function-calling', read: '2026-10' }

/** A function declaration with the OpenAPI subset under `parameters`. */
export const geminiParameters: Dialect = {
  id: 'gemini.parameters',
  label: 'Gemini (parameters)',
  family: shared.family,
  source,
  accepts: (item) => {
    if (get(item, 'type') || get(item, 'name')?.kind !== 'string') return 0
    if (looksLikeGemini(get(item, 'parameters')) || get(item, 'response')) return 3
    return get(item, 'parameters') ? 1 : 0
  },
  read: (item) => withPlainSchemas(readShape(item, openApi)),
}

/** A function declaration with JSON Schema under `parametersJsonSchema`. */
export const geminiJsonSchema: Dialect = {
  id: 'gemini.parametersJsonSchema',
  label: 'Gemini (JSON Schema)',
  family: shared.family,
  source,
  accepts: (item) => (get(item, 'parametersJsonSchema') ? 3 : 0),
  read: (item) => readShape(item, jsonSchema),
}

function withPlainSchemas(read: ReadItem): ReadItem {
  if (read.kind === 'error') return read
  const members = read.tool.members.map((each) =>
    each.key === 'inputSchema' || each.key === 'outputSchema'
      ? { ...each, value: fromGeminiSchema(each.value) }
      : each,
  )
  return { ...read, tool: { ...read.tool, members } }
}
