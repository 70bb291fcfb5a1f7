import { describe, expect, it } from 'vitest'
import { RULES } from '../../core/lint/registry'
import { ruleExample } from './rule-example'

const ids = RULES.map((rule) => rule.id)
const of = (id: string, lang: 'en' | 'zh') =>
  ruleExample(
    RULES.find((rule) => rule.id === id)!,
    lang,
  )

describe('the example of a rule', () => {
  it.each(ids)('%s shows two different parts, short enough to take in, or none', (id) => {
    for (const lang of ['en', 'zh'] as const) {
      const example = of(id, lang)
      if (!example) continue
      expect(example.good).not.toBe(example.bad)
      for (const part of [example.good, example.bad]) {
        expect(part).not.toBe('')
        expect(part.length).toBeLessThanOrEqual(300)
      }
    }
  })

  it('is there for most rules', () => {
    expect(ids.filter((id) => of(id, 'en')).length).toBeGreaterThan(ids.length / 2)
  })

  it('shows a name as a name, and a description as the model reads it', () => {
    expect(of('name-verb-first', 'en')?.good).toMatch(/^[a-z]+(_[a-z]+)+$/)
    expect(of('says-when', 'en')?.good).toMatch(/^[A-Z].*\.$/)
  })
})
