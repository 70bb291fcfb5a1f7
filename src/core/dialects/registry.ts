import type { Dialect } from './dialect'
import { agentscopeJava } from './formats/agentscope-java'
import { bedrockConverse } from './formats/bedrock-converse'
import { claude } from './formats/claude'
import { geminiJsonSchema, geminiParameters } from './formats/gemini'
import { mcp } from './formats/mcp'
import { openaiChat } from './formats/openai-chat'
import { openaiFunctions } from './formats/openai-functions'
import { openaiRealtime } from './formats/openai-realtime'
import { openaiResponses } from './formats/openai-responses'
import { qwenDashscope } from './formats/qwen-dashscope'
import { qwenFunctions } from './formats/qwen-functions'
import { toolwright } from './formats/toolwright'

/** Every dialect; where two are equally sure of an item, the earlier one reads it. */
export const DIALECTS: readonly Dialect[] = [
  openaiChat,
  openaiResponses,
  claude,
  ...mcp,
  toolwright,
  openaiFunctions,
  openaiRealtime,
  agentscopeJava,
  qwenDashscope,
  qwenFunctions,
  geminiParameters,
  geminiJsonSchema,
  bedrockConverse,
]

/** Names that an import also takes: variants read like another dialect, containers by what is inside. */
export const IMPORT_NAMES: Readonly<Record<string, string | null>> = {
  'openai.chat.strict': 'openai.chat',
  'openai.responses.strict': 'openai.responses',
  'openai.responses.namespace': 'openai.responses',
  'openai.responses.custom': 'openai.responses',
  'deepseek.strict': 'openai.chat',
  'claude.strict': 'claude',
  'claude.mcp_toolset': 'claude',
  'claude.request-body': 'claude',
  mcp: 'mcp.2025-11-25',
  'mcp.tools-list': 'mcp.2025-11-25',
  // Either of the two shapes that Gemini has.
  'gemini.request-body': null,
  'request-body': null,
}

export function dialectById(id: string): Dialect | undefined {
  return DIALECTS.find((dialect) => dialect.id === id)
}

/** The dialects that a tool can be written in. */
export const WRITABLE = DIALECTS.filter((dialect) => dialect.write !== undefined)
