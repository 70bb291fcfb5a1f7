import { describe, expect, it } from 'vitest'
import { fromPlain } from '../core/json/plain'
import type { JsonObject } from '../core/json/node'
import { CRASHED } from '../core/lint/crashed'
import { lintAlone, lintTogether } from '../core/lint/engine'
import { RULES } from '../core/lint/registry'
import { findingText, fixText, ruleWords } from './findings'

describe.each(['en', 'zh'] as const)('the words of a finding (%s)', (lang) => {
  it.each(RULES.map((rule) => [rule.id, rule] as const))('of %s have no slot left', (_, rule) => {
    for (const { tools } of rule.examples.bad) {
      const nodes = tools.map((tool) => fromPlain(tool) as JsonObject)
      const found =
        rule.group === 'set'
          ? lintTogether(nodes, [rule])
          : nodes.flatMap((tool) => lintAlone(tool, [rule]))
      for (const finding of found) {
        // What the author wrote may have braces of its own.
        const slots = rule.messages[finding.message]!.en.match(/\{\w+\}/g) ?? []
        for (const slot of slots) expect(findingText(finding, lang)).not.toContain(slot)
        expect(findingText(finding, lang)).toMatch(
          lang === 'zh' ? /[\u4e00-\u9fff].*[。？]$/ : /^[^\u4e00-\u9fff]*[A-Za-z"“].*[.?]$|[.?]$/,
        )
        expect(fixText(finding, lang) === '').toBe(!finding.fix)
      }
    }
    for (const text of Object.values(ruleWords(rule.id, lang))) expect(text).not.toBe('')
  })

  it('take what the author wrote as text, even where it looks like a slot', () => {
    const finding = {
      rule: 'params-described',
      severity: 'warning',
      path: [],
      message: 'missing',
      values: { name: '{values} $& <b>' },
    } as const
    expect(findingText(finding, lang)).toContain('{values} $& <b>')
  })

  it('name a rule that failed, and do without one that is unknown', () => {
    const crash = {
      rule: CRASHED,
      severity: 'warning',
      path: [],
      message: 'crashed',
      values: { rule: 'x', error: 'y' },
    } as const
    expect(findingText(crash, lang)).toMatch(/x.*y/)
    expect(ruleWords(CRASHED, lang).why).not.toBe('')
    expect(findingText({ ...crash, rule: 'gone' }, lang)).toBe('gone: crashed')
    expect(ruleWords('gone', lang).summary).toBe('gone')
    expect(fixText(crash, lang)).toBe('')
  })
})
