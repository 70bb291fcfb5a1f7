import { RESULT_TABLES } from '../../authoring/result/result-rows'
import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  type Path,
  stringOf,
} from '../../json/node'
import { oncePer } from '../../once-per'
import { QUESTIONS_PATH } from './places'
import {
  type Continuation,
  type Expected,
  type ExpectedArgument,
  type Match,
  MATCHES,
  type Question,
  type Split,
  SPLITS,
  UNSET,
} from './question'
import type { QuestionCode } from './question-codes'

/** Something that is kept as it stands but cannot be asked. */
export interface QuestionProblem {
  readonly code: QuestionCode
  /** Its place in the set. */
  readonly path: Path
  /** What the words need: the id that stands twice, the argument's name. */
  readonly values: Readonly<Record<string, string>>
}

/** A question and its index in the list of the set. */
export interface PlacedQuestion {
  readonly question: Question
  readonly index: number
}

export interface ReadQuestions {
  readonly questions: readonly Question[]
  /** The same questions with their places, which are what an edit needs. */
  readonly placed: readonly PlacedQuestion[]
  readonly problems: readonly QuestionProblem[]
}

/**
 * The questions that a set carries, read from its root or from its own members (`envelopeOf`). A
 * question that is not understood whole is not asked, and is told as a problem; members that nobody
 * knows are let be. One without `expected` waits for an answer: it expects one of no tools.
 */
export function questionsOf(root: JsonNode | undefined): ReadQuestions {
  return root ? readFrom(root) : NONE
}

const NONE: ReadQuestions = { questions: [], placed: [], problems: [] }

const readFrom = oncePer((root: JsonNode): ReadQuestions => {
  const bench = get(root, 'bench')
  if (!bench) return NONE
  if (bench.kind !== 'object')
    return { ...NONE, problems: [problem('bench-not-object', ['bench'])] }
  const list = get(bench, 'questions')
  if (!list) return NONE
  if (list.kind !== 'array')
    return { ...NONE, problems: [problem('questions-not-list', QUESTIONS_PATH)] }
  const placed: PlacedQuestion[] = []
  const problems: QuestionProblem[] = []
  const ids = new Set<string>()
  itemsOf(list).forEach((node, index) => {
    const path = [...QUESTIONS_PATH, index]
    const read = readQuestion(node, path)
    if ('code' in read) problems.push(read)
    else if (ids.has(read.id)) problems.push(problem('id-twice', [...path, 'id'], { id: read.id }))
    else {
      ids.add(read.id)
      placed.push({ question: read, index })
    }
  })
  return { questions: placed.map(({ question }) => question), placed, problems }
})

const problem = (
  code: QuestionCode,
  path: Path,
  values: Readonly<Record<string, string>> = {},
): QuestionProblem => ({ code, path, values })

/** One question, or the first thing in it that is not understood. `path` is where the node stands. */
export function readQuestion(node: JsonNode, path: Path): Question | QuestionProblem {
  if (node.kind !== 'object') return problem('not-an-object', path)
  const at = (key: string): Path => [...path, key]
  const id = stringOf(get(node, 'id'))
  if (id === undefined || id.trim() === '') return problem('no-id', at('id'))
  const text = stringOf(get(node, 'text'))
  if (text === undefined || text.trim() === '') return problem('no-text', at('text'))
  const lang = textIn(node, 'lang')
  if (lang === null) return problem('bad-lang', at('lang'))
  const expected = get(node, 'expected') ? readExpected(get(node, 'expected')!) : UNSET
  if (!expected) return problem('bad-expected', at('expected'))
  const expectedArgs = readArguments(get(node, 'expectedArgs'), at('expectedArgs'))
  if ('code' in expectedArgs) return expectedArgs
  const tags = readTags(get(node, 'tags'))
  if (!tags) return problem('bad-tags', at('tags'))
  const split = readSplit(get(node, 'split'))
  if (!split) return problem('bad-split', at('split'))
  const then = get(node, 'then') ? readContinuation(get(node, 'then')!) : undefined
  if (then === null) return problem('bad-then', at('then'))
  return {
    id,
    text,
    ...(lang === undefined ? {} : { lang }),
    expected,
    expectedArgs,
    tags,
    split,
    ...(then ? { then } : {}),
  }
}

/** A text; undefined where there is none, null where it is something else. */
function textIn(node: JsonObject, key: string): string | undefined | null {
  const value = get(node, key)
  return value ? (stringOf(value) ?? null) : undefined
}

/** What is expected, as a document writes it; undefined for what is not understood. */
function readExpected(node: JsonNode): Expected | undefined {
  if (node.kind === 'null') return { is: 'none' }
  if (node.kind === 'string') return { is: 'tool', tools: [node.value] }
  if (node.kind === 'array') {
    const tools = textsOf(node.items)
    return tools && { is: 'tool', tools }
  }
  return isMarked(node, 'ask') ? { is: 'ask' } : undefined
}

const isMarked = (node: JsonNode, key: string): boolean => booleanOf(get(node, key)) === true

/** All as texts, or undefined where one is none. */
function textsOf(items: readonly JsonNode[]): readonly string[] | undefined {
  const texts = items.flatMap((item) => stringOf(item) ?? [])
  return texts.length === items.length ? texts : undefined
}

function readArguments(
  node: JsonNode | undefined,
  path: Path,
): readonly ExpectedArgument[] | QuestionProblem {
  if (!node) return []
  if (node.kind !== 'object') return problem('bad-arguments', path)
  const read: ExpectedArgument[] = []
  for (const { key, value } of membersOf(node)) {
    const argument = readArgument(key, value)
    if (!argument) return problem('bad-argument', [...path, key], { name: key })
    read.push(argument)
  }
  return read
}

/** What is asked of one argument; `match` is `equal` where a value stands alone. */
function readArgument(name: string, node: JsonNode): ExpectedArgument | undefined {
  if (node.kind !== 'object') return undefined
  const value = get(node, 'value')
  const written = get(node, 'match')
  const match: Match | undefined = written ? wordOf(MATCHES, written) : value ? 'equal' : undefined
  if (!match || !fits(match, value)) return undefined
  return { name, match, ...(value ? { value } : {}) }
}

/** Whether a value is what a match needs; one that it does not need is let be. */
function fits(match: Match, value: JsonNode | undefined): boolean {
  switch (match) {
    case 'equal':
      return value !== undefined
    case 'oneOf':
      return value?.kind === 'array' && value.items.length > 0
    case 'regex':
      return value?.kind === 'string'
    case 'present':
    case 'absent':
      return true
  }
}

const wordOf = <W extends string>(words: readonly W[], node: JsonNode | undefined): W | undefined =>
  words.find((word) => word === stringOf(node))

const readTags = (node: JsonNode | undefined): readonly string[] | undefined =>
  !node ? [] : node.kind === 'array' ? textsOf(node.items) : undefined

const readSplit = (node: JsonNode | undefined): Split | undefined =>
  node ? wordOf(SPLITS, node) : 'dev'

function readContinuation(node: JsonNode): Continuation | null {
  const result = get(node, 'result')
  const next = get(node, 'expects')
  if (!result || !next) return null
  const expects = isMarked(next, 'notAgain') ? { is: 'not-again' as const } : readExpected(next)
  if (!expects) return null
  const from = get(node, 'from')
  if (!from) return { result, expects }
  const table = wordOf(RESULT_TABLES, get(from, 'table'))
  const value = stringOf(get(from, 'value'))
  return table && value !== undefined ? { result, from: { table, value }, expects } : null
}
