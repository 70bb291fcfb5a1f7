import { fromPlain } from '../core/json/plain'
import { print } from '../core/json/print'
import { ANSWERS, nameOf } from '../core/model/tool'
import { readDescription, readTool } from '../core/reading/read-tool'
import { ANSWER_NAMES, lintReportText } from '../i18n/lint-report'
import type { Command, ExitCode, Io } from './command'
import { fileArguments } from './file-arguments'
import { plainLine } from './lint/rows'
import { readInputs } from './read-input'
import { toldTools } from './told-tools'
import { usageError } from './usage-error'

const OPTIONS = { format: { type: 'string', oneOf: ['pretty', 'json'] } } as const

/** Says, sentence by sentence, which of the five questions each description answers. */
export const answersCommand: Command = {
  name: 'answers',
  usage: 'answers FILE… [--format pretty|json]',
  run: async (args, io) => {
    const read = fileArguments(args, OPTIONS, io.lang)
    if (!read.ok) return usageError(answersCommand, read.message, io)
    return answersOf(read.names, read.values.format === 'json', io)
  },
}

async function answersOf(paths: readonly string[], asJson: boolean, io: Io): Promise<ExitCode> {
  const { read, failed } = await readInputs(paths, io, 'patterns')
  let isRead = failed.length === 0
  const tools = read.flatMap((input) => {
    const imported = toldTools(input, io)
    isRead &&= imported.isWhole && imported.tools.length > 0
    return imported.tools.map(({ tool }, index) => ({ file: input.path, index, tool }))
  })
  if (asJson) {
    const plain = tools.map(({ file, index, tool }) => {
      const { lang, answers, sentences } = readDescription(tool)
      const name = nameOf(tool)
      return { file, index, name, lang, effect: readTool(tool).effect, answers, sentences }
    })
    io.out(print(fromPlain({ tools: plain })) + '\n')
  } else {
    for (const { index, tool } of tools) {
      const name = nameOf(tool) || lintReportText(io.lang, 'unnamed', { number: index + 1 })
      io.out(plainLine(name) + '\n')
      for (const { text, answers } of readDescription(tool).sentences) {
        const given = ANSWERS.filter((answer) => answers[answer])
        const names = given.map((answer) => {
          const word = ANSWER_NAMES[answer][io.lang]
          return answers[answer] === 1 ? lintReportText(io.lang, 'partly', { answer: word }) : word
        })
        const said = names.length > 0 ? names.join(io.lang === 'zh' ? '、' : ', ') : '-'
        io.out(`  [${said}] ${plainLine(text)}\n`)
      }
    }
  }
  return isRead ? 0 : 2
}
