import type { Edit } from '../../json/edit'
import {
  arr,
  bool,
  get,
  type JsonNode,
  type JsonObject,
  member,
  type Member,
  memberOf,
  membersOf,
  nil,
  obj,
  type Path,
  sameData,
  str,
} from '../../json/node'
import { sha256 } from '../../policy/sha-256'
import { QUESTIONS_PATH } from './places'
import type { Continuation, Expected, ExpectedArgument, Question } from './question'

/** The edits of a set's own members; or that something else stands where the questions belong. */
export type QuestionEdits =
  | { readonly ok: true; readonly edits: readonly Edit[] }
  | { readonly ok: false; readonly reason: 'in-the-way' }

/** The members of a question, in the order in which they are written. */
const ORDER = ['id', 'text', 'lang', 'expected', 'expectedArgs', 'tags', 'split', 'then'] as const
type QuestionKey = (typeof ORDER)[number]

/** A question as it stands in a document. What is usual (`dev`, no tags) is not written. */
export const writeQuestion = (question: Question): JsonObject =>
  obj(
    ORDER.flatMap((key): readonly Member[] => {
      const value = WRITERS[key](question)
      return value ? [member(key, value)] : []
    }),
  )

const WRITERS: Readonly<Record<QuestionKey, (question: Question) => JsonNode | undefined>> = {
  id: ({ id }) => str(id),
  text: ({ text }) => str(text),
  lang: ({ lang }) => (lang === undefined ? undefined : str(lang)),
  expected: ({ expected }) => writeExpected(expected),
  expectedArgs: ({ expectedArgs }) =>
    expectedArgs.length === 0
      ? undefined
      : obj(expectedArgs.map((each) => member(each.name, writeArgument(each)))),
  tags: ({ tags }) => (tags.length === 0 ? undefined : arr(tags.map(str))),
  split: ({ split }) => (split === 'dev' ? undefined : str(split)),
  then: ({ then }) => then && writeContinuation(then),
}

/** What is expected, as a document writes it; undefined for a question that waits for its answer. */
export function writeExpected(expected: Expected): JsonNode | undefined {
  if (expected.is === 'none') return nil
  if (expected.is === 'ask') return obj([member('ask', bool(true))])
  const [first, ...rest] = expected.tools
  if (first === undefined) return undefined
  return rest.length === 0 ? str(first) : arr(expected.tools.map(str))
}

const writeArgument = ({ match, value }: ExpectedArgument): JsonObject =>
  obj([member('match', str(match)), ...(value ? [member('value', value)] : [])])

const writeContinuation = ({ result, from, expects }: Continuation): JsonObject =>
  obj([
    member('result', result),
    ...(from
      ? [member('from', obj([member('table', str(from.table)), member('value', str(from.value))]))]
      : []),
    member(
      'expects',
      expects.is === 'not-again'
        ? obj([member('notAgain', bool(true))])
        : (writeExpected(expects) ?? arr([])),
    ),
  ])

/**
 * An id for a question that has none: the same for the same text, so that a question that was removed
 * and added again is the same in old runs. `taken` are the ids there are.
 */
export function questionId(text: string, taken: ReadonlySet<string>): string {
  const base = `q-${sha256(text.trim()).slice(0, 8)}`
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`
    if (!taken.has(id)) return id
  }
}

/** Adds questions behind those there are, or from an index on. Nothing is added twice by itself. */
export function addingQuestions(
  root: JsonNode | undefined,
  questions: readonly Question[],
  index?: number,
): QuestionEdits {
  const bench = get(root, 'bench')
  const list = get(bench, 'questions')
  if ((bench && bench.kind !== 'object') || (list && list.kind !== 'array'))
    return { ok: false, reason: 'in-the-way' }
  if (questions.length === 0) return { ok: true, edits: [] }
  const nodes = questions.map(writeQuestion)
  if (!list)
    return {
      ok: true,
      edits: bench
        ? [{ op: 'set', path: QUESTIONS_PATH, value: arr(nodes) }]
        : [{ op: 'set', path: ['bench'], value: obj([member('questions', arr(nodes))]) }],
    }
  const at = Math.min(index ?? list.items.length, list.items.length)
  return {
    ok: true,
    edits: nodes.map((value, i) => ({ op: 'insert', path: [...QUESTIONS_PATH, at + i], value })),
  }
}

/**
 * The edits by which the question at an index becomes another one: only members that differ, and of
 * the expected arguments only those that do. Members that nobody knows stay.
 */
export function changingQuestion(
  root: JsonNode | undefined,
  index: number,
  before: Question,
  after: Question,
): readonly Edit[] {
  const path: Path = [...QUESTIONS_PATH, index]
  const node = get(get(get(root, 'bench'), 'questions'), index)
  return ORDER.flatMap((key): readonly Edit[] => {
    const [was, is] = [WRITERS[key](before), WRITERS[key](after)]
    if (was === is || (was && is && sameData(was, is))) return []
    if (key === 'expectedArgs' && get(node, key)?.kind === 'object' && is)
      return changingMembers([...path, key], get(node, key)!, was, is)
    if (is) return [{ op: 'set', path: [...path, key], value: is, ...inFrontOf(key, node) }]
    return memberOf(node, key) ? [{ op: 'remove', path: [...path, key] }] : []
  })
}

/** A new member stands in front of the first that belongs behind it. */
function inFrontOf(key: QuestionKey, node: JsonNode | undefined): { readonly before?: string } {
  const before = ORDER.slice(ORDER.indexOf(key) + 1).find((each) => memberOf(node, each))
  return before === undefined ? {} : { before }
}

function changingMembers(
  path: Path,
  node: JsonNode,
  was: JsonNode | undefined,
  is: JsonNode,
): readonly Edit[] {
  const gone = membersOf(was).filter(({ key }) => !memberOf(is, key) && memberOf(node, key))
  const fresh = membersOf(is).filter(({ key, value }) => !sameData(get(was, key), value))
  return [
    ...fresh.map(({ key, value }): Edit => ({ op: 'set', path: [...path, key], value })),
    ...gone.map(({ key }): Edit => ({ op: 'remove', path: [...path, key] })),
  ]
}

/** Takes questions out, by their indexes. */
export const removingQuestions = (indexes: readonly number[]): readonly Edit[] =>
  [...new Set(indexes)]
    .sort((a, b) => b - a)
    .map((index) => ({ op: 'remove', path: [...QUESTIONS_PATH, index] }))

export const movingQuestion = (from: number, to: number): readonly Edit[] => [
  { op: 'move', path: [...QUESTIONS_PATH, from], to },
]
