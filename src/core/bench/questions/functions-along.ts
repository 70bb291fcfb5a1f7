import { arr, get, type JsonNode, stringOf } from '../../json/node'
import { print } from '../../json/print'
import type { ImportedQuestion } from './questions-import'

/** What came with the questions of a leaderboard beside them: the functions that a model may call. */
export interface FunctionsAlong {
  /** Different functions, by name. */
  readonly count: number
  /** Those that the set has no tool for, in the order in which they first stand. */
  readonly missing: readonly string[]
  /** Those whose name a tool of the set has: that tool is asked about, and they are not brought in. */
  readonly there: readonly string[]
  /** Names that different questions use for different functions; the first of each is taken. */
  readonly several: readonly string[]
  /** The missing ones as JSON, to be imported like any other text. */
  readonly text: string
}

/**
 * The functions of these questions, each once; `tools` are the names of the set's tools. One without a
 * name is missing too, so that the import says what is wrong with it.
 */
export function functionsAlong(
  questions: readonly Pick<ImportedQuestion, 'functions'>[],
  tools: ReadonlySet<string>,
): FunctionsAlong {
  const first = new Map<string, JsonNode>()
  const several = new Set<string>()
  const nameless = new Map<string, JsonNode>()
  for (const node of new Set(questions.flatMap(({ functions }) => functions))) {
    const name = nameIn(node)
    const known = first.get(name)
    if (name === '') nameless.set(print(node, 0), node)
    else if (known === undefined) first.set(name, node)
    else if (print(known, 0) !== print(node, 0)) several.add(name)
  }
  const names = [...first.keys()]
  const missing = names.filter((name) => !tools.has(name))
  return {
    count: first.size + nameless.size,
    missing,
    there: names.filter((name) => tools.has(name)),
    several: [...several],
    text: print(arr([...missing.map((name) => first.get(name)!), ...nameless.values()])),
  }
}

/** Some write a function as OpenAI's requests do, inside a member of its own. */
const nameIn = (node: JsonNode): string =>
  stringOf(get(node, 'name')) ?? stringOf(get(get(node, 'function'), 'name')) ?? ''
