import { get, getIn, type JsonNode, membersOf, stringOf } from '../../json/node'
import { snakeName } from '../../reading/parameter-name'

/** The name of the field that a fresh output schema gets for the state. */
const FRESH = 'status'

const HOLDS_STATE = /^(?:\w+_)?(?:status|state|outcome|result(?:_status)?|状态|结果)$/

/** The field of the result that says how a call ended: the one that the output schema has, else `status`. */
export function stateField(tool: JsonNode): string {
  const fields = membersOf(getIn(tool, ['outputSchema', 'properties'])).filter(
    ({ key, value }) => HOLDS_STATE.test(snakeName(key)) && isText(value),
  )
  const listed = fields.find(({ value }) => get(value, 'enum')?.kind === 'array')
  return (listed ?? fields[0])?.key ?? FRESH
}

const isText = (schema: JsonNode): boolean => {
  const type = get(schema, 'type')
  return type === undefined || stringOf(type) === 'string'
}
