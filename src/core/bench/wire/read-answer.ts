import { get, itemsOf, type JsonNode, type JsonObject, stringOf } from '../../json/node'
import { isStrictJson, parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import type { OutcomeReason } from '../runs/outcome-reason'
import type { ModelCall, OutcomeKind, Usage, Wire } from '../runs/run'
import { amountIn } from '../runs/run-file-members'
import type { SentTool } from './prepare-arm'

/** What an answer comes to: the members of a `Trial` that it fills in. */
export interface ReadAnswer {
  readonly outcome: OutcomeKind
  readonly reason?: OutcomeReason
  readonly calls: readonly ModelCall[]
  readonly text?: string
  readonly usage?: Usage
  readonly model?: string
  readonly fingerprint?: string
  /** The answer itself, for the request that follows a canned result. */
  readonly answer: JsonObject
}

/** Longer than this, what a model says is cut in a run. */
const MOST_TEXT = 4000

/**
 * Reads the answer to a request that was sent with these tools. Undefined where the text is no
 * answer of this wire; an error in it is for `readFailure`.
 */
export function readAnswer(
  text: string,
  wire: Wire,
  tools: readonly SentTool[],
): ReadAnswer | undefined {
  const root = rootObject(parse(text))
  const said = root && (wire === 'anthropic' ? anthropicSaid(root) : chatSaid(root))
  if (!root || !said) return undefined
  const names = new Map(tools.map(({ sentAs, name }) => [sentAs, name]))
  const calls = said.calls.map(({ name, argumentsText }) => ({
    name: names.get(name) ?? name,
    argumentsText,
  }))
  const isKnown = said.calls.map(({ name }) => names.has(name))
  const words = said.words.map(withoutThoughts).filter(Boolean).join('\n').slice(0, MOST_TEXT)
  const model = stringOf(get(root, 'model'))
  const fingerprint = stringOf(get(root, 'system_fingerprint'))
  return {
    ...outcomeOf(said, isKnown),
    calls,
    answer: root,
    ...(words === '' ? {} : { text: words }),
    ...(said.usage ? { usage: said.usage } : {}),
    ...(model ? { model } : {}),
    ...(fingerprint ? { fingerprint } : {}),
  }
}

/** What a vendor's answer says, in no vendor's words. */
interface Said {
  readonly calls: readonly ModelCall[]
  readonly words: readonly string[]
  readonly ended: 'fine' | 'cut' | 'filtered' | 'refused'
  readonly usage: Usage | undefined
}

/** The first call decides, so what is wrong with it comes before there being more of them. */
function outcomeOf(
  { calls, ended }: Said,
  isKnown: readonly boolean[],
): Pick<ReadAnswer, 'outcome' | 'reason'> {
  if (ended === 'cut') return { outcome: 'truncated' }
  if (ended === 'filtered') return { outcome: 'bad_request', reason: 'filtered' }
  const [first] = calls
  if (!first)
    return { outcome: 'no_tool_call', ...(ended === 'refused' ? { reason: 'refused' } : {}) }
  if (!isKnown[0]) return { outcome: 'unknown_tool' }
  if (!isArguments(first.argumentsText)) return { outcome: 'bad_arguments_json' }
  return { outcome: calls.length > 1 ? 'several_tool_calls' : 'ok' }
}

/** Strict JSON of an object; nothing at all stands for none, as models write it for tools that take none. */
function isArguments(text: string): boolean {
  if (text.trim() === '') return true
  const parsed = parse(text)
  return isStrictJson(parsed) && parsed.root?.kind === 'object'
}

/** `choices[0].message` with `tool_calls`, or the older `function_call`. */
function chatSaid(root: JsonObject): Said | undefined {
  const choice = get(get(root, 'choices'), 0)
  const message = get(choice, 'message')
  if (message?.kind !== 'object') return undefined
  const older = get(message, 'function_call')
  const calls = [
    ...itemsOf(get(message, 'tool_calls')).map((call) => get(call, 'function') ?? call),
    ...(older?.kind === 'object' ? [older] : []),
  ]
  const finish = stringOf(get(choice, 'finish_reason'))
  const refusal = stringOf(get(message, 'refusal'))
  return {
    calls: calls.map((call) => callOf(call, 'arguments')),
    words: [...wordsOf(get(message, 'content')), ...(refusal ? [refusal] : [])],
    ended:
      finish === 'length'
        ? 'cut'
        : finish === 'content_filter'
          ? 'filtered'
          : refusal
            ? 'refused'
            : 'fine',
    usage: usageOf(get(root, 'usage'), ['prompt_tokens'], 'completion_tokens'),
  }
}

/** `content` with parts of the types text and tool_use. */
function anthropicSaid(root: JsonObject): Said | undefined {
  const content = get(root, 'content')
  if (content?.kind !== 'array') return undefined
  const stop = stringOf(get(root, 'stop_reason'))
  return {
    calls: content.items
      .filter((part) => stringOf(get(part, 'type')) === 'tool_use')
      .map((part) => callOf(part, 'input')),
    words: wordsOf(content),
    ended:
      stop === 'max_tokens' || stop === 'model_context_window_exceeded'
        ? 'cut'
        : stop === 'refusal'
          ? 'refused'
          : 'fine',
    usage: usageOf(
      get(root, 'usage'),
      ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'],
      'output_tokens',
    ),
  }
}

function callOf(call: JsonNode, key: string): ModelCall {
  const given = get(call, key)
  return {
    name: stringOf(get(call, 'name')) ?? '',
    argumentsText: stringOf(given) ?? (given && given.kind !== 'null' ? print(given, 0) : ''),
  }
}

/** The content of a message: one text, or parts of which some are text. */
const wordsOf = (content: JsonNode | undefined): readonly string[] =>
  content?.kind === 'string'
    ? [content.value]
    : itemsOf(content).flatMap((part) => {
        const text =
          stringOf(get(part, 'type')) === 'text' ? stringOf(get(part, 'text')) : undefined
        return text === undefined ? [] : [text]
      })

/** Some servers leave a model's thoughts in its answer. */
const withoutThoughts = (text: string): string =>
  text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g, '').trim()

function usageOf(
  usage: JsonNode | undefined,
  inputs: readonly string[],
  output: string,
): Usage | undefined {
  const counts = inputs.map((key) => amountIn(usage, key))
  const made = amountIn(usage, output)
  if (counts[0] === undefined && made === undefined) return undefined
  return { input: counts.reduce<number>((sum, each) => sum + (each ?? 0), 0), output: made ?? 0 }
}
