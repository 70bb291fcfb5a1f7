import { get, type JsonNode, type JsonObject, type Path, stringOf } from '../json/node'
import { NOTHING, readArguments } from './read-arguments'
import type { CallForm, SentCall, SentProblem } from './sent-call'

/** How a form writes a call down: where the name, the arguments and the id stand. */
interface Shape {
  readonly form: CallForm
  /** The object that has the name and the arguments, if this is such a call. */
  readonly inside: (node: JsonObject) => JsonNode | undefined
  readonly name: string
  readonly args: readonly string[]
  readonly id: (node: JsonObject) => JsonNode | undefined
  /** Whether arguments are a text that holds JSON; else they are an object. */
  readonly isText: boolean
  /** Whether the answer has to carry an id. */
  readonly needsId: boolean
}

const namedOfType =
  (type: string) =>
  (node: JsonObject): JsonNode | undefined =>
    stringOf(get(node, 'type')) === type && get(node, 'name') ? node : undefined

const member =
  (...keys: readonly string[]) =>
  (node: JsonNode): JsonNode | undefined =>
    keys.map((key) => get(node, key)).find((each) => each !== undefined)

/**
 * The forms, each told by what only it has.
 * Sources: the vendors' clients (openai, @anthropic-ai/sdk, @google/genai,
 * @aws-sdk/client-bedrock-runtime, ai), modelcontextprotocol.io/specification/2025-11-25/server/tools;
 * read 2026-11.
 */
const SHAPES: readonly Shape[] = [
  {
    form: 'openai.chat',
    inside: (node) => objectAt(node, 'function', 'name'),
    name: 'name',
    args: ['arguments'],
    id: member('id', 'tool_call_id'),
    isText: true,
    needsId: true,
  },
  {
    form: 'openai.responses',
    inside: namedOfType('function_call'),
    name: 'name',
    args: ['arguments'],
    id: member('call_id', 'id'),
    isText: true,
    needsId: true,
  },
  {
    form: 'claude',
    inside: namedOfType('tool_use'),
    name: 'name',
    args: ['input'],
    id: member('id'),
    isText: false,
    needsId: true,
  },
  {
    form: 'mcp',
    inside: (node) =>
      stringOf(get(node, 'method')) === 'tools/call' ? get(node, 'params') : undefined,
    name: 'name',
    args: ['arguments'],
    id: member('id'),
    isText: false,
    needsId: true,
  },
  {
    form: 'gemini',
    inside: (node) => objectAt(node, 'functionCall', 'name') ?? withArgs(node, 'function_call'),
    name: 'name',
    args: ['args'],
    id: (node) => get(get(node, 'functionCall') ?? get(node, 'function_call'), 'id'),
    isText: false,
    needsId: false,
  },
  {
    form: 'openai.functions',
    inside: (node) => objectAt(node, 'function_call', 'name'),
    name: 'name',
    args: ['arguments'],
    id: () => undefined,
    isText: true,
    needsId: false,
  },
  {
    form: 'bedrock',
    inside: (node) => objectAt(node, 'toolUse', 'name'),
    name: 'name',
    args: ['input'],
    id: (node) => get(get(node, 'toolUse'), 'toolUseId'),
    isText: false,
    needsId: true,
  },
  {
    form: 'vercel',
    inside: (node) => (get(node, 'toolCallId') && get(node, 'toolName') ? node : undefined),
    name: 'toolName',
    args: ['input', 'args'],
    id: member('toolCallId'),
    isText: false,
    needsId: true,
  },
]

const objectAt = (node: JsonNode, key: string, needs: string): JsonNode | undefined => {
  const inside = get(node, key)
  return inside?.kind === 'object' && get(inside, needs) ? inside : undefined
}

/** Python's client of Gemini writes `function_call` too, with `args`. */
const withArgs = (node: JsonNode, key: string): JsonNode | undefined => {
  const inside = objectAt(node, key, 'name')
  return inside && get(inside, 'args') && !get(inside, 'arguments') ? inside : undefined
}

/** The call that an object is, in a form that shows by itself. */
export function callAt(node: JsonObject, path: Path): SentCall | undefined {
  for (const shape of SHAPES) {
    const inside = shape.inside(node)
    if (inside) return callOf(node, inside, shape, path)
  }
  return undefined
}

const NAMED: Shape = {
  form: 'named',
  inside: () => undefined,
  name: 'name',
  args: ['arguments', 'args', 'input', 'parameters', 'params'],
  id: member('id', 'call_id', 'tool_call_id'),
  isText: false,
  needsId: false,
}

/** Members that a call of no vendor's form may have beside name and arguments. */
const BESIDE = new Set(['id', 'call_id', 'tool_call_id', 'type', 'index', '_meta', 'name'])

/** A name and arguments and nothing else, as open models and logs write a call. */
export function namedCall(node: JsonObject, path: Path): SentCall | undefined {
  const key = NAMED.args.find((each) => {
    const kind = get(node, each)?.kind
    return kind === 'object' || kind === 'string'
  })
  const isCall =
    stringOf(get(node, 'name')) !== undefined &&
    key !== undefined &&
    node.members.every((each) => BESIDE.has(each.key) || each.key === key)
  return isCall ? callOf(node, node, NAMED, path) : undefined
}

/** An object that is no call is the arguments of one. */
export const bareArguments = (node: JsonObject, path: Path): SentCall => ({
  form: 'arguments',
  args: node,
  node,
  path,
  problems: [],
})

function callOf(node: JsonObject, inside: JsonNode, shape: Shape, path: Path): SentCall {
  const name = stringOf(get(inside, shape.name))
  const id = shape.id(node)
  const { args, text, problems } = argumentsOf(member(...shape.args)(inside), shape)
  const own: SentProblem[] = []
  if (name === undefined || name === '') own.push({ code: 'no-name', severity: 'error' })
  if (!id && shape.needsId) own.push({ code: 'no-id', severity: 'note' })
  return {
    form: shape.form,
    ...(name === undefined ? {} : { name }),
    ...(id ? { id } : {}),
    ...(args ? { args } : {}),
    ...(text === undefined ? {} : { text }),
    node,
    path,
    problems: [...own, ...problems],
  }
}

function argumentsOf(
  given: JsonNode | undefined,
  { form, isText }: Shape,
): Pick<SentCall, 'args' | 'text' | 'problems'> {
  if (!given || given.kind === 'null') {
    const problem: SentProblem = { code: 'arguments-absent', severity: 'note' }
    return { args: NOTHING, problems: isText ? [problem] : [] }
  }
  if (given.kind !== 'string') {
    const problem: SentProblem = { code: 'arguments-as-object', severity: 'note' }
    return { args: given, problems: isText ? [problem] : [] }
  }
  const read = readArguments(given.value)
  const problem: SentProblem = { code: 'arguments-as-text', severity: 'error' }
  // Those who send a call in no vendor's form write its arguments as they like.
  const wrong = isText || form === 'named' ? [] : [problem]
  return { ...read, text: given.value, problems: [...wrong, ...read.problems] }
}
