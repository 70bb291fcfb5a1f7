import { both } from '../both'
import { WRITE_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, ORDER_NOT_FOUND, resultUnknown } from '../shared/errors'
import { ORDER_NUMBER } from '../shared/order-number'
import { OWN_ORDER } from '../shared/own-order'
import { NEEDS_CONFIRMATION, NOT_CONFIRMED, WAIT_FOR_USER } from '../shared/needs-confirmation'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const orderCancellation = defineTemplate({
  id: 'order-cancellation',
  kind: 'write',
  title: { en: 'Request an order’s cancellation', zh: '申请取消订单' },
  note: {
    en: 'A business intent instead of a change of state; a request is kept apart from the cancellation.',
    zh: '表达业务意图而不是改状态；“已受理”与“已取消”分开。',
  },
  poor: {
    name: 'updateOrderStatus',
    description: both('Update order status', '更新状态'),
    inputSchema: {
      type: 'object',
      properties: {
        orderId: { type: 'string' },
        status: { type: 'integer' },
        userId: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'cancel_order',
    description: both(
      'Cancels an order that has not been shipped. Returns the order number and the new status.',
      '取消一笔还没有发货的订单，返回订单号和新的订单状态。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          description: both(
            'Which order to cancel, e.g. SO20480117',
            '要取消的订单编号，例如SO20480117',
          ),
        },
        reason: {
          type: 'string',
          description: both('Why the customer gives it up', '客户取消的原因说明'),
        },
      },
      required: ['order_no'],
    },
  },
  good: {
    name: 'request_order_cancellation',
    title: both('Request an order’s cancellation', '申请取消订单'),
    description: {
      does: both(
        'Submits a request to cancel one order that has not been shipped; the warehouse decides within minutes.',
        '为一笔尚未发货的订单提交取消申请，由仓库在几分钟内确认。',
      ),
      when: both(
        'Use it when the customer no longer wants an order, such as “please cancel my order”, and get_order shows that it is not shipped. The order number and the reason have to be known.',
        '当用户不想要某笔订单（如“帮我取消订单”），且get_order显示尚未发货时使用。需要先知道订单号和原因。',
      ),
      whenNot: both(
        'Do not use it for goods that are shipped or delivered: use submit_refund_request instead. To send them elsewhere use change_delivery_address. It does not pay money back itself.',
        '不要用于已发货或已签收的订单，请改用submit_refund_request；只想换收货地址请改用change_delivery_address。它本身不打款。',
      ),
      returns: both(
        'Returns the request number, the state and who decides. ACCEPTED means that the request is in, not that the order is cancelled. The refund is not included: look it up with get_refund.',
        '返回申请编号、状态和由谁确认。ACCEPTED表示申请已受理，不代表订单已取消。不含退款信息，退款用get_refund查询。',
      ),
      limits: both(
        'Only works for orders that are not shipped, and cancels the whole order. The user confirms before the request is made. Calling it again for the same order returns the request that exists.',
        '仅支持未发货的订单，且只能整单取消。提交前需要用户确认。同一订单重复调用时返回已有的申请。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_number: ORDER_NUMBER,
        reason: {
          type: 'string',
          description: both(
            'Why it is given up: CHANGED_MIND no longer wanted; ORDERED_TWICE there is a second order; TOO_LATE it would come too late; OTHER none of these. Choose by what the user says, e.g. CHANGED_MIND; ask the user when no reason was given.',
            '取消原因：CHANGED_MIND不想要了；ORDERED_TWICE重复下单；TOO_LATE送达太晚；OTHER以上都不是。按用户的说法选择，例如CHANGED_MIND；用户没说原因时先追问。',
          ),
          enum: ['CHANGED_MIND', 'ORDERED_TWICE', 'TOO_LATE', 'OTHER'],
          examples: ['CHANGED_MIND'],
        },
      },
      required: ['order_number', 'reason'],
      additionalProperties: false,
    },
    outputSchema: result(
      [
        'ACCEPTED',
        'CANCELLED',
        'REJECTED',
        'NEEDS_CONFIRMATION',
        'MANUAL_REVIEW_REQUIRED',
        'RESULT_UNKNOWN',
        'FAILED',
      ],
      both('How far the request has come.', '申请当前到了哪一步。'),
      {
        request_number: {
          type: 'string',
          description: both('Number of the request.', '申请编号。'),
        },
        decided_by: {
          type: 'string',
          description: both('Who decides, e.g. the warehouse.', '由谁确认，例如仓库。'),
        },
        is_shipped: {
          type: 'boolean',
          description: both(
            'It has been shipped in the meantime: use submit_refund_request.',
            '订单刚刚发出：改用submit_refund_request。',
          ),
        },
        needs_confirmation: NEEDS_CONFIRMATION,
      },
    ),
    inputExamples: [{ order_number: 'SO20480117', reason: 'CHANGED_MIND' }],
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    },
    strict: true,
    contract: {
      effect: 'destructive',
      confirmation: {
        who: 'user',
        when: both(
          'Always; order, items and amount are shown. A person approves above 5,000 yuan.',
          '每次都要确认，展示订单、商品和金额；超过5000元另由人工审批。',
        ),
      },
      idempotency: {
        by: 'fields',
        fields: ['order_number'],
        text: both(
          'A second call for the same order returns the request that exists.',
          '同一订单再次调用时返回已有的申请。',
        ),
      },
      checks: [
        OWN_ORDER,
        {
          text: both(
            'At the moment of the request it is not shipped.',
            '提交申请的那一刻订单尚未发货。',
          ),
          error: 'ALREADY_SHIPPED',
        },
      ],
      verification: both(
        'Read the order back with get_order and compare its state.',
        '用get_order回读订单，核对状态。',
      ),
      timeout: {
        text: both(
          'Answer RESULT_UNKNOWN and read the order back.',
          '返回RESULT_UNKNOWN，并回读订单。',
        ),
        seconds: 10,
      },
      injected: CALLER,
      outcomes: [
        {
          state: 'ACCEPTED',
          meaning: both('The request is in; the warehouse decides.', '申请已受理，等待仓库确认。'),
        },
        { state: 'CANCELLED', meaning: both('The order is cancelled.', '订单已取消。') },
        { state: 'REJECTED', meaning: both('The order stays as it is.', '申请被驳回，订单不变。') },
        NOT_CONFIRMED,
        {
          state: 'MANUAL_REVIEW_REQUIRED',
          meaning: both('A person decides within one day.', '转人工处理，一天内答复。'),
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
          field: 'is_shipped',
          meaning: both('Offer to return the goods instead.', '可改为申请退货退款。'),
          tool: 'submit_refund_request',
        },
        WAIT_FOR_USER,
      ],
      errors: [
        INVALID_ARGUMENTS,
        ORDER_NOT_FOUND,
        {
          code: 'ALREADY_SHIPPED',
          retryable: false,
          when: both('The order was shipped in the meantime.', '订单已经发出。'),
          next: both('Offer submit_refund_request.', '可改用submit_refund_request。'),
          text: both('The order is already on its way.', '订单已经发货，无法取消。'),
        },
        NO_PERMISSION,
        resultUnknown(
          both(
            'Look at the order with get_order; make no second request.',
            '用get_order查看订单，不要再次提交。',
          ),
        ),
      ],
      resultSize: {
        summary: both('Number, state and who decides.', '编号、状态和由谁确认。'),
        key: 'request_number',
      },
      audit: WRITE_AUDIT,
    },
  },
})
