import { arr, get, itemsOf, type JsonNode, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'vercel',
  path: [],
  marks: { type: 'function' },
  fields: [
    field('name'),
    field('title'),
    field('description'),
    schemaField('inputSchema', 'inputSchema'),
    schemaField('parameters', 'inputSchema'),
    schemaField('outputSchema', 'outputSchema'),
    field('inputExamples'),
    field('strict'),
  ],
  vendorFields: ['providerOptions', 'needsApproval'],
  needsSchema: false,
}

const isWrapped = (node: JsonNode | undefined): boolean =>
  get(node, 'jsonSchema')?.kind === 'object'

/** A tool of the AI SDK as it prints: a schema is wrapped, or the tool is what a provider gets. */
export const vercel: Dialect = {
  id: 'vercel.ai-sdk',
  label: 'Vercel AI SDK',
  family: shape.family,
  source: {
    page: 'https://arize-ai.github.io/phoenix/variables/_arizeai_phoenix-client.schemas_llm_vercel_toolSchemas.vercelAIToolDefinitionSchema.html',
    read: '2026-11',
  },
  carries: ['output'],
  accepts: (item) => {
    if (!get(item, 'name')) return 0
    if (['inputSchema', 'parameters'].some((key) => isWrapped(get(item, key)))) return 3
    return stringOf(get(item, 'type')) === 'function' && get(item, 'inputSchema') ? 2 : 0
  },
  read: (item) => {
    const read = readShape(item, shape)
    if (read.kind === 'error') return read
    const inner = (path: typeof read.schemaAt, key: string): typeof path =>
      isWrapped(get(read.tool, key)) ? [...path, 'jsonSchema'] : path
    const members = read.tool.members.map((each) => {
      if (each.key === 'inputExamples') return { ...each, value: examplesIn(each.value) }
      const isSchema = each.key === 'inputSchema' || each.key === 'outputSchema'
      const schema = isSchema ? get(each.value, 'jsonSchema') : undefined
      return schema?.kind === 'object' ? { ...each, value: schema } : each
    })
    const output = read.outputAt ? { outputAt: inner(read.outputAt, 'outputSchema') } : {}
    return {
      ...read,
      ...output,
      tool: { ...read.tool, members },
      schemaAt: inner(read.schemaAt, 'inputSchema'),
    }
  },
}

/** Each example is the `input` of an object there. */
function examplesIn(list: JsonNode): JsonNode {
  const inputs = itemsOf(list).map((each) => get(each, 'input'))
  return inputs.length > 0 && inputs.every((each) => each !== undefined) ? arr(inputs) : list
}
