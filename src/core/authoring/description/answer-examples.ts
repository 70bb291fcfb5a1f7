import type { Words } from '../../lint/rule'
import type { Answer } from '../../model/tool'
import type { ToolKind } from './tool-kind'

/** A good answer to each question, by what the tool does. */
export const ANSWER_EXAMPLES: Readonly<Record<ToolKind, Readonly<Record<Answer, Words>>>> = {
  query: {
    does: {
      en: 'Looks up one order by its number. It changes nothing.',
      zh: '按订单号查询一笔订单，不做任何修改。',
    },
    when: {
      en: 'The user asks “where is my order?” and has given an order number.',
      zh: '用户问“我的订单到哪了”，并且给了订单号。',
    },
    whenNot: {
      en: 'For parcels and tracking, use list_shipments.',
      zh: '查包裹和物流轨迹时，用list_shipments。',
    },
    returns: {
      en: 'State, amount and lines. Payment details are not included.',
      zh: '订单状态、金额和商品明细，不含支付信息。',
    },
    limits: { en: 'Orders of the last 12 months only.', zh: '只能查最近12个月的订单。' },
  },
  list: {
    does: {
      en: 'Finds orders by date, state or buyer, newest first.',
      zh: '按日期、状态或买家查找订单，最新的在前。',
    },
    when: {
      en: 'The user does not know the order number, or asks about several orders.',
      zh: '用户不知道订单号，或者要看多笔订单。',
    },
    whenNot: {
      en: 'When the order number is known, use get_order.',
      zh: '已知订单号时，用get_order。',
    },
    returns: {
      en: 'Up to 20 orders with number, state and date; next_page when there are more.',
      zh: '最多20笔订单的编号、状态和日期；还有更多时给出next_page。',
    },
    limits: {
      en: 'At most 20 on a page; an empty list means that none matches.',
      zh: '每页最多20条；列表为空表示没有符合的订单。',
    },
  },
  write: {
    does: {
      en: 'Changes the delivery address of one order that has not been packed.',
      zh: '修改一笔未打包订单的收货地址。',
    },
    when: {
      en: 'The user has named the order and confirmed the new address.',
      zh: '用户指明了订单，并确认了新地址。',
    },
    whenNot: {
      en: 'For the address in the user’s profile, use update_profile.',
      zh: '要改个人资料里的地址时，用update_profile。',
    },
    returns: {
      en: 'The order as it is now; ACCEPTED means that the change is queued, not done.',
      zh: '修改后的订单；ACCEPTED表示已受理，还没有改完。',
    },
    limits: {
      en: 'Only until the order is packed; two changes per order.',
      zh: '只能在打包前修改，每笔订单最多两次。',
    },
  },
  calculate: {
    does: {
      en: 'Estimates the refund of one order. No refund is made.',
      zh: '估算一笔订单可退的金额，不会发起退款。',
    },
    when: {
      en: 'The user asks what they would get back, and has named the order.',
      zh: '用户想知道能退多少，并且指明了订单。',
    },
    whenNot: {
      en: 'To make the refund, use request_refund.',
      zh: '要真正退款时，用request_refund。',
    },
    returns: {
      en: 'The amount in the order’s currency, with each deduction.',
      zh: '以订单币种计的金额，以及每一项扣减。',
    },
    limits: {
      en: 'An estimate by today’s rules; the amount paid out may differ.',
      zh: '按今天的规则估算，实际到账可能不同。',
    },
  },
  send: {
    does: {
      en: 'Sends one e-mail to one recipient from the team’s address.',
      zh: '用团队邮箱给一位收件人发送一封邮件。',
    },
    when: {
      en: 'The user has read the text and said that it may be sent.',
      zh: '用户看过正文，并明确说可以发送。',
    },
    whenNot: {
      en: 'To keep a text for later, use save_draft.',
      zh: '只想先存起来时，用save_draft。',
    },
    returns: {
      en: 'The message number. It does not say that anyone has read it.',
      zh: '邮件编号，不代表对方已经阅读。',
    },
    limits: {
      en: 'It cannot be taken back; 50 messages a day.',
      zh: '发出后无法撤回，每天最多50封。',
    },
  },
  delete: {
    does: {
      en: 'Cancels one order for good; its lines are not ordered elsewhere.',
      zh: '永久取消一笔订单，不会另外下单。',
    },
    when: {
      en: 'The user has named the order and confirmed the cancellation.',
      zh: '用户指明了订单，并确认要取消。',
    },
    whenNot: {
      en: 'To change the lines of an order, use update_order.',
      zh: '只想改商品明细时，用update_order。',
    },
    returns: {
      en: 'Whether the order is cancelled, or why it is not.',
      zh: '订单是否已取消，或不能取消的原因。',
    },
    limits: {
      en: 'Not after packing; it cannot be undone.',
      zh: '打包后不能取消，取消后无法恢复。',
    },
  },
}
