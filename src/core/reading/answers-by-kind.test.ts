import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import type { Answer } from '../model/tool'
import { listedValues, proseValues } from './enum-in-prose'
import { readText } from './read-text'
import { readTool } from './read-tool'

const level = (answer: Answer, sentence: string): number =>
  readText(`Finds one order by its number. ${sentence}`, 'get_order').answers[answer]

const levelZh = (answer: Answer, sentence: string): number =>
  readText(`根据订单号查询一笔订单。${sentence}`, 'get_order').answers[answer]

describe('limits, by kind', () => {
  it.each([
    // What happens to other things.
    ['Drops the shop, deleting the bills in it.', 2],
    ['Deletes the shop along with all its bills.', 2],
    ['This can consume letters of the box.', 2],
    ['Fields left out remain unchanged.', 2],
    ['Labels not listed are removed.', 2],
    ['Unknown labels are silently dropped.', 2],
    // How many, how often, when at all.
    ['Gives up to twelve lines.', 2],
    ['One shop at a time.', 2],
    ['It runs only after the shop is open.', 2],
    ['The note cannot be cleared.', 2],
    ['A closed shop gives `409`.', 2],
    ['By default, closed orders are excluded.', 2],
    ['For a closed shop it is a no-op.', 2],
    // Hints.
    ['Raise the depth (default 3) to see more.', 1],
    ['Use code for countries or zone for regions.', 1],
    ['All parameters being optional.', 1],
    ['Prefer short names for shops unless the full one must be kept.', 1],
    ['Covers what came since the last visit.', 1],
    // What only looks like one.
    ['If no shop is given, returns all orders.', 0],
    ['Lists error codes of the shop.', 0],
    ['Approves or rejects it.', 0],
  ])('%j at level %i', (sentence, expected) => {
    expect(level('limits', sentence)).toBe(expected)
  })

  it.each([
    ['删除门店及其所有账单。', 2],
    ['未传的字段保持不变。', 2],
    ['未知的标签会被静默忽略。', 2],
    ['shopId 必填；', 1],
    ['条数（默认 20）可以调大。', 1],
    ['查询某天（默认今天）的菜单。', 0],
    ['包含门店的名称。', 0],
  ])('%j at level %i', (sentence, expected) => {
    expect(levelZh('limits', sentence)).toBe(expected)
  })
})

describe('when, by kind', () => {
  it.each([
    ['It is for returns of one order, not for bills.', 2],
    ['The shop has to be open — call get_shop first.', 2],
    ['This is step 2 of a return.', 2],
    ['Look at the shop before adding any order.', 2],
    ['It can help with a late parcel.', 1],
    ['The key is what goes in the field of send_order.', 1],
    ['Use list_shops or list_markets to find the shop ID.', 1],
    ['Only use it with numbers that were given.', 0],
  ])('%j at level %i', (sentence, expected) => {
    expect(level('when', sentence)).toBe(expected)
  })

  it.each([
    ['在改地址前必须先看这两项。', 2],
    ['在门店断电的情况下协调人手。', 1],
    ['在不影响买家的情况下更新。', 0],
    ['帮助买家辨别真假。', 1],
  ])('%j at level %i', (sentence, expected) => {
    expect(levelZh('when', sentence)).toBe(expected)
  })
})

describe('when not, by kind', () => {
  it.each([
    ['Prices are kept with the parts, not here.', 2],
    ['To see the parts, use the parts endpoint.', 2],
    ['It does not rebuild the shop.', 2],
    ['Passwords are never included in the answer.', 1],
    ['Only open orders are returned.', 1],
    ['Prefer short names for shops unless the full one is known.', 0],
  ])('%j at level %i', (sentence, expected) => {
    expect(level('whenNot', sentence)).toBe(expected)
  })

  it.each([
    ['不会读取本地文件。', 2],
    ['也不会默认输出签名。', 2],
    // What one value of a list means.
    ['rules: 只包含配置文件', 0],
  ])('%j at level %i', (sentence, expected) => {
    expect(levelZh('whenNot', sentence)).toBe(expected)
  })
})

describe('values listed in a text', () => {
  const state = (bounds: object) =>
    fromPlain({
      name: 'set_state',
      description: 'Sets it.',
      inputSchema: {
        properties: { state: { type: 'integer', description: '1=open, 2=closed', ...bounds } },
      },
    })

  it('are read beside bounds too, and are missed only where the bounds let others in', () => {
    const bounded = state({ minimum: 1, maximum: 2 })
    expect(readTool(bounded).enumInProse).toEqual(['state'])
    expect(proseValues(bounded).size).toBe(0)
    expect(proseValues(state({ minimum: 1 })).size).toBe(1)
    expect(readTool(state({ enum: [1, 2] })).enumInProse).toEqual([])
  })
})

describe('a closed set in a text', () => {
  it.each([
    ['送货方式, 1 - 到家; 2 - 到店', ['1', '2']],
    ['送货人的类型，可以是shop或者courier', ['shop', 'courier']],
    ['1 - 5', []],
    ['可以是shop或者courier等', []],
    ['可以是任何门店或者仓库', []],
  ])('%j lists %j', (text, values) => {
    expect(listedValues(text)).toEqual(values)
  })
})

describe('what comes back, by kind', () => {
  it.each([
    ['列出所有支持的币种及其代码。', 2],
    ['检查门票余量以及包括场次、票价信息。', 2],
    ['根据菜名，提供具体的步骤。', 1],
    ['获取单曲的信息，仅包括歌手、时长。', 2],
    ['帮助买家退货，并提供处理建议。', 1],
    ['列出所有支持的币种。', 0],
  ])('%j at level %i', (sentence, expected) => {
    expect(levelZh('returns', sentence)).toBe(expected)
  })
})
