import { describe, expect, it } from 'vitest'
import { fromPlain } from '../json/plain'
import { readCalls } from './read-calls'
import { toolOf } from './which-tool'

const tool = (name: string, properties: object = {}, more: object = {}) => ({
  name,
  inputSchema: { type: 'object', properties, additionalProperties: false },
  ...more,
})
const TOOLS = [
  tool('find_order', { order_id: { type: 'string' }, with_lines: { type: 'boolean' } }),
  tool('cancel_order', { order_id: { type: 'string' }, reason: { type: 'string' } }),
  tool('search_orders', { query: { type: 'string' } }),
  tool('refund', {}, { namespace: 'billing' }),
  tool('orders.list', { page: { type: 'integer' } }),
].map(fromPlain)
const names = ['find_order', 'cancel_order', 'search_orders', 'refund', 'orders.list']

function told(call: unknown): string {
  const [sent] = readCalls(JSON.stringify(call)).calls
  const found = toolOf(sent!, TOOLS)
  const proposals = found.proposals.map(({ name, why }) => `${name} (${why})`).join(', ')
  return found.kind === 'found'
    ? [found.by, found.prefix, names[found.index]].filter(Boolean).join(' ')
    : `? ${proposals}`
}

describe('the tool of a call', () => {
  it.each([
    ['cancel_order', 'name cancel_order'],
    ['mcp__shop__find_order', 'prefix mcp__shop__ find_order'],
    ['functions.find_order', 'prefix functions. find_order'],
    ['shop:find_order', 'prefix shop: find_order'],
    ['billing_refund', 'prefix billing_ refund'],
    ['orders_list', 'sanitised orders.list'],
    ['mcp__shop__orders_list', 'prefix mcp__shop__ orders.list'],
    ['get_page_content', '? '],
    ['findOrder', '? find_order (case)'],
    ['order_find', '? find_order (order)'],
    ['fnid_order', '? find_order (spelling)'],
    ['shop_find_order', '? find_order (prefix)'],
  ])('%s: %s', (name, expected) => {
    expect(told({ name, arguments: {} }).startsWith(expected)).toBe(true)
  })

  it('proposes nothing for a name that is like no other', () => {
    expect(told({ name: 'get_page_content', arguments: {} })).toBe('? ')
  })

  it.each([
    [{ order_id: 'E1', reason: 'late' }, 'fit cancel_order'],
    [{ query: 'late' }, 'fit search_orders'],
    [{ order_id: 'E1', with_line: true }, 'fit find_order'],
    [{ order_id: 'E1' }, '? find_order (fits), cancel_order (fits)'],
    [{ nothing: 1 }, '? '],
  ])('of bare arguments %j: %s', (args, expected) => {
    expect(told(args)).toBe(expected)
  })
})
