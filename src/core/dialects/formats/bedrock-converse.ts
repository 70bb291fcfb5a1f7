import {
  booleanOf,
  get,
  type JsonObject,
  member,
  obj,
  stringOf,
  withoutMembers,
} from '../../json/node'
import { illegalPlaces } from '../../schema/legality'
import { checkName } from '../checks/name'
import { checkExternalReferences, checkUnresolvedReferences } from '../checks/references'
import { checkRootType } from '../checks/root'
import { isClosedForStrict } from '../checks/strict-ready'
import type { Dialect, DialectError, Loss, Written } from '../dialect'
import { finish } from '../finish'
import { withoutInjected } from '../injected'
import { BEDROCK_LEAST_DESCRIPTION, BEDROCK_NAME } from '../profiles/bedrock'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'
import { layOut, withSchema } from '../write-shape'

const shape: Shape = {
  family: 'bedrock',
  path: ['toolSpec'],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('inputSchema', 'inputSchema'),
    field('strict'),
  ],
  vendorFields: [],
  needsSchema: true,
  wrapperBag: 'bedrock.converse',
}

const OPEN: Loss = { code: 'import.strict-not-closed', path: [...shape.path, 'strict'] }

/** `{"toolSpec": {name, description, inputSchema: {json}}}` of Amazon Bedrock. */
export const bedrockConverse: Dialect = {
  id: 'bedrock.converse',
  label: 'Bedrock Converse',
  family: shape.family,
  source: { page: BEDROCK_NAME.page, read: BEDROCK_NAME.read },
  limits: { nameLength: BEDROCK_NAME.value.most },
  accepts: (item) => (get(item, 'toolSpec')?.kind === 'object' ? 3 : 0),
  read: (item) => {
    const read = readShape(item, shape)
    if (read.kind === 'error') return read
    const schema = get(get(read.tool, 'inputSchema'), 'json')
    if (!schema) return read
    const members = read.tool.members.map((each) =>
      each.key === 'inputSchema' ? { ...each, value: schema } : each,
    )
    // The wrapper around the schema says nothing of what is open in it.
    const isOpen = booleanOf(get(read.tool, 'strict')) === true && !isClosedForStrict(schema)
    return {
      ...read,
      tool: { ...read.tool, members },
      losses: [...read.losses, ...(isOpen ? [OPEN] : [])],
      schemaAt: [...read.schemaAt, 'json'],
    }
  },
  write,
  check,
}

function write(tool: JsonObject): Written {
  const slim = withoutInjected(tool)
  const losses: Loss[] = [...slim.losses]
  const schema = get(slim.tool, 'inputSchema')
  let ready = slim.tool
  if (booleanOf(get(ready, 'strict')) === true && !isClosedForStrict(schema)) {
    losses.push({ code: 'dropped.strict', path: ['strict'], values: { field: 'strict' } })
    ready = withoutMembers(ready, ['strict'])
  }
  // An empty description is refused, and layOut leaves it out.
  const wrapped = schema ? withSchema(ready, obj([member('json', schema)])) : ready
  const errors = check(ready).filter((each) => each.code !== 'description.empty')
  return finish(layOut(wrapped, shape), losses, errors)
}

function check(tool: JsonObject): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  const description = stringOf(get(tool, 'description'))
  const isShort = description !== undefined && description.length < BEDROCK_LEAST_DESCRIPTION.value
  return [
    ...checkName(tool, BEDROCK_NAME.value),
    ...(isShort ? [{ code: 'description.empty', path: ['description'] }] : []),
    ...checkRootType(schema),
    ...(schema ? checkExternalReferences(schema) : []),
    ...(schema ? checkUnresolvedReferences(schema) : []),
    ...(schema ? illegalPlaces(schema) : []).map(({ path, keyword }) => ({
      code: 'schema.not-2020-12',
      path,
      values: { keyword },
      // The models behind the API differ in what they make of it.
      severity: 'warning' as const,
    })),
  ]
}
