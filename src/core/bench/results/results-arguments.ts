import type { Judged } from '../judging/judged'

/** The arguments of calls to the right tool. */
export interface ArgumentsResult {
  /** Trials with the right tool. */
  readonly rows: number
  readonly schemaValid: number
  /** Of those, trials whose question asks something of the arguments that could be judged. */
  readonly expectedOf: number
  readonly expected: number
  /** Names that the system fills in, and in how many trials the model did; the most frequent first. */
  readonly injected: readonly { readonly name: string; readonly count: number }[]
}

export function argumentsOf(rows: readonly Judged[]): ArgumentsResult {
  const judged = rows.flatMap(({ args }) => args ?? [])
  const asked = judged.filter(({ isExpected }) => isExpected !== undefined)
  const injected = new Map<string, number>()
  for (const { injected: names } of judged)
    for (const name of new Set(names)) injected.set(name, (injected.get(name) ?? 0) + 1)
  return {
    rows: judged.length,
    schemaValid: judged.filter(({ isSchemaValid }) => isSchemaValid).length,
    expectedOf: asked.length,
    expected: asked.filter(({ isExpected }) => isExpected).length,
    injected: [...injected]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count),
  }
}
