/** Sets of one tool as people write them, to measure links by. */
export const sampleSets: Readonly<Record<string, object>> = {
  'one English tool that writes': {
    toolwright: 1,
    title: 'Shop support',
    tools: [
      {
        name: 'refund_order',
        title: 'Refund an order',
        description: {
          does: 'Refunds a paid order in full or in part and tells the payment provider.',
          when: 'Use when the customer asks for money back and the order has been found with get_order.',
          whenNot:
            'Do not use it to cancel an order that has not been paid yet; use cancel_order instead.',
          returns: 'Returns the refund id, the amount and the date on which the money will arrive.',
          limits:
            'Only orders of the last 90 days. At most 3 refunds per order. This cannot be undone.',
        },
        inputSchema: {
          type: 'object',
          properties: {
            order_id: {
              type: 'string',
              description: 'Order number as returned by get_order, e.g. "SO-20417".',
              pattern: '^SO-\\d+$',
            },
            amount: {
              type: 'number',
              description: 'Amount in the currency of the order. Omit to refund everything.',
              exclusiveMinimum: 0,
            },
            reason: {
              type: 'string',
              enum: ['damaged', 'late', 'wrong_item', 'other'],
              description: 'Why the customer wants the money back.',
            },
            notify: {
              type: 'boolean',
              description: 'Whether to send the customer an email.',
              default: true,
            },
          },
          required: ['order_id', 'reason'],
          additionalProperties: false,
        },
        annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
      },
    ],
  },
  'one English tool that reads': {
    toolwright: 1,
    title: 'Weather',
    tools: [
      {
        name: 'get_forecast',
        description: {
          does: 'Gets the weather forecast for a city, hour by hour.',
          when: 'Use when the user asks what the weather will be like in the next seven days.',
          whenNot: 'Not for past weather; use get_climate_history.',
          returns: 'Temperature, rain probability and wind for each hour, in local time.',
          limits: 'Seven days ahead. Data is refreshed every 30 minutes.',
        },
        inputSchema: {
          type: 'object',
          properties: {
            city: {
              type: 'string',
              description:
                'City name in English, with the country when it is not unique, e.g. "Paris, France".',
            },
            days: {
              type: 'integer',
              minimum: 1,
              maximum: 7,
              default: 3,
              description: 'How many days to return, starting today.',
            },
            units: {
              type: 'string',
              enum: ['metric', 'imperial'],
              description: 'Units of the answer. Use the ones the user uses.',
            },
          },
          required: ['city'],
          additionalProperties: false,
        },
      },
    ],
  },
  'one Chinese tool that writes': {
    toolwright: 1,
    title: '客服工具',
    tools: [
      {
        name: 'submit_refund_request',
        title: '提交退款申请',
        description: {
          does: '为一笔已付款的订单提交退款申请，并通知支付渠道。',
          when: '用户明确要求退款，并且已经用 get_order 查到订单时使用。',
          whenNot: '订单还没付款时不要用，改用 cancel_order；只想了解退款进度时用 get_refund。',
          returns: '返回退款单号、金额和预计到账日期。',
          limits: '只支持最近 90 天内的订单；提交后不可撤销，提交前须得到用户确认。',
        },
        inputSchema: {
          type: 'object',
          properties: {
            order_id: {
              type: 'string',
              description: '订单号，由 get_order 返回，例如 "SO20240601001"。',
            },
            amount: {
              type: 'number',
              description: '退款金额，单位为元；不填表示全额退款。',
              exclusiveMinimum: 0,
            },
            reason: {
              type: 'string',
              enum: ['质量问题', '发错货', '不想要了', '其他'],
              description: '用户给出的退款原因，不要猜测。',
            },
            notify: {
              type: 'boolean',
              description: '是否给用户发送短信通知，默认发送。',
              default: true,
            },
          },
          required: ['order_id', 'reason'],
          additionalProperties: false,
        },
        annotations: { readOnlyHint: false, destructiveHint: true },
      },
    ],
  },
  'one Chinese tool that reads': {
    toolwright: 1,
    title: '地图',
    tools: [
      {
        name: 'plan_route',
        description: {
          does: '规划从起点到终点的驾车、步行或公交路线。',
          when: '用户询问怎么去某地、要多久、有多远时使用。',
          whenNot: '只想知道某地在哪里时，用 geocode。',
          returns: '返回最多三条路线，每条包含距离、预计时间和逐步说明。',
          limits: '仅限中国大陆；公交路线不支持跨城。',
        },
        inputSchema: {
          type: 'object',
          properties: {
            origin: { type: 'string', description: '起点，地名或“经度,纬度”。' },
            destination: { type: 'string', description: '终点，地名或“经度,纬度”。' },
            mode: {
              type: 'string',
              enum: ['driving', 'walking', 'transit'],
              description: '出行方式，用户没说时用 driving。',
            },
            departure_time: {
              type: 'string',
              format: 'date-time',
              description: '出发时间，不填表示现在。',
            },
          },
          required: ['origin', 'destination'],
          additionalProperties: false,
        },
      },
    ],
  },
}
