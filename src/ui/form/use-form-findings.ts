import { useMemo } from 'react'
import type { Finding } from '../../core/lint/finding'
import { useReport } from '../../state/report'
import { useSteady } from '../kit/use-held'
import { NO_FINDINGS } from './share-findings'
import { steadyFindings } from './steady-findings'

/** What was found in a tool, and what was found about the set that this tool is the place of. */
export function useFormFindings(id: string): readonly Finding[] {
  const report = useReport()
  const found = useMemo(() => {
    if (!report) return NO_FINDINGS
    const index = [...report.byTool.keys()].indexOf(id)
    const own = report.byTool.get(id)?.findings ?? NO_FINDINGS
    const together = report.set.findings.filter((finding) => finding.tool === index)
    return together.length ? [...own, ...together] : own
  }, [report, id])
  return useSteady(found, steadyFindings)
}
