import type { Dialect } from './dialect'
import { agentscopeSchema } from './formats/agentscope-schema'
import { bedrockConverse } from './formats/bedrock-converse'
import { claude, claudeStrict } from './formats/claude'
import { deepseekStrict } from './formats/deepseek'
import { geminiJsonSchema, geminiParameters } from './formats/gemini'
import { mcp } from './formats/mcp'
import { openaiChat, openaiChatStrict } from './formats/openai-chat'
import { openaiFunctions } from './formats/openai-functions'
import { openaiRealtime } from './formats/openai-realtime'
import { openaiResponses, openaiResponsesStrict } from './formats/openai-responses'
import { qwenDashscope } from './formats/qwen-dashscope'
import { qwenFunctions } from './formats/qwen-functions'
import { toolwright } from './formats/toolwright'
import { READ_ONLY_DIALECTS } from './read-only-dialects'

/** Every dialect; where two are equally sure of an item, the earlier one reads it. */
export const DIALECTS: readonly Dialect[] = [
  openaiChat,
  openaiResponses,
  claude,
  ...mcp,
  // Before those that take a bare function, or a tool with examples, for theirs.
  ...READ_ONLY_DIALECTS,
  toolwright,
  openaiFunctions,
  openaiRealtime,
  agentscopeSchema,
  qwenDashscope,
  qwenFunctions,
  geminiParameters,
  geminiJsonSchema,
  bedrockConverse,
  openaiChatStrict,
  openaiResponsesStrict,
  deepseekStrict,
  claudeStrict,
]

/** Names that an import also takes: variants read like another dialect, containers by what is inside. */
export const IMPORT_NAMES: Readonly<Record<string, string | null>> = {
  'openai.responses.namespace': 'openai.responses',
  'openai.responses.custom': 'openai.responses',
  'claude.mcp_toolset': 'claude',
  'claude.request-body': 'claude',
  mcp: 'mcp.2025-11-25',
  'mcp.tools-list': 'mcp.2025-11-25',
  // Either of the two shapes that Gemini has.
  'gemini.request-body': null,
  'request-body': null,
  // The framework by its own name; as a target it is source code.
  'agentscope-java': 'agentscope.schema',
}

/** Names that an export also takes: the protocol without a version is its newest stable one. */
export const WRITE_NAMES: Readonly<Record<string, string>> = { mcp: 'mcp.2025-11-25' }

/** The id of the dialect that a name asks to be written in; the name itself where it is no such name. */
export const writeId = (name: string): string =>
  Object.hasOwn(WRITE_NAMES, name) ? WRITE_NAMES[name]! : name

export function dialectById(id: string): Dialect | undefined {
  return DIALECTS.find((dialect) => dialect.id === id)
}

/** The dialects that a tool can be written in. */
export const WRITABLE = DIALECTS.filter((dialect) => dialect.write !== undefined)
