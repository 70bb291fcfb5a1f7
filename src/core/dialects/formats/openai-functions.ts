import { get, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'openai',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    field('strict'),
  ],
  vendorFields: [],
  needsSchema: false,
}

/** A bare function, as the `functions` of old requests and most data sets have it. */
export const openaiFunctions: Dialect = {
  id: 'openai.functions-legacy',
  label: 'OpenAI functions',
  family: shape.family,
  source: {
    page: 'https://developers.openai.com/api/docs/guides/function-calling',
    read: '2026-10',
  },
  accepts: (item) => {
    if (get(item, 'name')?.kind !== 'string' || get(item, 'type')) return 0
    if (get(item, 'input_schema') || get(item, 'inputSchema')) return 0
    if (get(item, 'parameters')) return 2
    // A package says its version; a function has none.
    if (get(item, 'version')) return 0
    return stringOf(get(item, 'description')) === undefined ? 0 : 1
  },
  read: (item) => readShape(item, shape),
}
