/** Names that are one and the same where a client has replaced what its vendor does not take. */
export interface SameName {
  /** What they become; for names that differ in case alone, in small letters. */
  readonly name: string
  /** Places of the names in the list, ascending; two or more. */
  readonly indexes: readonly number[]
  /** Vendors tell small and capital letters apart, people and some clients do not. */
  readonly isCaseOnly: boolean
}

/** What most vendors take of a name (DIALECTS facts, section 1). */
const MOST = 64

/**
 * What clients make of a name for a vendor that refuses it: every other character becomes an
 * underscore, and what is too long is cut (openai-agents-js#1934, mcp-use#1885).
 */
export function sanitised(name: string, most = MOST): string {
  return name.replace(/[^a-zA-Z0-9_-]/gu, '_').slice(0, most)
}

/**
 * The names of a set that would become the same, each group once, those that become wholly the same
 * first. Names that are the same as they stand are a fault of their own and make no group by
 * themselves. The groups do not depend on the order of the names.
 */
export function sameAfterSanitising(names: readonly string[], most = MOST): readonly SameName[] {
  const whole = grouped(names, (name) => sanitised(name, most))
  const inCase = grouped(names, (name) => sanitised(name, most).toLowerCase())
  const same =
    (isCaseOnly: boolean) =>
    ([name, indexes]: readonly [string, readonly number[]]): SameName => ({
      name,
      indexes,
      isCaseOnly,
    })
  return [
    ...whole.filter(([, at]) => new Set(at.map((i) => names[i])).size > 1).map(same(false)),
    ...inCase
      .filter(([, at]) => new Set(at.map((i) => sanitised(names[i]!, most))).size > 1)
      .map(same(true)),
  ]
}

function grouped(
  names: readonly string[],
  keyOf: (name: string) => string,
): readonly (readonly [string, readonly number[]])[] {
  const groups = new Map<string, number[]>()
  names.forEach((name, index) => {
    const key = keyOf(name)
    const group = groups.get(key)
    if (group) group.push(index)
    else groups.set(key, [index])
  })
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
