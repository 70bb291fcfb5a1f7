import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FACETS, LISTS, RECORDS } from '../authoring/contract/facets'
import { applyEdits } from '../json/edit'
import { get, type JsonNode, type JsonObject, membersOf } from '../json/node'
import { isStrictJson, parse } from '../json/parse'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { lintSet, lintTool } from '../lint/engine'
import type { Finding } from '../lint/finding'
import { ruleOf } from '../lint/registry'
import type { Lang } from '../lint/rule'
import { contractOf } from '../model/contract'
import { setKeyword } from '../model/parameters'
import { ANSWERS, nameOf, TOOL_KEYS } from '../model/tool'
import { walkSchema } from '../schema/walk'
import { asToolText, TEMPLATES, templateSet } from './registry'
import { GRADES, type Grade, type Template } from './template'

/** The templates that are promised, by what the good version is called. */
const PROMISED: Readonly<Record<string, string>> = {
  'query-one': 'get_invoice',
  'search-list': 'search_products',
  'do-action': 'close_support_ticket',
  'create-reminder': 'create_reminder',
  weather: 'get_weather_forecast',
  calculator: 'calculate_expression',
  'send-email': 'send_email',
  'user-lookup': 'get_user_account',
  'order-lookup': 'get_order',
  'payment-lookup': 'get_payment',
  'refund-lookup': 'get_refund',
  shipments: 'list_shipments',
  'refund-estimate': 'estimate_refund',
  'refund-request': 'submit_refund_request',
  'order-cancellation': 'request_order_cancellation',
  'delivery-address': 'change_delivery_address',
  'travel-orders': 'list_travel_orders',
  'travel-approval': 'request_travel_approval',
  'itinerary-planner': 'plan_itinerary',
}

const LANGS = ['en', 'zh'] as const
const published = path.resolve(import.meta.dirname, '../../../public/schema/tool.json')
const isDocument = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(published, 'utf8')) as object,
)

const documentOf = (template: Template, lang: Lang, grade: Grade): JsonObject =>
  fromPlain(template.tools[lang][grade]) as JsonObject
const reportOf = (template: Template, lang: Lang, grade: Grade) =>
  lintTool(documentOf(template, lang, grade))
const scoreOf = (template: Template, lang: Lang, grade: Grade): number =>
  reportOf(template, lang, grade).score ?? 0
const said = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ rule, severity, path: at }) => `${severity} ${rule} #${pointer(at)}`)

const each = TEMPLATES.flatMap((template) =>
  LANGS.map((lang) => [`${template.id} in ${lang}`, template, lang] as const),
)

describe('the templates', () => {
  it('are all there, each good one under its name', () => {
    const names = TEMPLATES.map(({ id, tools }) => [id, nameOf(fromPlain(tools.en.good))])
    expect(Object.fromEntries(names)).toEqual(PROMISED)
    expect(names).toHaveLength(Object.keys(PROMISED).length)
  })

  it.each(each)('are documents of the published format: %s', (_, template, lang) => {
    for (const grade of GRADES) {
      const text = asToolText(template, lang, grade)
      expect(isStrictJson(parse(text)), grade).toBe(true)
      expect(isDocument(JSON.parse(text)), `${grade}: ${JSON.stringify(isDocument.errors)}`).toBe(
        true,
      )
    }
  })

  it.each(each)('good: nothing wrong, and nothing about the name: %s', (_, template, lang) => {
    const { findings } = reportOf(template, lang, 'good')
    expect(said(findings.filter(({ severity }) => severity !== 'info'))).toEqual([])
    expect(said(findings.filter(({ rule }) => ruleOf(rule)?.group === 'naming'))).toEqual([])
  })

  it.each(each)('move the score from poor over middling to good: %s', (_, template, lang) => {
    const [poor, middling, good] = GRADES.map((grade) => scoreOf(template, lang, grade))
    expect(good).toBeGreaterThanOrEqual(95)
    expect(poor).toBeLessThanOrEqual(45)
    expect(middling).toBeGreaterThanOrEqual(poor! + 15)
    expect(middling).toBeLessThanOrEqual(good! - 15)
  })

  it.each(each)('good: state everything a call depends on: %s', (_, template, lang) => {
    const contract = contractOf(documentOf(template, lang, 'good'))!
    const { properties } = (template.tools.en.good as { inputSchema: { properties: object } })
      .inputSchema
    expect(contract.errors.length).toBeGreaterThan(2)
    for (const error of contract.errors)
      expect(error).toMatchObject({
        retryable: expect.any(Boolean) as boolean,
        next: expect.any(String) as string,
        text: expect.any(String) as string,
        when: expect.any(String) as string,
      })
    for (const check of contract.checks)
      expect(contract.errors.map(({ code }) => code)).toContain(check.error)
    for (const { name } of contract.injected) expect(properties).not.toHaveProperty(name)
    if (template.kind !== 'write') return
    expect(contract.confirmation).toBeDefined()
    expect(contract.idempotency?.by).toMatch(/key|fields/)
    expect(contract.verification).toBeDefined()
  })

  it.each(each)('good: say in the result what the contract promises: %s', (_, template, lang) => {
    const contract = contractOf(documentOf(template, lang, 'good'))!
    const output = (
      template.tools.en.good as {
        outputSchema: { properties: Record<string, { enum?: readonly string[] }> }
      }
    ).outputSchema.properties
    expect(contract.outcomes.map(({ state }) => state)).toEqual(output.outcome?.enum)
    for (const { field } of contract.signals) expect(output).toHaveProperty(field)
    const names = TEMPLATES.map(({ tools }) => nameOf(fromPlain(tools[lang].good)))
    const known = [...names, ...contract.outside.map(({ name }) => name)]
    for (const { tool } of contract.signals) if (tool) expect(known).toContain(tool)
  })

  it.each(TEMPLATES)('read alike in both languages: $id', (template) => {
    for (const grade of GRADES) {
      const [en, zh] = LANGS.map((lang) => reportOf(template, lang, grade))
      expect(Math.abs(en!.score! - zh!.score!), grade).toBeLessThanOrEqual(3)
      expect(zh!.reading.answers, grade).toEqual(en!.reading.answers)
    }
    const { answers } = reportOf(template, 'en', 'good').reading
    expect(answers).toEqual(Object.fromEntries(ANSWERS.map((answer) => [answer, 2])))
  })

  it.each(TEMPLATES)('are one definition in both languages: $id', (template) => {
    for (const grade of GRADES)
      expect(shapeOf(template.tools.zh[grade])).toEqual(shapeOf(template.tools.en[grade]))
  })

  it.each(TEMPLATES)('good: every example of a whole call fits: $id', ({ tools }) => {
    const { inputSchema, outputSchema } = tools.en.good as Record<string, object>
    const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }))
    const fits = ajv.compile(inputSchema!)
    ajv.compile(outputSchema!)
    for (const lang of LANGS)
      for (const example of (tools[lang].good as { inputExamples: readonly object[] })
        .inputExamples)
        expect(fits(example), JSON.stringify(fits.errors)).toBe(true)
  })

  it.each(LANGS)('are written as one writes in %s', (lang) => {
    const slips =
      lang === 'zh'
        ? /[\u3400-\u9fff][ ]|[ ][\u3400-\u9fff]|[\u3400-\u9fff][,.;:?!()]|["']/
        : /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]| {2}|!/
    const texts = TEMPLATES.flatMap((template) =>
      GRADES.flatMap((grade) => [...proseOf(template.tools[lang][grade])]),
    )
    const bare = texts.map((text) => text.replace(/\[\{?[^\]]*\]/g, ''))
    expect(bare.filter((text) => slips.test(text))).toEqual([])
  })

  it.each(LANGS)('good: make one set in %s with nothing wrong between its tools', (lang) => {
    const { findings, tools } = lintSet(
      templateSet(lang).map((tool) => fromPlain(tool) as JsonObject),
    )
    expect(said(findings.filter(({ severity }) => severity !== 'info'))).toEqual([])
    expect(tools).toHaveLength(TEMPLATES.length)
  })
})

describe('the members of the templates', () => {
  it.each(each)('stand in the order in which the form writes them: %s', (_, template, lang) => {
    const tool = documentOf(template, lang, 'good')
    const schemas = ['inputSchema', 'outputSchema'].flatMap((key) => walkSchema(get(tool, key)!))
    for (const { schema } of schemas) expect(keysOf(schema)).toEqual(keysOf(rewritten(schema)))
    const { contract } = template.tools[lang].good as { contract: Record<string, object> }
    expect(Object.keys(contract)).toEqual(FACETS.filter((facet) => facet in contract))
    for (const [facet, order] of Object.entries({ ...RECORDS, ...LISTS }))
      for (const record of [contract[facet] ?? []].flat())
        if (typeof record === 'object')
          expect(Object.keys(record)).toEqual(order.filter((key) => key in record))
    expect(keysOf(tool)).toEqual(TOOL_KEYS.filter((key) => get(tool, key)))
  })
})

const keysOf = (node: JsonNode): readonly string[] => membersOf(node).map(({ key }) => key)

/** The schema as it comes out when its keywords are set from the last to the first. */
function rewritten(schema: JsonNode): JsonNode {
  let text = '{}'
  for (const { key, value } of [...membersOf(schema)].reverse()) {
    const edited = applyEdits(text, setKeyword(parse(text).root, [], key, value))
    if (edited.ok) text = edited.text
  }
  return parse(text).root!
}

/** A value with every text that is prose replaced, so that what is left has to be the same. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return /^[\x21-\x7e]*$/.test(value) && isWord(value) ? value : '…'
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]))
}

/** A name, a code, a pattern or a date, and no word of a sentence. */
const isWord = (text: string): boolean => /[_\d^{]|^[a-z]+$|^[A-Z]+$/.test(text)

/** The texts that are sentences: descriptions, notes and the contract's words. */
function* proseOf(value: unknown): Generator<string> {
  if (typeof value === 'string' && /\s|[\u3400-\u9fff]/.test(value)) yield value
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* proseOf(member)
}
