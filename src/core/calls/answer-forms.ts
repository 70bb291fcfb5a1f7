import { bool, type JsonNode, member, num, obj, arr, str } from '../json/node'
import { nameOf } from '../model/tool'
import type { CheckedCall } from './check-call'

/** What an answer to a wrong call is made of. */
export interface Answer {
  /** What the model reads. */
  readonly text: string
  /** The name as it was called. */
  readonly name: string
  readonly id?: JsonNode
  /** There is no tool of that name. */
  readonly isUnknownTool: boolean
}

/** The answer to a call that was checked. */
export const answerTo = ({ call, found, tool }: CheckedCall, text: string): Answer => ({
  text,
  name: call.name ?? nameOf(tool),
  isUnknownTool: found.kind === 'unknown',
  ...(call.id ? { id: call.id } : {}),
})

/** A form in which a vendor takes the result of a call that failed. */
export interface AnswerForm {
  readonly id: string
  /** Where the vendor says so, its type's name where that is a client's package, and when it was read. */
  readonly page: string
  readonly type?: string
  readonly read: string
  readonly write: (answer: Answer) => JsonNode
}

/** Stands where the id of the call belongs, when what was pasted has none. */
export const NO_ID = 'ID_OF_THE_CALL'

const idOf = ({ id }: Answer): JsonNode => id ?? str(NO_ID)
/** Ids are texts everywhere but in JSON-RPC. */
const textId = (answer: Answer): JsonNode => {
  const id = idOf(answer)
  return id.kind === 'number' ? str(id.raw) : id
}
const textPart = (text: string): JsonNode =>
  obj([member('type', str('text')), member('text', str(text))])

/** The forms of results that failed, one per vendor. */
export const ANSWER_FORMS: readonly AnswerForm[] = [
  {
    id: 'openai.chat',
    page: 'https://www.npmjs.com/package/openai/v/6.49.0',
    type: 'ChatCompletionToolMessageParam',
    read: '2026-11',
    write: (answer) =>
      obj([
        member('role', str('tool')),
        member('tool_call_id', textId(answer)),
        member('content', str(answer.text)),
      ]),
  },
  {
    id: 'openai.functions',
    page: 'https://www.npmjs.com/package/openai/v/6.49.0',
    type: 'ChatCompletionFunctionMessageParam',
    read: '2026-11',
    write: ({ name, text }) =>
      obj([
        member('role', str('function')),
        member('name', str(name)),
        member('content', str(text)),
      ]),
  },
  {
    id: 'openai.responses',
    page: 'https://www.npmjs.com/package/openai/v/6.49.0',
    type: 'ResponseInputItem.FunctionCallOutput',
    read: '2026-11',
    write: (answer) =>
      obj([
        member('type', str('function_call_output')),
        member('call_id', textId(answer)),
        member('output', str(answer.text)),
      ]),
  },
  {
    id: 'claude',
    page: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/handle-tool-calls',
    read: '2026-11',
    write: (answer) =>
      obj([
        member('type', str('tool_result')),
        member('tool_use_id', textId(answer)),
        member('content', str(answer.text)),
        member('is_error', bool(true)),
      ]),
  },
  {
    // Wrong arguments are a result that the model sees (SEP-1303); an unknown tool is an error of
    // the protocol.
    id: 'mcp',
    page: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling',
    read: '2026-11',
    write: (answer) =>
      obj([
        member('jsonrpc', str('2.0')),
        member('id', idOf(answer)),
        answer.isUnknownTool
          ? member('error', obj([member('code', num(-32602)), member('message', str(answer.text))]))
          : member(
              'result',
              obj([member('content', arr([textPart(answer.text)])), member('isError', bool(true))]),
            ),
      ]),
  },
  {
    id: 'gemini',
    page: 'https://googleapis.github.io/js-genai/classes/types.FunctionResponse.html',
    read: '2026-11',
    write: (answer) =>
      obj([
        member(
          'functionResponse',
          obj([
            ...(answer.id ? [member('id', textId(answer))] : []),
            member('name', str(answer.name)),
            member('response', obj([member('error', str(answer.text))])),
          ]),
        ),
      ]),
  },
  {
    id: 'bedrock',
    page: 'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolResultBlock.html',
    read: '2026-11',
    write: (answer) =>
      obj([
        member(
          'toolResult',
          obj([
            member('toolUseId', textId(answer)),
            member('content', arr([obj([member('text', str(answer.text))])])),
            member('status', str('error')),
          ]),
        ),
      ]),
  },
  {
    id: 'vercel',
    page: 'https://www.npmjs.com/package/@ai-sdk/provider-utils/v/4.0.65',
    type: 'ToolResultPart',
    read: '2026-11',
    write: (answer) =>
      obj([
        member('type', str('tool-result')),
        member('toolCallId', textId(answer)),
        member('toolName', str(answer.name)),
        member(
          'output',
          obj([member('type', str('error-text')), member('value', str(answer.text))]),
        ),
      ]),
  },
]

/** Beginnings of the ids of dialects, and the form that answers their calls. */
const OF_DIALECTS: readonly (readonly [string, string])[] = [
  ['openai.chat', 'openai.chat'],
  ['openai.functions', 'openai.functions'],
  ['openai.responses', 'openai.responses'],
  ['openai.realtime', 'openai.responses'],
  ['openai-agents', 'openai.responses'],
  ['claude', 'claude'],
  ['mcp', 'mcp'],
  ['gemini', 'gemini'],
  ['bedrock', 'bedrock'],
  ['vercel', 'vercel'],
  ['deepseek', 'openai.chat'],
  ['qwen', 'openai.chat'],
]

/**
 * The form in which calls are answered, by its own id or that of a dialect, strict modes too, or by
 * the form in which the call came; none where that names no vendor.
 */
export function answerForm(name: string): AnswerForm | undefined {
  const id = OF_DIALECTS.find(
    ([start]) => name === start || name.startsWith(`${start}.`) || name.startsWith(`${start}-`),
  )?.[1]
  return ANSWER_FORMS.find((each) => each.id === id)
}
