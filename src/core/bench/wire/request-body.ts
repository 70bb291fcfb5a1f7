import {
  arr,
  bool,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  type Member,
  num,
  obj,
  str,
  stringOf,
  withMember,
  withoutMembers,
} from '../../json/node'
import { print } from '../../json/print'
import type { Wire } from '../runs/run'
import type { SentTool } from './prepare-arm'

/** What a request asks, in no vendor's words. */
export interface Asked {
  readonly model: string
  readonly systemPrompt: string
  readonly question: string
  /** In the order in which they are sent. */
  readonly tools: readonly SentTool[]
  /** Sent only where they are set. Anthropic has no seed. */
  readonly temperature?: number
  readonly seed?: number
  /** What the model answered before, and what its first call is made to give back. */
  readonly then?: { readonly answer: JsonObject; readonly result: JsonNode }
}

/** Anthropic asks how long an answer may be; a call and a sentence fit many times over. */
const MOST_OUTPUT = 4096

/** The body of a request, as JSON text. No tool is ever run, and nothing is streamed. */
export const requestBody = (asked: Asked, wire: Wire): string =>
  print(wire === 'anthropic' ? anthropicBody(asked) : chatBody(asked), 0)

function chatBody({ model, systemPrompt, question, tools, then, ...settings }: Asked): JsonObject {
  const messages: JsonNode[] = [
    ...(systemPrompt === '' ? [] : [said('system', str(systemPrompt))]),
    said('user', str(question)),
  ]
  if (then) {
    const { message, id } = firstChatCall(then.answer)
    messages.push(
      message,
      obj([
        member('role', str('tool')),
        member('tool_call_id', str(id)),
        member('content', str(resultText(then.result))),
      ]),
    )
  }
  return obj([
    member('model', str(model)),
    member('messages', arr(messages)),
    ...listOf(tools),
    ...numberMember('temperature', settings.temperature),
    ...numberMember('seed', settings.seed),
    member('stream', bool(false)),
  ])
}

function anthropicBody({
  model,
  systemPrompt,
  question,
  tools,
  then,
  temperature,
}: Asked): JsonObject {
  const messages: JsonNode[] = [said('user', str(question))]
  if (then) {
    const { content, id } = firstToolUse(then.answer)
    messages.push(
      said('assistant', content),
      said(
        'user',
        arr([
          obj([
            member('type', str('tool_result')),
            member('tool_use_id', str(id)),
            member('content', str(resultText(then.result))),
          ]),
        ]),
      ),
    )
  }
  return obj([
    member('model', str(model)),
    member('max_tokens', num(MOST_OUTPUT)),
    ...(systemPrompt === '' ? [] : [member('system', str(systemPrompt))]),
    member('messages', arr(messages)),
    ...listOf(tools),
    ...numberMember('temperature', temperature),
    member('stream', bool(false)),
  ])
}

const said = (role: string, content: JsonNode): JsonObject =>
  obj([member('role', str(role)), member('content', content)])

/** An empty list is refused by some servers, so that no list is sent. */
const listOf = (tools: readonly SentTool[]): readonly Member[] =>
  tools.length === 0 ? [] : [member('tools', arr(tools.map(({ wire }) => wire)))]

const numberMember = (key: string, value: number | undefined): readonly Member[] =>
  value === undefined ? [] : [member(key, num(value))]

const resultText = (result: JsonNode): string => stringOf(result) ?? print(result, 0)

/** For servers that give a call no id of its own. */
const OWN_ID = 'call_1'

/**
 * The message as the model sent it (servers of thinking models ask for all of it back), but with its
 * first call alone, since every call has to be answered and the first one decides.
 */
function firstChatCall(answer: JsonObject): { readonly message: JsonObject; readonly id: string } {
  const message = get(get(get(answer, 'choices'), 0), 'message')
  const own = message?.kind === 'object' ? message : said('assistant', str(''))
  const [first] = itemsOf(get(own, 'tool_calls'))
  const id = stringOf(get(first, 'id')) || OWN_ID
  if (first?.kind !== 'object') return { message: own, id }
  const call = withMember(first, 'id', str(id))
  return { message: withMember(own, 'tool_calls', arr([call])), id }
}

function firstToolUse(answer: JsonObject): { readonly content: JsonNode; readonly id: string } {
  const parts = itemsOf(get(answer, 'content'))
  const isCall = (part: JsonNode): boolean => stringOf(get(part, 'type')) === 'tool_use'
  const first = parts.find(isCall)
  const id = stringOf(get(first, 'id')) || OWN_ID
  return {
    content: arr(
      parts.flatMap((part) => {
        if (!isCall(part)) return [part]
        return part === first && part.kind === 'object'
          ? [withMember(withoutMembers(part, ['caller']), 'id', str(id))]
          : []
      }),
    ),
    id,
  }
}
