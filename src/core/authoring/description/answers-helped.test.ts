import { describe, expect, it } from 'vitest'
import { member, obj, str } from '../../json/node'
import { ANSWERS, DESCRIPTION_KEYS } from '../../model/tool'
import { readText } from '../../reading/read-text'
import { ANSWER_EXAMPLES } from './answer-examples'
import { likeTools } from './like-tools'
import { OPENINGS, openingsFor, SLOT, withOpening } from './openings'
import { TOOL_KINDS, toolKindOf } from './tool-kind'

const toolOf = (name: string, description = '') =>
  obj([member('name', str(name)), member('description', str(description))])

describe('help with an answer', () => {
  it.each([
    ['get_order', '', 'query'],
    ['get_orders', '', 'list'],
    ['search_flights', '', 'list'],
    ['slack_send_message', '', 'send'],
    ['calculate_refund', '', 'calculate'],
    ['cancel_order', '', 'delete'],
    ['update_address', '', 'write'],
    ['查询订单', '', 'query'],
    ['删除文件', '', 'delete'],
    ['weather', 'Returns the weather of a city.', 'query'],
    ['', '', 'query'],
  ])('knows the kind of %s', (name, description, kind) => {
    expect(toolKindOf(toolOf(name, description))).toBe(kind)
  })

  it('has an example for each question and kind, in both languages, each another', () => {
    for (const kind of TOOL_KINDS)
      for (const lang of ['en', 'zh'] as const) {
        const all = ANSWERS.map((answer) => ANSWER_EXAMPLES[kind][answer][lang])
        expect(new Set(all).size).toBe(ANSWERS.length)
        for (const text of all) expect(text).toMatch(lang === 'zh' ? /。$/ : /\.$/)
        expect(readText(all[0]!).answers.does).toBeGreaterThan(0)
      }
  })

  it('opens an answer so that the scorer hears the question', () => {
    for (const answer of ANSWERS)
      for (const lang of ['en', 'zh'] as const) {
        const [first] = openingsFor(answer, lang, ['list_shipments'])
        const filled = first!.replaceAll(
          SLOT,
          answer === 'limits' ? '12' : lang === 'zh' ? '订单' : 'orders',
        )
        expect([filled, readText(filled).answers[answer] > 0]).toEqual([filled, true])
      }
  })

  it('points to other tools, the most alike first', () => {
    const others = ['send_mail', 'cancel_order', 'get_order', 'get_orders'].map((name) =>
      toolOf(name),
    )
    expect(likeTools(toolOf('get_order'), others, 2)).toEqual(['get_orders', 'cancel_order'])
    expect(openingsFor('whenNot', 'en', ['a', 'b']).slice(0, 2)).toEqual([
      'Do not use it for …; use a instead.',
      'Do not use it for …; use b instead.',
    ])
    expect(openingsFor('whenNot', 'zh', [])[0]).toBe('不要用于…，请改用…。')
  })

  it('puts an opening behind what is there, and says where to type', () => {
    expect(withOpening('', 'Returns ….')).toEqual({ text: 'Returns ….', slot: [8, 9] })
    expect(withOpening('One … left.', 'It cannot be undone.')).toEqual({
      text: 'One … left. It cannot be undone.',
      slot: undefined,
    })
    expect(withOpening('查询订单。', '不做任何修改。').text).toBe('查询订单。不做任何修改。')
  })

  it('has openings for every member of a description', () => {
    expect(Object.keys(OPENINGS)).toEqual([...DESCRIPTION_KEYS])
  })
})
