import type { JsonNode } from '../../json/node'
import { toolFinder } from './expected-words'
import type { Question } from './question'
import {
  asQuestion,
  type DraftLine,
  type DraftLines,
  type ImportNote,
  type ImportProblem,
  note,
} from './question-draft'
import { draftsFromJson } from './questions-from-json'
import { draftsFromLines } from './questions-from-lines'
import { draftsFromTable } from './questions-from-table'
import { questionId } from './write-question'

export type ImportForm = 'json' | 'table' | 'lines'

/** A question that was read, with its line and what is to be told of it. */
export interface ImportedQuestion {
  readonly line: number
  readonly question: Question
  /** What a model may call for it, as the text has it: these are no tools of the set. */
  readonly functions: readonly JsonNode[]
  readonly notes: readonly ImportNote[]
  /** The set has it already, word for word. */
  readonly isKnown: boolean
}

export interface QuestionsImport {
  readonly form: ImportForm
  readonly questions: readonly ImportedQuestion[]
  /** Lines that became no question; blank ones are not among them. */
  readonly problems: readonly ImportProblem[]
}

/** More questions than this are read from no one text. */
export const MOST_QUESTIONS = 10_000

/**
 * Reads questions from a text in whatever form: JSON (one a line, a list, a set of ours, BFCL with its
 * answers), a table, or one question a line. `tools` are the names of the set's tools, by which what is
 * expected is recognised, `had` the questions there are. Every line that is not blank becomes a question
 * or a problem.
 */
export function importQuestions(
  text: string,
  tools: readonly string[],
  had: readonly Question[] = [],
): QuestionsImport {
  const find = toolFinder(tools)
  const json = draftsFromJson(text, find)
  const table = json ? undefined : draftsFromTable(text, find)
  return {
    form: json ? 'json' : table ? 'table' : 'lines',
    ...finished(json ?? table ?? draftsFromLines(text, find), new Set(tools), had),
  }
}

function finished(
  { drafts, problems }: DraftLines,
  tools: ReadonlySet<string>,
  had: readonly Question[],
): Pick<QuestionsImport, 'questions' | 'problems'> {
  const texts = new Set(had.map(({ text }) => text.trim()))
  const ids = new Set(had.map(({ id }) => id))
  const kept = drafts.slice(0, MOST_QUESTIONS)
  const questions = kept.map((each): ImportedQuestion => {
    const { draft, line, functions = [] } = each
    const isKnown = texts.has(draft.text.trim())
    texts.add(draft.text.trim())
    const isTaken = draft.id !== undefined && ids.has(draft.id)
    const id = draft.id === undefined || isTaken ? questionId(draft.text, ids) : draft.id
    ids.add(id)
    const question = asQuestion(draft, id)
    const notes = notesOf(each, question, tools, isKnown, isTaken)
    return { line, question, functions, isKnown, notes }
  })
  const left = drafts.slice(MOST_QUESTIONS).map(({ line, draft }): ImportProblem => ({
    line,
    code: 'too-many',
    values: { text: draft.text },
  }))
  return { questions, problems: [...problems, ...left] }
}

function notesOf(
  { notes }: DraftLine,
  { expected }: Question,
  tools: ReadonlySet<string>,
  isKnown: boolean,
  isTaken: boolean,
): readonly ImportNote[] {
  const named = expected.is === 'tool' ? expected.tools : []
  return [
    ...(isKnown ? [note('same-text')] : []),
    ...(isTaken && !isKnown ? [note('id-renewed')] : []),
    ...(expected.is === 'tool' && named.length === 0 ? [note('no-expectation')] : []),
    ...named.flatMap((name) => (tools.has(name) ? [] : [note('unknown-tool', { name })])),
    ...notes,
  ]
}
