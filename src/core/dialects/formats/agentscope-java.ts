import { get } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'agentscope',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    schemaField('outputSchema', 'outputSchema'),
    field('strict'),
  ],
  vendorFields: [],
  needsSchema: false,
}

/** The `ToolSchema` of AgentScope Java, as a dump of its getters has it. */
export const agentscopeJava: Dialect = {
  id: 'agentscope-java',
  label: 'AgentScope Java',
  family: shape.family,
  source: { page: 'https://github.com/agentscope-ai/agentscope-java', read: '2026-08' },
  accepts: (item) => {
    if (get(item, 'type') || get(item, 'name')?.kind !== 'string') return 0
    if (!get(item, 'parameters')) return 0
    return get(item, 'outputSchema') ? 3 : 1
  },
  read: (item) => readShape(item, shape),
}
