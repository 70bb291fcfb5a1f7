import { get, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'openai',
  path: [],
  marks: { type: 'function' },
  fields: [field('name'), field('description'), schemaField('parameters', 'inputSchema')],
  vendorFields: [],
  needsSchema: false,
}

/** Realtime sessions take a flat tool without `strict`. */
export const openaiRealtime: Dialect = {
  id: 'openai.realtime',
  label: 'OpenAI Realtime',
  family: shape.family,
  source: { page: 'https://developers.openai.com/api/docs/guides/realtime', read: '2026-10' },
  // The shape of Responses, which is the commoner one: read as this only when asked for.
  accepts: (item) =>
    stringOf(get(item, 'type')) === 'function' && get(item, 'name') && !get(item, 'function')
      ? 1
      : 0,
  read: (item) => readShape(item, shape),
}
