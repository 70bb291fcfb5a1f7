import { get } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'openai-agents',
  path: [],
  marks: { type: 'function' },
  fields: [
    field('name'),
    field('description'),
    schemaField('params_json_schema', 'inputSchema'),
    field('strict_json_schema', 'strict'),
  ],
  vendorFields: [],
  needsSchema: false,
}

/** A `FunctionTool` of the OpenAI Agents SDK for Python, as a dump of its fields has it. */
export const openaiAgents: Dialect = {
  id: 'openai-agents',
  label: 'OpenAI Agents SDK',
  family: shape.family,
  source: { page: 'https://github.com/openai/openai-agents-python/issues/2181', read: '2026-11' },
  accepts: (item) => (get(item, 'name') && get(item, 'params_json_schema') ? 3 : 0),
  read: (item) => readShape(item, shape),
}
