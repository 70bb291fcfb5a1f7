import { describe, expect, it } from 'vitest'
import { lintSet, lintTool } from '../lint/engine'
import { EXAMPLE_SETS, exampleSetsWith } from './example-sets'
import { TEMPLATES } from './registry'
import { relatedTo } from './related'
import { solvedRules, worstFirst } from './solved'
import { GRADES } from './template'
import { templateTool } from './template-tool'

const LANGS = ['en', 'zh'] as const
const templateOf = (id: string) => TEMPLATES.find((each) => each.id === id)!
const ids = (templates: readonly { readonly id: string }[]) => templates.map(({ id }) => id)

describe('the example sets', () => {
  const each = EXAMPLE_SETS.flatMap((set) => LANGS.map((lang) => [set.id, lang, set] as const))

  it.each(each)('have nothing wrong between their good tools: %s in %s', (_, lang, set) => {
    const { findings, score } = lintSet(
      set.templates.map((template) => templateTool(template, lang, 'good')),
    )
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(score).toBeGreaterThanOrEqual(95)
  })

  it.each(EXAMPLE_SETS)('hold no tool twice, and no more than one task needs: $id', (set) => {
    expect(new Set(set.templates).size).toBe(set.templates.length)
    expect(set.templates.length).toBeLessThanOrEqual(10)
    for (const template of set.templates) expect(exampleSetsWith(template)).toContain(set)
  })
})

describe('the related templates', () => {
  it('are those that the good version and the contracts name, within its example sets', () => {
    expect(ids(relatedTo(templateOf('order-lookup')))).toEqual(
      expect.arrayContaining([
        'payment-lookup',
        'refund-lookup',
        'shipments',
        'order-cancellation',
      ]),
    )
    expect(relatedTo(templateOf('weather'))).toEqual([])
    // It names the refund estimate, which belongs to another set.
    expect(relatedTo(templateOf('calculator'))).toEqual([])
  })

  it.each(TEMPLATES)(
    'leave nothing wrong together, and never hold the template itself: $id',
    (template) => {
      const related = relatedTo(template)
      expect(related).not.toContain(template)
      for (const lang of LANGS) {
        const tools = [template, ...related].map((each) => templateTool(each, lang, 'good'))
        const { findings } = lintSet(tools)
        expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
      }
    },
  )
})

describe('what makes a version better', () => {
  it.each(TEMPLATES)('is told from poor to good: $id', (template) => {
    for (const lang of LANGS) {
      const [poor, middling, good] = GRADES.map(
        (grade) => lintTool(templateTool(template, lang, grade)).findings,
      )
      expect(solvedRules(poor!, middling!).length, lang).toBeGreaterThan(0)
      expect(solvedRules(middling!, good!).length, lang).toBeGreaterThan(0)
    }
  })

  it('names each rule once, the worst first, and none that still finds something', () => {
    const at = { path: [], message: 'm', values: {} }
    const advice = { ...at, rule: 'advice', severity: 'info' } as const
    const twice = { ...at, rule: 'twice', severity: 'warning' } as const
    const stays = { ...at, rule: 'stays', severity: 'error' } as const
    const before = [advice, twice, stays, twice]
    expect(solvedRules(before, [stays])).toEqual(['twice', 'advice'])
    expect(worstFirst(before)).toEqual([stays, twice, twice, advice])
  })
})
