import { get, itemsOf } from '../core/json/node'
import { parse, type Problem } from '../core/json/parse'
import { pointer } from '../core/json/pointer'
import { lineStarts, positionAt } from '../core/json/position'
import { nameOf } from '../core/model/tool'
import { askedText, type LinkParts } from '../core/share/asked-parts'
import { channelsAtRisk } from '../core/share/channels'
import { encodeLink } from '../core/share/encode-link'
import { ALL_PARTS } from '../core/share/link-content'
import { isLocalAddress } from '../core/share/local-address'
import { secretsIn } from '../core/share/secrets'
import { commandLineText } from '../i18n/command-line'
import { problemText } from '../i18n/problems'
import { readArguments, textOption } from './args'
import type { Command, ExitCode, Io } from './command'
import { linkBase } from './link-base'
import { linkableSet, type Remark } from './linkable-set'
import { type Input, readInputs } from './read-input'
import { shareSentence } from './share-words'
import { usageError } from './usage-error'

const OPTIONS = {
  base: { type: 'string' },
  tool: { type: 'string' },
  with: { type: 'string', oneOf: ['questions', 'history'] },
  without: { type: 'string', oneOf: ['review', 'asides'] },
} as const

/** Prints the share link of a file's tools; what is to be known about it goes to standard error. */
export const linkCommand: Command = {
  name: 'link',
  usage:
    'link FILE [--tool NAME]… [--with questions|history]… [--without review|asides]… [--base URL]',
  details: (lang) => [shareSentence(lang, 'about-parts').trimEnd()],
  run: async (args, io) => {
    const given = readArguments(args, OPTIONS, io.lang)
    if (!given.ok || given.names.length !== 1) {
      const message = given.ok ? commandLineText(io.lang, 'one-file') : given.message
      return usageError(linkCommand, message, io)
    }
    const base = linkBase(textOption(given.values, 'base'), io)
    if (base === undefined) return 2
    const [file] = (await readInputs(given.names, io)).read
    return file ? printLink(file, base, wishesIn(given.every), io) : 2
  },
}

/** What is to travel, as it was asked for. */
interface Wishes {
  readonly tools: readonly string[]
  readonly with: readonly string[]
  readonly without: readonly string[]
}

const wishesIn = (every: Readonly<Record<string, readonly string[]>>): Wishes => ({
  tools: every['tool'] ?? [],
  with: every['with'] ?? [],
  without: every['without'] ?? [],
})

/** The wishes as parts of this set; or the first name that no tool has. */
function partsOf(setText: string, wishes: Wishes): LinkParts | { readonly unknown: string } {
  const names = itemsOf(get(parse(setText).root, 'tools')).map((tool) => nameOf(tool))
  const unknown = wishes.tools.find((name) => !names.includes(name))
  if (unknown !== undefined) return { unknown }
  const chosen = names.flatMap((name, i) => (wishes.tools.includes(name) ? i : []))
  return {
    ...(wishes.tools.length > 0 ? { tools: new Set(chosen) } : {}),
    questions: wishes.with.includes('questions'),
    history: wishes.with.includes('history'),
    review: !wishes.without.includes('review'),
    asides: !wishes.without.includes('asides'),
  }
}

function printLink({ path, text }: Input, base: string, wishes: Wishes, io: Io): ExitCode {
  const set = linkableSet(text, titleOf(path))
  const say = ({ word, values }: Remark) =>
    io.err(shareSentence(io.lang, word, { path, ...values }))
  if (!set.ok) {
    set.notConverted.forEach(say)
    io.err(set.problem ? placed(path, text, set.problem, io) : noTools(path, io))
    return 2
  }
  const parts = partsOf(set.setText, wishes)
  if ('unknown' in parts) {
    io.err(shareSentence(io.lang, 'no-such-tool', { path, name: parts.unknown }))
    return 2
  }
  const setText = askedText(set.setText, parts)
  const link = encodeLink(setText, base, ALL_PARTS)
  if (!link.ok) {
    const [problem] = link.problems
    if (link.reason === 'newer-version' || link.reason === 'too-large')
      io.err(shareSentence(io.lang, link.reason, { path }))
    else io.err(problem ? placed(path, text, problem, io) : noTools(path, io))
    return 2
  }
  const remarks = [...set.remarks, ...set.notConverted, ...remarksOn(setText, link, io)]
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
