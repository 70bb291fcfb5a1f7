import '../../i18n/words/checklist'
import type { Finding, Severity } from '../../core/lint/finding'
import type { WordKey } from '../../i18n/words'
import type { Arrangement } from '../../state/checklist-view'

export type Order = Exclude<Arrangement, 'list'>

/** Findings under one heading. */
export interface FindingGroup {
  readonly title: WordKey
  readonly findings: readonly Finding[]
}

const SEVERITIES: readonly (readonly [Severity, WordKey])[] = [
  ['error', 'checklist.errors'],
  ['warning', 'checklist.warnings'],
  ['info', 'checklist.infos'],
]

/** The parts of a definition in the order the form has them, with the members that belong there. */
const PLACES: readonly (readonly [WordKey, readonly string[]])[] = [
  ['checklist.naming', ['name', 'title', 'namespace']],
  ['checklist.description', ['description']],
  ['checklist.params', ['inputSchema']],
]

/** All findings, each under one heading; within it they keep their order. Empty groups are left out. */
export function sortFindings(findings: readonly Finding[], order: Order): readonly FindingGroup[] {
  const groups = order === 'severity' ? bySeverity(findings) : byPlace(findings)
  return groups.filter((group) => group.findings.length > 0)
}

function bySeverity(findings: readonly Finding[]): readonly FindingGroup[] {
  return SEVERITIES.map(([severity, title]) => ({
    title,
    findings: findings.filter((finding) => finding.severity === severity),
  }))
}

function byPlace(findings: readonly Finding[]): readonly FindingGroup[] {
  const known = PLACES.flatMap(([, members]) => members)
  const inside = (members: readonly string[], { path }: Finding) =>
    members.includes(String(path[0]))
  return [
    ...PLACES.map(([title, members]) => ({
      title,
      findings: findings.filter((finding) => inside(members, finding)),
    })),
    {
      title: 'checklist.elsewhere' as const,
      findings: findings.filter((finding) => !inside(known, finding)),
    },
  ]
}
