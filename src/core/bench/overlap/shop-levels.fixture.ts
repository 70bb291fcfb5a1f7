import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { shopToolsWellDescribed } from './shop-well-described.fixture'

/** Six tools of a shop, described worse and better, the worst first. */
const LEVELS = {
  vague: [
    {
      name: 'get_order',
      description: '查询信息',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
    {
      name: 'get_payment',
      description: '查询信息',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
    {
      name: 'list_shipments',
      description: '获取列表',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
    {
      name: 'calculate_refund',
      description: '计算',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
    {
      name: 'query_user',
      description: '查询信息',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
    {
      name: 'submit_refund_request',
      description: '提交请求',
      inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    },
  ],
  poor: [
    {
      name: 'get_order',
      description: '查询订单',
      inputSchema: {
        type: 'object',
        properties: { order_id: { type: 'string' } },
        required: ['order_id'],
      },
    },
    {
      name: 'get_payment',
      description: '查询支付',
      inputSchema: {
        type: 'object',
        properties: { order_id: { type: 'string' } },
        required: ['order_id'],
      },
    },
    {
      name: 'list_shipments',
      description: '查询物流',
      inputSchema: {
        type: 'object',
        properties: { order_id: { type: 'string' } },
        required: ['order_id'],
      },
    },
    {
      name: 'calculate_refund',
      description: '计算退款',
      inputSchema: {
        type: 'object',
        properties: { order_id: { type: 'string' }, items: { type: 'string' } },
        required: ['order_id'],
      },
    },
    {
      name: 'query_user',
      description: '查询用户',
      inputSchema: {
        type: 'object',
        properties: { user_id: { type: 'string' } },
        required: ['user_id'],
      },
    },
    {
      name: 'submit_refund_request',
      description: '提交退款',
      inputSchema: {
        type: 'object',
        properties: {
          order_id: { type: 'string' },
          amount: { type: 'number' },
          reason: { type: 'string' },
        },
        required: ['order_id'],
      },
    },
  ],
  medium: [
    {
      name: 'get_order',
      description: '根据订单号查询订单信息，返回订单状态和商品明细。',
      inputSchema: {
        type: 'object',
        properties: { order_id: { type: 'string', description: '订单号' } },
        required: ['order_id'],
      },
    },
    {
      name: 'get_payment',
      description: '根据订单号查询支付信息，返回支付状态和支付方式。',
      inputSchema: {
        type: 'object',
        properties: { order_id: { type: 'string', description: '订单号' } },
        required: ['order_id'],
      },
    },
    {
      name: 'list_shipments',
      description: '根据订单号查询物流信息，返回快递公司和运单号。',
      inputSchema: {
        type: 'object',
        properties: { order_id: { type: 'string', description: '订单号' } },
        required: ['order_id'],
      },
    },
    {
      name: 'calculate_refund',
      description: '根据订单号计算可退款金额，不会真正发起退款。',
      inputSchema: {
        type: 'object',
        properties: {
          order_id: { type: 'string', description: '订单号' },
          items: { type: 'array', items: { type: 'string' }, description: '要退的商品' },
        },
        required: ['order_id'],
      },
    },
    {
      name: 'query_user',
      description: '查询用户的基本资料，返回会员等级和联系方式。',
      inputSchema: {
        type: 'object',
        properties: { user_id: { type: 'string', description: '用户编号' } },
        required: ['user_id'],
      },
    },
    {
      name: 'submit_refund_request',
      description: '提交退款申请，返回退款单号。',
      inputSchema: {
        type: 'object',
        properties: {
          order_id: { type: 'string', description: '订单号' },
          amount: { type: 'number', description: '退款金额' },
          reason: { type: 'string', description: '退款原因' },
        },
        required: ['order_id'],
      },
    },
  ],
  good: shopToolsWellDescribed,
}

export const shopLevels = Object.entries(LEVELS).map(([level, tools]) => ({
  level,
  tools: tools.map(fromPlain) as readonly JsonObject[],
}))
