import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  memberOf,
  obj,
  str,
  stringOf,
} from '../../json/node'
import { isStrictJson, parse } from '../../json/parse'
import { type FindTool, givenExpectation } from './expected-words'
import { draftOfBfcl, isBfclAnswer, isBfclQuestion } from './questions-from-bfcl'
import {
  type DraftLine,
  type DraftLines,
  IMPORT_PROBLEMS,
  type ImportProblem,
  type ImportProblemCode,
} from './question-draft'
import { readQuestion } from './read-questions'
import { writeExpected } from './write-question'

/** An object of a text, and its line or its place in a list, from 1. */
interface Item {
  readonly line: number
  readonly node: JsonNode
}

/**
 * Questions as JSON: one object a line, a list, or a document that has them. Ours, those of other
 * tools under the names they use for a question and its tool, and BFCL's with its file of answers
 * in whatever order. Undefined for a text that is no JSON.
 */
export function draftsFromJson(text: string, find: FindTool): DraftLines | undefined {
  const whole = parse(text)
  if (isStrictJson(whole)) return draftsOf(itemsIn(whole.root), find)
  const lines = text.split(/\r\n?|\n/)
  if (!lines.some((line) => /^\s*\{/.test(line))) return undefined
  const items: Item[] = []
  const problems: ImportProblem[] = []
  lines.forEach((raw, i) => {
    const line = i + 1
    if (raw.trim() === '') return
    const parsed = parse(raw.trim().replace(/,$/, ''))
    if (isStrictJson(parsed)) items.push({ line, node: parsed.root })
    else problems.push({ line, code: 'unreadable-line', values: { text: raw.trim().slice(0, 80) } })
  })
  const read = draftsOf(items, find)
  return { drafts: read.drafts, problems: [...problems, ...read.problems].sort(byLine) }
}

const byLine = (a: ImportProblem, b: ImportProblem): number => a.line - b.line

/** The questions of a document of ours, of an object that lists them, of a list, or the one itself. */
function itemsIn(root: JsonNode): readonly Item[] {
  const list = [
    get(get(root, 'bench'), 'questions'),
    get(root, 'questions'),
    get(root, 'tests'),
    root,
  ].find((each) => each?.kind === 'array')
  const nodes = list ? itemsOf(list) : [root]
  return nodes.map((node, i) => ({ line: i + 1, node }))
}

function draftsOf(items: readonly Item[], find: FindTool): DraftLines {
  const drafts: DraftLine[] = []
  const problems: ImportProblem[] = []
  const answers = new Map<string, Item>()
  for (const item of items)
    if (isBfclAnswer(item.node)) answers.set(stringOf(get(item.node, 'id')) ?? '', item)
  const used = new Set<Item>()
  for (const { line, node } of items) {
    if (isBfclQuestion(node)) {
      const answer = answers.get(stringOf(get(node, 'id')) ?? '')
      if (answer) used.add(answer)
      const read = draftOfBfcl(node, answer?.node)
      if ('code' in read) problems.push({ line, ...read })
      else drafts.push({ line, ...read })
    } else if (!isBfclAnswer(node)) {
      const read = draftOf(node, find)
      if ('code' in read) problems.push({ line, ...read })
      else drafts.push({ line, draft: read, notes: [] })
    }
  }
  for (const [id, answer] of answers)
    if (!used.has(answer))
      problems.push({ line: answer.line, code: 'answer-alone', values: { text: id } })
  return { drafts, problems: problems.sort(byLine) }
}

/** What others call the members that we read. */
const ALIASES: readonly (readonly [own: string, others: readonly string[]])[] = [
  ['text', ['question', 'query', 'q', 'prompt', 'input', 'utterance', '问题', '提问']],
  [
    'expected',
    ['tool', 'expected_tool', 'expectedTool', 'exp', 'answer', 'function', '工具', '期望工具'],
  ],
  ['expectedArgs', ['expected_args', 'expectedArguments']],
]

type Failed = Pick<ImportProblem, 'code' | 'values'>

function draftOf(node: JsonNode, find: FindTool): DraftLine['draft'] | Failed {
  if (node.kind === 'string') return { text: node.value }
  if (node.kind !== 'object') return { code: 'not-a-question', values: { text: node.kind } }
  const own = renamed(node)
  const text = stringOf(get(own, 'text'))
  if (text === undefined || text.trim() === '')
    return { code: 'no-text', values: { text: stringOf(get(own, 'id')) ?? '' } }
  const hasId = (stringOf(get(own, 'id')) ?? '').trim() !== ''
  const read = readQuestion(hasId ? wordsRead(own, find) : wordsRead(withId(own), find), [])
  if ('code' in read) return { code: problemCode(read.code), values: read.values }
  const { id, ...rest } = read
  return hasId ? { id, ...rest } : rest
}

/** One that has none is given its own by whoever adds it. */
const withId = (node: JsonObject): JsonObject =>
  obj([...node.members.filter(({ key }) => key !== 'id'), member('id', str('-'))])

function renamed(node: JsonObject): JsonObject {
  let members = node.members
  for (const [own, others] of ALIASES) {
    if (memberOf(node, own)) continue
    const other = others.find((each) => memberOf(node, each))
    if (other) members = members.map((each) => (each.key === other ? { ...each, key: own } : each))
  }
  return obj(members)
}

/** "none" and "ask" stand for themselves where no tool is called so. */
function wordsRead(node: JsonObject, find: FindTool): JsonObject {
  const text = stringOf(get(node, 'expected'))
  if (text === undefined || find(text) !== undefined) return node
  const expected = givenExpectation(text, find)
  const written = expected && writeExpected(expected)
  return obj(
    node.members.flatMap((each) =>
      each.key !== 'expected' ? [each] : written ? [{ ...each, value: written }] : [],
    ),
  )
}

const problemCode = (code: string): ImportProblemCode =>
  IMPORT_PROBLEMS.find((each) => each === code) ?? 'not-a-question'
