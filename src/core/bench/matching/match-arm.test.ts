import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { parse } from '../../json/parse'
import { nameOf } from '../../model/tool'
import { EXAMPLE_SETS } from '../../templates/example-sets'
import { TEMPLATES } from '../../templates/registry'
import { templateTool } from '../../templates/template-tool'
import { matchArm } from './match-arm'

const tool = (name: string, properties: object = {}, more: object = {}): JsonObject =>
  fromPlain({ name, inputSchema: { type: 'object', properties }, ...more }) as JsonObject

describe('matchArm', () => {
  it('lists what it could not match, and takes what was said by hand', () => {
    const own = [
      tool('get_order', { order_id: { type: 'string' }, note: {} }),
      tool('track_parcel', { parcel_no: {} }),
    ]
    const other = [
      tool('get_order', { order_id: { type: 'string' }, q: { type: 'integer' }, r: {}, s: {} }),
      tool('xq', { z: { type: 'integer' }, y: {} }, { description: 'Something else entirely.' }),
      tool('yy', {}),
    ]
    const { matches, unmatched } = matchArm(own, other)
    expect(matches.tools).toEqual({ get_order: 'get_order' })
    expect(unmatched.tools).toEqual(['track_parcel'])
    expect(unmatched.leftOver).toEqual(['xq', 'yy'])
    expect(unmatched.parameters).toEqual([{ tool: 'get_order', name: 'note' }])
    expect(unmatched.leftOverParameters.get('get_order')).toEqual(['q', 'r', 's'])
    const byHand = new Map([
      ['get_order', { names: [], parameters: new Map([['note', ['gone', 'q']]]) }],
      ['track_parcel', { names: ['gone', 'xq'], parameters: new Map() }],
    ])
    const again = matchArm(own, other, byHand)
    expect(again.matches.tools).toEqual({ get_order: 'get_order', track_parcel: 'xq' })
    expect(again.matches.parameters['get_order']).toMatchObject({ note: 'q' })
    expect(again.unmatched.tools).toEqual([])
  })

  it('keeps a tool and a parameter called __proto__', () => {
    const own = parse(
      '{"name": "__proto__", "inputSchema": {"properties": {"__proto__": {"type": "string"}}}}',
    ).root as JsonObject
    const { matches } = matchArm([own], [own])
    expect(Object.entries(matches.tools)).toEqual([['__proto__', '__proto__']])
  })

  const versions = (['en', 'zh'] as const).flatMap((lang) =>
    (['poor', 'middling'] as const).flatMap((grade) =>
      [...EXAMPLE_SETS, { id: 'all', templates: TEMPLATES }].map(
        (set) => [set.id, grade, lang, set.templates] as const,
      ),
    ),
  )
  it.each(versions)(
    'matches tools that were named and described anew, and none with another: %s, %s, %s',
    (_, grade, lang, templates) => {
      const good = templates.map((each) => templateTool(each, lang, 'good'))
      const other = templates.map((each) => templateTool(each, lang, grade))
      const { tools } = matchArm(good, other).matches
      const right = new Map(good.map((each, i) => [nameOf(each), nameOf(other[i])]))
      expect(Object.entries(tools).filter(([own, name]) => right.get(own) !== name)).toEqual([])
      expect(Object.keys(tools).length).toBeGreaterThanOrEqual(good.length / 2)
    },
  )

  it('takes two sets of one tool for versions of it, and finds what the system fills in', () => {
    const own = tool(
      'get_order',
      { order_number: { type: 'string' } },
      { contract: { injected: ['user_id'] } },
    )
    const other = tool('q', { orderId: {}, userId: {}, x: {} })
    const { matches, unmatched } = matchArm([own], [other])
    expect(matches).toEqual({
      tools: { get_order: 'q' },
      parameters: { get_order: { order_number: 'orderId', user_id: 'userId' } },
      injected: { get_order: ['userId'] },
    })
    expect(unmatched).toMatchObject({ tools: [], parameters: [], leftOver: [] })
    expect(unmatched.leftOverParameters.get('get_order')).toEqual(['x'])
  })

  it('matches no parameter where two could be meant', () => {
    const own = tool('a', { start_date: { type: 'string' }, end_date: { type: 'string' } })
    const { matches } = matchArm([own], [tool('a', { date: { type: 'integer' } })])
    expect(matches.parameters['a']).toEqual({})
  })
})
