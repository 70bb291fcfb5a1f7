/** The tools of the shop, each said in full: what it does, when to use it and when not. */
export const shopToolsWellDescribed = [
  {
    name: 'get_order',
    description: {
      does: '按订单号查询一笔订单的当前状态、商品明细、应付金额、下单时间和收货地址。',
      when: '用户问订单进行到哪一步、买了什么、下单时填的地址或备注时使用。',
      whenNot:
        '不要用来查扣款和支付流水，请用 get_payment；不要用来查快递轨迹，请用 list_shipments；不要用来查账号资料，请用 query_user。',
      returns: '返回订单状态（待付款/待发货/已发货/已完成/已取消）、商品列表、金额和收货地址。',
      limits: '一次只能查一笔订单，只能查当前登录用户自己的订单，最近两年内有效。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_id: {
          type: 'string',
          description: '订单号，字母 A 开头加数字，由用户提供，不要自行编造',
          examples: ['A1001'],
        },
      },
      required: ['order_id'],
    },
  },
  {
    name: 'get_payment',
    description: {
      does: '按订单号查询这笔订单的支付与扣款记录：是否付款成功、支付渠道、实付金额、扣款次数，以及原路退回的到账情况。',
      when: '用户问付没付钱、被扣了几次款、用什么方式付的、退的钱到账没有时使用。',
      whenNot:
        '不要用来查订单里有什么商品，请用 get_order；不要用来估算能退多少，请用 calculate_refund；不要用来发起退款，请用 submit_refund_request。',
      returns: '返回支付状态、支付渠道（微信/支付宝/银行卡）、实付金额、流水号、退款到账时间。',
      limits: '只读；流水可能有 5 分钟延迟。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_id: {
          type: 'string',
          description: '订单号，字母 A 开头加数字',
          examples: ['A1001'],
        },
      },
      required: ['order_id'],
    },
  },
  {
    name: 'list_shipments',
    description: {
      does: '列出一笔订单拆分出的全部包裹，以及每个包裹的快递公司、快递单号、物流轨迹和预计送达时间。',
      when: '用户问包裹到哪了、快递单号是多少、什么时候送到、分几个包裹发时使用。',
      whenNot: '不要用来查订单状态或商品，请用 get_order；还没有发货的订单没有包裹。',
      returns: '返回包裹列表：快递公司、快递单号、最新轨迹、预计送达时间；没有发货时返回空列表。',
      limits: '只读；轨迹由快递公司提供，可能延迟两小时。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_id: {
          type: 'string',
          description: '订单号，字母 A 开头加数字',
          examples: ['A1001'],
        },
      },
      required: ['order_id'],
    },
  },
  {
    name: 'calculate_refund',
    description: {
      does: '试算一笔订单如果退货能拿回多少钱，包括运费、优惠券和积分的折算，不会真正退款。',
      when: '用户想先知道能退多少、运费扣不扣、优惠券怎么算，还没有决定退的时候使用。',
      whenNot:
        '用户已经明确要求退款时不要用，请用 submit_refund_request；不要用来查退款是否到账，请用 get_payment。',
      returns: '返回可退金额、运费扣减、优惠券折算明细。',
      limits: '只读；结果是估算，有效期 30 分钟。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_id: {
          type: 'string',
          description: '订单号，字母 A 开头加数字',
          examples: ['A1001'],
        },
        items: {
          type: 'array',
          items: { type: 'string' },
          description: '要退的商品编号，整单退时不传',
          examples: [['SKU1']],
        },
      },
      required: ['order_id'],
    },
  },
  {
    name: 'query_user',
    description: {
      does: '查询当前用户的账号资料：会员等级、注册时间、绑定手机号、默认收货地址。',
      when: '用户问自己的账号、会员、积分、绑定信息时使用。',
      whenNot:
        '不要用来查某一笔订单的收货地址，请用 get_order；不要用来查付款记录，请用 get_payment。',
      returns: '返回会员等级、积分、注册时间、手机号（打码）、默认地址。',
      limits: '只读；用户身份由系统注入，不接受模型填写。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        fields: {
          type: 'array',
          items: { type: 'string', enum: ['level', 'points', 'phone', 'address', 'created_at'] },
          description: '要返回的字段，不传则全部',
        },
      },
      required: [],
    },
  },
  {
    name: 'submit_refund_request',
    description: {
      does: '为一笔订单正式提交退款申请，把钱退回给用户，会产生退款单，是写操作。',
      when: '用户明确表示要退款、不想要了、确认退款金额时使用，提交前必须让用户确认。',
      whenNot:
        '用户只是咨询能退多少时不要用，请用 calculate_refund；查询退款进度或到账请用 get_payment。',
      returns: '返回退款单号和受理状态（已受理/待审核/已拒绝）。',
      limits: '同一订单只能有一笔进行中的退款；金额不能超过可退金额；需要人工确认。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_id: {
          type: 'string',
          description: '订单号，字母 A 开头加数字',
          examples: ['A1001'],
        },
        amount: {
          type: 'number',
          description: '退款金额，单位元，不超过可退金额',
          examples: [88],
        },
        reason: {
          type: 'string',
          enum: ['质量问题', '不想要了', '发错货', '其他'],
          description: '退款原因',
        },
      },
      required: ['order_id', 'reason'],
    },
  },
]
