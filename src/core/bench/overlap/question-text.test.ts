import { expect, it } from 'vitest'
import { questionText } from './question-text'

const plain = (question: string): string => questionText(question).replace(/\s+/g, ' ').trim()

it.each([
  ['Where is order A1001?', 'Where is order ?'],
  ['Cancel ORD-2024-001 and SKU_88', 'Cancel and'],
  ['确认，按 88 元给 A1015 申请退款', '确认，按 元给 申请退款'],
  ['13800000000 这个号是哪年注册的', '这个号是哪年注册的'],
  ['From 2023-10-01 to 2023-10-07T10:00, 35.5 degrees', 'From to , degrees'],
  ['Open 3f2504e0-4f89-11d3-9a0c-0305e82c3301 now', 'Open now'],
  ['Mail anna@example.com the page https://example.com/a?b=1', 'Mail the page'],
  ['訂單Ａ１００１到哪了', '订单 到哪了'],
])('takes ids and numbers out of %j', (question, left) => {
  expect(plain(question)).toBe(left)
})

it.each(['Convert it to mp3', 'Is ipv6 on?', 'Put it in S3', 'Which get_order call?'])(
  'leaves the words of %j',
  (question) => {
    expect(questionText(question)).toBe(question)
  },
)
