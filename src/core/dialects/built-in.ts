import { get, type JsonNode, stringOf } from '../json/node'
import { isTypeName } from '../schema/keywords'
import type { DialectError } from './dialect'

/** Items of Gemini and Bedrock lists that are no functions, by the one member that names them. */
const BUILT_IN_MEMBERS = [
  'cachePoint',
  'systemTool',
  'googleSearch',
  'google_search',
  'googleSearchRetrieval',
  'google_search_retrieval',
  'codeExecution',
  'code_execution',
  'urlContext',
  'url_context',
  'googleMaps',
  'google_maps',
  'fileSearch',
  'file_search',
  'computerUse',
  'computer_use',
  'enterpriseWebSearch',
  'retrieval',
]

/** Whether a member of a list's item is such a tool by itself. */
export const isBuiltInMember = (key: string): boolean => BUILT_IN_MEMBERS.includes(key)

/** Members that say an item has a schema of its own, and is for us to edit. */
export const SCHEMA_MEMBERS = [
  'input_schema',
  'inputSchema',
  'parameters',
  'parametersJsonSchema',
  'toolSpec',
  'functionDeclarations',
  'args_schema',
  'params_json_schema',
  'parameter_definitions',
  'kwargs',
]

/**
 * Why an item of a tool list is not ours to edit: a free-text tool (`import.unsupported-kind`) or
 * one that the vendor defines (`import.server-tool`). Undefined when it is neither.
 */
export function builtInError(item: JsonNode): DialectError | undefined {
  const serverTool = (name: string): DialectError => ({
    code: 'import.server-tool',
    path: [],
    values: { name },
  })
  if (item.kind === 'string') return serverTool(item.value)
  if (item.kind !== 'object' || SCHEMA_MEMBERS.some((key) => get(item, key))) return undefined
  const type = stringOf(get(item, 'type'))
  const only = item.members.length === 1 ? item.members[0]!.key : undefined
  if (only !== undefined && BUILT_IN_MEMBERS.includes(only)) return serverTool(only)
  if (type === undefined || isTypeName(type) || type === 'function') return undefined
  if (type === 'custom') {
    const name = stringOf(get(item, 'name') ?? get(get(item, 'custom'), 'name')) ?? ''
    return { code: 'import.unsupported-kind', path: [], values: { name } }
  }
  return serverTool(stringOf(get(item, 'name')) ?? type)
}
