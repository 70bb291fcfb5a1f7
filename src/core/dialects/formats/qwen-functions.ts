import { get, type JsonObject, memberOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const shape: Shape = {
  family: 'qwen',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('name_for_model', 'name'),
    field('name_for_human', 'title'),
    field('description'),
    field('description_for_model', 'description'),
    schemaField('parameters', 'inputSchema'),
  ],
  vendorFields: ['args_format'],
  needsSchema: false,
  listsParameters: true,
}

/** The older functions of Qwen-Agent, with names for people and parameters as a list. */
export const qwenFunctions: Dialect = {
  id: 'qwen.functions',
  label: 'Qwen functions',
  family: shape.family,
  source: { page: 'https://github.com/QwenLM/Qwen-Agent', read: '2026-08' },
  accepts: (item) => {
    if (get(item, 'type') || !(get(item, 'name') || get(item, 'name_for_model'))) return 0
    if (get(item, 'name_for_model') || get(item, 'name_for_human')) return 3
    return get(item, 'parameters')?.kind === 'array' ? 3 : 0
  },
  read: (item) => readShape(item, shapeFor(item)),
}

/** Where a tool has both names, `name` is the one that the model sees and the other is kept. */
function shapeFor(item: JsonObject): Shape {
  const doubled = ['name', 'description']
    .filter((key) => memberOf(item, key))
    .map((key) => `${key}_for_model`)
  return {
    ...shape,
    fields: shape.fields.filter((each) => !doubled.includes(each.wire)),
    vendorFields: [...shape.vendorFields, ...doubled],
  }
}
