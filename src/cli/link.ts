import process from 'node:process'
import type { Problem } from '../core/json/parse'
import { pointer } from '../core/json/pointer'
import { lineStarts, positionAt } from '../core/json/position'
import { channelsAtRisk } from '../core/share/channels'
import { encodeLink } from '../core/share/encode-link'
import { isLocalAddress } from '../core/share/local-address'
import { secretsIn } from '../core/share/secrets'
import { commandLineText } from '../i18n/command-line'
import { problemText } from '../i18n/problems'
import { readArguments, textOption } from './args'
import type { Command, ExitCode, Io } from './command'
import { linkableSet, type Remark } from './linkable-set'
import { type Input, readInputs } from './read-input'
import { shareSentence } from './share-words'
import { usageError } from './usage-error'

/** Where `npm start` serves the studio: nobody else can open it. */
const LOCAL_BASE = 'http://localhost:4173/'

const OPTIONS = { base: { type: 'string' } } as const

/** Prints the share link of a file's tools; what is to be known about it goes to standard error. */
export const linkCommand: Command = {
  name: 'link',
  usage: 'link FILE [--base URL]',
  run: async (args, io) => {
    const given = readArguments(args, OPTIONS, io.lang)
    if (!given.ok || given.names.length !== 1) {
      const message = given.ok ? commandLineText(io.lang, 'one-file') : given.message
      return usageError(linkCommand, message, io)
    }
    const asked = textOption(given.values, 'base')
    const base = asked ?? (process.env['TOOLWRIGHT_BASE_URL'] || LOCAL_BASE)
    if (!isPageAddress(base)) {
      const name = asked === undefined ? 'TOOLWRIGHT_BASE_URL' : '--base'
      io.err(shareSentence(io.lang, 'bad-base', { name, value: base }))
      return 2
    }
    const [file] = (await readInputs(given.names, io)).read
    return file ? printLink(file, base, io) : 2
  },
}

/** A browser opens the studio there; anything else, a `javascript:` address above all, is refused. */
function isPageAddress(base: string): boolean {
  return /^(?:https?|file):\/\//i.test(base) && URL.canParse(base)
}

function printLink({ path, text }: Input, base: string, io: Io): ExitCode {
  const set = linkableSet(text, titleOf(path))
  const say = ({ word, values }: Remark) =>
    io.err(shareSentence(io.lang, word, { path, ...values }))
  if (!set.ok) {
    set.notConverted.forEach(say)
    io.err(set.problem ? placed(path, text, set.problem, io) : noTools(path, io))
    return 2
  }
  const link = encodeLink(set.setText, base)
  if (!link.ok) {
    const [problem] = link.problems
    if (link.reason === 'newer-version' || link.reason === 'too-large')
      io.err(shareSentence(io.lang, link.reason, { path }))
    else io.err(problem ? placed(path, text, problem, io) : noTools(path, io))
    return 2
  }
  const remarks = [...set.remarks, ...set.notConverted, ...remarksOn(set.setText, link, io)]
  remarks.forEach(say)
  if (isLocalAddress(base)) io.err(shareSentence(io.lang, 'local'))
  io.out(link.url + '\n')
  return set.notConverted.length ? 1 : 0
}

const noTools = (path: string, io: Io): string =>
  commandLineText(io.lang, 'no-tools', { path }) + '\n'

function placed(path: string, text: string, problem: Problem, io: Io): string {
  const { line, column } = positionAt(lineStarts(text), problem.at.start)
  return `${path}:${line}:${column}: ${problemText(problem, io.lang)}\n`
}

interface MadeLink {
  readonly length: number
  readonly leftOut: readonly string[]
}

function remarksOn(setText: string, { length, leftOut }: MadeLink, { lang }: Io): Remark[] {
  const remarks: Remark[] = secretsIn(setText).map(({ path, kind }) => ({
    word: 'secret',
    values: { place: pointer(path), kind },
  }))
  const names = channelsAtRisk(length).map(({ label }) => label[lang])
  if (names.length)
    remarks.push({
      word: 'at-risk',
      values: { length, channels: names.join(lang === 'zh' ? '、' : ', ') },
    })
  if (leftOut.length) remarks.push({ word: 'left-out', values: { keys: leftOut.join(', ') } })
  return remarks
}

/** The file's name without folders and ending; a set read from standard input has none. */
function titleOf(file: string): string {
  if (file === '-') return ''
  return file
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[^.]+$/, '')
}
