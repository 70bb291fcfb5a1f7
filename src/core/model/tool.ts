import { get, type JsonNode, type JsonObject, stringOf } from '../json/node'

/** The five questions a description answers, in the order they are composed. */
export const ANSWERS = ['does', 'when', 'whenNot', 'returns', 'limits'] as const
export type Answer = (typeof ANSWERS)[number]

/** The members of a `description` object: the five answers, and notes that follow them. */
export const DESCRIPTION_KEYS = [...ANSWERS, 'notes'] as const
export type DescriptionKey = (typeof DESCRIPTION_KEYS)[number]

/** The members of a tool document that Toolwright models; any other is kept and left alone. */
export const TOOL_KEYS = [
  'name',
  'title',
  'description',
  'inputSchema',
  'outputSchema',
  'inputExamples',
  'annotations',
  'icons',
  'execution',
  'meta',
  'strict',
  'namespace',
  'exports',
  'contract',
  'lint',
  'vendor',
] as const

/** A member that only our documents have: with one of these a bare object is ours, else an MCP tool. */
export const OWN_KEYS = [
  'inputExamples',
  'meta',
  'strict',
  'namespace',
  'exports',
  'vendor',
  'contract',
  'lint',
] as const

export const nameOf = (tool: JsonNode | undefined): string => stringOf(get(tool, 'name')) ?? ''
export const titleOf = (tool: JsonNode | undefined): string => stringOf(get(tool, 'title')) ?? ''

export function inputSchemaOf(tool: JsonNode | undefined): JsonObject | undefined {
  const schema = get(tool, 'inputSchema')
  return schema?.kind === 'object' ? schema : undefined
}

/** A fresh tool, as the studio starts one. */
export const EMPTY_TOOL = `{
  "name": "",
  "inputSchema": {
    "type": "object",
    "properties": {},
    "additionalProperties": false
  }
}`
