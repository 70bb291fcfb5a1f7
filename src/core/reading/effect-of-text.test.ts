import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { effectOf } from './effect'

const effect = (name: string, description: string, properties: object = {}): string =>
  effectOf(fromPlain({ name, description, inputSchema: { type: 'object', properties } }))

describe('the effect that a text tells', () => {
  it.each([
    // Behind a frame, the verb in whichever form.
    ['crew_bot', 'A tool for sending cards to a crew.', 'write'],
    ['crew_bot', 'A function that removes a crew.', 'destructive'],
    ['crew_bot', 'A tool for getting the crew of a boat.', 'read'],
    // The second verb counts as well.
    ['crew_bot', 'Tracks and manages the crew of a boat.', 'write'],
    ['crew_bot', 'Tracks and reports the crew of a boat.', 'read'],
    // What exists is converted in its place, a given thing only for the answer.
    ['convert_map', 'Convert an existing map into a chart.', 'write'],
    ['convert_map', 'Converts miles to kilometres.', 'read'],
    // A statement that is not given, unless it only reads.
    ['run_sql', 'Runs any SQL statement.', 'destructive'],
    ['run_sql', '执行任意 SQL 语句。', 'destructive'],
    ['run_sql', 'Runs a read-only SQL statement.', 'read'],
    // What cannot be taken back, or is lost by leaving it out.
    ['stop_pump', 'Stops the pump. It cannot be resumed.', 'destructive'],
    ['stop_pump', '停止水泵，停止后无法恢复。', 'destructive'],
    ['update_menu', 'Updates a menu. Dishes not listed will be removed.', 'destructive'],
    ['update_menu', '更新菜单，未传的菜品会被删除。', 'destructive'],
    ['update_menu', 'Updates a menu. Dishes not listed stay.', 'write'],
    // An act as part of the name of a thing.
    ['get_ferry', '获取船票，包含下单时间、更新时间。', 'read'],
    ['change_log', '查询设备的变更记录。', 'read'],
    ['crew_planner', '提供最优的人员分配策略。', 'read'],
    ['change_price', '修改价格。', 'write'],
    ['get_ferry', '查询船票，方便之后取消。', 'read'],
    // Computing on what is given.
    ['calculator', 'Adds two numbers.', 'read'],
    ['calculator', '将两个数相加。', 'read'],
    ['sorter', '将给定文本按主题进行分类。', 'read'],
    ['add_number', 'Adds a phone number to a contact.', 'write'],
  ])('%s: %j', (name, text, wanted) => {
    expect(effect(name, text)).toBe(wanted)
  })

  it('is to write where a parameter says that the result is saved to it', () => {
    const file = (description: string) => ({ filename: { type: 'string', description } })
    expect(effect('find_leaf', 'Finds a leaf.', file('Save the results to this file.'))).toBe(
      'write',
    )
    expect(effect('find_leaf', '查找树叶。', file('将结果保存到该文件。'))).toBe('write')
    expect(effect('find_leaf', 'Finds a leaf.', file('The file to search.'))).toBe('read')
  })
})
