import type { Finding, Severity } from '../lint/finding'

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

/** Findings with the worst first; among equals they keep their order. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity))

/**
 * Ids of the rules that found something in one version of a tool and find nothing in another, each
 * once, the worst first: why the other version is better.
 */
export function solvedRules(
  before: readonly Finding[],
  after: readonly Finding[],
): readonly string[] {
  const open = new Set(after.map(({ rule }) => rule))
  const rules = worstFirst(before).map(({ rule }) => rule)
  return [...new Set(rules)].filter((rule) => !open.has(rule))
}
