import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../json/edit'
import {
  arr,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  obj,
  str,
  stringOf,
} from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPointer, pointer } from '../json/pointer'
import { print } from '../json/print'
import type { Anchor } from './entry'
import { anchorAt } from './anchor-at'
import { findPlaces } from './find-place'
import { meaningHash } from './meaning-hash'
import { twoTools } from './review-entries.fixture'

function after(...edits: readonly Edit[]): JsonObject {
  const edited = applyEdits(print(twoTools()), edits)
  if (!edited.ok) throw new Error(edited.reason)
  return rootObject(parse(edited.text))!
}

/** An anchor at a place of the first or second tool, as it is made when something is said of it. */
const on = (tool: number, path: string): Anchor =>
  anchorAt(itemsOf(get(twoTools(), 'tools'))[tool]!, stepsOf(path))
const stepsOf = (path: string) =>
  fromPointer(path).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** An anchor at a place of the set itself, with the value that stood there. */
function anchorAtSet(root: JsonObject, path: string): Anchor {
  const node = getIn(root, stepsOf(path))
  return { path, ...(node ? { value: meaningHash(node) } : {}) }
}

const place = (root: JsonObject, ...anchors: readonly Anchor[]) =>
  findPlaces(root, anchors).map(({ tool, path, found }) => [tool, pointer(path), found])

const ORDER_ID = '/inputSchema/properties/order_id'
const SENT = '/contract/outcomes/1'
const at = (tool: number, path: string) => ['tools', tool, ...stepsOf(path)]

describe('the place of a comment', () => {
  it('is where it was made', () => {
    expect(place(twoTools(), on(0, ORDER_ID), on(1, ''), {})).toEqual([
      [0, ORDER_ID, 'same'],
      [1, '', 'same'],
      [undefined, '', 'same'],
    ])
  })

  it('stays where it was when nothing stood there and nothing does today', () => {
    const unsaid = on(0, '/inputSchema/properties/lang/description')
    expect(place(twoTools(), unsaid)).toEqual([
      [0, '/inputSchema/properties/lang/description', 'same'],
    ])
    const lost = { ...unsaid, value: 'x' }
    expect(place(twoTools(), lost)).toEqual([[0, '/inputSchema/properties/lang', 'gone']])
  })

  const NOTHINGS = [undefined, str(''), obj([]), arr([])]
  const EMPTY_PLACES = [
    ['/description', 0],
    ['/inputSchema/properties/lang/description', 0],
    ['/contract/effect', 0],
    ['/contract/outcomes/2', 1],
    ['/title', undefined],
    ['/lint', undefined],
  ] as const
  it.each(EMPTY_PLACES)(
    'stays at %s, which was empty and is empty, however it is spelt',
    (path, tool) => {
      const own = tool === undefined ? stepsOf(path) : at(tool, path)
      const holding = (nothing: JsonNode | undefined) =>
        after(
          ...(getIn(twoTools(), own) ? [{ op: 'remove' as const, path: own }] : []),
          ...(nothing ? [{ op: 'set' as const, path: own, value: nothing }] : []),
        )
      for (const then of NOTHINGS) {
        const had = holding(then)
        const anchor =
          tool === undefined
            ? anchorAtSet(had, path)
            : anchorAt(itemsOf(get(had, 'tools'))[tool]!, stepsOf(path))
        for (const now of NOTHINGS)
          expect(place(holding(now), anchor)).toEqual([[tool, path, 'same']])
      }
    },
  )

  it('says when other words stand there', () => {
    const edited = after({ op: 'set', path: at(0, '/description'), value: str('Else.') })
    expect(place(edited, on(0, '/description'))).toEqual([[0, '/description', 'changed']])
  })

  it('follows a parameter to its new name', () => {
    const edited = after({ op: 'rename', path: at(0, ORDER_ID), to: 'order_number' })
    expect(place(edited, on(0, ORDER_ID))).toEqual([
      [0, '/inputSchema/properties/order_number', 'moved'],
    ])
  })

  it('follows a row that was moved among its siblings', () => {
    const edited = after({ op: 'move', path: at(1, SENT), to: 0 })
    expect(place(edited, on(1, SENT))).toEqual([[1, '/contract/outcomes/0', 'moved']])
  })

  it('follows a tool to its new name, and to another place in the list', () => {
    const edited = after(
      { op: 'set', path: at(0, '/name'), value: str('read_order') },
      { op: 'move', path: ['tools', 0], to: 1 },
    )
    expect(place(edited, on(0, ORDER_ID), on(1, ''))).toEqual([
      [1, ORDER_ID, 'moved'],
      [0, '', 'same'],
    ])
  })

  it('is nowhere when its tool is gone, and at what is left when its parameter is', () => {
    const edited = after(
      { op: 'remove', path: ['tools', 1] },
      { op: 'remove', path: at(0, ORDER_ID) },
    )
    expect(place(edited, on(1, SENT), on(0, ORDER_ID))).toEqual([
      [undefined, '', 'gone'],
      [0, '/inputSchema/properties', 'gone'],
    ])
  })

  it('is never that of another comment', () => {
    const twin = getIn(twoTools(), at(0, ORDER_ID))!
    const path = '/inputSchema/properties/item_id'
    const had = after({ op: 'set', path: at(0, path), value: twin })
    const anchors = [ORDER_ID, path].map((each) =>
      anchorAt(itemsOf(get(had, 'tools'))[0]!, stepsOf(each)),
    )
    const edited = applyEdits(print(had), [{ op: 'remove', path: at(0, path) }])
    expect(edited.ok && place(rootObject(parse(edited.text))!, ...anchors)).toEqual([
      [0, ORDER_ID, 'same'],
      [0, '/inputSchema/properties', 'gone'],
    ])
  })

  it('is given to none of two that are alike when only one is left under a new name', () => {
    const twin = getIn(twoTools(), at(0, ORDER_ID))!
    const item = '/inputSchema/properties/item_id'
    const had = after({ op: 'set', path: at(0, item), value: twin })
    const anchors = [ORDER_ID, item].map((each) =>
      anchorAt(itemsOf(get(had, 'tools'))[0]!, stepsOf(each)),
    )
    const edited = applyEdits(print(had), [
      { op: 'remove', path: at(0, item) },
      { op: 'rename', path: at(0, ORDER_ID), to: 'number' },
    ])
    expect(edited.ok && place(rootObject(parse(edited.text))!, ...anchors)).toEqual([
      [0, '/inputSchema/properties', 'gone'],
      [0, '/inputSchema/properties', 'gone'],
    ])
  })

  it('is in none of two tools that were alike when only one is left under a new name', () => {
    const tool = getIn(twoTools(), ['tools', 0])!
    const copy = { ...tool, members: (tool as JsonObject).members.map((each) => ({ ...each })) }
    const named = (name: string) =>
      anchorAt(
        {
          ...copy,
          kind: 'object',
          members: copy.members.map((each) =>
            each.key === 'name' ? { ...each, value: str(name) } : each,
          ),
        },
        [],
      )
    const edited = after({ op: 'set', path: at(0, '/name'), value: str('fetch') })
    expect(place(edited, named('get_order'), named('read_order'))).toEqual([
      [undefined, '', 'gone'],
      [undefined, '', 'gone'],
    ])
    expect(place(edited, named('get_order'), named('get_order'))).toEqual([
      [0, '', 'moved'],
      [0, '', 'moved'],
    ])
  })

  it('is told by the version that was reviewed where that is at hand', () => {
    const edited = after(
      { op: 'set', path: at(0, '/name'), value: str('find') },
      { op: 'set', path: at(0, '/description'), value: str('Finds.') },
    )
    const follow = (_: string, path: readonly (string | number)[]) => ({ tool: 'find', path })
    const [found] = findPlaces(edited, [on(0, '/description')], follow)
    expect(found).toEqual({ tool: 0, path: ['description'], found: 'changed' })
  })

  it('keeps the words that it was about', () => {
    expect(on(0, ORDER_ID).quote).toContain('A-1024')
    expect(stringOf(getIn(twoTools(), at(1, '/description')))).toBe(on(1, '/description').quote)
  })
})

/** Places of the first tool that something can be said of. */
const PLACES = [
  '',
  '/name',
  '/description',
  ORDER_ID,
  `${ORDER_ID}/description`,
  '/inputSchema/properties/lang',
]
const edits = fc.array(
  fc.oneof(
    fc.constantFrom<Edit>(
      { op: 'set', path: at(0, '/name'), value: str('fetch') },
      { op: 'move', path: ['tools', 0], to: 1 },
      { op: 'remove', path: ['tools', 1] },
      { op: 'rename', path: at(0, ORDER_ID), to: 'lang_2' },
      { op: 'rename', path: at(0, ORDER_ID), to: 'number' },
      { op: 'remove', path: at(0, ORDER_ID) },
      {
        op: 'set',
        path: at(0, '/description'),
        value: str('Number of the order, as in "A-1024".'),
      },
      { op: 'set', path: at(0, '/inputSchema/properties/lang'), value: str('x') },
    ),
  ),
  { maxLength: 4 },
)

describe('the places of comments after any edits', () => {
  it('are one for each, exist unless gone, and are never shared by what was apart', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const text = list.reduce((now, edit) => {
          const edited = applyEdits(now, [edit])
          return edited.ok ? edited.text : now
        }, print(twoTools()))
        const root = rootObject(parse(text))!
        const found = findPlaces(
          root,
          PLACES.map((path) => on(0, path)),
        )
        expect(found.length).toBe(PLACES.length)
        const there = found.filter((each) => each.found !== 'gone')
        for (const { tool, path } of there)
          expect(getIn(root, ['tools', tool!, ...path])).toBeDefined()
        const keys = there.map(({ tool, path }) => `${tool}${pointer(path)}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 60 },
    )
  })
})
