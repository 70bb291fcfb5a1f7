import { describe, expect, it } from 'vitest'
import { asksBack } from './asks-back'

describe('asksBack', () => {
  it.each([
    'Which order do you mean?',
    'Sure! Could you share your order number so I can check?',
    'Please provide the order number.',
    'I need your order number to look that up.',
    "I'd need to know which order this is about.",
    'I can help with that. Just tell me the order number and I will check.',
    'I need more details.',
    '**What is the tracking number?**',
    'To check, let me know which city you are in.',
    'I looked, but there are two accounts. Which one is yours? Let me know if you need more help.',
    '请问您的订单号是多少？',
    '请提供订单号，我来帮您查。',
    '好的，麻烦您把订单号发我一下。',
    '需要您先提供订单号才能取消。',
    '我需要知道是哪一笔订单',
    '方便告诉我订单号吗',
    '您想查哪个订单？',
    '抱歉，我还需要了解退款原因。',
  ])('hears a question in: %s', (text) => expect(asksBack(text)).toBe(true))

  it.each([
    '',
    'Your order has shipped.',
    'The result is 4. Is there anything else I can help you with?',
    'Done. Let me know if you have further questions.',
    'I cannot help with medical advice.',
    'You asked “where is my order?” and it is on its way.',
    'See https://example.com/?q=where for details.',
    '17 × 24 = 408.',
    'Use `a ? b : c` for that.',
    'You are welcome! How can I help you today?',
    '您好，退货政策是七天无理由退货。',
    '查询结果：已发货。请问还有什么可以帮您的吗？',
    '已经取消。如有其他问题，随时告诉我。',
    '抱歉，我无法提供医疗建议。',
    '您问的“订单到哪了？”已经有结果：今天送达。',
  ])('hears none in: %s', (text) => expect(asksBack(text)).toBe(false))
})
