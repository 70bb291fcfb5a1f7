import { get, itemsOf, type JsonNode, memberOf, membersOf, stringOf } from '../json/node'

/** Something that people take for a tool definition, and the code that says what it is. */
interface Stranger {
  readonly code: string
  readonly is: (item: JsonNode) => boolean
}

/** The first that fits is named. */
const STRANGERS: readonly Stranger[] = [
  {
    code: 'import.openapi',
    is: (item) =>
      ['openapi', 'swagger'].some((key) => memberOf(item, key)) && isObject(get(item, 'info')),
  },
  { code: 'import.server-settings', is: (item) => isObject(get(item, 'mcpServers')) },
  {
    code: 'import.rpc-error',
    is: (item) => isObject(get(item, 'error')) && memberOf(item, 'jsonrpc') !== undefined,
  },
  {
    code: 'import.tool-call',
    is: (item) =>
      itemsOf(get(item, 'tool_calls')).length > 0 ||
      memberOf(item, 'arguments') !== undefined ||
      ['tool_use', 'function_call'].includes(stringOf(get(item, 'type')) ?? ''),
  },
  {
    code: 'import.endpoint',
    is: (item) =>
      ['sub_url', 'method'].every((key) => stringOf(get(item, key)) !== undefined) &&
      memberOf(item, 'parameters') === undefined,
  },
  {
    code: 'import.package-manifest',
    is: (item) =>
      stringOf(get(item, 'name')) !== undefined && stringOf(get(item, 'version')) !== undefined,
  },
  {
    code: 'import.schema-alone',
    is: (item) =>
      isObject(get(item, 'properties')) ||
      (memberOf(item, '$schema') !== undefined && memberOf(item, 'name') === undefined),
  },
]

const isObject = (node: JsonNode | undefined): boolean =>
  node?.kind === 'object' && membersOf(node).length > 0

/** Why an item that no dialect reads is no tool definition: what it is instead, where that shows. */
export function strangerCode(item: JsonNode): string {
  return STRANGERS.find((each) => each.is(item))?.code ?? 'import.not-a-tool'
}
