import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { readTool } from './read-tool'

const read = (properties: object): readonly string[] =>
  readTool(
    fromPlain({ name: 'book_room', description: 'Books a room.', inputSchema: { properties } }),
  ).formatMissing

describe('a format that nobody states', () => {
  it.each([
    ['created', ''],
    ['deadline', 'When the work has to be done.'],
    ['expires_at', 'When the link stops working'],
    ['firstStartTime', "Start time of the first visit (needed when mode is 'series')"],
    ['pickupTime', '取件时间，可选'],
    ['after', 'Only visits after this time'],
    ['repeat_rule', '如果填写，则为“周期会议”'],
    ['filter', '包含筛选条件的对象，写法见 https://docs.acme.test/filter?v=2024'],
    ['place', 'Name or coordinates of the shop'],
    ['place', '商店的地址或坐标'],
    ['spot', '门店的经纬度'],
    ['airspace', 'Part of the sky to watch'],
    ['body', '待写入的对象'],
    ['x', 'The start date of the lease.'],
    ['max_duration', ''],
    ['time_zone', 'Where the visitor is.'],
    ['tz', '访客所在的时区'],
  ])('%s: %s', (name, description) => {
    expect(read({ [name]: { type: 'string', description } })).toEqual([name])
  })

  it.each([
    ['created', 'Whether it was created by a robot'],
    ['deadline', 'How many days are left'],
    ['expires_at', 'When the link stops working, ISO 8601'],
    ['firstStartTime', 'Start time of the first visit, such as 09:30'],
    ['after', 'The cursor behind which the page begins'],
    ['end', 'Name of the last station'],
    ['filter', '字段名称，见 https://docs.acme.test/filter'],
    ['place', 'The address that is turned into coordinates'],
    ['place', '需要转换为坐标的地址'],
    ['place', '坐标系'],
    ['spot', '门店坐标，格式：经度,纬度'],
    ['body', '要查询的对象'],
    ['mode', 'Order "asc" or "desc"'],
    ['max_duration', 'How many minutes it may last'],
    ['time_zone', 'IANA identifier'],
    ['tz', '时区，如 Asia/Shanghai'],
    ['tz', '与 UTC 的偏移'],
  ])('not %s: %s', (name, description) => {
    expect(read({ [name]: { type: 'string', description } })).toEqual([])
  })

  it('is missed where only what stands beside it tells that there is one', () => {
    const text = { type: 'string' }
    expect(read({ mode: { enum: ['date', 'time'] }, min: text, max: text })).toEqual(['min', 'max'])
    expect(read({ mode: { enum: ['low', 'high'] }, min: text, max: text })).toEqual([])
    expect(read({ op: text, path: text, value: text })).toEqual(['path'])
    expect(read({ path: text, value: text })).toEqual([])
  })
})
