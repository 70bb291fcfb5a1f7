import { stdout } from 'node:process'
import { describe, expect, it } from 'vitest'
import type { Lang } from '../lint/rule'
import { TEMPLATES } from '../templates/registry'
import { GRADES } from '../templates/template'
import { templateTool } from '../templates/template-tool'
import { badOffers, disagreements } from './by-ajv.fixture'
import { MISTAKES } from './mistakes/registry'
import { probeTool } from './probe-tool'
import { byMistake, outcomeOf, shareOfStoppable, shareStopped, shareWithoutFormat } from './tally'

const LANGS = ['en', 'zh'] as const
const probeOf = (
  template: (typeof TEMPLATES)[number],
  lang: Lang,
  grade: (typeof GRADES)[number],
) => probeTool(templateTool(template, lang, grade), { offers: true })
const each = TEMPLATES.flatMap((template) =>
  LANGS.map((lang) => [`${template.id} in ${lang}`, template, lang] as const),
)
const percent = (share: number | undefined): string =>
  share === undefined ? '  -' : String(Math.round(share * 100)).padStart(3)

describe('the schemas of the templates', () => {
  it.each(each)('stop more from poor over middling to good: %s', (_, template, lang) => {
    const [poor, middling, good] = GRADES.map((grade) =>
      shareStopped(probeOf(template, lang, grade).tally),
    )
    expect(middling).toBeGreaterThan(poor!)
    expect(good).toBeGreaterThan(middling!)
  })

  it.each(each)('good: stop nine in ten of what a schema can stop: %s', (_, template, lang) => {
    const { tally, problem, missed } = probeOf(template, lang, 'good')
    expect(problem).toBeUndefined()
    expect(missed).toEqual([])
    expect(shareOfStoppable(tally)).toBeGreaterThanOrEqual(0.9)
  })

  it.each(each)('good: what gets through is for the program to check: %s', (_, template, lang) => {
    const left = probeOf(template, lang, 'good').places.flatMap(({ trials }) =>
      trials.filter(({ verdict }) => verdict.is === 'through'),
    )
    expect(left.map(({ remedy }) => remedy?.is)).not.toContain('ask')
    for (const { remedy } of left) expect(remedy).toBeDefined()
  })

  it.each(each)('ajv is of the same mind about every wrong call: %s', (_, template, lang) => {
    for (const grade of GRADES)
      expect(
        disagreements(templateTool(template, lang, grade), probeOf(template, lang, grade)),
      ).toEqual([])
  })

  it.each(each)(
    'every edit offered stops its mistake and refuses nothing right: %s',
    (_, template, lang) => {
      for (const grade of GRADES)
        expect(
          badOffers(templateTool(template, lang, grade), probeOf(template, lang, grade)),
        ).toEqual([])
    },
  )

  it('every kind of mistake applies somewhere', () => {
    const counts = new Map(MISTAKES.map(({ id }) => [id, { tried: 0, stopped: 0 }]))
    for (const [, template, lang] of each)
      for (const grade of GRADES)
        for (const { trials } of probeOf(template, lang, grade).places)
          for (const [id, own] of byMistake(trials)) {
            const count = counts.get(id)!
            count.tried++
            if (outcomeOf(own) === 'stopped') count.stopped++
          }
    const lines = [...counts].map(
      ([id, { tried, stopped }]) =>
        `${id.padEnd(20)} ${String(tried).padStart(5)} ${String(stopped).padStart(5)}`,
    )
    stdout.write(['kind                 tried stopped', ...lines, ''].join('\n'))
    expect([...counts].filter(([, { tried }]) => tried === 0).map(([id]) => id)).toEqual([])
  })

  it('are told in a table', () => {
    const lines = each.map(([name, template, lang]) => {
      const cells = GRADES.map((grade) => {
        const { tally } = probeOf(template, lang, grade)
        return [shareStopped, shareOfStoppable, shareWithoutFormat]
          .map((share) => percent(share(tally)))
          .join(' ')
      })
      return `${name.padEnd(26)} ${cells.join('  |  ')}`
    })
    stdout.write(
      [
        'stopped, of what a schema can stop, without format: poor | middling | good',
        ...lines,
        '',
      ].join('\n'),
    )
    expect(lines).toHaveLength(each.length)
  })
})
