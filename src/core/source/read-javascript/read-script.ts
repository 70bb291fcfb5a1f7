import { foreignText } from '../../dialects/foreign-text'
import type { Loss } from '../../dialects/dialect'
import type { JsonNode, Range } from '../../json/node'
import { lineStarts, positionAt } from '../../json/position'
import { Evaluator } from './evaluate'
import type { Expression, Script, ScriptLanguage } from './expression'
import { readJavaScript } from './javascript'
import { readPython } from './python'
import { NoteTaker, REFUSING, type ScriptNotes } from './script-notes'
import { holdsTools, nodesIn } from './tool-roots'

/** The tools of a script, as JSON with the ranges of the text. */
export interface ReadScript {
  readonly language: ScriptLanguage
  /** The literals that hold tools, in text order. */
  readonly roots: readonly JsonNode[]
  readonly notes: ScriptNotes
  /** The dialect that a call says its tool is in, by the range of the tool's node. */
  readonly hints: ReadonlyMap<Range, string>
  /** Whether the whole text keeps the rules of the language. */
  readonly isClean: boolean
  /** About the text as a whole. */
  readonly losses: readonly Loss[]
}

/** More text than this is no source file, and would be parsed for nothing. */
const MOST_LENGTH = 4_000_000
/** So many faults are told; the first ones are the ones to mend. */
const MOST_FAULTS = 20

/**
 * Reads the tools out of JavaScript, TypeScript or Python without running anything: literals wherever
 * they stand, with the constants they name. `start` is where the text stands in a longer one, and
 * `language` what a code block says it is. Undefined where no tool shows, and for a text that is
 * neither plainly a script nor read in full: it is JSON with a fault, which is to be mended.
 */
export function readScript(
  text: string,
  span: Range = { start: 0, end: text.length },
  language?: ScriptLanguage,
): ReadScript | undefined {
  if (span.end - span.start > MOST_LENGTH) return undefined
  const source = text.slice(span.start, span.end)
  const kind = foreignText(source)
  if (kind === 'markup' || (kind === 'yaml' && language === undefined)) return undefined
  const lines = lineStarts(text)
  const lineOf = (offset: number): number => positionAt(lines, offset).line
  const isBare = /^[[{(]/.test(source.replace(LEADING, ''))
  const isPlain = language !== undefined || kind !== undefined
  const readings: Reading[] = []
  for (const each of languages(language)) {
    const script = READERS[each](source, isBare, span.start)
    const reading = script && readingOf(script, text, lineOf)
    if (!reading || reading.roots.length === 0) continue
    // A bare literal is one value: a fault in it leaves nothing sure.
    const isSure = isPlain ? !isBare || reading.isClean : reading.doubts === 0
    if (isSure) readings.push(reading)
    if (reading.doubts === 0) break
  }
  return readings.sort((a, b) => a.doubts - b.doubts || b.tools - a.tools)[0]
}

/** Blank and comments before the first word. */
const LEADING = /^(?:[\s\uFEFF]|\/\/[^\n]*\n|#[^\n]*\n|\/\*[^]*?\*\/)*/

const READERS: Readonly<
  Record<ScriptLanguage, (text: string, isBare: boolean, start: number) => Script | undefined>
> = { javascript: readJavaScript, python: readPython }

const languages = (only: ScriptLanguage | undefined): readonly ScriptLanguage[] =>
  only === undefined ? ['javascript', 'python'] : [only]

/** The words for values that the other language has. */
const OTHERS_WORDS: Readonly<Record<ScriptLanguage, RegExp>> = {
  javascript: /^(?:True|False|None)$/,
  python: /^(?:true|false|null|undefined)$/,
}

interface Reading extends ReadScript {
  readonly tools: number
  /** Faults and what was not read: the fewer, the likelier the language. */
  readonly doubts: number
}

function readingOf(script: Script, text: string, lineOf: (offset: number) => number): Reading {
  const taker = new NoteTaker(text, lineOf)
  const evaluator = new Evaluator(script, taker)
  const found = script.roots.flatMap((root) => toolsIn(root, script, evaluator, taker))
  // A constant that another literal names is read there.
  const inside = new Set(
    found.flatMap((root) => [...nodesIn(root)].filter((node) => node !== root)),
  )
  const roots = [...new Set(found)].filter((root) => !inside.has(root))
  noteChanges(script, roots, evaluator, taker)
  const places = new Set(roots.flatMap((root) => [...nodesIn(root)].flatMap(({ at }) => at ?? [])))
  const notes = new Map([...taker.notes].filter(([at]) => places.has(at)))
  const unread = [...notes.values()]
    .flat()
    .filter((note) => /-(?:unread|schema|name|spread|computed)$/.test(note.code))
  const comments = script.comments.filter((comment) => roots.some(({ at }) => isIn(comment, at)))
  return {
    language: script.language,
    roots,
    notes,
    hints: taker.hints,
    losses: [
      {
        code: 'import.script',
        path: [],
        values: { language: script.language === 'python' ? 'Python' : 'JavaScript' },
      },
      ...(comments.length
        ? [{ code: 'import.comments', path: [], values: { count: comments.length } }]
        : []),
      ...script.faults.slice(0, MOST_FAULTS).map(({ start }) => ({
        code: 'import.script-fault',
        path: [],
        values: { line: lineOf(start) },
      })),
    ],
    isClean: script.faults.length === 0,
    tools: roots.length,
    doubts:
      script.faults.length +
      unread.length +
      // A word of the other language tells more than a value that neither could read.
      unread.filter(({ values }) => OTHERS_WORDS[script.language].test(String(values.text))).length,
  }
}

/** The values of an expression that hold tools: itself, or else whatever is inside it. */
function toolsIn(
  expression: Expression,
  script: Script,
  evaluator: Evaluator,
  taker: NoteTaker,
): readonly JsonNode[] {
  const isRefused = (at: Range): boolean =>
    taker.notes.get(at)?.some((note) => REFUSING.includes(note.code)) === true
  const isData = ['object', 'array', 'call'].includes(expression.kind)
  const isWhole = script.faults.every((fault) => !isIn(fault, expression.at))
  const node = isData && isWhole ? evaluator.read(expression) : undefined
  if (node && node.kind !== 'string' && holdsTools(node, isRefused)) return [node]
  return insideOf(expression).flatMap((each) => toolsIn(each, script, evaluator, taker))
}

function insideOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'object':
      return expression.entries.flatMap((entry) => entry.value ?? [])
    case 'array':
      return expression.items.map((item) => (item.kind === 'spread' ? item.value : item))
    case 'call':
      return [
        ...(expression.of ? [expression.of] : []),
        ...expression.positional,
        ...expression.named.flatMap((entry) => entry.value ?? []),
      ]
    case 'function':
    case 'other':
      return expression.inside
    case 'joined':
      return expression.parts
    default:
      return []
  }
}

/** Tells of literals that a later statement changes. */
function noteChanges(
  script: Script,
  roots: readonly JsonNode[],
  evaluator: Evaluator,
  taker: NoteTaker,
): void {
  for (const [name, { value, changed }] of script.constants) {
    const node = changed ? evaluator.read(value) : undefined
    if (changed && node?.at && roots.includes(node))
      taker.add(node.at, 'import.script-changed', changed, { name })
  }
}

const isIn = (inner: Range, outer: Range | undefined): boolean =>
  outer !== undefined && inner.start >= outer.start && inner.start < outer.end
