import { afterEdits } from '../../json/after-edits'
import type { Edit } from '../../json/edit'
import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  obj,
  str,
  stringOf,
} from '../../json/node'
import { print } from '../../json/print'
import { descriptionText } from '../../model/description'
import { inputSchemaOf, nameOf } from '../../model/tool'
import type { TypeName } from '../../schema/keywords'
import { mainTypeOf } from '../../schema/types'
import { walkSchema } from '../../schema/walk'
import type { ExpectedArgument, Question } from './question'
import { writeQuestion } from './write-question'

const lines = (nodes: readonly JsonNode[]): string =>
  nodes.map((node) => print(node, 0) + '\n').join('')

/** Questions in our own form, one a line; read back they are the same. */
export const questionLines = (questions: readonly Question[]): string =>
  lines(questions.map(writeQuestion))

/** Why a question, or a part of it, has no place in BFCL's form. */
export type BfclLossCode =
  /** It waits for its answer. */
  | 'no-expectation'
  /** The form knows no question back. */
  | 'ask'
  /** The set has none of its tools. */
  | 'unknown-tool'
  /** Of several tools only the first is said. */
  | 'only-first-tool'
  /** A pattern, or that an argument is there or not, cannot be said. */
  | 'argument'
  /** A required argument has no values that are right. */
  | 'required-argument'
  /** What follows the first call. */
  | 'continuation'

export interface BfclLoss {
  readonly id: string
  readonly code: BfclLossCode
  readonly values: Readonly<Record<string, string>>
  /** The question is not in the files at all. */
  readonly isLeftOut: boolean
}

export interface BfclFiles {
  /** One question a line, each with the functions of the set. */
  readonly questions: string
  /** What is right, by id; questions for which no function is have no line. */
  readonly answers: string
  readonly losses: readonly BfclLoss[]
}

/**
 * Questions and the tools of the set in the form of the Berkeley Function Calling Leaderboard: two files
 * of one object a line. What that form cannot say is told, question by question.
 */
export function bfclFiles(questions: readonly Question[], tools: readonly JsonObject[]): BfclFiles {
  const functions = arr(tools.map(functionOf))
  const byName = new Map(tools.map((tool) => [nameOf(tool), tool]))
  const asked: JsonNode[] = []
  const answers: JsonNode[] = []
  const losses: BfclLoss[] = []
  for (const question of questions) {
    const tell = (code: BfclLossCode, values: BfclLoss['values'] = {}, isLeftOut = false): void =>
      void losses.push({ id: question.id, code, values, isLeftOut })
    const { expected } = question
    const names = expected.is === 'tool' ? expected.tools : []
    const tool = names.map((name) => byName.get(name)).find((each) => each !== undefined)
    if (expected.is === 'ask') tell('ask', {}, true)
    else if (expected.is === 'tool' && names.length === 0) tell('no-expectation', {}, true)
    else if (expected.is === 'tool' && !tool) tell('unknown-tool', { name: names.join(', ') }, true)
    else {
      // A question that no function answers is known by its id.
      const id = tool || /irrelevan/i.test(question.id) ? question.id : `irrelevance_${question.id}`
      asked.push(askedNode(id, question.text, functions))
      if (question.then) tell('continuation')
      if (!tool) continue
      if (names.length > 1) tell('only-first-tool', { name: nameOf(tool) })
      answers.push(answerNode(id, tool, question.expectedArgs, tell))
    }
  }
  return { questions: lines(asked), answers: lines(answers), losses }
}

const askedNode = (id: string, text: string, functions: JsonNode): JsonObject =>
  obj([
    member('id', str(id)),
    member(
      'question',
      arr([arr([obj([member('role', str('user')), member('content', str(text))])])]),
    ),
    member('function', functions),
  ])

function answerNode(
  id: string,
  tool: JsonObject,
  expected: readonly ExpectedArgument[],
  tell: (code: BfclLossCode, values?: BfclLoss['values']) => void,
): JsonObject {
  const said = expected.flatMap(({ name, match, value }) => {
    if (match === 'equal' && value) return [member(name, arr([value]))]
    if (match === 'oneOf' && value) return [member(name, value)]
    if (match !== 'absent') tell('argument', { name })
    return []
  })
  for (const item of itemsOf(get(inputSchemaOf(tool), 'required'))) {
    const name = stringOf(item)
    if (name !== undefined && !said.some(({ key }) => key === name))
      tell('required-argument', { name })
  }
  const call = obj([member(nameOf(tool), obj(said))])
  return obj([member('id', str(id)), member('ground_truth', arr([call]))])
}

/** Types are spelt as in Python there. */
const TYPES: Readonly<Partial<Record<TypeName, string>>> = {
  object: 'dict',
  number: 'float',
  null: 'any',
}

function functionOf(tool: JsonObject): JsonObject {
  const schema = inputSchemaOf(tool) ?? obj([member('type', str('object'))])
  return obj([
    member('name', str(nameOf(tool))),
    member('description', str(descriptionText(tool))),
    member('parameters', respelt(schema)),
  ])
}

/** One type for each schema: of several the main one. */
function respelt(schema: JsonObject): JsonObject {
  const edits = walkSchema(schema).flatMap(({ schema: each, path }): Edit[] => {
    const type = mainTypeOf(each)
    if (type === undefined) return []
    return [{ op: 'set', path: [...path, 'type'], value: str(TYPES[type] ?? type) }]
  })
  return afterEdits(schema, edits)
}
