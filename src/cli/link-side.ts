import { get, itemsOf } from '../core/json/node'
import { parse, type Problem } from '../core/json/parse'
import { lineStarts, positionAt } from '../core/json/position'
import { nameOf } from '../core/model/tool'
import { askedText } from '../core/share/asked-parts'
import { ALL_PARTS, linkContent } from '../core/share/link-content'
import { commandLineText } from '../i18n/command-line'
import { problemText } from '../i18n/problems'
import type { Io } from './command'
import { linkableSet, type Remark } from './linkable-set'
import type { Input } from './read-input'
import { shareSentence } from './share-words'

/** What is to travel, as it was asked for. */
export interface Wishes {
  readonly tools: readonly string[]
  readonly with: readonly string[]
  readonly without: readonly string[]
}

/** One of the sets that a link is made of. */
export interface LinkSide {
  readonly path: string
  readonly setText: string
  /** The names of its tools. */
  readonly names: readonly string[]
  readonly remarks: readonly Remark[]
  /** Items of the file that are not in the set. */
  readonly notConverted: readonly Remark[]
}

/** The set in a file; undefined where there is none that a link can hold, which is said. */
export function linkSide({ path, text }: Input, io: Io): LinkSide | undefined {
  const set = linkableSet(text, titleOf(path))
  if (!set.ok) {
    tellRemarks(set.notConverted, path, io)
    io.err(set.problem ? placed(path, text, set.problem, io) : noTools(path, io))
    return undefined
  }
  const { setText, remarks, notConverted } = set
  const content = linkContent(setText, ALL_PARTS)
  if (!content.ok) {
    const [problem] = content.problems
    if (content.reason === 'newer-version') io.err(shareSentence(io.lang, content.reason, { path }))
    else io.err(problem ? placed(path, text, problem, io) : noTools(path, io))
    return undefined
  }
  const names = itemsOf(get(parse(setText).root, 'tools')).map(nameOf)
  return { path, setText, names, remarks, notConverted }
}

/** What of a side travels, by what was asked for. */
export function wishedText({ setText, names }: LinkSide, wishes: Wishes): string {
  const chosen = names.flatMap((name, i) => (wishes.tools.includes(name) ? i : []))
  return askedText(setText, {
    ...(wishes.tools.length > 0 ? { tools: new Set(chosen) } : {}),
    questions: wishes.with.includes('questions'),
    history: wishes.with.includes('history'),
    review: !wishes.without.includes('review'),
    asides: !wishes.without.includes('asides'),
  })
}

/** Says remarks about a file. */
export function tellRemarks(remarks: readonly Remark[], path: string, io: Io): void {
  for (const { word, values } of remarks) io.err(shareSentence(io.lang, word, { path, ...values }))
}

const noTools = (path: string, io: Io): string =>
  commandLineText(io.lang, 'no-tools', { path }) + '\n'

function placed(path: string, text: string, problem: Problem, io: Io): string {
  const { line, column } = positionAt(lineStarts(text), problem.at.start)
  return `${path}:${line}:${column}: ${problemText(problem, io.lang)}\n`
}

/** The file's name without folders and ending; a set read from standard input has none. */
function titleOf(file: string): string {
  if (file === '-') return ''
  return file
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[^.]+$/, '')
}
