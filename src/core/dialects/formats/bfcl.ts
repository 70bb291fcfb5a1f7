import { get, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'bfcl',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    schemaField('response', 'outputSchema'),
  ],
  vendorFields: [],
  needsSchema: false,
}

/** Functions of the Berkeley leaderboard, whose types go by their names in Python, Java or JavaScript. */
export const bfcl: Dialect = {
  id: 'bfcl',
  label: 'BFCL',
  family: shape.family,
  source: { page: 'https://github.com/ShishirPatil/gorilla', read: '2026-11' },
  carries: ['output'],
  accepts: (item) => {
    if (get(item, 'name')?.kind !== 'string' || get(item, 'type')) return 0
    return stringOf(get(get(item, 'parameters'), 'type')) === 'dict' ? 3 : 0
  },
  read: (item) => readShape(item, shape),
}
