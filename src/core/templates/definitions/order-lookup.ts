import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, ORDER_NOT_FOUND, UNAVAILABLE } from '../shared/errors'
import { ORDER_NUMBER } from '../shared/order-number'
import { readWithin } from '../shared/read-within'
import { OWN_ORDER } from '../shared/own-order'
import { CURRENCY } from '../shared/money'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const orderLookup = defineTemplate({
  id: 'order-lookup',
  kind: 'query',
  title: { en: 'Look up an order', zh: '查询订单' },
  note: {
    en: 'Points to payment, refund and shipments, and tells “not found” from “does not exist”.',
    zh: '指明支付、退款、物流各用哪个工具，并区分“没查到”和“不存在”。',
  },
  poor: {
    name: 'queryOrder',
    description: both('Query order info', '查询订单信息'),
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string' }, type: { type: 'string' } },
    },
  },
  middling: {
    name: 'get_order_detail',
    description: both(
      'Gets one order by its order number. Returns the status, the items and the total.',
      '根据订单号查询一笔订单，返回订单状态、商品和总金额。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          description: both(
            'The number of the order, e.g. SO20480117',
            '要查的订单编号，例如SO20480117',
          ),
        },
        with_items: {
          type: 'boolean',
          description: both('Whether the item list is wanted', '是否需要商品列表'),
        },
      },
      required: ['order_no'],
    },
  },
  good: {
    name: 'get_order',
    title: both('Look up an order', '查询订单'),
    description: {
      does: both(
        'Looks up one order of the signed-in customer by its number. It only reads and never changes the order.',
        '按订单号查询当前客户的一笔订单。只读，不会修改订单。',
      ),
      when: both(
        'Use it when the customer asks what they ordered, what it cost or how far the order has come, such as “has my order been confirmed?”. The order number has to be known.',
        '当用户询问买了什么、花了多少钱、订单到哪一步了（如“我的订单确认了吗”）时使用。需要先知道订单号。',
      ),
      whenNot: both(
        'Do not use it for money or parcels: for a payment use get_payment, for a refund use get_refund, for parcels use list_shipments. To cancel, use request_order_cancellation.',
        '不要用于查询钱款和包裹：查支付请改用get_payment，查退款请改用get_refund，查物流请改用list_shipments；要取消订单请改用request_order_cancellation。',
      ),
      returns: both(
        'Returns the state, the items, the total and the time of the order. Card data and parcel positions are not included. NOT_FOUND means that this customer has no such order within the range.',
        '返回订单状态、商品、总金额和下单时间，不含银行卡信息和包裹位置。NOT_FOUND表示该客户在可查范围内没有这笔订单。',
      ),
      limits: both(
        'Covers orders of the last 24 months. At most 50 items are listed.',
        '只覆盖近24个月的订单，商品最多列出50项。',
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
      both('Whether the order was found.', '是否查到这笔订单。'),
      {
        state: {
          type: 'string',
          description: both('How far the order has come.', '订单当前所处的阶段。'),
          enum: ['UNPAID', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
        },
        total_cents: {
          type: 'integer',
          description: both('Total, in cents.', '总金额，单位为分。'),
        },
        currency: CURRENCY,
        ordered_at: {
          type: 'string',
          description: both(
            'When it was ordered, ISO 8601 with offset.',
            '下单时间，ISO 8601格式，带时区。',
          ),
          format: 'date-time',
        },
        items: {
          type: 'array',
          description: both('What was ordered.', '所购商品。'),
          maxItems: 50,
          items: {
            type: 'object',
            properties: {
              line: {
                type: 'integer',
                description: both('Line of the order, from 1.', '商品行号，从1开始。'),
              },
              product: { type: 'string', description: both('Name of the product.', '商品名称。') },
              quantity: { type: 'integer', description: both('How many.', '购买数量。') },
            },
            required: ['line', 'product', 'quantity'],
            additionalProperties: false,
          },
        },
        open_refund: {
          type: 'boolean',
          description: both(
            'A refund is under way: mention it and offer get_refund.',
            '有退款正在处理：应提到这一点，可用get_refund查询。',
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
      checks: [
        OWN_ORDER,
        {
          text: both('The customer’s account is active.', '客户账号处于正常状态。'),
          error: 'NO_PERMISSION',
        },
      ],
      timeout: readWithin(5),
      injected: CALLER,
      outcomes: [
        { state: 'FOUND', meaning: both('The order is in the result.', '结果里有这笔订单。') },
        {
          state: 'NOT_FOUND',
          meaning: both(
            'This customer has no such order within the range.',
            '该客户在可查范围内没有这笔订单。',
          ),
        },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'open_refund',
          meaning: both('A refund of this order is under way.', '这笔订单有退款正在处理。'),
          tool: 'get_refund',
        },
      ],
      errors: [INVALID_ARGUMENTS, ORDER_NOT_FOUND, NO_PERMISSION, UNAVAILABLE],
      resultSize: {
        summary: both(
          'State, total, time and at most 50 items.',
          '状态、总金额、时间，最多50项商品。',
        ),
        key: 'order_number',
      },
      audit: READ_AUDIT,
    },
  },
})
