import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, ORDER_NOT_FOUND, UNAVAILABLE } from '../shared/errors'
import { CURRENCY } from '../shared/money'
import { ORDER_NUMBER } from '../shared/order-number'
import { OWN_ORDER } from '../shared/own-order'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const refundLookup = defineTemplate({
  id: 'refund-lookup',
  kind: 'query',
  title: { en: 'Look up a refund', zh: '查询退款' },
  note: {
    en: 'Follows a refund that was requested; estimate and request are tools of their own.',
    zh: '查询已提交的退款进度；试算和申请是另外的工具。',
  },
  poor: {
    name: 'refundQuery',
    description: both('Refund query', '退款查询'),
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string' }, type: { type: 'integer' }, sign: { type: 'string' } },
    },
  },
  middling: {
    name: 'get_refund_info',
    description: both(
      'Gets the refund of an order by its order number. Returns the amount, the status and the date.',
      '根据订单号查询一笔订单的退款，返回金额、状态和日期。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          minLength: 1,
          description: both(
            'Which order is refunded, e.g. SO20480117',
            '退款的订单编号，例如SO20480117',
          ),
        },
      },
      required: ['order_no'],
    },
  },
  good: {
    name: 'get_refund',
    title: both('Look up a refund', '查询退款'),
    description: {
      does: both(
        'Looks up how far the refund of one order of the signed-in customer has come. It only reads.',
        '查询当前客户一笔订单的退款进度。只读。',
      ),
      when: both(
        'Use it when the customer asks about money that should come back, such as “where is my refund?”. A refund or a cancellation was requested before, and the order number has to be known.',
        '当用户询问退的钱到哪一步了（如“我的退款到账了吗”）时使用。此前已申请退款或取消订单，并且知道订单号。',
      ),
      whenNot: both(
        'Do not use it to ask for a refund: use submit_refund_request instead. To see how much would come back use estimate_refund; for the original payment use get_payment.',
        '不要用于申请退款，请改用submit_refund_request；想知道能退多少请改用estimate_refund，查原支付请改用get_payment。',
      ),
      returns: both(
        'Returns the state, the amount, where the money goes and when it should arrive. The case notes are not included. NOT_FOUND means that no refund was requested for the order.',
        '返回退款状态、金额、退回渠道和预计到账日期，不含审核备注。NOT_FOUND表示这笔订单没有申请过退款。',
      ),
      limits: both(
        'Covers refunds of the last 24 months, the newest one of each order.',
        '只覆盖近24个月的退款，每笔订单只给出最近一次。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: { order_number: ORDER_NUMBER },
      required: ['order_number'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['FOUND', 'NOT_FOUND', 'FAILED'],
      both('Whether there is a refund.', '是否有退款记录。'),
      {
        refund_number: { type: 'string', description: both('Number of the refund.', '退款编号。') },
        state: {
          type: 'string',
          description: both('How far the refund has come.', '退款当前所处的阶段。'),
          enum: ['IN_REVIEW', 'APPROVED', 'PAID_BACK', 'REJECTED'],
        },
        amount_cents: {
          type: 'integer',
          description: both('Amount, in cents.', '退款金额，单位为分。'),
        },
        currency: CURRENCY,
        paid_to: {
          type: 'string',
          description: both('Where the money goes, masked.', '退回渠道，已脱敏。'),
        },
        expected_on: {
          type: 'string',
          description: both(
            'When the money should arrive, YYYY-MM-DD.',
            '预计到账日期，格式YYYY-MM-DD。',
          ),
          format: 'date',
        },
        contact: {
          type: 'string',
          description: both('Whom to ask when it is overdue.', '逾期未到账时可以找谁。'),
        },
      },
    ),
    inputExamples: [{ order_number: 'SO20480117' }],
    annotations: { readOnlyHint: true, openWorldHint: false },
    strict: true,
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [OWN_ORDER],
      timeout: readWithin(5),
      injected: CALLER,
      outcomes: [
        { state: 'FOUND', meaning: both('The refund is in the result.', '结果里有退款信息。') },
        { state: 'NOT_FOUND', meaning: both('No refund was requested.', '没有申请过退款。') },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'contact',
          meaning: both('The refund is overdue; this desk can help.', '退款逾期，可联系此处。'),
        },
      ],
      errors: [INVALID_ARGUMENTS, ORDER_NOT_FOUND, NO_PERMISSION, UNAVAILABLE],
      resultSize: {
        summary: both('One refund, seven fields.', '一笔退款，七个字段。'),
        key: 'refund_number',
      },
      audit: READ_AUDIT,
    },
  },
})
