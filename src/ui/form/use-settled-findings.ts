import { useEffect, useMemo, useState } from 'react'
import { pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'

/** New findings are shown when nothing was typed for so many milliseconds. */
const REST_MS = 400

const keyOf = (finding: Finding): string =>
  `${finding.rule} ${finding.message} ${pointer(finding.path)}`

/** Findings to show: a new one waits until typing rests, one that is solved goes at once. */
export function useSettledFindings(findings: readonly Finding[]): readonly Finding[] {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(findings.map(keyOf)))
  useEffect(() => {
    const now = new Set(findings.map(keyOf))
    setShown((before) => {
      const left = [...before].filter((key) => now.has(key))
      return left.length === before.size ? before : new Set(left)
    })
    const timer = setTimeout(() => setShown(now), REST_MS)
    return () => clearTimeout(timer)
  }, [findings])
  return useMemo(() => findings.filter((finding) => shown.has(keyOf(finding))), [findings, shown])
}
