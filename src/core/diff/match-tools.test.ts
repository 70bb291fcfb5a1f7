import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import { nameOf } from '../model/tool'
import { TEMPLATES } from '../templates/registry'
import { templateTool } from '../templates/template-tool'
import { matchTools } from './match-tools'

const tool = (name: string, description: string, ...parameters: readonly string[]): JsonObject =>
  fromPlain({
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(parameters.map((each) => [each, { type: 'string' }])),
    },
  }) as JsonObject
const renamed = (of: JsonObject, name: string): JsonObject => ({
  ...of,
  members: of.members.map((each) =>
    each.key === 'name' ? { ...each, value: { kind: 'string', value: name } as never } : each,
  ),
})
const isPair = (before: JsonObject, after: JsonObject): boolean =>
  matchTools([before], [after]).length === 1

describe('one tool that is gone and one that is new', () => {
  it.each<[string, JsonObject, JsonObject]>([
    [
      'what they are about',
      tool('get_payment', 'Gets one payment by its number, with its state.', 'id'),
      tool('get_refund', 'Gets one refund by its number, with its state.', 'id'),
    ],
    [
      'what they do',
      tool('get_order', 'Gets one order by its number.', 'order_id'),
      tool('delete_order', 'Deletes one order by its number.', 'order_id'),
    ],
    [
      'all but small words',
      tool('play_song', 'Plays the song that the user asks for.', 'id'),
      tool('book_flight', 'Books the flight that the user asks for.', 'id'),
    ],
    [
      'what they are about, in Chinese',
      tool('query_weather', '查询指定城市当天的天气。', 'city'),
      tool('query_hotel', '查询指定城市当天的酒店。', 'city'),
    ],
  ])('are two where they differ in %s', (_, before, after) => {
    expect([isPair(before, after), isPair(after, before)]).toEqual([false, false])
  })

  it.each<[string, JsonObject, JsonObject]>([
    [
      'another verb of the same meaning',
      tool('find_orders', 'Finds orders of a customer by date.', 'since', 'until'),
      tool('list_orders', 'Lists the orders of a customer by their date.', 'since', 'until'),
    ],
    [
      'another name alone',
      tool('q', 'Finds orders of a customer by date.'),
      tool('search_purchases', 'Finds orders of a customer by date.'),
    ],
    [
      'another spelling and a sentence more',
      tool('createTicket', 'Opens a ticket for the help desk.', 'title', 'body'),
      tool(
        'ticket_create',
        'Opens a ticket for the help desk. Not for incidents.',
        'title',
        'body',
      ),
    ],
  ])('are one under %s', (_, before, after) => {
    expect([isPair(before, after), isPair(after, before)]).toEqual([true, true])
  })

  const tools = (['en', 'zh'] as const).map((lang) =>
    TEMPLATES.map((template) => templateTool(template, lang, 'good')),
  )
  it('are one whatever the name, where all else is as it was', () => {
    for (const tool of tools.flat())
      expect(isPair(tool, renamed(tool, 'x1')), nameOf(tool)).toBe(true)
  })

  it('are two where they are other tools of one shop, but for a few that share their object', () => {
    for (const own of tools) {
      const others = own.flatMap((a) => own.flatMap((b) => (a === b ? [] : isPair(a, b))))
      expect(others.filter(Boolean).length / others.length).toBeLessThan(0.02)
    }
  })
})
