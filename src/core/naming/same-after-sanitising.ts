import type { Fact } from '../dialects/fact'

/** Names that are one and the same where a client has replaced what its vendor does not take. */
export interface SameName {
  /** What they become; for names that differ in case alone, in small letters. */
  readonly name: string
  /** Places of the names in the list, ascending; two or more. */
  readonly indexes: readonly number[]
  /** Vendors tell small and capital letters apart, people and some clients do not. */
  readonly isCaseOnly: boolean
}

/** The longest name that all the APIs behind clients take (DIALECTS facts, section 1). */
export const MOST_EVERYWHERE: Fact<number> = {
  value: 64,
  page: 'https://developers.openai.com/api/docs/guides/function-calling',
  read: '2026-10',
  seen: 'packit/ai-workflows#619',
}

/** What clients replace by an underscore, each character for itself. */
export const REPLACED = {
  /** What the vendor behind would refuse. */
  refused: {
    value: /[^a-zA-Z0-9_-]/gu,
    page: 'https://developers.openai.com/api/docs/guides/function-calling',
    read: '2026-10',
    seen: 'openai/openai-agents-js#1934',
  },
  /** Every mark, the hyphen too. */
  marks: {
    value: /[^\p{L}\p{N}_]/gu,
    page: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools',
    read: '2026-08',
    seen: 'kirodotdev/Kiro#7684',
  },
} as const satisfies Readonly<Record<string, Fact<RegExp>>>

export type Replaces = keyof typeof REPLACED

/**
 * What clients make of a name for a vendor that refuses it: what is not taken becomes underscores,
 * and what is too long is cut (openai-agents-js#1934, mcp-use#1885).
 */
export function sanitised(
  name: string,
  most = MOST_EVERYWHERE.value,
  replaces: Replaces = 'refused',
): string {
  return name.replace(REPLACED[replaces].value, '_').slice(0, most)
}

/**
 * The names of a set that would become the same, each group once, those that become wholly the same
 * first. Names that are the same as they stand are a fault of their own and make no group by
 * themselves. The groups do not depend on the order of the names.
 */
export function sameAfterSanitising(
  names: readonly string[],
  most = MOST_EVERYWHERE.value,
  replaces: Replaces = 'refused',
): readonly SameName[] {
  const clean = names.map((name) => sanitised(name, most, replaces))
  const same =
    (isCaseOnly: boolean) =>
    ([name, indexes]: readonly [string, readonly number[]]): SameName => ({
      name,
      indexes,
      isCaseOnly,
    })
  return [
    ...grouped(clean)
      .filter(([, at]) => new Set(at.map((i) => names[i])).size > 1)
      .map(same(false)),
    ...grouped(clean.map((name) => name.toLowerCase()))
      .filter(([, at]) => new Set(at.map((i) => clean[i])).size > 1)
      .map(same(true)),
  ]
}

function grouped(keys: readonly string[]): readonly (readonly [string, readonly number[]])[] {
  const groups = new Map<string, number[]>()
  keys.forEach((key, index) => {
    const group = groups.get(key)
    if (group) group.push(index)
    else groups.set(key, [index])
  })
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
