import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, ORDER_NOT_FOUND, UNAVAILABLE } from '../shared/errors'
import { ORDER_NUMBER } from '../shared/order-number'
import { OWN_ORDER } from '../shared/own-order'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const shipments = defineTemplate({
  id: 'shipments',
  kind: 'list',
  title: { en: 'List shipments', zh: '查询物流' },
  note: {
    en: 'All parcels of an order with their last position, and when that was seen.',
    zh: '一笔订单的全部包裹、最新位置和更新时间。',
  },
  poor: {
    name: 'logistics',
    description: both('Logistics info', '物流信息'),
    inputSchema: {
      type: 'object',
      properties: {
        no: { type: 'string' },
        company: { type: 'string' },
        type: { type: 'integer' },
      },
    },
  },
  middling: {
    name: 'query_logistics',
    description: both(
      'Queries the parcels of an order by order number. Returns the carrier, the status and the position.',
      '根据订单号查询一笔订单的包裹，返回承运商、状态和位置。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          minLength: 1,
          description: both(
            'Which order was sent, e.g. SO20480117',
            '已发货的订单编号，例如SO20480117',
          ),
        },
      },
      required: ['order_no'],
    },
  },
  good: {
    name: 'list_shipments',
    title: both('List shipments', '查询物流'),
    description: {
      does: both(
        'Lists the parcels of one order of the signed-in customer with the last known position of each.',
        '列出当前客户一笔订单的全部包裹，以及每个包裹最新的位置。',
      ),
      when: both(
        'Use it when the customer asks where a parcel is or when it will come, such as “where is my parcel?”. The order number has to be known.',
        '当用户询问包裹到哪了、什么时候到（如“我的快递到哪了”）时使用。需要先知道订单号。',
      ),
      whenNot: both(
        'Do not use it for what was ordered or paid: use get_order instead. To send the parcel elsewhere use change_delivery_address. It does not file a complaint with the carrier.',
        '不要用于查询买了什么、付了多少，请改用get_order；想换收货地址请改用change_delivery_address。它不会向承运商投诉。',
      ),
      returns: both(
        'Returns for each parcel the number, the carrier, the state, the last position and the expected day. The full route is not included. EMPTY means that nothing has been sent yet.',
        '返回每个包裹的运单号、承运商、状态、最新位置和预计送达日期，不含完整轨迹。EMPTY表示还没有发货。',
      ),
      limits: both(
        'Covers orders of the last 12 months and at most 20 parcels. Positions can be 2 hours old.',
        '只覆盖近12个月的订单，最多20个包裹。位置有最多2小时延迟。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: { order_number: ORDER_NUMBER },
      required: ['order_number'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['FOUND', 'EMPTY', 'FAILED'],
      both('Whether anything has been sent.', '是否已有包裹发出。'),
      {
        total: { type: 'integer', description: both('How many parcels there are.', '包裹总数。') },
        parcels: {
          type: 'array',
          description: both('The parcels, the newest first.', '包裹列表，最新的在前。'),
          maxItems: 20,
          items: {
            type: 'object',
            properties: {
              parcel_number: {
                type: 'string',
                description: both('The carrier’s number.', '运单号。'),
              },
              carrier: {
                type: 'string',
                description: both('Name of the carrier.', '承运商名称。'),
              },
              state: {
                type: 'string',
                description: both('How far the parcel has come.', '包裹当前所处的阶段。'),
                enum: ['PICKED_UP', 'ON_THE_WAY', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'],
              },
              last_position: {
                type: 'string',
                description: both('Where it was seen last.', '最新的位置。'),
              },
              seen_at: {
                type: 'string',
                description: both(
                  'When that was, ISO 8601 with offset.',
                  '位置更新时间，ISO 8601格式，带时区。',
                ),
                format: 'date-time',
              },
              expected_on: {
                type: 'string',
                description: both('Expected day, YYYY-MM-DD.', '预计送达日期，格式YYYY-MM-DD。'),
                format: 'date',
              },
            },
            required: ['parcel_number', 'carrier', 'state'],
            additionalProperties: false,
          },
        },
        is_delayed: {
          type: 'boolean',
          description: both('A parcel is late: mention it first.', '有包裹延误：应先说明。'),
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
      timeout: readWithin(8),
      injected: CALLER,
      outcomes: [
        { state: 'FOUND', meaning: both('The parcels are in the result.', '结果里有包裹。') },
        { state: 'EMPTY', meaning: both('Nothing has been sent yet.', '还没有发货。') },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'is_delayed',
          meaning: both('A parcel is later than promised.', '有包裹晚于承诺日期。'),
        },
      ],
      errors: [INVALID_ARGUMENTS, ORDER_NOT_FOUND, NO_PERMISSION, UNAVAILABLE],
      resultSize: {
        summary: both(
          'At most 20 parcels, the last position only.',
          '最多20个包裹，只给最新位置。',
        ),
        key: 'parcel_number',
      },
      audit: READ_AUDIT,
    },
  },
})
