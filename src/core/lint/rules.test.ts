import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import type { JsonObject } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { lintAlone, lintTogether } from './engine'
import type { Finding } from './finding'
import { RULES, ruleOf } from './registry'
import { type Example, GROUPS, isOnByDefault, type Rule } from './rule'

const folder = path.join(import.meta.dirname, 'rules')
const files = readdirSync(folder).flatMap((group) =>
  readdirSync(path.join(folder, group))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `${group}/${file}`),
)

const toolsOf = (example: Example): JsonObject[] =>
  example.tools.map((tool) => rootObject(parse(print(fromPlain(tool))))!)

const lint = (tools: readonly JsonObject[], rules: readonly Rule[] = RULES): Finding[] => [
  ...tools.flatMap((tool, index) =>
    lintAlone(tool, rules).map((finding) => ({ ...finding, tool: index })),
  ),
  ...lintTogether(tools, rules),
]

const keyOf = (finding: Finding): string =>
  JSON.stringify([finding.rule, finding.message, finding.tool, finding.path])

describe('the list of rules', () => {
  it('has one rule for each file, in the folder of its group, named after its id', () => {
    expect(RULES.map((rule) => `${rule.group}/${rule.id}.ts`).sort()).toEqual([...files].sort())
  })
  it('has no id twice', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length)
  })
  it('has at least six rules with a fix and some of every group', () => {
    expect(
      RULES.filter((rule) => Object.keys(rule.fixes).length > 0).length,
    ).toBeGreaterThanOrEqual(6)
    expect(new Set(RULES.map((rule) => rule.group))).toEqual(new Set(GROUPS))
  })
  it('keeps every file short', () => {
    for (const file of files)
      expect(
        readFileSync(path.join(folder, file), 'utf8').split('\n').length,
        file,
      ).toBeLessThanOrEqual(150)
  })
})

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  const cases = (kind: 'good' | 'bad') =>
    rule.examples[kind].map((example) => [example.lang, example] as const)

  it('is explained in both languages, with examples of each', () => {
    const texts = [
      rule.summary,
      rule.why,
      ...Object.values(rule.messages),
      ...Object.values(rule.fixes),
    ]
    for (const { en, zh } of texts) {
      expect(en).toMatch(/^["A-Z{0-9]/)
      expect(zh).toMatch(/[\u4e00-\u9fff]/)
      expect(zh, 'half-width marks beside Chinese').not.toMatch(
        /[\u4e00-\u9fff][,;:!?]|[,;!?][\u4e00-\u9fff]/,
      )
      expect([...zh.matchAll(/\{\w+\}/g)].map(String).sort()).toEqual(
        [...en.matchAll(/\{\w+\}/g)].map(String).sort(),
      )
    }
    for (const kind of ['good', 'bad'] as const)
      expect(new Set(rule.examples[kind].map(({ lang }) => lang))).toEqual(new Set(['en', 'zh']))
  })

  it.each(cases('good'))('passes its good example (%s)', (_lang, example) => {
    expect(lint(toolsOf(example), [rule])).toEqual([])
  })

  it.each(cases('bad'))('flags its bad example (%s)', (_lang, example) => {
    const findings = lint(toolsOf(example), [rule])
    expect(findings.length).toBeGreaterThan(0)
    for (const finding of findings) {
      expect(finding.rule).toBe(rule.id)
      expect(Object.keys(rule.messages)).toContain(finding.message)
      const slots = [...rule.messages[finding.message]!.en.matchAll(/\{(\w+)\}/g)].map(
        (hit) => hit[1]!,
      )
      expect(Object.keys(finding.values)).toEqual(expect.arrayContaining(slots))
    }
  })

  it.each(cases('bad'))(
    'has fixes that remove their finding and add none (%s)',
    (_lang, example) => {
      const tools = toolsOf(example)
      const before = lint(tools)
      for (const finding of before.filter(({ rule: id, fix }) => id === rule.id && fix)) {
        const index = finding.tool ?? 0
        const edited = applyEdits(print(tools[index]!), finding.fix!.edits)
        if (!edited.ok) throw new Error(edited.reason)
        const after = lint(
          tools.map((tool, i) => (i === index ? rootObject(parse(edited.text))! : tool)),
        )
        expect(after.map(keyOf)).not.toContain(keyOf(finding))
        // What is only asked when switched on may be asked of what is new.
        const spoken = (all: readonly Finding[]) =>
          all.filter((each) => each.rule === rule.id || isOnByDefault(ruleOf(each.rule)!))
        expect(spoken(after).length).toBeLessThan(spoken(before).length)
        for (const key of spoken(after).map(keyOf)) expect(before.map(keyOf)).toContain(key)
      }
    },
  )
})
