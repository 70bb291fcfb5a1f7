import { pointer } from '../../core/json/pointer'
import type { Position } from '../../core/json/position'
import type { Finding, Severity } from '../../core/lint/finding'
import { ruleOf } from '../../core/lint/registry'
import type { Evidence, Lang } from '../../core/lint/rule'
import { nameOf } from '../../core/model/tool'
import { findingText } from '../../i18n/findings'
import type { Checked } from './checked'
import type { SetVerdict } from './verdict'

/** One line of a report: a finding with its place in a file and its sentence. */
export interface Row {
  /** The index among all tools checked. */
  readonly tool: number
  /** Found between tools, not in this one alone. */
  readonly isOfSet: boolean
  /** About all tools together: `tool` only says in which file they begin. */
  readonly isWhole?: true
  /** The rule's id, or `target/DIALECT/CODE` for what an export to a dialect says. */
  readonly rule: string
  readonly severity: Severity
  readonly evidence: Evidence
  /** A JSON pointer in the tool's document. */
  readonly path: string
  readonly position: Position
  readonly message: string
  /** Absent for what an export says. */
  readonly finding?: Finding
}

/** A finding that was set aside, with the reason that was given. */
export interface AsideRow extends Row {
  readonly reason: string
}

/** All findings of a report, tool by tool, then those between tools. */
export function rowsOf(
  checked: readonly Checked[],
  report: SetVerdict,
  lang: Lang,
): { readonly rows: readonly Row[]; readonly aside: readonly AsideRow[] } {
  const rows: Row[] = []
  const aside: AsideRow[] = []
  const row = (finding: Finding, tool: number, isOfSet: boolean): Row => ({
    tool,
    isOfSet,
    ...(isOfSet && finding.tool === undefined ? { isWhole: true as const } : {}),
    rule: finding.rule,
    severity: finding.severity,
    evidence: ruleOf(finding.rule)?.evidence ?? 'guidance',
    path: pointer(finding.path),
    position: checked[tool]!.placeOf(finding.path),
    message: findingText(finding, lang),
    finding,
  })
  for (const [tool, each] of report.tools.entries()) {
    for (const finding of each.findings) rows.push(row(finding, tool, false))
    for (const { finding, entry } of each.aside)
      aside.push({ ...row(finding, tool, false), reason: entry.reason })
  }
  for (const finding of report.findings) rows.push(row(finding, finding.tool ?? 0, true))
  for (const { finding, entry } of report.aside)
    aside.push({ ...row(finding, finding.tool ?? 0, true), reason: entry.reason })
  return { rows, aside }
}

/** What stands for a tool without a name is its number in its file. */
export const nameShown = (each: Checked, unnamed: (number: number) => string): string =>
  nameOf(each.tool) || unnamed(each.index + 1)

export { plainLine } from '../../i18n/markdown-text'
