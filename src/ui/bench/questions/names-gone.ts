import { get, type JsonObject } from '../../../core/json/node'
import type { Question } from '../../../core/bench/questions/question'
import { inputSchemaOf } from '../../../core/model/tool'

/** The names that a question uses and the set has not: tools, then parameters with their tool. */
export function namesGone(
  { expected, expectedArgs }: Question,
  toolOf: ReadonlyMap<string, JsonObject>,
): readonly { readonly tool: string; readonly argument?: string }[] {
  if (expected.is !== 'tool') return []
  const gone = expected.tools.filter((name) => !toolOf.has(name)).map((tool) => ({ tool }))
  const known = expected.tools.filter((name) => toolOf.has(name))
  const isThere = (argument: string): boolean =>
    known.some((name) => get(get(inputSchemaOf(toolOf.get(name)), 'properties'), argument))
  const lacking =
    known.length === 0
      ? []
      : expectedArgs.filter(({ name }) => !isThere(name)).map(({ name }) => name)
  return [...gone, ...lacking.map((argument) => ({ tool: known[0]!, argument }))]
}
