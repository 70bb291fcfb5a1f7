import type { Lang } from '../rule'

/** Two tools that hold on every line of every list, as plain data that a test may change. */
export const soundSet = (lang: Lang): Record<string, unknown>[] => [look(lang), refund(lang)]

const pick =
  (lang: Lang) =>
  (en: string, zh: string): string =>
    lang === 'en' ? en : zh

function look(lang: Lang): Record<string, unknown> {
  const t = pick(lang)
  return {
    name: 'get_order',
    description: {
      does: t('Looks up one order by its number.', '按订单号查询一笔订单。'),
      when: t('Use it when the user asks where a parcel is.', '当用户询问包裹到哪里了时使用。'),
      whenNot: t(
        'Do not use it when money is wanted back; use request_refund instead.',
        '用户要退款时不要使用，请改用 request_refund。',
      ),
      returns: t(
        'Returns the status, the carrier and the expected date.',
        '返回物流状态、承运商和预计送达日期。',
      ),
      limits: t('Covers orders of the last 90 days.', '历史订单保留 90 天。'),
    },
    strict: true,
    inputSchema: {
      type: 'object',
      properties: { order_number: orderNumber(lang) },
      required: ['order_number'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        status: { type: 'string', description: t('Where the parcel is.', '包裹目前的位置。') },
        refundable: {
          type: 'boolean',
          description: t('Whether a refund may be asked for.', '能否申请退款。'),
        },
        errors: argumentErrors(lang),
      },
    },
    annotations: { readOnlyHint: true },
    contract: {
      effect: 'read',
      signals: [
        {
          field: 'refundable',
          meaning: t('A refund may be offered.', '可以向用户提示退款。'),
          tool: 'request_refund',
        },
      ],
      errors: [notFound(lang)],
    },
  }
}

function refund(lang: Lang): Record<string, unknown> {
  const t = pick(lang)
  return {
    name: 'request_refund',
    description: {
      does: t(
        'Files a request to pay back one delivered order. It does not move money.',
        '为一笔已送达的订单提交退款申请，不直接打款。',
      ),
      when: t('Use it when the user clearly asks for money back.', '当用户明确要求退款时使用。'),
      whenNot: t(
        'Do not use it to see where a parcel is; use get_order instead.',
        '只想知道包裹到哪里了时不要使用，请改用 get_order。',
      ),
      returns: t(
        'Returns the number of the request and its state. ACCEPTED means that it was accepted and is not done yet.',
        '返回申请单号和状态。ACCEPTED 只表示已受理，不代表已完成。',
      ),
      limits: t('Only within 30 days of delivery.', '只限送达后 30 天内。'),
    },
    strict: true,
    inputSchema: {
      type: 'object',
      properties: {
        order_number: orderNumber(lang),
        reason: {
          type: 'string',
          description: t(
            'Why the user wants money back: "damaged" (it arrived broken) or "missing" (it never arrived), for example "damaged". Ask the user when it is unclear.',
            '用户要退款的原因：damaged（收到时已损坏）或 missing（没有收到），例如 damaged。不清楚时要问用户。',
          ),
          enum: ['damaged', 'missing'],
          examples: ['damaged'],
        },
      },
      required: ['order_number', 'reason'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        request_number: { type: 'string', description: t('Number of the request.', '申请单号。') },
        state: {
          type: 'string',
          description: t('How far the request is.', '申请办到哪一步。'),
          enum: ['ACCEPTED', 'COMPLETED', 'REJECTED', 'RESULT_UNKNOWN'],
        },
        errors: argumentErrors(lang),
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    contract: {
      effect: 'write',
      confirmation: { who: 'user' },
      idempotency: { by: 'fields', fields: ['order_number'] },
      checks: [
        { text: t('The order belongs to the caller.', '订单属于当前用户。'), error: 'NOT_FOUND' },
      ],
      verification: t('Reads the request back by its number.', '按申请单号回读核对。'),
      timeout: { seconds: 10, text: t('Answer RESULT_UNKNOWN.', '返回 RESULT_UNKNOWN。') },
      injected: [{ name: 'user_id', source: t('The session.', '会话。') }],
      outcomes: [
        { state: 'ACCEPTED', meaning: t('Filed, not paid.', '已受理，尚未打款。') },
        { state: 'COMPLETED', meaning: t('Paid back.', '已退款。') },
        { state: 'REJECTED', meaning: t('Not possible.', '不予受理。') },
        { state: 'RESULT_UNKNOWN', meaning: t('Not known yet.', '结果未知。') },
      ],
      signals: [
        { field: 'state', meaning: t('Says what to tell the user.', '决定怎么答复用户。') },
      ],
      errors: [notFound(lang)],
      audit: [t('Who asked, in what words.', '谁要求的、原话是什么。')],
    },
  }
}

const orderNumber = (lang: Lang): object => ({
  type: 'string',
  description: pick(lang)(
    'Number printed on the invoice in the user’s message, such as A-1042. Ask the user when it is not given.',
    '用户消息里发票上印的订单号，例如 A-1042。用户没说时要追问。',
  ),
  pattern: '^[A-Z]-[0-9]{4}$',
  examples: ['A-1042'],
})

const argumentErrors = (lang: Lang): object => {
  const t = pick(lang)
  return {
    type: 'array',
    description: t('All argument errors at once.', '一次返回全部参数错误。'),
    items: {
      type: 'object',
      properties: {
        field: { type: 'string', description: t('The field.', '字段。') },
        expected: { type: 'string', description: t('What was expected.', '应为什么。') },
        actual: { type: 'string', description: t('What came.', '实际是什么。') },
      },
    },
  }
}

const notFound = (lang: Lang): object => ({
  code: 'NOT_FOUND',
  retryable: false,
  when: pick(lang)('No order of this user has the number.', '当前用户没有这个订单号。'),
  next: pick(lang)('Ask for the number again.', '请用户再报一次订单号。'),
  text: pick(lang)('There is no such order.', '没有找到这笔订单。'),
})
