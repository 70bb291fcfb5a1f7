import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'
import type { JsonNode, JsonObject, Member, Path, Range } from './node'

/** Deeper nesting than this is refused before parsing; a real definition has about a dozen levels. */
export const MAX_DEPTH = 512

/** So many syntax errors are told: rubbish has millions, and the first ones say enough. */
const MOST_FAULTS = 1000

export type ProblemCode =
  | 'empty'
  | 'too-deep'
  | 'comment'
  | 'trailing-comma'
  | 'duplicate-key'
  | 'look-alike'
  | 'unclosed'
  | 'syntax'

/** What is wrong with a text, and where. `detail` fills the sentence: a key, a character, an expectation. */
export interface Problem {
  readonly code: ProblemCode
  readonly at: Range
  readonly detail?: string
}

export interface Parsed {
  readonly text: string
  /** The value as far as it could be read; absent when nothing could. */
  readonly root?: JsonNode
  /** In text order. Any `syntax`, `unclosed`, `look-alike`, `too-deep` or `empty` makes it not JSON. */
  readonly problems: readonly Problem[]
}

/** Codes that leave the value whole: the text says it in a way strict JSON does not. */
const harmless: readonly ProblemCode[] = ['comment', 'trailing-comma', 'duplicate-key']

/** Whether the text was read in full: at most comments, trailing commas and duplicate keys. */
export function isWhole(parsed: Parsed): parsed is Parsed & { root: JsonNode } {
  return parsed.root !== undefined && parsed.problems.every((p) => harmless.includes(p.code))
}

/** Whether any strict JSON parser takes the text. */
export function isStrictJson(parsed: Parsed): parsed is Parsed & { root: JsonNode } {
  return parsed.root !== undefined && parsed.problems.every((p) => p.code === 'duplicate-key')
}

/**
 * Reads JSON text into an order- and number-preserving tree, without throwing.
 * A byte order mark is passed over; comments and trailing commas are read and reported.
 */
export function parse(text: string): Parsed {
  if (/^\uFEFF?\s*$/.test(text))
    return { text, problems: [{ code: 'empty', at: { start: 0, end: text.length } }] }
  const deep = tooDeepAt(text)
  if (deep !== undefined)
    return { text, problems: [{ code: 'too-deep', at: { start: deep, end: deep + 1 } }] }
  const problems: Problem[] = []
  const root = buildTree(text, problems)
  problems.sort((a, b) => a.at.start - b.at.start)
  return root ? { text, root, problems } : { text, problems }
}

type Open =
  | { kind: 'object'; start: number; members: Member[]; key?: { name: string; at: Range } }
  | { kind: 'array'; start: number; items: JsonNode[] }

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function buildTree(text: string, problems: Problem[]): JsonNode | undefined {
  const stack: Open[] = []
  let root: JsonNode | undefined
  // Named so that the visitor's trailing-comma code is told apart from a real error.
  let lastSeparator: Range | undefined
  let faults = 0

  const add = (node: JsonNode): void => {
    const top = stack.at(-1)
    if (!top) root ??= node
    else if (top.kind === 'array') top.items.push(node)
    else if (top.key) {
      top.members.push({ key: top.key.name, keyAt: top.key.at, value: node })
      delete (top as Writable<typeof top>).key
    }
  }
  const close = (end: number): void => {
    const top = stack.pop()
    if (!top) return
    const at = { start: top.start, end }
    if (top.kind === 'object') {
      reportDuplicates(top.members, problems)
      add({ kind: 'object', members: top.members, at })
    } else add({ kind: 'array', items: top.items, at })
  }

  visit(
    text.startsWith('\uFEFF') ? ' ' + text.slice(1) : text,
    {
      onObjectBegin: (start) => void stack.push({ kind: 'object', start, members: [] }),
      onArrayBegin: (start) => void stack.push({ kind: 'array', start, items: [] }),
      onObjectEnd: (start, length) => close(start + length),
      onArrayEnd: (start, length) => close(start + length),
      onObjectProperty: (name, start, length) => {
        const top = stack.at(-1)
        if (top?.kind === 'object') top.key = { name, at: { start, end: start + length } }
      },
      onLiteralValue: (value: unknown, start, length) => add(literal(text, value, start, length)),
      onSeparator: (character, start) => {
        if (character === ',') lastSeparator = { start, end: start + 1 }
      },
      onComment: (start, length) =>
        void problems.push({ code: 'comment', at: { start, end: start + length } }),
      onError: (code, start, length) => {
        if (faults >= MOST_FAULTS) return
        const problem = problemOf(text, code, { start, end: start + length }, lastSeparator)
        // A trailing comma in an object is two errors to the parser, one after the other: no name,
        // and no value.
        const last = problems.at(-1)
        if (last?.code === problem.code && last.at.start === problem.at.start) return
        problems.push(problem)
        if (!harmless.includes(problem.code)) faults++
      },
    },
    { allowTrailingComma: false, disallowComments: false },
  )
  while (stack.length) close(text.length)
  return root
}

function literal(text: string, value: unknown, start: number, length: number): JsonNode {
  const at = { start, end: start + length }
  if (typeof value === 'string') return { kind: 'string', value, at }
  if (typeof value === 'number') return { kind: 'number', raw: text.slice(start, at.end), at }
  if (typeof value === 'boolean') return { kind: 'boolean', value, at }
  return { kind: 'null', at }
}

function reportDuplicates(members: readonly Member[], problems: Problem[]): void {
  const seen = new Set<string>()
  for (const { key, keyAt } of members) {
    if (seen.has(key)) problems.push({ code: 'duplicate-key', at: keyAt!, detail: key })
    seen.add(key)
  }
}

/** Characters that word processors and Chinese keyboards put where JSON wants ASCII. */
export const lookAlikes: Readonly<Record<string, string>> = {
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '\u201F': '"',
  '\u2018': "'",
  '\u2019': "'",
  '\uFF02': '"',
  '\uFF0C': ',',
  '\u3001': ',',
  '\uFF1A': ':',
  '\uFF5B': '{',
  '\uFF5D': '}',
  '\uFF3B': '[',
  '\uFF3D': ']',
  '\u3010': '[',
  '\u3011': ']',
  '\u00A0': ' ',
  '\u3000': ' ',
}

function problemOf(text: string, code: ParseErrorCode, at: Range, comma?: Range): Problem {
  const name = printParseErrorCode(code)
  const before = text.slice(comma?.end ?? 0, at.start)
  if (
    comma &&
    /^(\s|\/\/.*|\/\*[^]*?\*\/)*$/.test(before) &&
    (name === 'PropertyNameExpected' || name === 'ValueExpected') &&
    /[}\]]/.test(text[at.start] ?? '')
  )
    return { code: 'trailing-comma', at: comma }
  const character = text[at.start] ?? ''
  if (character in lookAlikes) return { code: 'look-alike', at, detail: character }
  const ended = text.trimEnd().length
  if (at.start >= ended || (name === 'UnexpectedEndOfString' && at.end >= ended))
    return { code: 'unclosed', at, detail: name }
  return { code: 'syntax', at, detail: name }
}

/** The offset at which nesting passes the limit, strings skipped; the parser recurses, so this comes first. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 34) {
      for (i++; i < text.length && text.charCodeAt(i) !== 34 && text.charCodeAt(i) !== 10; i++)
        if (text.charCodeAt(i) === 92) i++
    } else if (c === 123 || c === 91) {
      if (++depth > MAX_DEPTH) return i
    } else if (c === 125 || c === 93) depth--
  }
  return undefined
}

/** The object at the root, when there is one. */
export function rootObject(parsed: Parsed): JsonObject | undefined {
  return parsed.root?.kind === 'object' ? parsed.root : undefined
}

/** The path of the innermost value that holds the offset. */
export function pathAt(root: JsonNode | undefined, offset: number): Path {
  const path: (string | number)[] = []
  let node = root
  while (node) {
    let next: JsonNode | undefined
    if (node.kind === 'object') {
      const hit: Member | undefined = node.members.find(
        (m) => (m.keyAt?.start ?? Infinity) <= offset && offset <= (m.value.at?.end ?? -1),
      )
      if (hit) path.push(hit.key)
      next = hit?.value
    } else if (node.kind === 'array') {
      const index = node.items.findIndex((x) => x.at && x.at.start <= offset && offset <= x.at.end)
      if (index >= 0) path.push(index)
      next = node.items[index]
    }
    node = next
  }
  return path
}
