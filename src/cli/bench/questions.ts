import { toolsIn } from '../../core/bench/runs/arm'
import type { Question } from '../../core/bench/questions/question'
import { importQuestions } from '../../core/bench/questions/questions-import'
import { questionsOf } from '../../core/bench/questions/read-questions'
import type { JsonObject } from '../../core/json/node'
import { nameOf } from '../../core/model/tool'
import { benchCommandText } from '../../i18n/bench-run-command'
import { fillIcu } from '../../i18n/icu'
import { questionsIn as words } from '../../i18n/words/bench-questions-in'
import type { Io } from '../command'
import { readInputs } from '../read-input'

/**
 * The questions of a file in any form that the studio reads, or else of the set itself. A line that
 * became no question is told; undefined where none is left to ask.
 */
export async function questionsFor(
  path: string | undefined,
  document: JsonObject,
  set: string,
  io: Io,
): Promise<readonly Question[] | undefined> {
  const found =
    path === undefined ? questionsOf(document).questions : await fromFile(path, document, io)
  if (!found) return undefined
  if (found.length > 0) return found
  io.err(benchCommandText(io.lang, 'no-questions', { path: path ?? set }) + '\n')
  return undefined
}

async function fromFile(
  path: string,
  document: JsonObject,
  io: Io,
): Promise<readonly Question[] | undefined> {
  const [input] = (await readInputs([path], io)).read
  if (!input) return undefined
  const read = importQuestions(input.text, toolsIn(document).map(nameOf))
  for (const { line, code, values } of read.problems) {
    const message = fillIcu(words[io.lang][`import-${code}`], io.lang, values)
    io.err(benchCommandText(io.lang, 'question-problem', { path, line, message }) + '\n')
  }
  return read.questions.filter(({ isKnown }) => !isKnown).map(({ question }) => question)
}
