import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { LEFT_OUT_REASONS, type ProfileChoice, profileOf } from './profiles'

const tool = (members: object): JsonObject =>
  fromPlain({ name: 'get_order', inputSchema: {}, ...members }) as JsonObject

const READS = { description: 'Looks up one order.' }
const WRITES = { name: 'cancel_order', description: 'Cancels an order.' }
const DELETES = { name: 'delete_order', description: '永久删除订单，无法恢复。' }
const UNCLEAR = { name: 'weather', description: 'Weather.' }
const annotated = (annotations: object) => ({ annotations })

const say = (choice: ProfileChoice, members: object): string => {
  const [{ why = 'in', isGuessed }] = profileOf(choice, [tool(members)]) as [
    { why?: string; isGuessed: boolean },
  ]
  return isGuessed ? `${why}, guessed` : why
}

describe('what an export profile makes of a tool', () => {
  it.each<[string, ProfileChoice, object, string]>([
    ['all, plain', {}, READS, 'in'],
    ['all, hidden', {}, { exports: { hidden: true } }, 'hidden'],
    ['all, hidden ones too', { keepsHidden: true }, { exports: { hidden: true } }, 'in'],
    ['all, for an agent', {}, { exports: { agents: ['desk'] } }, 'in'],
    ['its agent', { agent: ' desk' }, { exports: { agents: ['a', 'desk '] } }, 'in'],
    ['another agent', { agent: '客服' }, { exports: { agents: ['desk'] } }, 'other-agent'],
    ['no agent', { agent: 'desk' }, READS, 'no-agent'],
    ['its agent, hidden', { agent: 'd' }, { exports: { agents: ['d'], hidden: true } }, 'hidden'],
    ['chosen', { only: [0] }, WRITES, 'in'],
    ['chosen, hidden', { only: [0] }, { exports: { hidden: true } }, 'hidden'],
    ['not chosen', { only: [1] }, READS, 'not-chosen'],
    ['an agent who only reads', { agent: 'd', isReadOnly: true }, READS, 'no-agent'],
  ])('%s', (_, choice, members, expected) => expect(say(choice, members)).toBe(expected))

  it.each<[string, object, string]>([
    ['the contract says read', { ...DELETES, contract: { effect: 'read' } }, 'in'],
    ['the contract says write', { ...READS, contract: { effect: 'write' } }, 'writes'],
    ['a small write', { ...READS, contract: { effect: 'low-risk-write' } }, 'writes'],
    [
      'the contract against the hint',
      { contract: { effect: 'destructive' }, ...annotated({ readOnlyHint: true }) },
      'writes',
    ],
    ['a word that is no effect', { ...READS, contract: { effect: 'some' } }, 'in, guessed'],
    ['the hint says it', { ...UNCLEAR, ...annotated({ readOnlyHint: true }) }, 'in'],
    ['the hint and the text', { ...READS, ...annotated({ readOnlyHint: true }) }, 'in'],
    ['the hint denies it', { ...READS, ...annotated({ readOnlyHint: false }) }, 'writes'],
    ['the hint of destruction', { ...READS, ...annotated({ destructiveHint: true }) }, 'writes'],
    [
      'the text against the hint',
      { ...WRITES, ...annotated({ readOnlyHint: true }) },
      'effect-unclear, guessed',
    ],
    ['the text reads', READS, 'in, guessed'],
    ['the text writes', WRITES, 'writes, guessed'],
    ['the text deletes', DELETES, 'writes, guessed'],
    ['nothing says it', UNCLEAR, 'effect-unclear, guessed'],
  ])('read only, where %s', (_, members, expected) =>
    expect(say({ isReadOnly: true }, members)).toBe(expected),
  )

  it('gives every reason that there is', () => {
    const tools = [
      { exports: { hidden: true } },
      {},
      {},
      { exports: { agents: ['other'] } },
      { ...WRITES, exports: { agents: ['desk'] } },
      { ...UNCLEAR, exports: { agents: ['desk'] } },
    ].map(tool)
    const choice = { agent: 'desk', isReadOnly: true, only: [0, 2, 3, 4, 5] }
    expect(profileOf(choice, tools).map(({ why }) => why)).toEqual([...LEFT_OUT_REASONS])
  })
})
