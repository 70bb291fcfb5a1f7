import type { JsonNode } from '../json/node'
import { pathAt, type Problem } from '../json/parse'
import type { Found } from './container'
import type { Loss } from './dialect'
import type { ReadText } from './read-text'

/** What a reading leaves behind of a text that strict JSON has no place for. */
export interface NotesOnText {
  /** Paths count from the root of the text. */
  readonly losses: readonly Loss[]
  /** Paths count from the item. */
  readonly byItem: ReadonlyMap<JsonNode, readonly Loss[]>
}

/** So many doubled members are told one by one; each is looked up, and a text may be made of them. */
const MOST_DUPLICATES = 200

/** Members that a later one of the same name replaces, comments, and words around code blocks. */
export function notesOnText(read: ReadText, found: readonly Found[]): NotesOnText {
  const losses: Loss[] = []
  const byItem = new Map<JsonNode, Loss[]>()
  if (read.hasOtherText) losses.push({ code: 'import.code-blocks', path: [] })
  const comments = read.problems.filter((each) => each.code === 'comment').length
  if (comments > 0) losses.push({ code: 'import.comments', path: [], values: { count: comments } })
  const doubled = read.problems.filter((each) => each.code === 'duplicate-key')
  for (const problem of doubled.slice(0, MOST_DUPLICATES)) {
    const item = found.find(({ node }) => holds(node, problem))?.node
    const root = item ?? read.parts.find((part) => part.root && holds(part.root, problem))?.root
    const loss = {
      code: 'import.duplicate-key',
      path: pathAt(root, problem.at.start),
      values: { key: problem.detail ?? '' },
    }
    if (item) byItem.set(item, [...(byItem.get(item) ?? []), loss])
    else losses.push(loss)
  }
  return { losses, byItem }
}

const holds = ({ at }: JsonNode, problem: Problem): boolean =>
  at !== undefined && at.start <= problem.at.start && problem.at.start < at.end
