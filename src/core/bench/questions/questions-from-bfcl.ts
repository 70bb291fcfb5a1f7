import { arr, get, itemsOf, type JsonNode, membersOf, stringOf } from '../../json/node'
import type { ExpectedArgument } from './question'
import { type DraftLine, type ImportNote, type ImportProblem, note } from './question-draft'

/*
 * The Berkeley Function Calling Leaderboard keeps a question and its functions in one file, one object
 * a line, `question` a list of turns and each a list of messages; and what is right in another, by id:
 * `ground_truth`, a list of calls, of each argument a list of values that are all right, an empty text
 * among them where it may be left out. A question for which no function is right has no such line, and
 * "irrelevance" in its id. ACEBench writes the conversation as one text and one value for an argument.
 */

export const isBfclAnswer = (node: JsonNode): boolean =>
  get(node, 'ground_truth') !== undefined && get(node, 'question') === undefined

export const isBfclQuestion = (node: JsonNode): boolean =>
  get(node, 'question') !== undefined &&
  get(node, 'expected') === undefined &&
  (get(node, 'function')?.kind === 'array' || get(node, 'question')?.kind === 'array')

type Failed = Pick<ImportProblem, 'code' | 'values'>

/** A question of theirs with its line of answers, if there is one; or why it cannot be asked here. */
export function draftOfBfcl(
  node: JsonNode,
  answer: JsonNode | undefined,
): Omit<DraftLine, 'line'> | Failed {
  const id = stringOf(get(node, 'id')) ?? ''
  const asked = askedIn(get(node, 'question')!)
  if ('code' in asked) return { ...asked, values: { text: id } }
  const notes: ImportNote[] = asked.isAlone ? [] : [note('only-last-turn')]
  const expects = expectedIn(id, answer, notes)
  return {
    draft: { text: asked.text, ...(id === '' ? {} : { id }), ...expects },
    functions: functionsIn(get(node, 'function')),
    notes,
  }
}

/** A question of the simplest kind has its one function without a list in some files. */
const functionsIn = (node: JsonNode | undefined): readonly JsonNode[] =>
  node?.kind === 'object' ? [node] : itemsOf(node)

interface Asked {
  readonly text: string
  /** Nothing else was said. */
  readonly isAlone: boolean
}

function askedIn(question: JsonNode): Asked | Pick<Failed, 'code'> {
  const written = stringOf(question)
  if (written !== undefined) return askedInText(written)
  const [turn, ...more] = itemsOf(question)
  if (more.length > 0 && turn?.kind === 'array') return { code: 'several-turns' }
  const messages = turn?.kind === 'array' ? turn.items : itemsOf(question)
  const users = messages.filter((each) => stringOf(get(each, 'role')) === 'user')
  if (users.length > 1) return { code: 'several-turns' }
  const text = stringOf(get(users[0], 'content'))?.trim() ?? ''
  return text === '' ? { code: 'no-text' } : { text, isAlone: messages.length === users.length }
}

/** "user: …" and "system: …" by turns, one a line. */
function askedInText(written: string): Asked | Pick<Failed, 'code'> {
  const turns = written.split(/^(?=(?:user|system|assistant)\s*:)/im).filter((each) => each.trim())
  if (turns.length > 1) return { code: 'several-turns' }
  const text = (turns[0] ?? '').replace(/^user\s*:\s*/i, '').trim()
  return text === '' ? { code: 'no-text' } : { text, isAlone: true }
}

function expectedIn(
  id: string,
  answer: JsonNode | undefined,
  notes: ImportNote[],
): Partial<DraftLine['draft']> {
  if (!answer) return /irrelevan/i.test(id) ? { expected: { is: 'none' } } : {}
  const truth = get(answer, 'ground_truth')!
  const calls = truth.kind === 'array' ? truth.items : [truth]
  if (calls.length > 1) notes.push(note('only-first-call'))
  const [call] = membersOf(calls[0])
  if (!call) return { expected: { is: 'none' } }
  // A list of values is right in any of them; ACEBench gives the one value itself.
  const isListed = truth.kind === 'array'
  const expectedArgs = membersOf(call.value).flatMap(({ key, value }) =>
    isListed ? oneOfValues(key, itemsOf(value), notes) : oneOfValues(key, [value], notes),
  )
  return {
    expected: { is: 'tool', tools: [call.key] },
    ...(expectedArgs.length > 0 ? { expectedArgs } : {}),
  }
}

function oneOfValues(
  name: string,
  values: readonly JsonNode[],
  notes: ImportNote[],
): readonly ExpectedArgument[] {
  if (values.some((value) => stringOf(value) === '')) {
    notes.push(note('optional-argument', { name }))
    return []
  }
  // Inside an object each part has its own list of values, which no single value is.
  if (values.some(hasObject)) {
    notes.push(note('nested-argument', { name }))
    return [{ name, match: 'present' }]
  }
  const [first] = values
  if (first === undefined) return []
  return values.length === 1
    ? [{ name, match: 'equal', value: first }]
    : [{ name, match: 'oneOf', value: arr(values) }]
}

const hasObject = (node: JsonNode): boolean =>
  node.kind === 'object' || itemsOf(node).some(hasObject)
