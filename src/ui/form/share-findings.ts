import type { Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { Finding, Severity } from '../../core/lint/finding'
import { isWithin } from './place-path'

/** Findings by the pointer of the place that shows them. */
export type FindingsByPlace = ReadonlyMap<string, readonly Finding[]>

export const NO_FINDINGS: readonly Finding[] = []

/** Gives each finding to the place nearest above its own path; those with none are under `elsewhere`. */
export function shareFindings(
  findings: readonly Finding[],
  places: readonly Path[],
): { readonly byPlace: FindingsByPlace; readonly elsewhere: readonly Finding[] } {
  const byPlace = new Map<string, Finding[]>()
  const elsewhere: Finding[] = []
  for (const finding of findings) {
    let best: Path | undefined
    for (const place of places)
      if (isWithin(finding.path, place) && place.length >= (best?.length ?? 0)) best = place
    if (!best) {
      elsewhere.push(finding)
      continue
    }
    const key = pointer(best)
    byPlace.set(key, [...(byPlace.get(key) ?? []), finding])
  }
  return { byPlace, elsewhere }
}

const order: readonly Severity[] = ['error', 'warning', 'info']

/** The gravest severity among findings. */
export function worstOf(findings: readonly Finding[]): Severity | undefined {
  return order.find((severity) => findings.some((finding) => finding.severity === severity))
}
