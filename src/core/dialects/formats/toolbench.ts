import { arr, get, itemsOf, type JsonObject, member, memberOf, obj, str } from '../../json/node'
import { stringOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { schemaOfList } from '../parameter-list'
import { readShape } from '../read-shape'
import { field, type Shape } from '../shape'

const shape: Shape = {
  family: 'toolbench',
  path: [],
  marks: {},
  fields: [
    field('api_name', 'name'),
    field('api_description', 'description'),
    field('inputSchema'),
  ],
  vendorFields: ['category_name', 'tool_name', 'method', 'template_response'],
  needsSchema: false,
}

const LISTS = ['required_parameters', 'optional_parameters']

/** Endpoints of ToolBench: the required parameters in one list, the others in another. */
export const toolbench: Dialect = {
  id: 'toolbench',
  label: 'ToolBench',
  family: shape.family,
  source: { page: 'https://github.com/OpenBMB/ToolBench', read: '2026-11' },
  accepts: (item) =>
    get(item, 'api_name')?.kind === 'string' && LISTS.every((key) => isList(item, key)) ? 3 : 0,
  read: (item) => {
    const at = item.members.findIndex((each) => LISTS.includes(each.key))
    const members = item.members.filter((each) => !LISTS.includes(each.key))
    members.splice(Math.max(at, 0), 0, member('inputSchema', schemaOf(item)))
    return readShape({ ...item, members }, shape)
  },
}

const isList = (item: JsonObject, key: string): boolean => {
  const list = get(item, key)
  return list?.kind === 'array' && schemaOfList(list) !== undefined
}

function schemaOf(item: JsonObject): JsonObject {
  const [required, optional] = LISTS.map((key) => itemsOf(get(item, key)))
  const names = required!.flatMap((each) => stringOf(get(each, 'name')) ?? [])
  const all = schemaOfList(arr([...required!, ...optional!])) ?? obj([])
  return names.length === 0 || memberOf(all, 'required')
    ? all
    : { ...all, members: [...all.members, member('required', arr(names.map(str)))] }
}
