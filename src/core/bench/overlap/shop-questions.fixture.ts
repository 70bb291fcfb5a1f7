import type { AskedQuestion } from './wording-overlap'

/** A question to a shop, and the tool that it is for. */
const QUESTIONS: readonly (readonly [text: string, tool: string])[] = [
  ['帮我看看订单 A1001 现在是什么状态', 'get_order'],
  ['A1001 这一单我都买了些什么？', 'get_order'],
  ['A1002 当时填的收货地址是哪里', 'get_order'],
  ['A1003 我到底付了钱没有？', 'get_payment'],
  ['我的银行卡好像被扣了两次，查一下 A1004', 'get_payment'],
  ['A1005 是用微信还是支付宝付的', 'get_payment'],
  ['A1016 退的钱到账了吗', 'get_payment'],
  ['包裹到哪儿了？单号 A1006', 'list_shipments'],
  ['A1007 的快递单号发我一下', 'list_shipments'],
  ['A1008 怎么还没收到，什么时候能送到', 'list_shipments'],
  ['A1009 是分几个箱子寄的', 'list_shipments'],
  ['如果我现在把 A1010 退掉能拿回多少钱', 'calculate_refund'],
  ['A1011 只退其中一件，运费会不会扣', 'calculate_refund'],
  ['先别退，帮我算算 A1012 退货的话优惠券怎么折算', 'calculate_refund'],
  ['我要退款，A1013，东西坏了', 'submit_refund_request'],
  ['A1014 不想要了，直接帮我把钱退了', 'submit_refund_request'],
  ['确认，按 88 元给 A1015 申请退款', 'submit_refund_request'],
  ['我是什么等级的会员', 'query_user'],
  ['13800000000 这个号是哪年注册的', 'query_user'],
  ['我账号里绑定的手机和默认地址是什么', 'query_user'],
]

export const shopQuestions: readonly AskedQuestion[] = QUESTIONS.map(([text, tool]) => ({
  id: text,
  text,
  expected: { is: 'tool', tools: [tool] },
}))
