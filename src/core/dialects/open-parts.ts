import type { JsonNode, Path } from '../json/node'
import type { Problem } from '../json/parse'
import { type Found, openContainer } from './container'
import { surenessOf } from './detect'
import type { Loss } from './dialect'
import type { ReadText } from './read-text'

/** What the parts of a text hold, in text order. */
export interface OpenedParts {
  readonly found: readonly Found[]
  readonly namespaces: readonly JsonNode[]
  readonly losses: readonly Loss[]
  /** Whether there was any list, be it empty. */
  readonly hasList: boolean
}

/**
 * Finds the tools in every part of a text, without the items that a problem of their part makes
 * unsure. Where there are several parts, paths begin with the number of the part.
 */
export function openParts({ parts, hints }: ReadText, text: string): OpenedParts {
  const opened = parts.map((part, i) => {
    const inside = part.root ? openContainer(part.root, surenessOf) : undefined
    const sure = inside?.items.filter(
      (each) => part.isWhole || isUntouched(each.node, part.problems, text),
    )
    const path = (below: Path): Path => (parts.length > 1 ? [i, ...below] : below)
    return {
      found: (sure ?? []).map((each) => ({
        ...each,
        ...hintOf(each, hints),
        path: path(each.path),
        // Values that stand one after another are a list.
        index: parts.length > 1 && each.path.length === 0 ? i : each.index,
      })),
      namespaces: inside?.namespaces ?? [],
      losses: (inside?.losses ?? []).map((each) => ({ ...each, path: path(each.path) })),
      hasList: inside?.hasList === true,
    }
  })
  return {
    found: opened.flatMap((each) => each.found),
    namespaces: opened.flatMap((each) => each.namespaces),
    losses: opened.flatMap((each) => each.losses),
    hasList: opened.some((each) => each.hasList),
  }
}

/** The dialect that a script says the tool is in. */
function hintOf({ node }: Found, hints: ReadText['hints']): Pick<Found, 'hint'> {
  const hint = node.at && hints.get(node.at)
  return hint === undefined ? {} : { hint }
}

/** A problem inside an item, or before it in the text, makes its reading unsure. */
function isUntouched(node: JsonNode, problems: readonly Problem[], text: string): boolean {
  const { at } = node
  if (at === undefined) return false
  const harmless = ['comment', 'trailing-comma', 'duplicate-key']
  const isAfter = (each: Problem): boolean => each.at.start >= at.end
  return (
    problems.every((each) => harmless.includes(each.code) || isAfter(each)) && isClosed(node, text)
  )
}

/** Whether the closing bracket is there: a text that ends too early closes what is open at its end. */
function isClosed(node: JsonNode, text: string): boolean {
  if (node.kind !== 'object' && node.kind !== 'array') return true
  const { start, end } = node.at!
  const last = node.kind === 'object' ? node.members.at(-1)?.value : node.items.at(-1)
  const closing = node.kind === 'object' ? '}' : ']'
  return text[end - 1] === closing && end - 1 > start && (last?.at?.end ?? 0) < end
}
