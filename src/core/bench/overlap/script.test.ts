import { expect, it } from 'vitest'
import { scriptsOf } from './script'

it.each([
  ['Where is my order?', ['latin']],
  ['我的订单到哪了', ['han']],
  ['用 WeChat 还是 Alipay 付的', ['han', 'latin']],
  ['我想检查这句话的语法 please', ['han']],
  ['注文の状態を調べる', ['kana']],
  ['Где мой заказ?', ['cyrillic']],
  ['최근 뉴스를 찾아줘', ['hangul']],
  ['12 345', []],
  ['', []],
])('reads %j as %j', (text, scripts) => {
  expect(scriptsOf(text)).toEqual(scripts)
})
