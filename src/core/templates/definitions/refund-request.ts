import { both } from '../both'
import { WRITE_AUDIT } from '../shared/audit'
import { CALLER, keyFrom } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, ORDER_NOT_FOUND, resultUnknown } from '../shared/errors'
import { NEEDS_CONFIRMATION, NOT_CONFIRMED, WAIT_FOR_USER } from '../shared/needs-confirmation'
import { ORDER_NUMBER } from '../shared/order-number'
import { OWN_ORDER } from '../shared/own-order'
import { REFUND_REASON } from '../shared/refund-reason'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const refundRequest = defineTemplate({
  id: 'refund-request',
  kind: 'write',
  title: { en: 'Submit a refund request', zh: '提交退款申请' },
  note: {
    en: 'Takes the estimate by its number, so that the model carries no amount.',
    zh: '用试算编号传递金额，模型不经手数字。',
  },
  poor: {
    name: 'refund',
    description: both('Refund', '退款'),
    inputSchema: {
      type: 'object',
      properties: {
        orderId: { type: 'string' },
        amount: { type: 'number' },
        userId: { type: 'string' },
        confirm: { type: 'boolean' },
      },
    },
  },
  middling: {
    name: 'create_refund',
    description: both(
      'Creates a refund request for an order. Returns the refund number and the status.',
      '为一笔订单创建退款申请，返回退款编号和状态。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          description: both(
            'Which order to refund, e.g. SO20480117',
            '要退的订单编号，例如SO20480117',
          ),
        },
        reason: {
          type: 'string',
          enum: ['DAMAGED', 'UNWANTED', 'OTHER'],
          description: both('Why the goods come back', '客户退货的原因'),
        },
        note: {
          type: 'string',
          description: both(
            'In the customer’s words. Required when reason is OTHER',
            '客户的原话，reason为OTHER时必填',
          ),
        },
      },
      required: ['order_no', 'reason'],
    },
  },
  good: {
    name: 'submit_refund_request',
    title: both('Submit a refund request', '提交退款申请'),
    description: {
      does: both(
        'Submits a refund request for one delivered order, for the amount of an estimate. It does not pay; the refund desk decides.',
        '按一次试算的金额，为已签收的订单提交退款申请。它不直接打款，由退款专员审核。',
      ),
      when: both(
        'Use it when the customer wants the money back and has seen the estimate, such as “yes, please refund it”. Call estimate_refund first: its number is needed.',
        '当用户看过试算结果并要求退款（如“好的，帮我退吧”）时使用。请先调用estimate_refund取得试算编号。',
      ),
      whenNot: both(
        'Do not use it to find out how much would come back: use estimate_refund instead. For an order not yet shipped use request_order_cancellation; to follow a request use get_refund.',
        '不要用于了解能退多少，请改用estimate_refund；尚未发货的订单请改用request_order_cancellation，查询进度请改用get_refund。',
      ),
      returns: both(
        'Returns the refund number, the state and the day by which it is decided. ACCEPTED means that the request is in, not that money was paid. The payment itself is not included.',
        '返回退款编号、状态和最晚审核日期。ACCEPTED表示申请已受理，不代表已打款。不含打款信息。',
      ),
      limits: both(
        'Only orders delivered within the last 30 days, and estimates of the last 24 hours. The user confirms first; above 500 yuan a person approves. A second call for the same estimate returns the request that exists.',
        '仅支持近30天内签收的订单和24小时内的试算。提交前需要用户确认，超过500元由人工审批。同一试算重复提交时返回已有的申请。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_number: ORDER_NUMBER,
        estimate_number: {
          type: 'string',
          description: both(
            'Number of the estimate: RE and 10 digits, e.g. RE2048011705, as estimate_refund returned it in this conversation. When there is none, call estimate_refund first; never ask the user for it.',
            '试算编号：RE加10位数字，例如RE2048011705，取自本次对话中estimate_refund的返回结果。没有时先调用estimate_refund，不要问用户要。',
          ),
          pattern: '^RE[0-9]{10}$',
          examples: ['RE2048011705'],
        },
        reason: REFUND_REASON,
      },
      required: ['order_number', 'estimate_number', 'reason'],
      additionalProperties: false,
    },
    outputSchema: result(
      [
        'ACCEPTED',
        'COMPLETED',
        'REJECTED',
        'NEEDS_CONFIRMATION',
        'MANUAL_REVIEW_REQUIRED',
        'RESULT_UNKNOWN',
        'FAILED',
      ],
      both('How far the request has come.', '申请当前到了哪一步。'),
      {
        refund_number: { type: 'string', description: both('Number of the refund.', '退款编号。') },
        decided_by: {
          type: 'string',
          description: both(
            'Day by which it is decided, YYYY-MM-DD.',
            '最晚审核日期，格式YYYY-MM-DD。',
          ),
          format: 'date',
        },
        needs_return: {
          type: 'boolean',
          description: both(
            'The goods have to be sent back: mention it.',
            '需要寄回商品：应告诉用户。',
          ),
        },
        needs_confirmation: NEEDS_CONFIRMATION,
      },
    ),
    inputExamples: [
      { order_number: 'SO20480117', estimate_number: 'RE2048011705', reason: 'DAMAGED' },
    ],
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    strict: true,
    contract: {
      effect: 'write',
      confirmation: {
        who: 'user',
        when: both(
          'Always; order and amount are shown. A person approves when the amount is above 500 yuan.',
          '每次都要确认，展示订单和金额；金额超过500元另由人工审批。',
        ),
      },
      idempotency: {
        by: 'key',
        key: 'refund:{workflow}:{step}',
        text: both(
          'A second call with the same key returns the request that exists.',
          '相同的键再次调用时返回已有的申请。',
        ),
      },
      checks: [
        OWN_ORDER,
        {
          text: both(
            'The estimate is of this order and still valid.',
            '试算属于这笔订单且仍在有效期内。',
          ),
          error: 'ESTIMATE_EXPIRED',
        },
        {
          text: both('No other refund of these items is open.', '这些商品没有其他退款在处理。'),
          error: 'REFUND_EXISTS',
        },
      ],
      verification: both(
        'Read the refund back with get_refund and compare the amount.',
        '用get_refund回读退款，核对金额。',
      ),
      timeout: {
        text: both(
          'Answer RESULT_UNKNOWN and read the refund back.',
          '返回RESULT_UNKNOWN，并回读退款。',
        ),
        seconds: 10,
      },
      injected: [
        ...CALLER,
        keyFrom('refund:{workflow}:{step}'),
        {
          name: 'approval_limit',
          source: both('The role of the signed-in user.', '当前登录用户的角色。'),
        },
      ],
      outcomes: [
        {
          state: 'ACCEPTED',
          meaning: both('The request is in; the desk decides.', '申请已受理，等待审核。'),
        },
        { state: 'COMPLETED', meaning: both('The money was paid back.', '款项已退回。') },
        { state: 'REJECTED', meaning: both('The desk said no.', '申请被驳回。') },
        NOT_CONFIRMED,
        {
          state: 'MANUAL_REVIEW_REQUIRED',
          meaning: both('A person approves this amount.', '该金额需人工审批。'),
        },
        {
          state: 'RESULT_UNKNOWN',
          meaning: both('The request may be in.', '申请可能已提交，正在核实。'),
        },
        {
          state: 'FAILED',
          meaning: both('Nothing was requested; see error.', '没有提交，见error。'),
        },
      ],
      signals: [
        {
          field: 'needs_return',
          meaning: both('The money waits for the goods.', '收到退回的商品后才打款。'),
        },
        WAIT_FOR_USER,
      ],
      errors: [
        INVALID_ARGUMENTS,
        ORDER_NOT_FOUND,
        {
          code: 'ESTIMATE_EXPIRED',
          retryable: false,
          when: both('The estimate is older than 24 hours.', '试算已超过24小时。'),
          next: both(
            'Call estimate_refund again and show the new amount.',
            '重新调用estimate_refund，并说明新的金额。',
          ),
          text: both('The amount has to be worked out again.', '需要重新计算退款金额。'),
        },
        {
          code: 'REFUND_EXISTS',
          retryable: false,
          when: both('These items are being refunded.', '这些商品已有退款在处理。'),
          next: both('Look at it with get_refund.', '用get_refund查询进度。'),
          text: both('A refund for this is already under way.', '这笔退款已经在处理。'),
        },
        NO_PERMISSION,
        resultUnknown(
          both('Look with get_refund; make no second request.', '用get_refund核对，不要再次提交。'),
        ),
      ],
      resultSize: {
        summary: both('Number, state and one date.', '编号、状态和一个日期。'),
        key: 'refund_number',
      },
      audit: WRITE_AUDIT,
    },
  },
})
