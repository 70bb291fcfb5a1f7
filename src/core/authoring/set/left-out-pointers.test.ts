import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse } from '../../json/parse'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { setHidden } from './export-marks'
import { pointersToLeftOut } from './left-out-pointers'
import { profileOf } from './profiles'

const tool = (name: string, members: object = {}): JsonObject =>
  fromPlain({ name, description: 'Does it.', inputSchema: {}, ...members }) as JsonObject

const hidden = (given: JsonObject): JsonObject => {
  const edited = applyEdits(print(given), setHidden(given, true))
  return parse(edited.ok ? edited.text : '').root as JsonObject
}

/** What is told of a tool beside `cancel_order`, which is left out, and `get_refund`, which is not. */
const told = (members: object): readonly string[] => {
  const tools = [hidden(tool('cancel_order')), tool('get_order', members), tool('get_refund')]
  return pointersToLeftOut(tools, profileOf({}, tools)).map(
    ({ code, path, values, index, severity }) =>
      `${code} ${String(values?.name)} ${index} ${severity} ${path.join('.')}`,
  )
}

const at = (path: string) => [`export.points-left-out cancel_order 0 warning ${path}`]

describe('a tool that an export leaves out', () => {
  it.each<[string, object, readonly string[]]>([
    ['in its text', { description: 'To cancel use cancel_order instead.' }, at('description')],
    ['twice in a text', { description: 'Use cancel_order. Not cancel_order.' }, at('description')],
    ['in Chinese', { description: '查询订单，取消请改用cancel_order。' }, at('description')],
    [
      'in an answer',
      { description: { does: 'Looks it up.', whenNot: '要取消时请改用 `cancel_order`。' } },
      at('description.whenNot'),
    ],
    [
      'in the text of a parameter',
      { inputSchema: { properties: { id: { description: 'As cancelOrder returned it.' } } } },
      at('inputSchema.properties.id.description'),
    ],
    [
      'in a signal',
      { contract: { signals: [{ field: 'late', tool: 'cancel_order' }] } },
      at('contract.signals.0.tool'),
    ],
    [
      'in what to do after an error',
      { contract: { errors: [{ code: 'LATE', next: 'Call cancel_order.' }] } },
      at('contract.errors.0.next'),
    ],
    ['another that is there', { description: 'For refunds use get_refund instead.' }, []],
    [
      'its own parameter',
      { inputSchema: { properties: { cancel_order: {} } }, description: 'Set cancel_order.' },
      [],
    ],
    ['a field of that name', { description: 'The cancel_order field tells it.' }, []],
    [
      'one that is known to live elsewhere',
      { description: 'Use cancel_order.', contract: { outside: [{ name: 'cancel_order' }] } },
      [],
    ],
  ])('is told where another tool of it points there: %s', (_, members, expected) =>
    expect(told(members)).toEqual(expected),
  )

  it('is not missed where a tool of the same name is there, or nothing is left out', () => {
    const points = tool('get_order', { description: 'Use cancel_order instead.' })
    const twice = [hidden(tool('cancel_order')), points, tool('cancel_order')]
    expect(pointersToLeftOut(twice, profileOf({}, twice))).toEqual([])
    const all = [tool('cancel_order'), points]
    expect(pointersToLeftOut(all, profileOf({}, all))).toEqual([])
  })

  it('is told to whom it concerns, by place in what is exported', () => {
    const tools = [
      hidden(tool('archive_order', { description: 'Use cancel_order instead.' })),
      tool('cancel_order', { contract: { effect: 'write' } }),
      tool('get_order', { description: 'First call archive_order, then cancel_order.' }),
    ]
    const found = pointersToLeftOut(tools, profileOf({ isReadOnly: true }, tools))
    expect(found.map(({ values, index }) => [values?.name, index])).toEqual([
      ['archive_order', 0],
      ['cancel_order', 0],
    ])
  })
})
