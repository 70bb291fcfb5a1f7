import { get, type JsonNode, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'acebench',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    schemaField('arguments', 'inputSchema'),
    schemaField('results', 'outputSchema'),
  ],
  vendorFields: ['tags'],
  needsSchema: false,
}

/** Functions of ACEBench: the schema may be called `arguments`, and `results` says what comes back. */
export const acebench: Dialect = {
  id: 'acebench',
  label: 'ACEBench',
  family: shape.family,
  source: { page: 'https://github.com/ACEBench/ACEBench', read: '2026-11' },
  carries: ['output'],
  accepts: (item) => {
    if (get(item, 'name')?.kind !== 'string' || get(item, 'type')) return 0
    // The arguments of a call are values; these are a schema.
    if (isSchema(get(item, 'arguments'))) return 3
    return get(item, 'parameters') && isSchema(get(item, 'results')) ? 3 : 0
  },
  read: (item) => readShape(item, shape),
}

const isSchema = (node: JsonNode | undefined): boolean =>
  stringOf(get(node, 'type')) === 'object' && get(node, 'properties')?.kind === 'object'
