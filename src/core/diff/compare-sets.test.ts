import { describe, expect, it } from 'vitest'
import type { ByHand } from './by-hand'
import { compareSets } from './compare-sets'
import { groupsOf } from './groups'
import { measureDiff } from './measures'
import { isShareLink } from '../share/has-link-payload'
import { readVersions, versionOf } from './version'

const tool = (name: string, description: string, properties: object = {}): object => ({
  name,
  description,
  inputSchema: { type: 'object', properties },
})
const orders = tool('find_orders', 'Finds orders of a customer by date.', { since: {}, until: {} })
const refund = tool('request_refund', 'Asks for money back for one order.', { number: {} })
const parcel = tool('track_parcel', 'Says where a parcel is.', { parcel: {} })
const set = (tools: readonly object[], more: object = {}): string =>
  JSON.stringify({ toolwright: 1, title: 'Shop', ...more, tools })
const compare = (before: string, after: string, byHand?: ByHand) =>
  compareSets(versionOf(before), versionOf(after), byHand)
const pairs = (before: readonly object[], after: readonly object[], byHand?: ByHand) =>
  compare(set(before), set(after), byHand).tools.map((each) => [each.before, each.after])

describe('two versions of a set', () => {
  it('know a tool again by its name, else by what it says', () => {
    const renamed = { ...orders, name: 'list_orders' }
    expect(pairs([orders, refund, parcel], [parcel, renamed])).toEqual([
      [2, 0],
      [0, 1],
      [1, undefined],
    ])
  })

  it('never take two tools for one, and of two with one name the first for the first', () => {
    const twin = { ...orders, name: 'list_orders' }
    expect(pairs([orders, refund], [twin, { ...orders, name: 'search_orders' }, refund])).toEqual([
      [0, 0],
      [undefined, 1],
      [1, 2],
    ])
    expect(pairs([orders, orders], [orders, orders])).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('believe what was matched by hand', () => {
    expect(
      pairs([orders, refund], [refund, parcel], { tools: { find_orders: 'track_parcel' } }),
    ).toEqual([
      [1, 0],
      [0, 1],
    ])
    const renamed = { ...orders, name: 'list_orders' }
    expect(pairs([orders], [renamed], { tools: { find_orders: null } })).toEqual([
      [undefined, 0],
      [0, undefined],
    ])
  })

  it('believe what was matched by hand of parameters, and what was said to be two', () => {
    const search = (properties: object) => set([tool('search', 'Searches.', properties), refund])
    const codes = (before: object, after: object, said: Record<string, string | null>) =>
      compare(search(before), search(after), { fields: { search: said } }).tools[0]!.changes.map(
        ({ code, field }) => [code, field],
      )
    const pointer = '/inputSchema/properties/q'
    const [was, is] = [
      { q: { type: 'string' } },
      { x: { type: 'integer' }, text: { type: 'string' } },
    ]
    expect(codes(was, is, { [pointer]: 'text' })).toEqual([
      ['field-added', 'x'],
      ['field-renamed', 'text'],
    ])
    const alike = { description: 'What to look for, in words.' }
    expect(codes({ q: alike }, { text: alike }, {})).toEqual([['field-renamed', 'text']])
    expect(codes({ q: alike }, { text: alike }, { [pointer]: null })).toEqual([
      ['field-removed', 'q'],
      ['field-added', 'text'],
    ])
  })

  it('of one tool each are versions of that tool', () => {
    const { tools } = compare(JSON.stringify(orders), JSON.stringify(parcel))
    expect(tools.map((each) => [each.before, each.after])).toEqual([[0, 0]])
  })

  it('tell a tool that stands elsewhere, and what the set says of itself', () => {
    const diff = compare(
      set([orders, refund, parcel]),
      set([parcel, orders, refund], { title: 'Store' }),
    )
    const [breaks, behaviour, safe] = groupsOf(diff)
    expect([breaks!.changes, behaviour!.changes]).toEqual([[], []])
    expect(safe!.changes.map(({ change, tool: of }) => [of?.name, change.code])).toEqual([
      [undefined, 'set-title'],
      ['track_parcel', 'tool-moved'],
    ])
  })

  it('are measured side by side; a finding that only names the tool anew is the same', () => {
    const [before, after] = [
      versionOf(set([orders])),
      versionOf(set([{ ...orders, name: 'list_orders' }])),
    ]
    const { findings, tokens, tightness, tools } = measureDiff(
      before,
      after,
      compareSets(before, after),
      { withTightness: true },
    )
    expect(findings.before).toBe(findings.after)
    expect([findings.fixed, findings.fresh]).toEqual([[], []])
    expect(tokens.before).toBeGreaterThan(0)
    expect(Object.keys(tools[0]!)).toEqual(['score', 'tokens', 'tightness'])
    expect(tightness).toBeDefined()
  })

  it('are read from a link only where the text is one', () => {
    expect(isShareLink('https://tools.example.com/#s=1.abc')).toBe(true)
    expect(isShareLink('{"description": "see https://tools.example.com/#s=1.abc"}')).toBe(false)
    expect(readVersions('https://tools.example.com/#s=').ok).toBe(false)
  })
})
