import { beforeEach, describe, expect, it } from 'vitest'
import { get, getIn, itemsOf, type JsonObject } from '../core/json/node'
import { fromPlain } from '../core/json/plain'
import { anchorAt } from '../core/review/anchor-at'
import { toolHash } from '../core/review/meaning-hash'
import { type Powers, providePowers } from './powers'
import { nameGiven, nameRefused, useReviewer } from './reviewer'
import { reviewOpened, said, useReviewing } from './reviewing'
import { spotKey } from './thread-places'

const set = (does = 'Looks up an order') =>
  fromPlain({
    toolwright: 1,
    title: 'Orders',
    tools: [{ name: 'get_order', description: { does }, inputSchema: { type: 'object' } }],
  }) as JsonObject
const tool = (of: JsonObject) => itemsOf(get(of, 'tools'))[0] as JsonObject

let kept = new Map<string, string>()
let keeps = true
let name = ''

beforeEach(() => {
  kept = new Map()
  keeps = true
  name = 'Ann'
  useReviewer.setState({ name: '' }, true)
  providePowers({
    keptReview: (key) => kept.get(key),
    keepReview: (key, text) => {
      if (keeps) kept.set(key, text)
      return keeps
    },
    reviewerName: () => name,
    keepReviewerName: (given) => {
      name = given
      return true
    },
  } as Powers)
})

const comment = (of: JsonObject, text: string) =>
  said({ kind: 'comment', on: anchorAt(tool(of), ['description', 'does']), text })
const at = spotKey(0, ['description', 'does'], undefined, undefined)
const textsAt = (key: string) =>
  useReviewing
    .getState()
    .threadsAt.get(key)
    ?.map(({ opened }) => opened.text)

describe('a review as it is written', () => {
  it('stands at its line at once, and again after a reload', () => {
    const of = set()
    reviewOpened(of)
    comment(of, 'Which order?')
    expect(textsAt(at)).toEqual(['Which order?'])
    reviewOpened(set())
    expect(textsAt(at)).toEqual(['Which order?'])
    expect(useReviewing.getState().isKept).toBe(true)
  })

  it('is kept apart for another version of the set', () => {
    const of = set()
    reviewOpened(of)
    comment(of, 'Which order?')
    reviewOpened(set('Looks up one order'))
    expect(useReviewing.getState().own).toEqual([])
  })

  it('goes on where the browser keeps nothing, and says so', () => {
    keeps = false
    const of = set()
    reviewOpened(of)
    comment(of, 'Which order?')
    expect(textsAt(at)).toEqual(['Which order?'])
    expect(useReviewing.getState().isKept).toBe(false)
  })

  it('asks for a name once, and writes nothing when it is refused', () => {
    name = ''
    const of = set()
    reviewOpened(of)
    comment(of, 'One')
    nameRefused()
    expect(useReviewing.getState().own).toEqual([])
    comment(of, 'Two')
    nameGiven('Mei')
    comment(of, 'Three')
    expect(useReviewing.getState().own.map((each) => get(each, 'by'))).toMatchObject([
      { value: 'Mei' },
      { value: 'Mei' },
    ])
  })

  it('takes back what was said, in the order it was said', () => {
    const of = set()
    reviewOpened(of)
    const sign = () =>
      said({ kind: 'sign', on: { tool: 'get_order', line: 'product/1' }, of: toolHash(tool(of)) })
    const signed = () =>
      useReviewing.getState().signedAt.get(spotKey(0, [], undefined, 'product/1')) ?? []
    sign()
    expect(signed().map(({ isCurrent }) => isCurrent)).toEqual([true])
    said({ kind: 'withdraw', to: signed()[0]!.entry.id })
    expect(signed()).toEqual([])
    sign()
    expect(signed()).toHaveLength(1)
    expect(getIn(useReviewing.getState().own[0], ['kind'])).toMatchObject({ value: 'sign' })
  })
})
