import { get } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'bedrock',
  path: ['toolSpec'],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('inputSchema', 'inputSchema'),
    field('strict'),
  ],
  vendorFields: [],
  needsSchema: false,
  wrapperBag: 'bedrock.converse',
}

/** `{"toolSpec": {name, description, inputSchema: {json}}}` of Amazon Bedrock. */
export const bedrockConverse: Dialect = {
  id: 'bedrock.converse',
  label: 'Bedrock Converse',
  family: shape.family,
  source: {
    page: 'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolSpecification.html',
    read: '2026-09',
  },
  accepts: (item) => (get(item, 'toolSpec')?.kind === 'object' ? 3 : 0),
  read: (item) => {
    const read = readShape(item, shape)
    if (read.kind === 'error') return read
    const schema = get(get(read.tool, 'inputSchema'), 'json')
    if (!schema) return read
    const members = read.tool.members.map((each) =>
      each.key === 'inputSchema' ? { ...each, value: schema } : each,
    )
    return {
      ...read,
      tool: { ...read.tool, members },
      losses: read.losses.filter((loss) => loss.code !== 'import.strict-not-closed'),
      schemaAt: [...read.schemaAt, 'json'],
    }
  },
}
