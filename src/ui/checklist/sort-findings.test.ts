import { describe, expect, it } from 'vitest'
import type { Finding, Severity } from '../../core/lint/finding'
import type { Path } from '../../core/json/node'
import { sortFindings } from './sort-findings'

const at = (severity: Severity, ...path: Path): Finding => ({
  rule: 'r',
  severity,
  path,
  message: 'm',
  values: {},
})

const all = [
  at('warning', 'description', 'when'),
  at('info'),
  at('error', 'inputSchema', 'properties', 'name'),
  at('warning', 'name'),
  at('info', 'contract', 'effect'),
]

describe('findings in order', () => {
  it('puts the worst first, and leaves out what there is none of', () => {
    const groups = sortFindings(all, 'severity')
    expect(groups.map(({ title, findings }) => [title, findings.length])).toEqual([
      ['checklist.errors', 1],
      ['checklist.warnings', 2],
      ['checklist.infos', 2],
    ])
    expect(sortFindings([all[1]!], 'severity')).toHaveLength(1)
  })

  it('follows the form by place, a parameter called name among the parameters', () => {
    expect(
      sortFindings(all, 'place').map(({ title, findings }) => [title, findings.length]),
    ).toEqual([
      ['checklist.naming', 1],
      ['checklist.description', 1],
      ['checklist.params', 1],
      ['checklist.elsewhere', 2],
    ])
  })

  it.each(['severity', 'place'] as const)('loses none when ordered by %s', (order) => {
    const shown = sortFindings(all, order).flatMap(({ findings }) => findings)
    expect(new Set(shown)).toEqual(new Set(all))
    expect(shown).toHaveLength(all.length)
  })
})
