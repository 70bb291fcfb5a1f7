import { describe, expect, it } from 'vitest'
import { getIn } from '../../json/node'
import { toPlain } from '../../json/plain'
import { contractOf } from '../../model/contract'
import { lintAlone, lintTool } from '../engine'
import { exampleContract } from '../example-contract'
import { exampleTool } from '../example-tool'
import { CONTRACT_RULES } from '../lists/contract-rules'
import { ruleOf } from '../registry'
import { fixed, read, said } from './fixed.fixture'

type Facets = Readonly<Record<string, unknown>>

const langs = ['en', 'zh'] as const

const of = (id: string, facets: Facets, members: Facets = {}, name?: string) =>
  said(read(exampleContract('en', facets, members, name)), ruleOf(id)!)

describe('a contract that is whole', () => {
  it.each(langs)('has nothing to find and full marks (%s)', (lang) => {
    const tool = read(exampleContract(lang))
    expect(lintAlone(tool, CONTRACT_RULES)).toEqual([])
    const { findings, parts } = lintTool(tool)
    expect(findings).toEqual([])
    expect(parts.find(({ name }) => name === 'contract')).toMatchObject({ points: 20, of: 20 })
  })

  it.each(langs)('is not asked for where none is stated (%s)', (lang) => {
    const asked = lintTool(read(exampleTool(lang))).findings
    expect(asked.filter(({ rule }) => ruleOf(rule)!.group === 'contract')).toEqual([])
  })
})

describe('without a contract the checklists', () => {
  const ids = (name: string, description: string, members: object = {}): readonly string[] =>
    lintAlone(
      read(exampleTool('en', { name, description, members: members as Facets })),
      CONTRACT_RULES,
    )
      .filter(({ rule }) => ruleOf(rule)!.needs === 'contract')
      .map(({ rule }) => rule)

  it('ask of a change what a change needs', () => {
    const found = ids('delete_order', 'Deletes one order.')
    expect(found).toEqual(
      expect.arrayContaining([
        'destructive-confirmed',
        'write-is-idempotent',
        'outcomes-stated',
        'errors-structured',
        'write-is-verified',
      ]),
    )
    expect(found).not.toContain('write-is-guarded')
  })
  it('ask nothing of that of a read', () => {
    expect(ids('get_order', 'Looks up one order.')).toEqual(['strict-explained'])
  })
  it('take the hint for what a second call does', () => {
    const members = { annotations: { idempotentHint: true } }
    expect(ids('cancel_order', 'Cancels one order.', members)).not.toContain('write-is-idempotent')
  })
  it.each([
    [[]],
    ['write'],
    [3],
    [null],
    [{ errors: {}, outcomes: 'x', idempotency: [], checks: [1] }],
  ])('survive a contract of another shape: %j', (contract) => {
    const tool = read(exampleTool('en', { name: 'delete_order', members: { contract } }))
    expect(lintAlone(tool, CONTRACT_RULES).map(({ rule }) => rule)).not.toContain('rule-crashed')
  })
})

describe('what a second call does', () => {
  const unhinted = { annotations: { readOnlyHint: false, destructiveHint: false } }
  it.each([
    [undefined, ['unsaid warning contract/idempotency']],
    [{ by: 'key', key: 'cancel:{workflow}:{step}' }, []],
    [{ by: 'key' }, ['noKey info contract/idempotency']],
    ['key', ['noKey info contract/idempotency']],
    [{ by: 'fields', fields: ['order_number'] }, []],
    [{ by: 'fields', fields: ['user_id', 'order_number'] }, []],
    [{ by: 'fields', fields: ['order.order_number'] }, []],
    [{ by: 'fields', fields: [] }, ['noFields warning contract/idempotency']],
    [
      { by: 'fields', fields: ['order_number', 'refund_no'] },
      ['unknownField warning contract/idempotency/fields/1'],
    ],
    [{ by: 'none', text: 'Every call sends one more.' }, []],
    [{ by: 'none' }, ['notRepeatable info contract/idempotency']],
  ])('%j', (idempotency, expected) => {
    expect(of('write-is-idempotent', { idempotency }, unhinted)).toEqual(expected)
  })
})

describe('a retry', () => {
  const error = (code: string, next = 'Try again.', when = '') => [
    { code, retryable: true, next, when, text: 'It did not work.' },
  ]
  const none = { by: 'none', text: 'Every call sends one more.' }
  const key = { by: 'key', key: 'a:{step}' }
  it.each([
    [none, error('TIMEOUT'), ['unknown error']],
    [none, error('SERVICE_BUSY'), ['notIdempotent error']],
    [none, error('上游超时'), ['unknown error']],
    [undefined, error('SERVICE_UNAVAILABLE'), ['notIdempotent error']],
    [key, error('RESULT_UNKNOWN'), ['unknown warning']],
    [key, error('结果未知', '再调用一次。'), ['unknown warning']],
    // Refused before anything was done, so nothing is done twice.
    [none, error('RATE_LIMITED'), []],
    [none, error('INVALID_DATE'), []],
    [none, error('BUSY', 'Try again.', 'The request was refused; nothing has been changed.'), []],
    [none, error('限流', '稍后再试。'), []],
    [key, error('TIMEOUT'), []],
    [key, error('RESULT_UNKNOWN', 'Call get_order and look at its status.'), []],
    [key, error('RESULT_UNKNOWN', '用同一个幂等键重试。'), []],
    [none, [{ code: 'TIMEOUT', retryable: false, next: 'Look it up.', text: '' }], []],
  ])('by %j after %j', (idempotency, errors, expected) => {
    const found = of('no-unsafe-retry', { idempotency, errors })
    expect(found.map((each) => each.replace(/ contract.*/, ''))).toEqual(expected)
  })
  it('of a read is never unsafe', () => {
    const facets = { effect: 'read', idempotency: undefined, errors: error('TIMEOUT') }
    expect(of('no-unsafe-retry', facets)).toEqual([])
  })
  it('is taken back by the fix', () => {
    const tool = read(exampleContract('en', { idempotency: none, errors: error('TIMEOUT') }))
    const [after] = fixed(tool, lintAlone(tool, [ruleOf('no-unsafe-retry')!])[0])
    expect(contractOf(after!)!.errors[0]!.retryable).toBe(false)
  })
})

describe('accepted is not done', () => {
  const done = ['COMPLETED', 'REJECTED']
  it.each([
    ['Asks for a refund. Staff decide later.', done, 1],
    ['Queues the export and returns a job id.', done, 1],
    ['Runs asynchronously; poll for the result.', done, 1],
    ['提交退款申请，由人工审核。', done, 1],
    ['提交后异步处理，1 至 3 个工作日内完成。', done, 1],
    ['请求会先被受理。', done, 1],
    ['Asks for a refund. Staff decide later.', ['ACCEPTED', ...done], 0],
    ['提交退款申请，由人工审核。', ['已受理', '已完成'], 0],
    ['提交退款申请，由人工审核。', ['MANUAL_REVIEW_REQUIRED', 'COMPLETED'], 0],
    ['Cancels the order at once.', done, 0],
    ['立即取消订单。', done, 0],
    ['Creates a ticket. Returns the ticket number.', done, 0],
    // Without any outcome another rule asks for them.
    ['Queues the export.', [], 0],
  ])('“%s”, %j', (description, outcomes, count) => {
    expect(of('accepted-apart-from-done', { outcomes }, { description })).toHaveLength(count)
  })
  it('for the tool that decides is done', () => {
    const description = '审核退款申请。'
    const facets = { outcomes: done }
    expect(of('accepted-apart-from-done', facets, { description }, 'approve_refund')).toEqual([])
  })

  it.each([
    ['Cancels one order. Returns the status.', 1],
    ['取消一笔订单。返回状态。', 1],
    ['Cancels one order. ACCEPTED means that it waits.', 0],
    ['Asks the shop to cancel one order.', 0],
    ['提交取消申请。', 0],
    ['取消订单。返回成功只表示已受理。', 0],
    ['取消订单，不代表已退款。', 0],
  ])('is said in the text or not: %s', (description, count) => {
    expect(of('says-accepted-not-done', {}, { description })).toHaveLength(count)
  })
  it.each([
    [
      'en',
      'Cancels one order',
      'Cancels one order. ACCEPTED means that the request was accepted and is not done yet; when done, it is COMPLETED.',
    ],
    [
      'zh',
      '取消一笔订单',
      '取消一笔订单。返回ACCEPTED只表示已受理，不代表已完成；办完时为COMPLETED。',
    ],
  ] as const)('and is said by the fix (%s)', (lang, description, expected) => {
    const tool = read(exampleContract(lang, {}, { description }))
    const [after] = fixed(tool, lintAlone(tool, [ruleOf('says-accepted-not-done')!])[0])
    expect(toPlain(getIn(after, ['description'])!)).toBe(expected)
    expect(said(after!, ruleOf('says-accepted-not-done')!)).toEqual([])
  })
})

describe('other facets', () => {
  const signal = [{ field: 'result.needs_confirmation', meaning: 'Ask first.' }]
  it.each([
    ['destructive-confirmed', { effect: 'destructive' }, []],
    [
      'destructive-confirmed',
      { effect: 'destructive', confirmation: 'none' },
      ['nobody warning contract/confirmation'],
    ],
    ['destructive-confirmed', { effect: 'write', confirmation: undefined }, []],
    [
      'write-is-guarded',
      { checks: [], confirmation: 'none' },
      ['unguarded warning contract/checks'],
    ],
    ['write-is-guarded', { checks: [], confirmation: 'none', effect: 'low-risk-write' }, []],
    ['write-is-guarded', { checks: ['It is the caller’s.'], confirmation: 'none' }, []],
    ['outcomes-stated', { outcomes: [] }, ['none warning contract/outcomes']],
    ['outcomes-stated', { outcomes: ['DONE'] }, ['onlyOne info contract/outcomes']],
    ['outcomes-stated', { outcomes: [], effect: 'low-risk-write' }, []],
    ['errors-structured', { errors: [], checks: [] }, ['none warning contract/errors']],
    [
      'errors-structured',
      { errors: [{ next: 'Ask.' }], checks: [] },
      ['noCode warning contract/errors/0'],
    ],
    [
      'errors-structured',
      { checks: [{ text: 'It is open.', error: 'CLOSED' }] },
      ['unknownError warning contract/checks/0/error'],
    ],
    ['errors-structured', { checks: [{ text: 'It is open.' }] }, []],
    ['signals-stated', { signals: [] }, ['none info contract/signals']],
    ['signals-stated', { signals: signal }, []],
    ['signals-stated', { signals: ['needs_confirmation'] }, ['noMeaning info contract/signals/0']],
    [
      'injected-have-source',
      { injected: ['user_id', { name: 'tenant', source: 'session' }] },
      ['noSource info contract/injected/0'],
    ],
    ['strict-explained', { strict: { reason: 'Open fields.' } }, []],
    ['audit-stated', { audit: 'Who asked.' }, []],
  ])('%s, %j', (id, facets, expected) => {
    expect(of(id, facets)).toEqual(expected)
  })

  it('takes over the outcomes that the output schema lists', () => {
    const tool = read(exampleContract('en', { outcomes: [] }))
    const [after] = fixed(tool, lintAlone(tool, [ruleOf('outcomes-stated')!])[0])
    expect(contractOf(after!)!.outcomes.map(({ state }) => state)).toEqual([
      'ACCEPTED',
      'COMPLETED',
      'REJECTED',
    ])
  })

  it.each([
    ['list_orders', {}, 1],
    ['query_orders', {}, 1],
    ['get_order', {}, 0],
    ['get_order_details', {}, 0],
    ['list_orders', { page_size: { type: 'integer' } }, 0],
    ['search_orders', { limit: { type: 'integer' } }, 0],
  ])('a result that may be large says how large: %s %j', (name, properties, count) => {
    const tool = read(exampleTool('en', { name, description: 'Looks up orders.', properties }))
    expect(said(tool, ruleOf('result-is-summary')!)).toHaveLength(count)
  })

  it.each([
    ['all wrong arguments are listed at once, each with its field', 0],
    ['一次返回所有参数错误，每项含字段、期望值和实际值', 0],
    ['the date is in the past', 1],
  ])('errors together: %s', (when, count) => {
    const properties = { city: { type: 'string' }, day: { type: 'string' } }
    const members = { contract: { errors: [{ code: 'BAD', when }] } }
    const tool = read(exampleTool('en', { properties, members }))
    expect(said(tool, ruleOf('errors-together')!)).toHaveLength(count)
  })
})
