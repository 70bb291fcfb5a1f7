import { get, itemsOf, type JsonNode, membersOf } from '../../core/json/node'
import type { PullFailure } from './failure'

/** Real lists have one page or a few; behind so many there is a server that does not end. */
export const MOST_PAGES = 1000

/** The whole list, in the server's order and letters. */
export interface Listed {
  readonly tools: readonly JsonNode[]
  /** Members of the answers that belong to no tool. */
  readonly leftOut: readonly string[]
  /** Members that an answer had more than once, beside those inside of a tool. */
  readonly doubled: readonly string[]
}

/**
 * Fetches every page of the list. `ask` gives the raw answer to `tools/list` with a cursor. A list
 * that cannot be had whole is a failure, since half a list looks like a whole one.
 */
export async function listTools(
  ask: (cursor: string | undefined) => Promise<JsonNode | undefined>,
): Promise<Listed | PullFailure> {
  const tools: JsonNode[] = []
  const leftOut = new Set<string>()
  const doubled = new Set<string>()
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let page = 1; page <= MOST_PAGES; page++) {
    const reply = await ask(cursor)
    const result = get(reply, 'result')
    const list = get(result, 'tools')
    if (list?.kind !== 'array') return { code: 'no-list' }
    for (const tool of itemsOf(list)) tools.push(tool)
    for (const { key } of membersOf(result))
      if (key !== 'tools' && key !== 'nextCursor') leftOut.add(key)
    for (const key of [...doubledIn(reply), ...doubledIn(result)]) doubled.add(key)
    const next = get(result, 'nextCursor')
    // An empty cursor asks for the first page again; those who send it mean that there is no more.
    const isLast = !next || next.kind === 'null' || (next.kind === 'string' && next.value === '')
    if (isLast) return { tools, leftOut: [...leftOut], doubled: [...doubled] }
    if (next.kind !== 'string') return { code: 'cursor-not-text', values: { page } }
    if (seen.has(next.value)) return { code: 'cursor-repeated', values: { page } }
    seen.add(next.value)
    cursor = next.value
  }
  return { code: 'too-many-pages', values: { most: MOST_PAGES } }
}

function doubledIn(node: JsonNode | undefined): readonly string[] {
  if (node?.kind !== 'object') return []
  const keys = node.members.map((each) => each.key)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}
