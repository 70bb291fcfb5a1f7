import type { Finding } from '../../core/lint/finding'
import { inTool } from '../../core/lint/late-fix'
import { type Aside, asideFor, asideOf } from '../../core/lint/settings'
import type { AsideScope } from '../../state/lint-settings'
import type { StudioReport } from '../../state/report'

/** An entry by which findings are set aside, with what it sets aside at the moment. */
export interface ShownAside {
  readonly entry: Aside
  readonly scope: AsideScope
  /** The tool whose document holds it; the set's own members hold it where there is none. */
  readonly tool?: number
  /** Empty when the rule finds nothing there any more. */
  readonly findings: readonly Finding[]
}

/** The entries that reach a tool, or of the whole set all that there are. */
export function asidesIn(report: StudioReport, only?: number): readonly ShownAside[] {
  const { set, tools, settings } = report
  const indices = only === undefined ? tools.map((_, index) => index) : [only]
  const found = new Map<Aside, Finding[]>()
  const note = (finding: Finding) => {
    const own = finding.tool === undefined ? [] : asideOf(tools[finding.tool]!)
    const entry = asideFor(finding, [...own, ...settings.aside])
    if (entry) found.set(entry, [...(found.get(entry) ?? []), finding])
  }
  for (const index of indices)
    for (const finding of set.tools[index]!.all) note(inTool(finding, index))
  for (const finding of set.all)
    if (finding.tool === undefined ? only === undefined : indices.includes(finding.tool))
      note(finding)
  const shown = (entry: Aside) => ({ entry, findings: found.get(entry) ?? [] })
  return [
    ...indices.flatMap((tool) =>
      asideOf(tools[tool]!).map((entry) => ({
        ...shown(entry),
        tool,
        scope: entry.path === undefined ? ('tool' as const) : ('here' as const),
      })),
    ),
    ...settings.aside
      .map((entry) => ({ ...shown(entry), scope: 'set' as const }))
      // Of one tool, only what reaches it.
      .filter(({ findings }) => only === undefined || findings.length > 0),
  ]
}
