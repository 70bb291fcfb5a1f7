import type { Finding } from '../../core/lint/finding'
import type { SetReport, ToolReport } from '../../core/lint/engine'
import type { Reading } from '../../core/reading/read-tool'

/** What a report shows of one tool: its report without what only the studio asks for. */
export interface Verdict extends Omit<ToolReport, 'all' | 'reading'> {
  readonly reading: Omit<Reading, 'sentences'>
}

/** What a report shows of all tools. */
export interface SetVerdict extends Omit<SetReport, 'all' | 'tools'> {
  readonly tools: readonly Verdict[]
}

/**
 * A tool's report as plain data, fit to be sent to another thread. Fixes are made when they are
 * looked at, so without `withFixes` nobody looks.
 */
export function verdictOf(report: ToolReport, withFixes: boolean): Verdict {
  const { findings, aside, score, parts, isCapped, reading } = report
  const { answers, effect, flags, injected, enumInProse, formatMissing } = reading
  const plain = (finding: Finding): Finding => plainFinding(finding, withFixes)
  return {
    findings: findings.map(plain),
    aside: aside.map(({ finding, entry }) => ({ finding: plain(finding), entry })),
    ...(score === undefined ? {} : { score }),
    parts,
    isCapped,
    reading: { answers, effect, flags, injected, enumInProse, formatMissing },
  }
}

function plainFinding(finding: Finding, withFixes: boolean): Finding {
  const { rule, severity, path, message, values } = finding
  const fix = withFixes ? finding.fix : undefined
  return { rule, severity, path, message, values, ...(fix ? { fix } : {}) }
}
