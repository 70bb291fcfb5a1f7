import { toolsIn } from '../../core/bench/runs/arm'
import type { Question } from '../../core/bench/questions/question'
import { type FunctionsAlong, functionsAlong } from '../../core/bench/questions/functions-along'
import { type ImportedQuestion, importQuestions } from '../../core/bench/questions/questions-import'
import { toolsAlong } from '../../core/bench/questions/tools-along'
import { questionsOf } from '../../core/bench/questions/read-questions'
import type { JsonObject } from '../../core/json/node'
import { nameOf } from '../../core/model/tool'
import { benchCommandText, type BenchCommandWord } from '../../i18n/bench-run-command'
import { fillIcu } from '../../i18n/icu'
import { questionsIn as words } from '../../i18n/words/bench-questions-in'
import type { Io } from '../command'
import { plainLine } from '../lint/rows'
import { readInputs } from '../read-input'
import type { BenchRequest } from './request'

/** What is asked, and the functions that came along with it as tools, where they are asked with. */
export interface Asked {
  readonly questions: readonly Question[]
  readonly tools: readonly JsonObject[]
}

/**
 * The questions of a file in any form that the studio reads, or else of the set itself. A line that
 * became no question is told; undefined where none is left to ask.
 */
export async function questionsFor(
  { questions: path, set, addsFunctions }: AskedFor,
  document: JsonObject,
  io: Io,
): Promise<Asked | undefined> {
  const found =
    path === undefined
      ? questionsOf(document).questions.map((question) => ({ question, functions: [] }))
      : await fromFile(path, document, io)
  if (!found) return undefined
  if (found.length === 0) {
    io.err(benchCommandText(io.lang, 'no-questions', { path: path ?? set }) + '\n')
    return undefined
  }
  const names = new Set(toolsIn(document).map(nameOf))
  const tools = tellFunctions(functionsAlong(found, names), path ?? set, addsFunctions, io)
  return { questions: found.map(({ question }) => question), tools }
}

type AskedFor = Pick<BenchRequest, 'questions' | 'set' | 'addsFunctions'>
type Found = Pick<ImportedQuestion, 'question' | 'functions'>

async function fromFile(
  path: string,
  document: JsonObject,
  io: Io,
): Promise<readonly Found[] | undefined> {
  const [input] = (await readInputs([path], io)).read
  if (!input) return undefined
  const read = importQuestions(input.text, toolsIn(document).map(nameOf))
  for (const { line, code, values } of read.problems) {
    const message = fillIcu(words[io.lang][`import-${code}`], io.lang, values)
    io.err(benchCommandText(io.lang, 'question-problem', { path, line, message }) + '\n')
  }
  return read.questions.filter(({ isKnown }) => !isKnown)
}

/** So many names are written out. */
const MOST_NAMES = 8

/** Says what came along and what becomes of it; gives back what is asked with. */
function tellFunctions(
  along: FunctionsAlong,
  path: string,
  isWanted: boolean,
  io: Io,
): readonly JsonObject[] {
  const { count, missing, there, several } = along
  const say = (word: BenchCommandWord, values: Readonly<Record<string, string | number>> = {}) =>
    io.err(benchCommandText(io.lang, word, { path, count, ...values }) + '\n')
  if (!isWanted) {
    if (missing.length > 0) say('functions-left', { missing: missing.length })
    return []
  }
  if (count === 0) {
    say('functions-none')
    return []
  }
  const { tools, unread } = toolsAlong(along)
  say('functions-added', { added: tools.length, there: there.length })
  if (unread > 0) say('functions-unread', { unread })
  if (several.length > 0) {
    const names = several.slice(0, MOST_NAMES).map(plainLine)
    const more = several.length > MOST_NAMES ? ['…'] : []
    const told = [...names, ...more].join(io.lang === 'zh' ? '、' : ', ')
    say('functions-several', { names: told, several: several.length })
  }
  return tools
}
