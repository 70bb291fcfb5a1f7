import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { afterEdits } from '../../json/after-edits'
import { applyEdits, type Edit } from '../../json/edit'
import { get, getIn, type JsonNode, type JsonObject, str } from '../../json/node'
import { parse } from '../../json/parse'
import { fromPlain, toPlain } from '../../json/plain'
import { print } from '../../json/print'
import { lintTool } from '../../lint/engine'
import { descriptionText } from '../../model/description'
import { TEMPLATES } from '../../templates/registry'
import { changeRow, dropRow, moveRow } from './change-row'
import { RESULT_TABLES } from './result-rows'
import { isOutOfPlace, unwrittenParts, writeParts } from './write-result'

const asTool = (plain: unknown): JsonObject => fromPlain(plain) as JsonObject
const written = (tool: JsonObject): JsonObject =>
  afterEdits(tool, writeParts(tool, unwrittenParts(tool)))
const plain = (node: JsonNode | undefined): unknown => node && toPlain(node)
/** Every edit must apply, or the author would click and nothing would happen. */
function done(tool: JsonObject, edits: readonly Edit[]): JsonObject {
  const edited = applyEdits(print(tool), edits)
  expect(edited).toMatchObject({ ok: true })
  return parse(edited.ok ? edited.text : '').root as JsonObject
}

const contract = {
  effect: 'write',
  outcomes: [
    { state: 'ACCEPTED', meaning: 'The request is in. The shop decides later.' },
    'COMPLETED',
    { state: 'REJECTED', meaning: 'The order stays as it is.' },
  ],
  signals: [
    { field: 'beyond_range', meaning: 'Averages are available instead.', tool: 'get_normals' },
    { field: 'contact', meaning: 'Whom to ask.' },
  ],
  errors: [{ code: 'NOT_FOUND', when: 'There is no such order.', own: 1 }, 'BUSY'],
}
const contractZh = {
  effect: 'write',
  outcomes: [
    { state: 'ACCEPTED', meaning: '申请已受理。等待仓库确认。' },
    { state: 'REJECTED', meaning: '申请被驳回。' },
  ],
  signals: [{ field: 'beyond_range', meaning: '可以改查平均值。', tool: 'get_normals' }],
  errors: [{ code: 'NOT_FOUND', when: '没有这笔订单。' }],
}
const inEnglish = asTool({
  name: 'cancel_order',
  description: { does: 'Asks to cancel an order.', limits: 'Orders of the last 90 days only.' },
  inputSchema: { type: 'object', properties: {} },
  contract,
})
const inChinese = asTool({
  name: 'cancel_order',
  description: '申请取消一笔订单。只支持近90天的订单。',
  contract: contractZh,
})

describe('writing the tables of a result', () => {
  it('says all of it in schema and description, in the language of the description', () => {
    const tool = written(inEnglish)
    expect(plain(get(tool, 'description'))).toEqual({
      does: 'Asks to cancel an order.',
      returns:
        'Returns status: ACCEPTED (the request is in; the shop decides later), COMPLETED, REJECTED (the order stays as it is). Returns beyond_range (when true, use get_normals: Averages are available instead), contact (when present: Whom to ask).',
      limits:
        'Orders of the last 90 days only. Fails with NOT_FOUND (there is no such order), BUSY.',
    })
    expect(plain(get(tool, 'outputSchema'))).toMatchObject({
      type: 'object',
      properties: {
        status: { type: 'string', enum: ['ACCEPTED', 'COMPLETED', 'REJECTED'] },
        beyond_range: {
          type: 'boolean',
          description: 'Averages are available instead: use get_normals.',
        },
        contact: { type: 'string', description: 'Whom to ask.' },
        error: { properties: { code: { enum: ['NOT_FOUND', 'BUSY'] } } },
      },
      required: ['status'],
    })
    expect(plain(get(written(inChinese), 'description'))).toBe(
      '申请取消一笔订单。只支持近90天的订单。返回status：ACCEPTED（申请已受理；等待仓库确认）、REJECTED（申请被驳回）。返回beyond_range（为true时改用get_normals：可以改查平均值）。失败时返回错误码NOT_FOUND（没有这笔订单）。',
    )
  })

  it.each([
    ['answers', inEnglish],
    ['one text', inChinese],
  ])('is not done twice: %s', (_, tool) => {
    const once = written(tool)
    expect(unwrittenParts(once)).toEqual([])
    expect(print(written(once))).toBe(print(once))
  })

  it('leaves what an author says in other words, and adds only what is missing', () => {
    const tool = asTool({
      name: 'a',
      description: { does: 'Asks.', returns: 'ACCEPTED only means that the request is in.' },
      outputSchema: {
        type: 'object',
        properties: { outcome: { type: 'string', enum: ['ACCEPTED'] }, error: { type: 'string' } },
      },
      contract: { outcomes: contract.outcomes, errors: ['BUSY'] },
    })
    const now = written(tool)
    expect(plain(getIn(now, ['description', 'returns']))).toBe(
      'ACCEPTED only means that the request is in. Returns outcome: COMPLETED, REJECTED (the order stays as it is).',
    )
    expect(plain(get(now, 'outputSchema'))).toMatchObject({
      properties: {
        outcome: { enum: ['ACCEPTED', 'COMPLETED', 'REJECTED'] },
        error: { type: 'string' },
      },
    })
  })

  it.each([
    ['a list', { type: 'array', items: {} }],
    ['a reference', { $ref: '#/$defs/a' }],
    ['a text', 'status'],
    ['properties that are a list', { type: 'object', properties: [] }],
  ])('writes nothing into an output schema that is %s, and says so', (_, outputSchema) => {
    const tool = asTool({ name: 'a', outputSchema, contract })
    expect(unwrittenParts(tool).every(({ place }) => place === 'text')).toBe(true)
    expect(isOutOfPlace(tool)).toBe(true)
  })
})

describe('changing a row', () => {
  const tool = written(inEnglish)
  const returns = (now: JsonObject) => plain(getIn(now, ['description', 'returns'])) as string

  it('changes what it wrote, and no other text', () => {
    const renamed = done(tool, changeRow(tool, 'outcomes', 1, 'state', str('DONE')))
    expect(returns(renamed)).toBe(returns(tool).replace('COMPLETED', 'DONE'))
    expect(plain(getIn(renamed, ['outputSchema', 'properties', 'status', 'enum']))).toEqual([
      'ACCEPTED',
      'DONE',
      'REJECTED',
    ])
    const meant = done(tool, changeRow(tool, 'outcomes', 1, 'meaning', str('It is cancelled.')))
    expect(returns(meant)).toBe(returns(tool).replace('COMPLETED', 'COMPLETED (it is cancelled)'))
    const led = done(tool, changeRow(tool, 'signals', 0, 'tool', str('get_archive')))
    expect(returns(led)).toBe(returns(tool).replace('get_normals', 'get_archive'))
    expect(
      plain(getIn(led, ['outputSchema', 'properties', 'beyond_range', 'description'])),
    ).toContain('get_archive')
    const field = done(tool, changeRow(tool, 'signals', 1, 'field', str('ask_whom')))
    expect(returns(field)).toBe(returns(tool).replace('contact', 'ask_whom'))
    expect(getIn(field, ['outputSchema', 'properties', 'ask_whom'])).toBeDefined()
    const when = done(tool, changeRow(tool, 'errors', 0, 'when', undefined))
    expect(plain(getIn(when, ['contract', 'errors', 0]))).toEqual({ code: 'NOT_FOUND', own: 1 })
    expect(descriptionText(when)).toContain('Fails with NOT_FOUND, BUSY.')
  })

  it('taken out takes what it wrote along, the last one the sentence', () => {
    const one = done(tool, dropRow(tool, 'outcomes', 0))
    expect(returns(one)).toContain('Returns status: COMPLETED, REJECTED')
    expect(plain(getIn(one, ['outputSchema', 'properties', 'status', 'enum']))).toEqual([
      'COMPLETED',
      'REJECTED',
    ])
    let none = one
    for (let left = 2; left > 0; left--) none = done(none, dropRow(none, 'outcomes', 0))
    expect(returns(none)).toMatch(/^Returns beyond_range/)
    const noSignal = done(tool, dropRow(tool, 'signals', 1))
    expect(getIn(noSignal, ['outputSchema', 'properties', 'contact'])).toBeUndefined()
    const touched = done(tool, [
      { op: 'set', path: ['outputSchema', 'properties', 'contact', 'maxLength'], value: str('9') },
    ])
    const kept = done(touched, dropRow(touched, 'signals', 1))
    expect(getIn(kept, ['outputSchema', 'properties', 'contact'])).toBeDefined()
  })

  it('moved moves in sentence and list', () => {
    const moved = done(tool, moveRow(tool, 'outcomes', 2, 0))
    expect(returns(moved)).toMatch(/^Returns status: REJECTED .*, ACCEPTED .*, COMPLETED\./)
    expect(plain(getIn(moved, ['outputSchema', 'properties', 'status', 'enum']))).toEqual([
      'REJECTED',
      'ACCEPTED',
      'COMPLETED',
    ])
  })

  it('in any order, and any words, keeps every sentence of the author', () => {
    const words = fc.constantFrom(
      '',
      'Ok. Then more.',
      'No (really), no.',
      'A',
      '已受理。等待',
      'x\ny',
    )
    const step = fc.record({
      table: fc.constantFrom(...RESULT_TABLES),
      index: fc.nat(3),
      to: fc.nat(2),
      what: fc.constantFrom('meaning', 'when', 'tool', 'drop', 'move', 'write'),
      words,
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let now = inEnglish
        for (const { table, index, to, what, words: text } of steps) {
          const items = getIn(now, ['contract', table])
          const count = items?.kind === 'array' ? items.items.length : 0
          if (what === 'write') now = written(now)
          else if (index >= count) continue
          else if (what === 'drop') now = done(now, dropRow(now, table, index))
          else if (what === 'move') {
            if (to < count && to !== index) now = done(now, moveRow(now, table, index, to))
          } else
            now = done(now, changeRow(now, table, index, what, text === '' ? undefined : str(text)))
        }
        const text = descriptionText(now)
        expect(text).toContain('Asks to cancel an order.')
        expect(text).toContain('Orders of the last 90 days only.')
        expect(text.match(/Returns \w+: /g)?.length ?? 0).toBeLessThanOrEqual(1)
        expect(unwrittenParts(written(now))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

describe('what is written of a template', () => {
  it.each(
    TEMPLATES.flatMap(
      ({ id, tools }) =>
        [
          [id, 'en', tools.en.good],
          [id, 'zh', tools.zh.good],
        ] as const,
    ),
  )('%s in %s adds no finding and settles those about the result', (_, __, good) => {
    const bare = asTool({ ...good, outputSchema: undefined })
    const tool = done(bare, [{ op: 'remove', path: ['outputSchema'] }])
    const codesOf = (each: JsonObject) => new Set(lintTool(each).findings.map(({ rule }) => rule))
    const before = codesOf(tool)
    const after = codesOf(written(tool))
    expect([...after].filter((rule) => !before.has(rule))).toEqual([])
    for (const rule of [
      'outcomes-stated',
      'errors-structured',
      'signals-stated',
      'says-accepted-not-done',
    ])
      expect(after.has(rule), rule).toBe(false)
  })
})
