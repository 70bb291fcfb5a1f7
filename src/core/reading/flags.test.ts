import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { readTool } from './read-tool'

const flags = (description: string, name = 'moor_boat'): readonly string[] =>
  readTool(fromPlain({ name, description, inputSchema: {} })).flags

describe('a description that sends the reader to another tool', () => {
  it.each([
    'Lists the berths. Use it before mooring boats in create_stay.',
    'Lists the berths, with numbers to pass to book-berth or to use in search-berth.',
    'Quotes a berth. It is better than searchBerths when one price is enough.',
    'Shows one berth. You can see all of them by calling list_berths.',
    'Books a berth. Use this instead of add_stay when it is for a week.',
    'Books a berth. Do not use this for a buoy (use buoy create instead).',
    'Starts a dredging. The outcome can be had by calling the endpoint: /dredging/result/:id',
    'Lists the tides. Use the returned number with\nPOST /harbour/v1/tides/{id}/watch.',
    'Ends a stay. If all is paid, quay_stay_report does this at its end.',
    'Ends a stay. Use the `Print the bill` endpoint to see what it cost.',
    'After calling this tool you should call the berth chart tool to draw it.',
    '改泊位。如要加人，需要使用[添加船员]和[移除船员]接口。',
    '查泊位。\n**区分 `queryBuoys` 工具**：它查浮标。',
  ])('%s', (description) => {
    expect(flags(description)).toContain('points_elsewhere')
  })

  it.each([
    'Books a berth. Ask for the length of the boat before calling this tool.',
    'Books a berth. Use the number instead of the name.',
    'Books a berth. Use the `Visitor` rate instead of the usual one.',
    'Books a berth. Pass the number in berth_id.',
    'Books a berth, better than by telephone.',
    '改泊位。需要填写[泊位编号]。',
  ])('not: %s', (description) => {
    expect(flags(description)).not.toContain('points_elsewhere')
  })
})

describe('a description that only says the name again', () => {
  it.each([
    ['get_berths', 'Returns list of berths', true],
    ['get_berth', 'Retrieval of a single berth', true],
    ['get_berths', 'Returns list of berths with their depth and fee', false],
    ['set_berth', 'Sets a berth. Works for boats and buoys.', false],
    ['delete_berth', 'Deletes a berth. Only the owner of it is allowed to delete it.', false],
    ['list_berths', 'List all berths in Quayly. This includes Buoys and Piers.', false],
  ])('%s: %s', (name, description, isOne) => {
    expect(flags(description, name).includes('tautology')).toBe(isOne)
  })
})

it.each([
  ['This GET API lists berths.', 'implementation_leak', true],
  ['Lists berths by GET.', 'implementation_leak', false],
  ['所有步骤完成后，您必须调用它保存航线。', 'coercion', true],
  ['保存航线。', 'coercion', false],
])('%s: %s is %s', (description, flag, isRaised) => {
  expect(flags(description).includes(flag)).toBe(isRaised)
})
