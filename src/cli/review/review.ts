import { applyEdits } from '../../core/json/edit'
import { get, itemsOf, type JsonObject } from '../../core/json/node'
import { parse, rootObject } from '../../core/json/parse'
import { lintSet } from '../../core/lint/engine'
import { settingsOf } from '../../core/lint/settings'
import { isShareLink } from '../../core/share/has-link-payload'
import { givenReview } from '../../core/review/given-review'
import { mergeEntries } from '../../core/review/merge-entries'
import { fitOf } from '../../core/review/review-file'
import { readLink } from '../../core/share/decode-link'
import { setTextIn } from '../../core/share/read-document'
import { linkProblemText } from '../../core/share/link-problem-words'
import { commandLineText } from '../../i18n/command-line'
import { problemText } from '../../i18n/problems'
import { reviewMarkdown } from '../../i18n/review-markdown'
import { reviewText } from '../../i18n/review-report'
import { readArguments, textOption } from '../args'
import type { Command, ExitCode, Io } from '../command'
import { linkableSet } from '../linkable-set'
import { readInputs } from '../read-input'
import { usageError } from '../usage-error'
import { jsonFormat } from './json-format'
import { prettyFormat } from './pretty-format'
import type { Reviewed } from './reviewed'
import { writePage } from './write-page'

const FORMATS: Readonly<Record<string, (reviewed: Reviewed) => string>> = {
  pretty: prettyFormat,
  json: jsonFormat,
  markdown: reviewMarkdown,
}

const OPTIONS = {
  format: { type: 'string', oneOf: Object.keys(FORMATS) },
  merge: { type: 'string' },
  html: { type: 'string' },
} as const

/** Tells what a review of a set says, or merges what reviewers sent into the set. */
export const reviewCommand: Command = {
  name: 'review',
  usage: 'review SET [--merge REVIEW]… [--format pretty|json|markdown] [--html FILE]',
  details: (lang) => [
    reviewText(lang, 'about-merge'),
    reviewText(lang, 'about-format'),
    reviewText(lang, 'about-html'),
  ],
  run: async (args, io) => {
    const read = readArguments(args, OPTIONS, io.lang)
    if (!read.ok) return usageError(reviewCommand, read.message, io)
    const [name, ...more] = read.names
    if (name === undefined || more.length > 0)
      return usageError(reviewCommand, reviewText(io.lang, 'one-set'), io)
    const given = read.every['merge'] ?? []
    const own = await setTextOf(name, io)
    const texts = await textsOf(given, io)
    if (own === undefined || !texts) return 2
    const merged = mergeAll(own, texts, io)
    const format = textOption(read.values, 'format')
    const html = textOption(read.values, 'html')
    if (html !== undefined && !(await writePage(html, merged.text, io))) return 2
    const isTold = format !== undefined || (given.length === 0 && html === undefined)
    if (isTold) io.out(FORMATS[format ?? 'pretty']!(reviewedOf(merged.root, io)))
    else if (given.length > 0) io.out(merged.text)
    return merged.code
  },
}

function reviewedOf(set: JsonObject, { lang }: Io): Reviewed {
  const tools = itemsOf(get(set, 'tools')).filter((tool) => tool.kind === 'object')
  const settings = settingsOf(set)
  return { set, lang, asked: { report: lintSet(tools, settings), tools, settings } }
}

interface Given {
  readonly name: string
  readonly text: string
}

/** The texts of links and files; undefined where one cannot be read, which is said. */
async function textsOf(names: readonly string[], io: Io): Promise<readonly Given[] | undefined> {
  const texts: Given[] = []
  for (const name of names) {
    if (isShareLink(name)) texts.push({ name: reviewText(io.lang, 'a-link'), text: name })
    else {
      const [input] = (await readInputs([name], io)).read
      if (!input) return undefined
      texts.push({ name, text: input.text })
    }
  }
  return texts
}

/** The text of the set, byte for byte as it stands in its file; undefined where there is none. */
async function setTextOf(name: string, io: Io): Promise<string | undefined> {
  const [given] = (await textsOf([name], io)) ?? []
  if (!given) return undefined
  if (isShareLink(given.text)) {
    const link = readLink(given.text)
    if (link.ok && link.kind !== 'review') return setTextIn(link)
    io.err(link.ok ? reviewText(io.lang, 'one-set') : linkProblemText(link, io.lang))
    io.err('\n')
    return undefined
  }
  const set = linkableSet(given.text, '')
  if (set.ok) return set.setText
  const why = set.problem
    ? `${given.name}: ${problemText(set.problem, io.lang)}`
    : commandLineText(io.lang, 'no-tools', { path: given.name })
  io.err(why + '\n')
  return undefined
}

interface Merge {
  readonly text: string
  readonly root: JsonObject
  readonly code: ExitCode
}

/** Merges one after the other, and says of each what came of it. */
function mergeAll(setText: string, given: readonly Given[], io: Io): Merge {
  let text = setText
  let root = rootObject(parse(text))!
  let code: ExitCode = 0
  for (const { name: path, text: sent } of given) {
    const tell = (line: string): void => io.err(line + '\n')
    const review = givenReview(sent)
    if (!review.ok) {
      const { problem } = review
      tell(
        typeof problem === 'object'
          ? `${path}: ${linkProblemText(problem, io.lang)}`
          : reviewText(io.lang, 'no-review', { path }),
      )
      code = 2
      continue
    }
    const { file } = review
    const fit = fitOf(file, root)
    if (fit === 'other') {
      tell(reviewText(io.lang, 'other', { path, title: file.title }))
      code = code === 0 ? 1 : code
      continue
    }
    const merged = mergeEntries(root, file.review)
    const edited = merged.ok ? applyEdits(text, merged.edits) : undefined
    if (!merged.ok || !edited?.ok) {
      const isInTheWay = !merged.ok && merged.reason === 'in-the-way'
      tell(reviewText(io.lang, isInTheWay ? 'in-the-way' : 'no-review', { path }))
      code = code === 0 ? 1 : code
      continue
    }
    if (fit === 'later') tell(reviewText(io.lang, 'later', { path }))
    tell(reviewText(io.lang, 'merged', { path, count: merged.added }))
    text = edited.text
    root = rootObject(parse(text)) ?? root
  }
  return { text, root, code }
}
