import { arr, booleanOf, get, type JsonNode, member, membersOf, obj, str } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, type Shape } from '../shape'

const shape: Shape = {
  family: 'smolagents',
  path: [],
  marks: {},
  fields: [field('name'), field('description'), field('inputs', 'inputSchema')],
  vendorFields: ['output_type'],
  needsSchema: false,
}

/** Tools of smolagents: a map of inputs, all of which are required but the nullable ones. */
export const smolagents: Dialect = {
  id: 'smolagents',
  label: 'smolagents',
  family: shape.family,
  source: { page: 'https://huggingface.co/docs/smolagents/reference/tools', read: '2026-11' },
  accepts: (item) =>
    get(item, 'name') && get(item, 'output_type') && get(item, 'inputs')?.kind === 'object' ? 3 : 0,
  read: (item) => {
    const read = readShape(item, shape)
    if (read.kind === 'error') return read
    const members = read.tool.members.map((each) =>
      each.key === 'inputSchema' && get(item, 'inputs')
        ? { ...each, value: schemaOf(each.value) }
        : each,
    )
    return { ...read, tool: { ...read.tool, members } }
  },
}

function schemaOf(inputs: JsonNode): JsonNode {
  const required = membersOf(inputs).filter((each) => !booleanOf(get(each.value, 'nullable')))
  return obj([
    member('type', str('object')),
    member('properties', inputs),
    ...(required.length ? [member('required', arr(required.map((each) => str(each.key))))] : []),
  ])
}
