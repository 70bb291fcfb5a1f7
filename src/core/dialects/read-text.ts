import type { JsonNode, Range } from '../json/node'
import { isWhole, parse, type Parsed, type Problem } from '../json/parse'
import { possibleCuts, type Span } from './text-parts'

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
}

/** Reads one JSON value, or else the values of code blocks, of lines, or one after another. */
export function readText(text: string): ReadText {
  const whole = parse(text)
  if (!isWhole(whole))
    for (const { spans, hasOtherText } of possibleCuts(text)) {
      const parts = spans.map((span) => partAt(text, span))
      // Where not even one piece is JSON, the text was cut at the wrong places.
      if (parts.some((part) => part.isWhole)) return readOf(parts, hasOtherText)
    }
  return readOf([partOf(whole, 0)], false)
}

function readOf(parts: readonly TextPart[], hasOtherText: boolean): ReadText {
  return {
    parts,
    problems: parts.length === 1 ? parts[0]!.problems : parts.flatMap((part) => part.problems),
    isWhole: parts.every((part) => part.isWhole),
    hasOtherText,
  }
}

const partAt = (text: string, { start, end }: Span): TextPart =>
  partOf(parse(text.slice(start, end)), start)

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
