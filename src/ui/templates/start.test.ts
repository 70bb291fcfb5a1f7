import { beforeEach, describe, expect, it } from 'vitest'
import { nameOf } from '../../core/model/tool'
import { isUntouched } from '../../core/model/tool-set'
import { readingOf } from '../../core/model/reading'
import { EXAMPLE_SETS } from '../../core/templates/example-sets'
import { asToolText, TEMPLATES } from '../../core/templates/registry'
import { setStartedAfresh, toolsImported, undone, useDocument } from '../../state/document'
import { groupsFor } from './gallery-list'
import { addedOf, type Start, takesOf } from './start'

const templateOf = (id: string) => TEMPLATES.find((each) => each.id === id)!
const startOf = (id: string): Start => ({
  choice: { kind: 'template', template: templateOf(id) },
  grade: 'good',
  textLang: 'en',
})
const kinds = (id: string) => takesOf(startOf(id)).map(({ kind }) => kind)

beforeEach(setStartedAfresh)

describe('starting from a template', () => {
  it.each([
    ['order-lookup', ['one', 'related', 'set']],
    ['do-action', ['one']],
    ['weather', ['one', 'set', 'set']],
  ])('offers %s alone, with what it leads to, and in its sets', (id, offered) => {
    expect(kinds(id)).toEqual(offered)
  })

  it('leaves out what the set on screen has by name, but never what was asked for', () => {
    const start = startOf('order-lookup')
    const take = takesOf(start).at(-1)!
    const names = new Set(['get_order', 'get_payment'])
    const added = addedOf(start, take, 'here', names).map(({ id }) => id)
    expect(added).toContain('order-lookup')
    expect(added).not.toContain('payment-lookup')
    expect(addedOf(start, take, 'new', names)).toEqual(take.templates)
  })

  it('adds several tools as one step to undo', () => {
    const texts = EXAMPLE_SETS[1]!.templates.map((each) => asToolText(each, 'zh', 'good').trimEnd())
    toolsImported(texts)
    const { tools } = useDocument.getState().set
    expect(tools.map((each) => nameOf(readingOf(each).tool))).toContain('plan_itinerary')
    expect(tools).toHaveLength(texts.length)
    undone()
    expect(isUntouched(useDocument.getState().set)).toBe(true)
  })
})

describe('the list of templates', () => {
  const count = (query: string) => groupsFor(query).flatMap(({ entries }) => entries).length

  it('holds every template and every example set once', () => {
    expect(count('')).toBe(TEMPLATES.length + EXAMPLE_SETS.length)
  })

  it.each(['order cancel', 'updateOrderStatus', '取消订单', 'REQUEST_ORDER_CANCELLATION'])(
    'finds the cancellation by %s',
    (query) => {
      const found = groupsFor(query).flatMap(({ entries }) => entries)
      expect(found.map(({ title }) => title.en)).toContain('Request an order’s cancellation')
    },
  )

  it('finds nothing by what nothing is called', () => {
    expect(groupsFor('zzz')).toEqual([])
  })
})
