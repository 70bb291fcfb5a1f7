import { get, itemsOf, type JsonNode, type JsonObject, obj, stringOf } from '../../core/json/node'
import { parse } from '../../core/json/parse'

/** A set out of a link, as its page shows it. All texts are the author's own claims. */
export interface SharedSet {
  readonly title: string
  readonly note: string
  readonly author: string
  readonly date: string
  /** In their order; an entry that is not an object is no tool, and is shown as it stands. */
  readonly entries: readonly JsonNode[]
  readonly tools: readonly JsonObject[]
  /** All members of the set as it came. */
  readonly envelope: JsonNode
}

/** Reads the text of a decoded link; members of a wrong type count as unsaid. */
export function sharedSet(setText: string): SharedSet {
  const { root } = parse(setText)
  const text = (key: string): string => stringOf(get(root, key))?.trim() ?? ''
  const entries = itemsOf(get(root, 'tools'))
  const tools = entries.filter((entry): entry is JsonObject => entry.kind === 'object')
  return {
    title: text('title'),
    note: text('note'),
    author: text('author'),
    date: text('date'),
    entries,
    tools,
    envelope: root ?? obj([]),
  }
}

/** The title of a set's text; empty where it has none. */
export const titleIn = (setText: string): string => sharedSet(setText).title
