import type { JsonNode, Range } from '../json/node'
import { isWhole, parse, type Parsed, type Problem } from '../json/parse'
import { readScript, type ReadScript } from '../source/read-javascript/read-script'
import type { ScriptNotes } from '../source/read-javascript/script-notes'
import type { Loss } from './dialect'
import { foreignText } from './foreign-text'
import { scriptLanguage } from './script-language'
import { beginsAsJson, type Block, hasTextAround, possibleCuts, type Span } from './text-parts'

/** One JSON value of a text. All offsets, also those of its nodes, count from the start of the text. */
export interface TextPart {
  readonly root?: JsonNode
  readonly problems: readonly Problem[]
  readonly isWhole: boolean
}

/** The JSON values that a text holds: mostly one. */
export interface ReadText {
  readonly parts: readonly TextPart[]
  /** Those of all parts, in text order. */
  readonly problems: readonly Problem[]
  /** Whether every part was read in full. */
  readonly isWhole: boolean
  /** Whether words stood around code blocks; they were not read. */
  readonly hasOtherText: boolean
  /** What was not read of scripts, by the range of the node it is about. */
  readonly notes: ScriptNotes
  /** The dialects that a script says its tools are in, by the range of a tool's node. */
  readonly hints: ReadonlyMap<Range, string>
  /** That scripts were read, and what is wrong with them. */
  readonly losses: readonly Loss[]
}

/** What a stretch of a text was read as. */
interface Piece {
  readonly span: Span
  readonly parts: readonly TextPart[]
  readonly script?: ReadScript
}

/**
 * Reads one JSON value, or else the tools of a script, the values of code blocks, of lines, or one
 * after another. What is JSON is never read as a script.
 */
export function readText(text: string): ReadText {
  const whole = parse(text)
  const all = { start: 0, end: text.length }
  const plain = readOf([{ span: all, parts: [partOf(whole, 0)] }], false)
  // What has no end of brackets, or nothing at all, is no script either.
  if (isWhole(whole) || whole.problems.some((each) => each.code === 'too-deep')) return plain
  if (whole.problems.some((each) => each.code === 'empty')) return plain
  const isCode = foreignText(text) === 'code'
  const script = isCode ? readScript(text) : undefined
  // A heading of Markdown looks like a comment: its blocks come first unless all of it is code.
  const hasFence = text.includes('```') || text.includes('~~~')
  if (script && (!hasFence || script.isClean)) return readOf([scriptPiece(all, script)], false)
  for (const { spans, isBlocks } of possibleCuts(text)) {
    const pieces = spans.flatMap((span) => (isBlocks ? blockPiece(text, span) : partAt(text, span)))
    // Where not even one piece can be read, the text was cut at the wrong places.
    if (pieces.some(({ parts }) => parts.some((part) => part.isWhole)))
      return readOf(
        pieces,
        isBlocks &&
          hasTextAround(
            text,
            pieces.map(({ span }) => span),
          ),
      )
  }
  const late = script ?? (isCode ? undefined : readScript(text))
  return late ? readOf([scriptPiece(all, late)], false) : plain
}

/** A code block as JSON, or else as the script it says it is; none where it shows no tool. */
function blockPiece(text: string, block: Block): readonly Piece[] {
  const [piece] = partAt(text, block)
  if (piece!.parts[0]!.isWhole) return [piece!]
  const script = readScript(text, block, scriptLanguage(block.language))
  if (script) return [scriptPiece(block, script)]
  return beginsAsJson(text, block.start, block.end) ? [piece!] : []
}

function scriptPiece(span: Span, script: ReadScript): Piece {
  return {
    span,
    parts: script.roots.map((root) => ({ root, problems: [], isWhole: true })),
    script,
  }
}

function readOf(pieces: readonly Piece[], hasOtherText: boolean): ReadText {
  const parts = pieces.flatMap((piece) => piece.parts)
  const scripts = pieces.flatMap(({ script }) => script ?? [])
  return {
    notes: new Map(scripts.flatMap(({ notes }) => [...notes])),
    hints: new Map(scripts.flatMap(({ hints }) => [...hints])),
    losses: distinct(scripts.flatMap(({ losses }) => losses)),
    parts,
    problems: parts.length === 1 ? parts[0]!.problems : parts.flatMap((part) => part.problems),
    isWhole: parts.every((part) => part.isWhole),
    hasOtherText,
  }
}

/** Each once: two code blocks of one language are one thing to say. */
function distinct(losses: readonly Loss[]): readonly Loss[] {
  const byText = new Map(losses.map((loss) => [JSON.stringify(loss), loss]))
  return [...byText.values()]
}

const partAt = (text: string, span: Span): readonly Piece[] => [
  { span, parts: [partOf(parse(text.slice(span.start, span.end)), span.start)] },
]

function partOf(parsed: Parsed, by: number): TextPart {
  const root = parsed.root && (by === 0 ? parsed.root : moved(parsed.root, by))
  const { problems } = parsed
  return {
    ...(root ? { root } : {}),
    // Rubbish has millions of them: they are copied only where they move.
    problems:
      by === 0 ? problems : problems.map((each) => ({ ...each, at: movedRange(each.at, by) })),
    isWhole: isWhole(parsed),
  }
}

function moved(node: JsonNode, by: number): JsonNode {
  const at = node.at ? { at: movedRange(node.at, by) } : {}
  if (node.kind === 'array')
    return { ...node, ...at, items: node.items.map((item) => moved(item, by)) }
  if (node.kind !== 'object') return { ...node, ...at }
  const members = node.members.map((each) => ({
    ...each,
    value: moved(each.value, by),
    ...(each.keyAt ? { keyAt: movedRange(each.keyAt, by) } : {}),
  }))
  return { ...node, ...at, members }
}

const movedRange = ({ start, end }: Range, by: number): Range => ({
  start: start + by,
  end: end + by,
})
