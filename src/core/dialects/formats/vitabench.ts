import { get, type JsonNode, member, membersOf, obj, str, stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, type Shape } from '../shape'

const shape: Shape = {
  family: 'vitabench',
  path: [],
  marks: {},
  fields: [field('name'), field('description'), field('args', 'inputSchema')],
  vendorFields: ['preconditions', 'postconditions', 'returns', 'tool_type'],
  needsSchema: false,
}

/** Contracts of VitaBench: each argument has a description and no type. */
export const vitabench: Dialect = {
  id: 'vitabench',
  label: 'VitaBench',
  family: shape.family,
  source: { page: 'https://github.com/meituan-longcat/vitabench', read: '2026-11' },
  accepts: (item) => {
    if (get(item, 'name')?.kind !== 'string' || get(item, 'args')?.kind !== 'object') return 0
    const isText = membersOf(get(item, 'args')).every((each) => each.value.kind === 'string')
    return isText && stringOf(get(item, 'returns')) !== undefined ? 3 : 0
  },
  read: (item) => {
    const read = readShape(item, shape)
    if (read.kind === 'error') return read
    const members = read.tool.members.map((each) =>
      each.key === 'inputSchema' && get(item, 'args')
        ? { ...each, value: schemaOf(each.value) }
        : each,
    )
    const losses = [...read.losses, { code: 'import.types-unsaid', path: ['args'] }]
    return { ...read, tool: { ...read.tool, members }, losses }
  },
}

function schemaOf(args: JsonNode): JsonNode {
  const properties = membersOf(args).map((each) => ({
    ...each,
    value: obj([member('description', each.value)]),
  }))
  return obj([member('type', str('object')), member('properties', obj(properties))])
}
