import { expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { parse } from '../../json/parse'
import { matchesQuery } from './tool-filter'

const tool = parse(
  JSON.stringify({
    name: 'get_order',
    title: '查询订单',
    description: { does: 'Looks up ONE order.', limits: '最近90天。' },
    namespace: 'shop',
    exports: { agents: ['Order desk'] },
    inputSchema: { properties: { secret_field: {} } },
  }),
).root as JsonObject

it.each([
  ['', true],
  ['  ', true],
  ['ORDER get', true],
  ['订单', true],
  ['looks one', true],
  ['９０天', true],
  ['shop desk', true],
  ['order nothing', false],
  ['secret_field', false],
])('a tool is found by its names, texts, group and agents: “%s” %s', (query, expected) => {
  expect(matchesQuery(tool, query)).toBe(expected)
})

it('what cannot be read is found by nothing but an empty query', () => {
  expect([matchesQuery(undefined, ''), matchesQuery(undefined, 'a')]).toEqual([true, false])
})
