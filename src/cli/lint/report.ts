import type { JsonObject } from '../../core/json/node'
import type { Severity } from '../../core/lint/finding'
import type { Lang } from '../../core/lint/rule'
import type { Checked } from './checked'
import type { AsideRow, Row } from './rows'
import type { SetVerdict } from './verdict'

/** All that a format prints from. */
export interface LintOutput {
  readonly checked: readonly Checked[]
  readonly report: SetVerdict
  /** What is reported: without what a baseline knows, with what targets say. */
  readonly rows: readonly Row[]
  readonly aside: readonly AsideRow[]
  /** Findings that the baseline knows and that are not reported. */
  readonly known: number
  readonly countTokens: (tool: JsonObject) => number
  /** The counts are estimates: for very many tools the vocabulary takes longer than all rules. */
  readonly isEstimate: boolean
  readonly lang: Lang
}

export const countOf = (rows: readonly Row[], severity: Severity): number =>
  rows.filter((row) => row.severity === severity).length

/** The rows of each tool by its index, and those between tools. */
export function rowsByTool<R extends Row>(
  rows: readonly R[],
): {
  readonly own: ReadonlyMap<number, readonly R[]>
  readonly ofSet: readonly R[]
} {
  const own = new Map<number, R[]>()
  const ofSet: R[] = []
  for (const row of rows) {
    const list = row.isOfSet ? ofSet : own.get(row.tool)
    if (list) list.push(row)
    else own.set(row.tool, [row])
  }
  return { own, ofSet }
}
