import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../json/edit'
import { get, itemsOf, type JsonObject, str } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { fromPointer, pointer } from '../json/pointer'
import { print } from '../json/print'
import { anchorAt } from './anchor-at'
import { findPlaces } from './find-place'
import { followVersion } from './follow-version'
import { twoTools } from './review-entries.fixture'

const steps = (path: string) =>
  fromPointer(path).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
const at = (tool: number, path: string) => ['tools', tool, ...steps(path)]
const ORDER_ID = '/inputSchema/properties/order_id'

function after(edits: readonly Edit[], set = twoTools()): JsonObject {
  const edited = applyEdits(print(set), edits)
  if (!edited.ok) throw new Error(edited.reason)
  return rootObject(parse(edited.text))!
}

/** Where what was said of a place of a tool belongs after edits, by the version that was reviewed. */
function found(tool: number, path: string, edits: readonly Edit[], set = twoTools()) {
  const now = after(edits, set)
  const anchor = anchorAt(itemsOf(get(set, 'tools'))[tool]!, steps(path))
  const [place] = findPlaces(now, [anchor], followVersion(set, now))
  return [place!.tool, pointer(place!.path), place!.found]
}

const renamed: readonly Edit[] = [
  { op: 'rename', path: at(0, ORDER_ID), to: 'number' },
  {
    op: 'set',
    path: at(0, '/inputSchema/properties/number/description'),
    value: str('Number of the order, such as A-1024.'),
  },
]

describe('the version that was reviewed', () => {
  it('tells a parameter that was renamed and reworded', () => {
    const now = '/inputSchema/properties/number'
    expect(found(0, ORDER_ID, renamed)).toEqual([0, now, 'changed'])
    expect(found(0, `${ORDER_ID}/type`, renamed)).toEqual([0, `${now}/type`, 'same'])
  })

  it('tells a tool that was renamed and reworded, and a row of its contract that moved', () => {
    const edits: readonly Edit[] = [
      { op: 'set', path: at(1, '/name'), value: str('request_cancellation') },
      { op: 'set', path: at(1, '/contract/outcomes/1/meaning'), value: str('It was sent before.') },
      { op: 'set', path: at(1, '/contract/outcomes/1/outcome'), value: str('sent') },
      { op: 'move', path: at(1, '/contract/outcomes/1'), to: 0 },
    ]
    expect(found(1, '/description', edits)).toEqual([1, '/description', 'moved'])
    expect(found(1, '', edits)).toEqual([1, '', 'moved'])
  })

  it('tells a row by what it is called', () => {
    const set = fromPlain({
      tools: [
        {
          name: 'a',
          description: 'Does one thing and no other.',
          inputSchema: {},
          contract: {
            errors: [
              { code: 'GONE', text: 'It is gone for good.' },
              { code: 'LOCKED', text: 'It is locked by somebody.' },
            ],
          },
        },
      ],
    }) as JsonObject
    const errors = '/contract/errors'
    const edits: readonly Edit[] = [
      { op: 'set', path: at(0, `${errors}/1/text`), value: str('Somebody has locked it.') },
      { op: 'move', path: at(0, `${errors}/1`), to: 0 },
    ]
    expect(found(0, `${errors}/1`, edits, set)).toEqual([0, `${errors}/0`, 'changed'])
  })

  it('takes a parameter called like a keyword for a parameter', () => {
    const set = after([{ op: 'rename', path: at(0, ORDER_ID), to: 'properties' }])
    const now = after(
      [{ op: 'rename', path: at(0, '/inputSchema/properties/properties'), to: 'order_no' }],
      set,
    )
    const follow = followVersion(set, now)
    expect(follow('get_order', ['inputSchema', 'properties', 'properties', 'type'])).toEqual({
      tool: 'get_order',
      path: ['inputSchema', 'properties', 'order_no', 'type'],
    })
  })

  it('says nothing of a tool that it does not know, and finds nothing for one that is gone', () => {
    const now = after([{ op: 'remove', path: ['tools', 1] }])
    expect(followVersion(twoTools(), now)('other', [])).toBeUndefined()
    expect(found(1, '/description', [{ op: 'remove', path: ['tools', 1] }])).toEqual([
      undefined,
      '',
      'gone',
    ])
  })
})
