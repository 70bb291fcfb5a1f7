import type { JsonNode, Path, Range } from '../../json/node'
import { splitSentences } from '../../reading/sentences'

/** One difference between two readings of a tool; paths are those of the document. */
export type Change =
  /** Another value, or a new member: `next` are the members that follow it, the nearest first. */
  | {
      readonly kind: 'set'
      readonly path: Path
      readonly value: JsonNode
      readonly isNew: boolean
      readonly next: readonly string[]
    }
  | { readonly kind: 'remove'; readonly path: Path; readonly value: JsonNode }
  | { readonly kind: 'text'; readonly path: Path; readonly from: string; readonly to: string }
  /** A list of plain values, such as `enum`, `required` or `type`. */
  | {
      readonly kind: 'list'
      readonly path: Path
      readonly from: readonly JsonNode[]
      readonly to: readonly JsonNode[]
    }
  /** A new item, in front of the one that has its index now. */
  | { readonly kind: 'insert'; readonly path: Path; readonly value: JsonNode }
  /** A member stands elsewhere among its siblings: behind those of `before`, the nearest first. */
  | { readonly kind: 'move'; readonly path: Path; readonly before: readonly string[] }

/** Why something typed in a dialect could not be carried back to the document. */
export const REFUSALS = [
  'unreadable',
  'strict-required',
  'strict-own',
  'injected',
  'order',
  'answer-order',
  'sentence',
  'note',
  'shared',
  'unknown-member',
  'format',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** Something typed that the document does not say. */
export interface Refused {
  readonly code: RefusalCode
  /** The place in the document's own terms, from the tool. */
  readonly path: Path
  /** Where it stands in the text that was read, when it was read from one. */
  readonly at?: Range
}

/** What was carried back in another way than typed, so that the dialect's text will differ. */
export const NOTICES = ['notes', 'followed', 'introduced', 'spaced'] as const
export interface Notice {
  /**
   * `notes`: a sentence went to the notes; `followed`: what named a parameter was renamed too;
   * `introduced`: composing put words in front of an answer; `spaced`: blanks, stops and orders.
   */
  readonly code: (typeof NOTICES)[number]
  readonly path: Path
  readonly text?: string
}

const EACH = 10

/** How much a difference matters; a place in an order least of all. */
export function weightOf(change: Change): number {
  switch (change.kind) {
    case 'move':
      return 1
    case 'set':
    case 'remove':
    case 'insert':
      return EACH * sizeOf(change.value)
    case 'text':
      return EACH * (1 + unlike(sentencesOf(change.from), sentencesOf(change.to)))
    case 'list':
      // In what order names are required says least of all.
      return (
        EACH * unlike(change.from.map(spelling), change.to.map(spelling)) ||
        (isRequired(change) ? 0.5 : 1)
      )
  }
}

const isRequired = ({ path }: Change): boolean => path.at(-1) === 'required'

/** Whether the change is only one of the order in which names are required. */
export const isOrderOfRequired = (change: Change): boolean =>
  change.kind === 'list' && isRequired(change) && weightOf(change) < 1

export const weightOfAll = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + weightOf(change), 0)

/** The sentences of a text without the stops and blanks that composing adds. */
export const sentencesOf = (text: string): readonly string[] =>
  splitSentences(text).map((span) => span.text.replace(/[\s.。]+$/u, ''))

/** A plain value as one word, to compare by. */
export function spelling(node: JsonNode): string {
  if (node.kind === 'string') return JSON.stringify(node.value)
  return node.kind === 'number'
    ? node.raw
    : node.kind === 'boolean'
      ? String(node.value)
      : node.kind
}

function sizeOf(node: JsonNode): number {
  if (node.kind === 'object') return node.members.reduce((sum, m) => sum + sizeOf(m.value), 1)
  if (node.kind === 'array') return node.items.reduce((sum, item) => sum + sizeOf(item), 1)
  return 1
}

/** How many of either list are not in the other. */
function unlike(a: readonly string[], b: readonly string[]): number {
  const left = new Set(a)
  const right = new Set(b)
  return a.filter((each) => !right.has(each)).length + b.filter((each) => !left.has(each)).length
}
