import { get, type JsonNode, type JsonObject, membersOf, type Path } from '../json/node'
import { fromPointer } from '../json/pointer'
import { nameOf } from '../model/tool'

/** What a vendor's message speaks of: a tool of the list that was sent, and the place in it. */
export interface MessagePlace {
  /** Index into the tools; absent where the message counts on beyond them or in another list. */
  readonly index?: number
  readonly name?: string
  /** In the tool as this project keeps it: its schema under `inputSchema`, whatever the vendor says. */
  readonly path: Path
  /** How the message itself put it. */
  readonly said: string
}

/** A list of tools, and the steps from there. */
const LIST = /\b(?:tools|functions)((?:\[[^\]\n]*\]|\.[^\s.[\]'",:;]+)+)/g
/** OpenAI gives the place in the schema as a list of texts. */
const CONTEXT = /In context=\(((?:\s*(?:'[^'\n]*'|"[^"\n]*"|\d+)\s*,?)*)\)/
const JSON_PATH = /Found at \$((?:\.[^\s.,'"[\]]+|\[[^\]\n]*\])+)/
const QUOTED_NAME = /(?:function|tool)\s*:?\s*['"`]([^'"`\n]{1,200})['"`]/gi
/** Amazon quotes the value that it refuses, which for a name says more than the count. */
const REFUSED_NAME = /Value '([^'\n]*)' at '$/

/** Steps that only say how the vendor wraps a tool. */
const WRAPPERS = ['function', 'custom', 'toolSpec', 'tool_spec', 'member', 'json']
const FIELDS: Readonly<Record<string, string>> = {
  parameters: 'inputSchema',
  input_schema: 'inputSchema',
  inputSchema: 'inputSchema',
  parametersJsonSchema: 'inputSchema',
  parameters_json_schema: 'inputSchema',
  output_schema: 'outputSchema',
  outputSchema: 'outputSchema',
  input_examples: 'inputExamples',
}
const DECLARATIONS = ['function_declarations', 'functionDeclarations']

/**
 * The tools and places that a vendor's error message names, each once, in the order of the message.
 * `tools` are those of the request, in its order. Nothing is guessed: what the message counts that
 * cannot be told has no index, and a step that is not in the tool ends the path as it was said.
 * Forms of messages: DIALECTS facts, sections 3, 4, 6, 8, 9; that Amazon counts from one:
 * BerriAI/litellm#19384.
 */
export function placesInMessage(
  message: string,
  tools: readonly JsonObject[],
): readonly MessagePlace[] {
  const inSchema = schemaStepsIn(message)
  const named = namedIn(message, tools)
  const places: MessagePlace[] = []
  const add = (index: number | undefined, steps: readonly string[], said: string): void => {
    const tool = index === undefined ? undefined : tools[index]
    const field = steps.length === 0 ? undefined : (FIELDS[steps[0]!] ?? steps[0]!)
    const more = field === 'inputSchema' && steps.length === 1 ? (inSchema ?? []) : steps.slice(1)
    const path = field === undefined ? [] : [field, ...stepsInto(get(tool, field), more)]
    const isKnown = places.some(
      (each) => each.index === index && JSON.stringify(each.path) === JSON.stringify(path),
    )
    if (isKnown) return
    places.push({ ...(tool ? { index: index!, name: nameOf(tool) } : {}), path, said })
  }
  for (const found of message.matchAll(LIST)) {
    const { steps, index } = readList(found[1]!)
    if (index === undefined) continue
    const before = message.slice(0, found.index).replace(/toolConfig\.$/, '')
    const byName = tools.findIndex((tool) => nameOf(tool) === REFUSED_NAME.exec(before)?.[1])
    // The name in words is surer than a count, which a client may have changed on the way.
    const only = named.length === 1 && !('isElsewhere' in index) ? named[0] : undefined
    const counted = 'isElsewhere' in index ? undefined : index.at
    add(byName >= 0 ? byName : (only ?? counted), steps, found[0])
  }
  const isPlaced = (index: number): boolean => places.some((each) => each.index === index)
  for (const index of named)
    if (!isPlaced(index)) add(index, inSchema ? ['parameters'] : [], nameOf(tools[index]!))
  return places
}

interface ReadList {
  readonly steps: readonly string[]
  readonly index: { readonly at: number } | { readonly isElsewhere: true } | undefined
}

/** The count and the steps behind it; `[0].function_declarations[5]` counts in the inner list. */
function readList(text: string): ReadList {
  const [first, ...rest] = stepsOf(text)
  if (first === undefined || !/^\d+$/.test(first)) return { steps: [], index: undefined }
  if (rest[0] !== undefined && DECLARATIONS.includes(rest[0])) {
    const [, inner, ...behind] = rest
    const isFirst = first === '0' && inner !== undefined && /^\d+$/.test(inner)
    // How many declarations stand in the lists before is not said.
    const index = isFirst ? { at: Number(inner) } : ({ isElsewhere: true } as const)
    return { steps: behind, index }
  }
  const at = rest[0] === 'member' ? Number(first) - 1 : Number(first)
  const start = rest.findIndex((step) => !WRAPPERS.includes(step))
  const [field, next, ...behind] = start < 0 ? [] : rest.slice(start)
  const steps = [field, ...(next === 'json' ? [] : [next]), ...behind]
  return { steps: steps.filter((step) => step !== undefined), index: { at } }
}

/** `.a[0]['b']` as its steps. */
function stepsOf(text: string): readonly string[] {
  return [...text.matchAll(/\.([^.[\]]+)|\[['"]?([^\]'"]*)['"]?\]/g)].map(
    (found) => found[1] ?? found[2]!,
  )
}

/** The place in a schema that a message gives beside its tool; undefined where it gives none. */
function schemaStepsIn(message: string): readonly string[] | undefined {
  const context = CONTEXT.exec(message)?.[1]
  if (context !== undefined)
    return [...context.matchAll(/'([^'\n]*)'|"([^"\n]*)"|(\d+)/g)].map(
      ([, a, b, c]) => a ?? b ?? c ?? '',
    )
  const path = JSON_PATH.exec(message)?.[1]
  if (path !== undefined) return stepsOf(path.replace(/\.$/, ''))
  const at = /at (#?(?:\/[^\s'",]+)+)/.exec(message)?.[1]
  return at === undefined ? undefined : fromPointer(at.replace(/^#/, '')).map(String)
}

/** The tools that a message calls by their names. */
function namedIn(message: string, tools: readonly JsonObject[]): readonly number[] {
  const found = [...message.matchAll(QUOTED_NAME)].map(([, name]) =>
    tools.findIndex((tool) => nameOf(tool) === name),
  )
  return [...new Set(found)].filter((index) => index >= 0)
}

/**
 * The steps as a path into a node. Gemini counts the members of an object and calls what a member
 * holds its `value`; a name with dots in it has come apart, and is the longest that is there.
 */
function stepsInto(node: JsonNode | undefined, steps: readonly string[]): Path {
  const [step, ...rest] = steps
  if (step === undefined) return []
  if (node?.kind === 'array' && /^\d+$/.test(step))
    return [Number(step), ...stepsInto(node.items[Number(step)], rest)]
  for (let count = steps.length; count > 0; count--) {
    const key = steps.slice(0, count).join('.')
    const inside = get(node, key)
    if (inside) return [key, ...stepsInto(inside, steps.slice(count))]
  }
  const camel = step.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  if (camel !== step && get(node, camel)) return stepsInto(node, [camel, ...rest])
  const counted = /^\d+$/.test(step) ? membersOf(node)[Number(step)] : undefined
  if (!counted) return [step, ...stepsInto(undefined, rest)]
  const behind = rest[0] === 'value' ? rest.slice(1) : rest
  return [counted.key, ...stepsInto(counted.value, behind)]
}
