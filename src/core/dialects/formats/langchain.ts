import { get, type JsonNode, type JsonObject, memberOf, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const fields = [
  field('name'),
  field('description'),
  schemaField('args_schema', 'inputSchema'),
  schemaField('schema', 'inputSchema'),
  schemaField('tool_call_schema', 'inputSchema'),
]
const plain: Shape = {
  family: 'langchain',
  path: [],
  marks: {},
  fields,
  vendorFields: ['return_direct', 'response_format', 'verbose', 'tags', 'metadata'],
  needsSchema: false,
}
/** `{"lc": 1, "type": "constructor", "id": […], "kwargs": {…}}` */
const serialized: Shape = { ...plain, path: ['kwargs'], wrapperBag: 'langchain.serialized' }

const source = {
  page: 'https://reference.langchain.com/python/langchain-core/tools/base/BaseTool/args_schema',
  read: '2026-11',
}

const isSchema = (node: JsonNode | undefined): boolean =>
  get(node, 'type')?.kind === 'string' || get(node, 'properties')?.kind === 'object'

function shapeOf(item: JsonObject): Shape | undefined {
  if (get(item, 'lc') && get(item, 'kwargs')?.kind === 'object') return serialized
  return get(item, 'type') ? undefined : plain
}

/** A structured tool of LangChain, as its fields or its own serialisation have it. */
export const langchain: Dialect = {
  id: 'langchain',
  label: 'LangChain',
  family: plain.family,
  source,
  accepts: (item) => {
    const shape = shapeOf(item)
    const holder = shape === serialized ? get(item, 'kwargs') : item
    if (!shape || !memberOf(holder, 'name')) return 0
    if (get(holder, 'args_schema') || get(holder, 'tool_call_schema')) return 3
    if (shape === serialized) return isSchema(get(holder, 'schema')) ? 3 : 0
    return get(item, 'parameters') || !isSchema(get(item, 'schema')) ? 0 : 2
  },
  read: (item) => readShape(item, shapeOf(item) ?? plain),
}

/** A schema that is a whole function: its title is the name, its description the function's. */
export const langchainTitled: Dialect = {
  id: 'langchain.titled-schema',
  label: 'LangChain (schema with a title)',
  family: plain.family,
  source,
  accepts: (item) => {
    if (memberOf(item, 'name') || stringOf(get(item, 'type')) !== 'object') return 0
    const isNamed = /^[A-Za-z_][\w-]{0,63}$/.test(stringOf(get(item, 'title')) ?? '')
    const isTold = stringOf(get(item, 'description')) !== undefined
    return isNamed && isTold && get(item, 'properties')?.kind === 'object' ? 1 : 0
  },
  read: (item) => {
    const own = (key: string) => ['title', 'description'].includes(key)
    const members = [
      ...item.members
        .filter((each) => own(each.key))
        .map((each) => (each.key === 'title' ? { ...each, key: 'name' } : each)),
      {
        key: 'inputSchema',
        value: { ...item, members: item.members.filter((each) => !own(each.key)) },
      },
    ]
    return {
      kind: 'tool',
      tool: { ...item, members },
      losses: [{ code: 'import.name-from-title', path: ['title'] }],
      schemaAt: [],
    }
  },
}
