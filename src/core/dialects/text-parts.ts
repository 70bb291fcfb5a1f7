/** A stretch of a text, in UTF-16 offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A code block of a Markdown text: its inside, and the language it names, or none. */
export interface Block extends Span {
  readonly language?: string
}

/** One way to cut a text into values. */
export interface Cut {
  readonly spans: readonly Block[]
  /** Whether these are code blocks, which other words may stand around. */
  readonly isBlocks: boolean
}

/**
 * How a text that is not one JSON value may still hold JSON, the likeliest way first: in the code
 * blocks of a Markdown text, one value a line (JSON Lines), values one after another. None when it
 * has none of these shapes; whether the values are JSON is for the caller to find out.
 */
export function possibleCuts(text: string): readonly Cut[] {
  const blocks = codeBlocks(text)
  if (blocks.length > 0) return [{ spans: blocks, isBlocks: true }]
  return [linesOf(text), valuesOf(text)].flatMap((spans) =>
    spans ? [{ spans, isBlocks: false }] : [],
  )
}

/** Languages of code blocks that hold JSON, or a script; a block may also name none. */
const BLOCK_LANGUAGES = new Set(
  (
    'json jsonc json5 jsonl ndjson javascript js jsx mjs cjs typescript ts tsx mts ' +
    'python py python3'
  )
    .split(' ')
    .concat(''),
)
const FENCE = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*([\w+-]*)[^\n`]*$/

/** The insides of fenced blocks that are not blank; one that is never closed goes to the end. */
function codeBlocks(text: string): readonly Block[] {
  if (!text.includes('```') && !text.includes('~~~')) return []
  const blocks: Block[] = []
  let open: { fence: string; language: string; start: number } | undefined
  const close = (end: number): void => {
    const isKnown = open && BLOCK_LANGUAGES.has(open.language)
    if (open && isKnown && /\S/.test(text.slice(open.start, end)))
      blocks.push({ start: open.start, end, language: open.language })
    open = undefined
  }
  for (const { start, end } of lineSpans(text)) {
    const [, fence, language] =
      FENCE.exec(text.slice(start, Math.min(end, start + 200)).trimEnd()) ?? []
    if (fence === undefined) continue
    if (open && fence.startsWith(open.fence) && language === '') close(start)
    else if (!open) open = { fence, language: language!.toLowerCase(), start: end }
  }
  close(text.length)
  return blocks
}

/** Whether anything but the given code blocks stands in a text. */
export function hasTextAround(text: string, blocks: readonly Span[]): boolean {
  const edges = [0, ...blocks.flatMap(({ start, end }) => [start, end]), text.length]
  return edges.some((edge, i) => {
    if (i % 2 === 1) return false
    const around = text.slice(edge, edges[i + 1])
    return around
      .split('\n')
      .some((line) => /[^\s\uFEFF]/.test(line) && !FENCE.test(line.trimEnd()))
  })
}

/** The lines, when there are several and each one that is not blank begins as a JSON value of its own. */
function linesOf(text: string): readonly Span[] | undefined {
  const lines: Span[] = []
  for (const { start, end } of lineSpans(text)) {
    if (text.slice(start, end).trim() === '') continue
    if (!beginsAsJson(text, start, end)) return undefined
    lines.push({ start, end })
  }
  return lines.length > 1 ? lines : undefined
}

/** The values between the brackets that no other bracket is around, when only commas part them. */
function valuesOf(text: string): readonly Span[] | undefined {
  const spans: Span[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!
    if (depth === 0 && !/[\s,{[\uFEFF]/.test(c)) return undefined
    if (c === '"') i = endOfString(text, i)
    else if (c === '{' || c === '[') {
      if (depth++ === 0) start = i
    } else if ((c === '}' || c === ']') && --depth === 0) spans.push({ start, end: i + 1 })
  }
  if (depth > 0) spans.push({ start, end: text.length })
  return spans.length > 1 ? spans : undefined
}

function endOfString(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text[i] !== '"' && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1
  return i
}

/** Whether a bracket is the first that stands there. */
export function beginsAsJson(text: string, start: number, end: number): boolean {
  const first = /[^\s\uFEFF]/.exec(text.slice(start, Math.min(end, start + 2000)))?.[0]
  return first === '{' || first === '['
}

/** The lines of a text, each with its line break. */
function lineSpans(text: string): readonly Span[] {
  const lines: Span[] = []
  let start = 0
  while (start < text.length) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found + 1
    lines.push({ start, end })
    start = end
  }
  return lines
}
