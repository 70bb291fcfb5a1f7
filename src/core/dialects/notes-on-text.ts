import type { JsonNode } from '../json/node'
import { pathAt, type Problem } from '../json/parse'
import { type ScriptNotes } from '../source/read-javascript/script-notes'
import { notesInside, refusalIn } from '../source/read-javascript/notes-of-item'
import type { Found } from './container'
import type { DialectError, Loss } from './dialect'
import type { ReadText } from './read-text'

/** What a reading leaves behind of a text that strict JSON has no place for. */
export interface NotesOnText {
  /** Paths count from the root of the text. */
  readonly losses: readonly Loss[]
  /** Paths count from the item. */
  readonly byItem: ReadonlyMap<JsonNode, readonly Loss[]>
  /** Items of a script whose name or schema only shows when the script runs. */
  readonly refused: ReadonlyMap<JsonNode, DialectError>
}

/** So many doubled members are told one by one; each is looked up, and a text may be made of them. */
const MOST_DUPLICATES = 200

/** Members that a later one of the same name replaces, comments, and words around code blocks. */
export function notesOnText(read: ReadText, found: readonly Found[]): NotesOnText {
  const losses: Loss[] = [...read.losses]
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
  return { ...withScriptNotes(read, found, losses, byItem) }
}

/** What was not read of a script, at the item it is in, or else at the text. */
function withScriptNotes(
  read: ReadText,
  found: readonly Found[],
  losses: readonly Loss[],
  before: ReadonlyMap<JsonNode, readonly Loss[]>,
): NotesOnText {
  const byItem = new Map(before)
  const refused = new Map<JsonNode, DialectError>()
  if (read.notes.size === 0) return { losses, byItem, refused }
  const told = new Set<object>()
  for (const { node } of found) {
    const inside = notesInside(node, read.notes, told)
    if (inside.length) byItem.set(node, [...(byItem.get(node) ?? []), ...inside])
    const refusal = refusalIn(inside)
    if (refusal) refused.set(node, refusal)
  }
  const rest: ScriptNotes = new Map([...read.notes].filter(([at]) => !told.has(at)))
  const outside = read.parts.flatMap(({ root }, i) =>
    root
      ? notesInside(root, rest, told).map((each) => ({
          ...each,
          path: read.parts.length > 1 ? [i, ...each.path] : each.path,
        }))
      : [],
  )
  return { losses: [...losses, ...outside], byItem, refused }
}

const holds = ({ at }: JsonNode, problem: Problem): boolean =>
  at !== undefined && at.start <= problem.at.start && problem.at.start < at.end
