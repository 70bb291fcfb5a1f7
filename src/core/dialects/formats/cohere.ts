import { arr, booleanOf, get, type JsonNode, type JsonObject, member } from '../../json/node'
import { obj, str, withoutMembers } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, type Shape } from '../shape'

const shape: Shape = {
  family: 'cohere',
  path: [],
  marks: {},
  fields: [field('name'), field('description'), field('parameter_definitions', 'inputSchema')],
  vendorFields: [],
  needsSchema: false,
}

/** Tools of the first version of Cohere's chat: a map of parameters, each with its own flag. */
export const cohere: Dialect = {
  id: 'cohere',
  label: 'Cohere',
  family: shape.family,
  source: { page: 'https://docs.cohere.com/v1/docs/tools.md', read: '2026-11' },
  accepts: (item) =>
    get(item, 'name') && get(item, 'parameter_definitions')?.kind === 'object' ? 3 : 0,
  read: (item) => {
    const read = readShape(item, shape)
    if (read.kind === 'error') return read
    const members = read.tool.members.map((each) =>
      each.key === 'inputSchema' && get(item, 'parameter_definitions')
        ? { ...each, value: schemaOf(each.value) }
        : each,
    )
    return { ...read, tool: { ...read.tool, members } }
  },
}

function schemaOf(definitions: JsonNode): JsonNode {
  if (definitions.kind !== 'object') return definitions
  const isFlagged = (node: JsonNode): boolean => booleanOf(get(node, 'required')) !== undefined
  const properties = definitions.members.map((each) => ({
    ...each,
    value:
      each.value.kind === 'object' && isFlagged(each.value)
        ? withoutMembers(each.value, ['required'])
        : each.value,
  }))
  const required = definitions.members.filter((each) => booleanOf(get(each.value, 'required')))
  const schema: JsonObject = obj([
    member('type', str('object')),
    member('properties', { ...definitions, members: properties }),
    ...(required.length ? [member('required', arr(required.map((each) => str(each.key))))] : []),
  ])
  return definitions.at ? { ...schema, at: definitions.at } : schema
}
