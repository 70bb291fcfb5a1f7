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

export const paymentLookup = defineTemplate({
  id: 'payment-lookup',
  kind: 'query',
  title: { en: 'Look up a payment', zh: '查询支付' },
  note: {
    en: 'Tells a payment from a refund and from an invoice.',
    zh: '把支付与退款、发票分清楚。',
  },
  poor: {
    name: 'paymentQuery',
    description: both('Payment query', '支付查询'),
    inputSchema: {
      type: 'object',
      properties: {
        orderId: { type: 'string' },
        merchantId: { type: 'string' },
        type: { type: 'integer' },
      },
    },
  },
  middling: {
    name: 'get_payment_info',
    description: both(
      'Gets the payment of an order by its order number. Returns the amount, the method and the time.',
      '根据订单号查询一笔订单的支付，返回金额、支付方式和时间。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          description: both(
            'Which order was paid, e.g. SO20480117',
            '付款的订单编号，例如SO20480117',
          ),
        },
      },
      required: ['order_no'],
    },
  },
  good: {
    name: 'get_payment',
    title: both('Look up a payment', '查询支付'),
    description: {
      does: both(
        'Looks up the payment of one order of the signed-in customer. It only reads and moves no money.',
        '查询当前客户一笔订单的支付情况。只读，不会动用资金。',
      ),
      when: both(
        'Use it when the customer asks whether or how an order was paid, such as “did my payment go through?”. The order number has to be known.',
        '当用户询问是否付成功、怎么付的（如“我的钱付成功了吗”）时使用。需要先知道订单号。',
      ),
      whenNot: both(
        'Do not use it for money that comes back: use get_refund instead. For the items of an order use get_order, for an invoice use get_invoice. It does not pay or refund.',
        '不要用于查询退回的钱，请改用get_refund；查订单商品请改用get_order，查发票请改用get_invoice。它不会付款或退款。',
      ),
      returns: both(
        'Returns the state, the amount, the method and the time of the payment. Card numbers are not included. NOT_FOUND means that the order was not paid yet.',
        '返回支付状态、金额、支付方式和时间，不含银行卡号。NOT_FOUND表示这笔订单尚未支付。',
      ),
      limits: both(
        'Covers orders of the last 24 months. A bank transfer can take up to 2 days to appear.',
        '只覆盖近24个月的订单。银行转账最多要2天才能查到。',
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
      both('Whether there is a payment.', '是否有支付记录。'),
      {
        state: {
          type: 'string',
          description: both('State of the payment.', '支付状态。'),
          enum: ['PENDING', 'PAID', 'DECLINED'],
        },
        amount_cents: {
          type: 'integer',
          description: both('Amount, in cents.', '支付金额，单位为分。'),
        },
        currency: CURRENCY,
        method: {
          type: 'string',
          description: both('How it was paid.', '支付方式。'),
          enum: ['CARD', 'WALLET', 'BANK_TRANSFER'],
        },
        paid_at: {
          type: 'string',
          description: both(
            'When it was paid, ISO 8601 with offset.',
            '支付时间，ISO 8601格式，带时区。',
          ),
          format: 'date-time',
        },
        was_refunded: {
          type: 'boolean',
          description: both(
            'Some of it went back: offer get_refund.',
            '有部分已退回：可用get_refund查询。',
          ),
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
        { state: 'FOUND', meaning: both('The payment is in the result.', '结果里有支付信息。') },
        { state: 'NOT_FOUND', meaning: both('The order was not paid yet.', '订单尚未支付。') },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'was_refunded',
          meaning: both('Some of the money went back.', '有部分款项已退回。'),
          tool: 'get_refund',
        },
      ],
      errors: [INVALID_ARGUMENTS, ORDER_NOT_FOUND, NO_PERMISSION, UNAVAILABLE],
      resultSize: {
        summary: both('One payment, six fields.', '一笔支付，六个字段。'),
        key: 'order_number',
      },
      audit: READ_AUDIT,
    },
  },
})
