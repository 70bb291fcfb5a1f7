import { type ChangeClass } from '../../core/diff/change'
import { byHandOf } from '../../core/diff/by-hand'
import { compareSets } from '../../core/diff/compare-sets'
import { countsOf } from '../../core/diff/groups'
import { measureDiff } from '../../core/diff/measures'
import { readVersions, type Version } from '../../core/diff/version'
import { isShareLink } from '../../core/share/has-link-payload'
import { linkProblemText } from '../../core/share/link-problem-words'
import { commandLineText } from '../../i18n/command-line'
import { diffMarkdown } from '../../i18n/diff-markdown'
import { diffText } from '../../i18n/diff-report'
import { lossSentence } from '../../i18n/losses'
import type { Lang } from '../../core/lint/rule'
import { readArguments, textOption } from '../args'
import type { Command, Io } from '../command'
import { readInputs } from '../read-input'
import { textFaults, textHints } from '../text-faults'
import { usageError } from '../usage-error'
import { githubFormat } from './github-format'
import { jsonFormat } from './json-format'
import { prettyFormat } from './pretty-format'
import type { DiffOutput, NamedVersion } from './report'

const FORMATS: Readonly<Record<string, (output: DiffOutput) => string>> = {
  pretty: prettyFormat,
  json: jsonFormat,
  markdown: diffMarkdown,
  github: githubFormat,
}

/** What `--fail-on` takes, and the classes that it fails on. */
const FAIL_ON: Readonly<Record<string, readonly ChangeClass[]>> = {
  breaking: ['breaks'],
  behaviour: ['breaks', 'behaviour'],
}

const OPTIONS = {
  format: { type: 'string', oneOf: Object.keys(FORMATS) },
  'fail-on': { type: 'string', oneOf: Object.keys(FAIL_ON) },
  match: { type: 'string' },
  tightness: { type: 'boolean' },
} as const

/** Compares two versions of a set or a tool, by what each change does to those who call it. */
export const diffCommand: Command = {
  name: 'diff',
  usage:
    'diff BEFORE AFTER [--format pretty|json|markdown|github] [--fail-on breaking|behaviour] [--match OLD=NEW]… [--tightness]',
  details: (lang) => [
    diffText(lang, 'about-versions'),
    diffText(lang, 'about-fail-on'),
    diffText(lang, 'about-match'),
    diffText(lang, 'about-tightness'),
  ],
  run: async (args, io) => {
    const read = readArguments(args, OPTIONS, io.lang)
    if (!read.ok) return usageError(diffCommand, read.message, io)
    const pairs = pairsOf(read.every['match'] ?? [], io.lang)
    if (typeof pairs === 'string') return usageError(diffCommand, pairs, io)
    const versions = await versionsOf(read.names, io)
    if (versions === 'wrong') return usageError(diffCommand, diffText(io.lang, 'two-versions'), io)
    if (versions === 'unreadable') return 2
    const [before, after] = versions
    const said = byHandOf(pairs, before.version, after.version)
    if (!said.ok)
      return usageError(diffCommand, diffText(io.lang, 'no-such-tool', { name: said.stray }), io)
    const diff = compareSets(before.version, after.version, said.byHand)
    const measures = measureDiff(before.version, after.version, diff, {
      withTightness: read.values['tightness'] === true,
    })
    const print = FORMATS[textOption(read.values, 'format') ?? 'pretty']!
    io.out(print({ before, after, diff, measures, lang: io.lang }))
    const counts = countsOf(diff)
    const fails = FAIL_ON[textOption(read.values, 'fail-on') ?? ''] ?? []
    const isWhole = before.version.isWhole && after.version.isWhole
    return !isWhole || fails.some((each) => counts[each] > 0) ? 1 : 0
  },
}

/** Names by hand, or a sentence on what is wrong with one. */
function pairsOf(values: readonly string[], lang: Lang): readonly [string, string][] | string {
  const pairs: [string, string][] = []
  for (const value of values) {
    const at = value.indexOf('=')
    if (at < 1 || at === value.length - 1) return diffText(lang, 'bad-match', { value })
    pairs.push([value.slice(0, at), value.slice(at + 1)])
  }
  return pairs
}

type BothVersions = readonly [NamedVersion, NamedVersion]

/** The two versions that the arguments name; what cannot be read is said on the error stream. */
async function versionsOf(
  names: readonly string[],
  io: Io,
): Promise<BothVersions | 'wrong' | 'unreadable'> {
  if (names.length < 1 || names.length > 2) return 'wrong'
  const found: NamedVersion[] = []
  let isRead = true
  for (const name of names) {
    const own = await versionsIn(name, io)
    if (own) found.push(...own)
    else isRead = false
  }
  if (!isRead) return 'unreadable'
  const [before, after, ...more] = found
  return before && after && more.length === 0 ? [before, after] : 'wrong'
}

async function versionsIn(name: string, io: Io): Promise<readonly NamedVersion[] | undefined> {
  let text = name
  let file: string | undefined
  if (!isShareLink(name)) {
    const [input] = (await readInputs([name], io)).read
    if (!input) return undefined
    text = input.text
    // A file may hold a link too, and then no line of it is a place in the tools.
    file = isShareLink(text) ? undefined : name
  }
  const read = readVersions(text)
  if (!read.ok) {
    io.err(linkProblemText(read.problem, io.lang) + '\n')
    return undefined
  }
  const versions = read.versions.flatMap((version) => version ?? [])
  const isTold = versions.map((version) =>
    tellFaults(version, file ?? diffText(io.lang, 'a-link'), io),
  )
  if (!isTold.every(Boolean)) return undefined
  return versions.map((version) => ({ version, ...(file === undefined ? {} : { file }) }))
}

/** Says what of a version cannot be read; false where nothing in it can be compared. */
function tellFaults({ text, tools, envelope, imported }: Version, path: string, io: Io): boolean {
  const lines = [
    ...textFaults({ path, text }, imported.problems, io.lang).map(({ message }) => message),
    ...textHints({ path, text }, imported, io.lang),
    ...imported.errors.map(({ index, error }) => {
      const message = lossSentence(io.lang, error)
      return `${path}: ${commandLineText(io.lang, 'item-number', { number: index + 1, message })}`
    }),
  ]
  // A set without tools can be compared: all of them are gone, or new.
  const isEmpty = tools.length === 0 && !envelope
  if (isEmpty) lines.push(commandLineText(io.lang, 'no-tools', { path }))
  for (const line of lines) io.err(line + '\n')
  return !isEmpty && imported.isWhole
}
