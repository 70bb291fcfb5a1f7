import { get, itemsOf, type JsonNode, membersOf, obj, stringOf } from '../json/node'
import { NOTHING, readArguments } from './read-arguments'
import type { CallForm, SentCall, SentProblem } from './sent-call'

/** A piece of a call as an event of a stream brings it. */
interface Piece {
  /** Which call of the stream it belongs to. */
  readonly key: string
  readonly id?: JsonNode | undefined
  readonly name?: string | undefined
  /** More of the arguments' text. */
  readonly more?: string | undefined
  /** The text in full, as the last event repeats it. */
  readonly whole?: string | undefined
}

/** A form in which calls come piece by piece. */
interface Stream {
  readonly form: CallForm
  readonly isEvent: (event: JsonNode) => boolean
  readonly pieces: (event: JsonNode) => readonly Piece[]
  /** What the event says in words. */
  readonly said: (event: JsonNode) => string
  /** No text at all stands for no arguments. */
  readonly mayBeEmpty: boolean
}

const typeOf = (node: JsonNode | undefined): string => stringOf(get(node, 'type')) ?? ''
const numberOf = (node: JsonNode | undefined): string => (node?.kind === 'number' ? node.raw : '0')

const choicesOf = (event: JsonNode): readonly JsonNode[] => itemsOf(get(event, 'choices'))

const itemPiece = (item: JsonNode | undefined): readonly Piece[] => {
  if (!item || typeOf(item) !== 'function_call') return []
  const text = stringOf(get(item, 'arguments'))
  const piece = {
    key: stringOf(get(item, 'id')) ?? '',
    id: get(item, 'call_id'),
    name: stringOf(get(item, 'name')),
  }
  return [{ ...piece, ...(text ? { whole: text } : {}) }]
}

const CLAUDE_EVENT = /^(?:content_block_(?:start|delta|stop)|message_(?:start|delta|stop)|ping)$/

/**
 * How calls are streamed.
 * Sources: the types of the vendors' clients (openai 6.49.0 ChatCompletionChunk and
 * ResponseStreamEvent, @anthropic-ai/sdk 1.14.0 RawMessageStreamEvent,
 * @aws-sdk/client-bedrock-runtime 3.1164.0 ConverseStreamOutput); read 2026-11.
 */
const STREAMS: readonly Stream[] = [
  {
    form: 'openai.chat',
    isEvent: (event) =>
      stringOf(get(event, 'object')) === 'chat.completion.chunk' ||
      choicesOf(event).some((each) => get(each, 'delta')?.kind === 'object'),
    pieces: (event) =>
      choicesOf(event).flatMap((choice) =>
        itemsOf(get(get(choice, 'delta'), 'tool_calls')).map((call) => ({
          key: `${numberOf(get(choice, 'index'))}/${numberOf(get(call, 'index'))}`,
          id: get(call, 'id'),
          name: stringOf(get(get(call, 'function'), 'name')),
          more: stringOf(get(get(call, 'function'), 'arguments')),
        })),
      ),
    said: (event) =>
      choicesOf(event)
        .map((each) => stringOf(get(get(each, 'delta'), 'content')) ?? '')
        .join(''),
    mayBeEmpty: false,
  },
  {
    form: 'openai.responses',
    isEvent: (event) => typeOf(event).startsWith('response.'),
    pieces: (event) => {
      const type = typeOf(event)
      if (type.startsWith('response.output_item.')) return itemPiece(get(event, 'item'))
      if (type === 'response.completed')
        return itemsOf(get(get(event, 'response'), 'output')).flatMap(itemPiece)
      const key = stringOf(get(event, 'item_id')) ?? ''
      if (type === 'response.function_call_arguments.delta')
        return [{ key, more: stringOf(get(event, 'delta')) }]
      return type === 'response.function_call_arguments.done'
        ? [{ key, whole: stringOf(get(event, 'arguments')) }]
        : []
    },
    said: (event) =>
      typeOf(event) === 'response.output_text.delta' ? (stringOf(get(event, 'delta')) ?? '') : '',
    mayBeEmpty: false,
  },
  {
    form: 'claude',
    isEvent: (event) => CLAUDE_EVENT.test(typeOf(event)),
    pieces: (event) => {
      const key = numberOf(get(event, 'index'))
      const block = get(event, 'content_block')
      if (typeOf(block) === 'tool_use')
        return [{ key, id: get(block, 'id'), name: stringOf(get(block, 'name')) }]
      const delta = get(event, 'delta')
      return typeOf(delta) === 'input_json_delta'
        ? [{ key, more: stringOf(get(delta, 'partial_json')) }]
        : []
    },
    said: (event) => stringOf(get(get(event, 'delta'), 'text')) ?? '',
    mayBeEmpty: true,
  },
  {
    form: 'bedrock',
    isEvent: (event) =>
      membersOf(event).some(({ key }) =>
        /^(?:contentBlock(?:Start|Delta|Stop)|message(?:Start|Stop))$/.test(key),
      ),
    pieces: (event) => {
      const start = get(event, 'contentBlockStart')
      const begun = get(get(start, 'start'), 'toolUse')
      if (begun)
        return [
          {
            key: numberOf(get(start, 'contentBlockIndex')),
            id: get(begun, 'toolUseId'),
            name: stringOf(get(begun, 'name')),
          },
        ]
      const delta = get(event, 'contentBlockDelta')
      const more = stringOf(get(get(get(delta, 'delta'), 'toolUse'), 'input'))
      return more === undefined ? [] : [{ key: numberOf(get(delta, 'contentBlockIndex')), more }]
    },
    said: (event) => stringOf(get(get(get(event, 'contentBlockDelta'), 'delta'), 'text')) ?? '',
    mayBeEmpty: true,
  },
]

/** What a stream was put together to, and what of the paste is no part of it. */
export interface Streamed {
  readonly calls: readonly SentCall[]
  readonly said: readonly string[]
  readonly rest: readonly JsonNode[]
}

/** Whether a value is an event of a stream that brings calls piece by piece. */
export const isStreamEvent = (node: JsonNode): boolean =>
  STREAMS.some(({ isEvent }) => isEvent(node))

/** Puts together the calls that events bring piece by piece; undefined where there is no event. */
export function streamedCalls(roots: readonly JsonNode[]): Streamed | undefined {
  const events = roots.flatMap((each) => (each.kind === 'array' ? each.items : [each]))
  const calls: SentCall[] = []
  const said: string[] = []
  const taken = new Set<JsonNode>()
  for (const stream of STREAMS) {
    const own = events.filter((each) => stream.isEvent(each))
    if (own.length === 0) continue
    own.forEach((each) => taken.add(each))
    calls.push(...joined(stream, own))
    const text = own.map(stream.said).join('')
    if (text.trim() !== '') said.push(text)
  }
  return taken.size === 0
    ? undefined
    : { calls, said, rest: events.filter((each) => !taken.has(each)) }
}

interface Growing {
  id?: JsonNode
  name: string
  text: string
}

function joined(stream: Stream, events: readonly JsonNode[]): readonly SentCall[] {
  const growing = new Map<string, Growing>()
  for (const { key, id, name, more = '', whole } of events.flatMap(stream.pieces)) {
    const call = growing.get(key) ?? { name: '', text: '' }
    growing.set(key, call)
    if (id && id.kind !== 'null') call.id = id
    // Some gateways repeat the name with every piece.
    call.name ||= name ?? ''
    call.text = whole ?? call.text + more
  }
  return [...growing.values()].map((call, i) => sentCall(stream, call, i))
}

function sentCall({ form, mayBeEmpty }: Stream, call: Growing, index: number): SentCall {
  const read =
    call.text === '' && mayBeEmpty ? { args: NOTHING, problems: [] } : readArguments(call.text)
  const own: readonly SentProblem[] = [
    ...(call.name === '' ? [{ code: 'no-name', severity: 'error' } as const] : []),
    ...(call.id ? [] : [{ code: 'no-id', severity: 'note' } as const]),
  ]
  return {
    form,
    ...(call.name === '' ? {} : { name: call.name }),
    ...(call.id ? { id: call.id } : {}),
    ...(read.args ? { args: read.args } : {}),
    text: call.text,
    node: obj([]),
    path: [index],
    problems: [...own, ...read.problems],
  }
}

/** The events of a stream as servers send them, a line each; undefined where the text is none. */
export function eventLines(
  text: string,
  parseLine: (line: string) => JsonNode | undefined,
): readonly JsonNode[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const bodies = lines.flatMap((line) => {
    if (line === '' || /^(?:event|id|retry)\s*:|^:/.test(line)) return []
    const body = line.replace(/^data:\s*/, '')
    return body === '[DONE]' || body === '' ? [] : [body]
  })
  if (bodies.length === 0 || !bodies.every((body) => body.startsWith('{'))) return undefined
  const first = parseLine(bodies[0]!)
  if (!first || !isStreamEvent(first)) return undefined
  const events = bodies.map(parseLine)
  return events.every((each) => each !== undefined) ? events : undefined
}
