import { exampleTool } from './example-tool'
import type { Lang } from './rule'

type Facets = Readonly<Record<string, unknown>>

/**
 * A tool that changes something, with a contract that is whole, for the examples of the rules that
 * read contracts. A facet given as undefined is left out.
 */
export function exampleContract(
  lang: Lang,
  facets: Facets = {},
  members: Facets = {},
  name = 'request_order_cancellation',
): object {
  const tool = exampleTool(lang, {
    name,
    description: DESCRIPTIONS[lang],
    members: {
      outputSchema: OUTPUT[lang],
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      contract: without({ ...CONTRACTS[lang], ...facets }),
      ...members,
    },
  })
  return without(tool)
}

const without = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

const DESCRIPTIONS: Readonly<Record<Lang, object>> = {
  en: {
    does: 'Asks the shop to cancel one order that has not been sent.',
    when: 'Use it when the user no longer wants an order.',
    whenNot: 'Do not use it to send goods back.',
    returns: 'Returns whether the request was accepted.',
    limits: 'Covers orders of the last 90 days.',
  },
  zh: {
    does: '申请取消一笔尚未发货的订单。',
    when: '当用户不想要某笔订单时使用。',
    whenNot: '不要用于退货。',
    returns: '返回申请是否已受理。',
    limits: '只覆盖近90天的订单。',
  },
}

const output = (status: string, next: string): object => ({
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ACCEPTED', 'COMPLETED', 'REJECTED'], description: status },
    needs_confirmation: { type: 'boolean', description: next },
  },
  required: ['status'],
})

const OUTPUT: Readonly<Record<Lang, object>> = {
  en: output('How far the request has come.', 'The user must agree first.'),
  zh: output('申请进展到哪一步。', '须先由用户确认。'),
}

const CONTRACTS: Readonly<Record<Lang, Facets>> = {
  en: {
    effect: 'write',
    confirmation: { who: 'user' },
    idempotency: { by: 'fields', fields: ['order_number'] },
    checks: [{ text: 'The order belongs to the caller.', error: 'NOT_YOURS' }],
    verification: 'Reads the order back and compares its status.',
    timeout: { seconds: 10, text: 'Answer that the request is still being worked on.' },
    injected: [{ name: 'user_id', source: 'session' }],
    outcomes: [
      { state: 'ACCEPTED', meaning: 'The request is on record; the shop decides later.' },
      { state: 'COMPLETED', meaning: 'The order is cancelled.' },
      { state: 'REJECTED', meaning: 'The order stays as it is.' },
    ],
    signals: [{ field: 'needs_confirmation', meaning: 'Ask the user to agree first.' }],
    errors: [
      {
        code: 'NOT_YOURS',
        retryable: false,
        next: 'Ask the user for another order number.',
        text: 'This order is not on your account.',
        when: 'The order belongs to somebody else.',
      },
    ],
    resultSize: { summary: 'One record.' },
    audit: ['Who asked, in what words, and the result.'],
    strict: 'The form is checked by the program.',
  },
  zh: {
    effect: 'write',
    confirmation: { who: 'user' },
    idempotency: { by: 'fields', fields: ['order_number'] },
    checks: [{ text: '订单属于当前用户。', error: 'NOT_YOURS' }],
    verification: '写入后重新读取订单，核对状态。',
    timeout: { seconds: 10, text: '答复用户：申请仍在处理。' },
    injected: [{ name: 'user_id', source: '会话' }],
    outcomes: [
      { state: 'ACCEPTED', meaning: '申请已登记，商家稍后决定。' },
      { state: 'COMPLETED', meaning: '订单已取消。' },
      { state: 'REJECTED', meaning: '订单保持不变。' },
    ],
    signals: [{ field: 'needs_confirmation', meaning: '先请用户确认。' }],
    errors: [
      {
        code: 'NOT_YOURS',
        retryable: false,
        next: '请用户另给一个订单号。',
        text: '您的账户下没有这笔订单。',
        when: '订单属于别人。',
      },
    ],
    resultSize: { summary: '一条记录。' },
    audit: ['谁、用什么话提出，以及结果。'],
    strict: '形式由程序检查。',
  },
}
