import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, ORDER_NOT_FOUND, UNAVAILABLE } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { ORDER_NUMBER } from '../shared/order-number'
import { readWithin } from '../shared/read-within'
import { REFUND_REASON } from '../shared/refund-reason'
import { OWN_ORDER } from '../shared/own-order'
import { CURRENCY } from '../shared/money'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const refundEstimate = defineTemplate({
  id: 'refund-estimate',
  kind: 'calculate',
  title: { en: 'Estimate a refund', zh: '退款试算' },
  note: {
    en: 'Works out a refund and does not ask for it; points to the tool that does.',
    zh: '只试算、不提交，并指明用哪个工具提交。',
  },
  poor: {
    name: 'refundAmount',
    description: both('Refund amount', '退款金额'),
    inputSchema: {
      type: 'object',
      properties: {
        orderId: { type: 'string' },
        reason: { type: 'string' },
        type: { type: 'integer' },
      },
    },
  },
  middling: {
    name: 'calculate_refund',
    description: both(
      'Calculates how much of an order can be refunded. Returns the amount and the fees.',
      '计算一笔订单最多可以退多少钱，返回可退金额和扣除的费用。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          description: both(
            'Which order to look at, e.g. SO20480117',
            '要退的订单编号，例如SO20480117',
          ),
        },
        reason: {
          type: 'string',
          description: both('Why the goods come back', '客户退货的原因说明'),
        },
      },
      required: ['order_no', 'reason'],
    },
  },
  good: {
    name: 'estimate_refund',
    title: both('Estimate a refund', '退款试算'),
    description: {
      does: both(
        'Calculates how much of one order would be refunded, and what would be kept back. It only estimates; nothing is requested or paid.',
        '计算一笔订单如果退款可以退多少、会扣除哪些费用。只做试算，不会提交申请，也不会打款。',
      ),
      when: both(
        'Use it when the customer asks what would come back, such as “how much do I get if I return the shoes?”, and before submit_refund_request. The order number and the reason have to be known.',
        '当用户询问能退多少钱（如“这双鞋退了能拿回多少”）时使用，也用于提交退款申请之前。需要先知道订单号和原因。',
      ),
      whenNot: both(
        'Do not use it to ask for the money: use submit_refund_request instead. For a refund already under way use get_refund; for an order not yet shipped use request_order_cancellation.',
        '不要用于正式申请退款，请改用submit_refund_request。查询已提交的退款请改用get_refund；尚未发货的订单请改用request_order_cancellation。',
      ),
      returns: both(
        'Returns the amount, the deductions with their reason, and until when the estimate holds. The date on which money arrives is not included.',
        '返回可退金额、各项扣除及原因、试算的有效期，不含到账日期。',
      ),
      limits: both(
        'Covers orders delivered within the last 30 days. The estimate holds for 24 hours and is no promise.',
        '只覆盖近30天内签收的订单。试算24小时内有效，以审核结果为准。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_number: ORDER_NUMBER,
        reason: REFUND_REASON,
        item_numbers: {
          type: 'array',
          description: both(
            'Lines of the order that come back, 1 to 50, as get_order lists them, e.g. [1, 3]. When left out, the whole order is estimated.',
            '要退的商品行号，1到50个，取自get_order的商品列表，例如[1, 3]。不填则按整单试算。',
          ),
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
          examples: [[1, 3]],
          items: { type: 'integer', minimum: 1, maximum: 50 },
        },
      },
      required: ['order_number', 'reason'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['ESTIMATED', 'NOT_REFUNDABLE', 'FAILED'],
      both('Whether there is something to refund.', '是否有可退金额。'),
      {
        refund_cents: {
          type: 'integer',
          description: both('What would come back, in cents.', '可退金额，单位为分。'),
          minimum: 0,
        },
        currency: CURRENCY,
        deductions: {
          type: 'array',
          description: both('What is kept back.', '扣除的费用。'),
          maxItems: 10,
          items: {
            type: 'object',
            properties: {
              cents: {
                type: 'integer',
                description: both('How much, in cents.', '金额，单位为分。'),
              },
              reason: { type: 'string', description: both('Why it is kept back.', '扣除原因。') },
            },
            required: ['cents', 'reason'],
            additionalProperties: false,
          },
        },
        estimate_number: {
          type: 'string',
          description: both(
            'Key by which submit_refund_request takes this estimate.',
            'submit_refund_request据此引用本次试算。',
          ),
        },
        valid_until: {
          type: 'string',
          description: both(
            'Until when it holds, ISO 8601 with offset.',
            '有效期至，ISO 8601格式，带时区。',
          ),
          format: 'date-time',
        },
        needs_approval: {
          type: 'boolean',
          description: both(
            'A request of this size goes to a person.',
            '这个金额的申请需要人工审批。',
          ),
        },
      },
    ),
    inputExamples: [{ order_number: 'SO20480117', reason: 'DAMAGED', item_numbers: [1, 3] }],
    annotations: { readOnlyHint: true, openWorldHint: false },
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        OWN_ORDER,
        {
          text: both(
            'The items are part of the order and not refunded yet.',
            '商品属于该订单且尚未退款。',
          ),
          error: 'ITEM_NOT_REFUNDABLE',
        },
      ],
      timeout: readWithin(5),
      injected: CALLER,
      outcomes: [
        { state: 'ESTIMATED', meaning: both('The amount is in the result.', '结果里有可退金额。') },
        {
          state: 'NOT_REFUNDABLE',
          meaning: both('Nothing can be refunded for this reason.', '按该原因没有可退金额。'),
        },
        {
          state: 'FAILED',
          meaning: both('Nothing was estimated; see error.', '没有完成试算，见error。'),
        },
      ],
      signals: [
        {
          field: 'estimate_number',
          meaning: both(
            'To ask for this refund, pass the number on.',
            '要按此申请退款时传入这个编号。',
          ),
          tool: 'submit_refund_request',
        },
        { field: 'needs_approval', meaning: both('A person will decide.', '将由人工审批。') },
      ],
      errors: [
        INVALID_ARGUMENTS,
        ORDER_NOT_FOUND,
        {
          code: 'ITEM_NOT_REFUNDABLE',
          retryable: false,
          when: both(
            'An item is no part of the order or was refunded.',
            '商品不属于该订单或已经退过。',
          ),
          next: both('Look the items up with get_order.', '用get_order核对商品。'),
          text: both('One of the items cannot be returned.', '其中有商品不能退。'),
        },
        NO_PERMISSION,
        UNAVAILABLE,
      ],
      resultSize: {
        summary: both('One amount and at most 10 deductions.', '一个金额，最多10项扣除。'),
        key: 'estimate_number',
      },
      audit: READ_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
