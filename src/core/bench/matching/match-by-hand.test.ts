import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import { parse } from '../../json/parse'
import { matchingByHand } from './match-by-hand'
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
