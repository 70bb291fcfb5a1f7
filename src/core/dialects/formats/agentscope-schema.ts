import { booleanOf, get, type JsonObject } from '../../json/node'
import { illegalPlaces } from '../../schema/legality'
import { checkName } from '../checks/name'
import { checkRootType } from '../checks/root'
import { isClosedForStrict } from '../checks/strict-ready'
import type { Dialect, DialectError } from '../dialect'
import { finish } from '../finish'
import { withoutInjected } from '../injected'
import { AGENTSCOPE_FIELDS, AGENTSCOPE_NAME } from '../profiles/agentscope'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'
import { layOut } from '../write-shape'

const shape: Shape = {
  family: 'agentscope',
  path: [],
  marks: {},
  fields: AGENTSCOPE_FIELDS.value.map((name) =>
    name === 'parameters'
      ? schemaField(name, 'inputSchema')
      : name === 'outputSchema'
        ? schemaField(name, name)
        : field(name),
  ),
  vendorFields: [],
  needsSchema: false,
}

/** The `ToolSchema` of AgentScope Java, as a dump of its getters has it. */
export const agentscopeSchema: Dialect = {
  id: 'agentscope.schema',
  label: 'AgentScope ToolSchema',
  family: shape.family,
  source: { page: AGENTSCOPE_FIELDS.page, read: AGENTSCOPE_FIELDS.read },
  carries: ['output'],
  accepts: (item) => {
    if (get(item, 'type') || get(item, 'name')?.kind !== 'string') return 0
    if (!get(item, 'parameters')) return 0
    return get(item, 'outputSchema') ? 3 : 1
  },
  read: (item) => readShape(item, shape),
  write: (tool) => {
    const slim = withoutInjected(tool)
    return finish(layOut(slim.tool, shape), slim.losses, check(slim.tool))
  },
  check,
}

/** The framework hands everything on as it is; the model's API refuses what is not closed. */
function check(tool: JsonObject): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  const isOpen = booleanOf(get(tool, 'strict')) === true && !isClosedForStrict(schema)
  const severity = 'warning' as const
  return [
    ...checkName(tool, AGENTSCOPE_NAME.value),
    ...checkRootType(schema),
    ...(isOpen ? [{ code: 'import.strict-not-closed', path: ['strict'], severity }] : []),
    ...(schema ? illegalPlaces(schema) : []).map(({ path, keyword }) => ({
      code: 'schema.not-2020-12',
      path,
      values: { keyword },
      severity,
    })),
  ]
}
