import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { lintAlone } from '../engine'
import type { Rule } from '../rule'
import { noTautology } from '../rules/description/no-tautology'
import { saysWhatItDoes } from '../rules/description/says-what-it-does'

const found = (rule: Rule, name: string, description: string) => {
  const tool = fromPlain({ name, description, inputSchema: { type: 'object' } })
  return lintAlone(tool as JsonObject, [rule])
}

describe('a description against its name', () => {
  it.each([
    ['delete_module', 'Delete a module.'],
    ['get_firewalls', 'Gets all firewalls. Use this endpoint to view existing firewalls.'],
    ['create_task', '创建任务'],
    // What could stand behind any description adds nothing to this one.
    ['delete_module', 'Delete a module. Much care went into every word of this text.'],
    ['create_task', '创建任务。本文字经过反复推敲，力求表达准确而流畅。'],
  ])('that only repeats it: %s, %s', (name, text) => {
    expect(found(noTautology, name, text)).toHaveLength(1)
    expect(found(saysWhatItDoes, name, text)).toEqual([])
  })

  it.each([
    ['delete_alias', 'Delete alias. Mail sent to the alias no longer reaches the inbox behind it.'],
    [
      'update_sheet',
      'Update sheet. Left out, title and owner of the sheet stay. Dates are ISO texts.',
    ],
    ['create_task', '创建任务。任务的负责人与截止日期留空的话，由项目组长随后补齐。'],
  ])('that goes on to say more: %s, %s', (name, text) => {
    expect(found(noTautology, name, text)).toEqual([])
  })

  it.each([
    ['mean', 'Part of a library for numbers. Tool description: Compute the average of a list.'],
    ['flip_image', 'This function flips an image in one direction, horizontally or vertically.'],
    ['create_room', '新しいグループチャットを作成します。'],
  ])('that is clear without a verb that is known: %s, %s', (name, text) => {
    expect(found(saysWhatItDoes, name, text)).toEqual([])
  })
  it.each([
    ['get_wiki_page', 'Get details of a wiki page. Use this when the page is known.'],
    ['order_helper', 'Order helper. Use it when the user asks for a parcel.'],
    ['order_helper', '订单工具。返回订单号、金额和状态。'],
  ])('that says little more: %s, %s', (name, text) => {
    expect(found(saysWhatItDoes, name, text)).toHaveLength(1)
  })
})
