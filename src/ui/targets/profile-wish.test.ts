import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { choiceOf, type ProfileWish, wishIn } from './profile-wish'

const tool = (id: string, agents: readonly string[] = []) => ({
  id,
  tool: fromPlain({ name: id, exports: { agents } }) as JsonObject,
})
const TOOLS = [tool('a', ['desk']), tool('b'), tool('c')]
const some = (...ids: string[]): ProfileWish => ({ kind: 'some', ids: new Set(ids) })

describe('the tools that an export is wished to have', () => {
  it.each<[string, ProfileWish, object]>([
    ['all', { kind: 'all' }, {}],
    ['those that change nothing', { kind: 'readOnly' }, { isReadOnly: true }],
    ['those of an agent', { kind: 'agent', agent: 'desk' }, { agent: 'desk' }],
    ['of an agent that this set does not know', { kind: 'agent', agent: 'other' }, {}],
    ['some', some('c', 'a'), { only: [0, 2] }],
    ['some, one of them gone', some('b', 'gone'), { only: [1] }],
    ['none', some(), { only: [] }],
    ['those of another set', some('gone'), {}],
  ])('are %s', (_, wish, choice) => {
    expect(choiceOf(wishIn(wish, TOOLS), TOOLS)).toEqual(choice)
  })
})
