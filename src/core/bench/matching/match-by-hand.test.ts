import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import { parse } from '../../json/parse'
import fc from '../../../drawn.fixture'
import { getIn, itemsOf, type JsonObject } from '../../json/node'
import { matchArm } from './match-arm'
import {
  type HandMatch,
  handMatchesIn,
  type MatchedPart,
  matchingByHand,
  unmatchingByHand,
} from './match-by-hand'
import { matchesByHand } from './read-matches'

function matched(text: string, ...said: Parameters<typeof matchingByHand>[1][]): string {
  return said.reduce((now, of, i) => {
    const done = applyEdits(now, matchingByHand(parse(now).root, of, `old${i}`))
    if (!done.ok) throw new Error(done.reason)
    return done.text
  }, text)
}

describe('matchingByHand', () => {
  it('says what a tool and a parameter are called elsewhere, the newest first', () => {
    const text = matched(
      '{"toolwright": 1, "tools": []}',
      { tool: 'get_order' },
      { tool: 'get_order', parameter: '__proto__' },
      { tool: 'get_order' },
    )
    const said = matchesByHand(parse(text).root).get('get_order')!
    expect(said.names).toEqual(['old2', 'old0'])
    expect([...said.parameters]).toEqual([['__proto__', ['old1']]])
  })

  it('says nothing twice, and brings an older name to the front', () => {
    const text = '{"bench": {"matches": {"a": {"is": ["x", "old0"]}}}}'
    const again = matched(text, { tool: 'a' })
    expect(matchesByHand(parse(again).root).get('a')!.names).toEqual(['old0', 'x'])
    expect(matchingByHand(parse(again).root, { tool: 'a' }, 'old0')).toEqual([])
  })
})

const edited = (text: string, edits: Parameters<typeof applyEdits>[1]): string => {
  const done = applyEdits(text, edits)
  if (!done.ok) throw new Error(done.reason)
  return done.text
}

describe('what was matched by hand', () => {
  const SET = `{"toolwright": 1, "bench": {"questions": []}, "tools": [
    {"name": "a", "inputSchema": {"type": "object", "properties": {"p": {}, "q": {}}}},
    {"name": "b", "description": "Finds orders by date."}]}`
  const ARM = `{"tools": [
    {"name": "x", "inputSchema": {"type": "object", "properties": {"r": {}, "s": {}}}},
    {"name": "y", "description": "Finds orders by date."}]}`
  const toolsOf = (text: string) => itemsOf(getIn(parse(text).root, ['tools'])) as JsonObject[]
  const matchesOf = (text: string) => {
    const { root } = parse(text)
    const tools = toolsOf(ARM)
    const { matches } = matchArm(toolsOf(text), tools, matchesByHand(root))
    return { tools: matches.tools, said: handMatchesIn(root, { tools, matches }), matches }
  }

  it('is shown with the version that it holds in, and gone from it when taken back', () => {
    const named = edited(SET, matchingByHand(parse(SET).root, { tool: 'a' }, 'x'))
    const both = edited(
      named,
      matchingByHand(parse(named).root, { tool: 'a', parameter: 'p' }, 's'),
    )
    const { said, matches } = matchesOf(both)
    expect(said).toEqual([
      { tool: 'a', armName: 'x' },
      { tool: 'a', parameter: 'p', armName: 's' },
    ])
    expect(matches.parameters['a']).toMatchObject({ p: 's' })
    const back = edited(both, unmatchingByHand(parse(both).root, said[0]!))
    expect(matchesOf(back).tools).not.toHaveProperty('a')
  })

  it('may be that there is none, which nothing that is alike takes the place of', () => {
    expect(matchesOf(SET).tools).toMatchObject({ b: 'y' })
    const none = edited(SET, matchingByHand(parse(SET).root, { tool: 'b' }, null))
    const { tools, said } = matchesOf(none)
    expect(tools).not.toHaveProperty('b')
    expect(said).toEqual([{ tool: 'b', armName: null }])
    expect(matchingByHand(parse(none).root, { tool: 'b' }, null)).toEqual([])
  })

  it('that is none leaves names that other versions have, and is left by a newer name', () => {
    const text = '{"bench": {"matches": {"a": {"is": ["old"]}}}}'
    const none = edited(text, matchingByHand(parse(text).root, { tool: 'a' }, null))
    expect(matchesByHand(parse(none).root).get('a')!.names).toEqual(['old', null])
    const named = edited(none, matchingByHand(parse(none).root, { tool: 'a' }, 'x'))
    expect(matchesByHand(parse(named).root).get('a')!.names).toEqual(['x', 'old', null])
  })

  it('is undone to the same document, whatever was said before', () => {
    const part = fc.record(
      { tool: fc.constantFrom('a', '__proto__'), parameter: fc.constantFrom('p', 'q') },
      { requiredKeys: ['tool'] },
    ) as fc.Arbitrary<MatchedPart>
    const match: fc.Arbitrary<HandMatch> = fc
      .tuple(part, fc.constantFrom('x', 'y', null))
      .map(([own, armName]) => ({ ...own, armName }))
    fc.assert(
      fc.property(fc.array(match, { maxLength: 4 }), match, (before, last) => {
        const say = (text: string, { armName, ...own }: HandMatch) =>
          edited(text, matchingByHand(parse(text).root, own, armName))
        const text = before.reduce(say, SET)
        const isNew = !before.some((each) => JSON.stringify(each) === JSON.stringify(last))
        const now = say(text, last)
        const undone = edited(now, unmatchingByHand(parse(now).root, last))
        if (isNew) expect(JSON.parse(undone)).toEqual(JSON.parse(text))
        expect(unmatchingByHand(parse(undone).root, last)).toEqual([])
      }),
    )
  })
})
