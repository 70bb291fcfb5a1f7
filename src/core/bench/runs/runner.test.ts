import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../json/plain'
import type { Question } from '../questions/question'
import type { Trial } from './run'
import { runBench, type RunRequest } from './runner'
import { armOfTools, named } from '../wire/wire.fixture'
import type { Sent } from '../wire/request-outcome'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  text: `Question ${id}`,
  expected: { is: 'tool', tools: ['get_order'] },
  expectedArgs: [],
  tags: [],
  split: 'dev',
  ...more,
})

const tools = ['get_order', 'get_payment', 'cancel_order', 'list_orders'].map((name) => named(name))
const before = armOfTools(tools, { id: 'before' })
const after = armOfTools(tools, { id: 'after' })

const request = (more: Partial<RunRequest> = {}): RunRequest => ({
  wire: 'openai-chat',
  model: 'm',
  hasKey: true,
  questions: [question('a'), question('b')],
  arms: [before],
  trials: 1,
  atOnce: 1,
  ...more,
})

const called = (name = 'get_order', usage?: object): Sent => ({
  is: 'answered',
  status: 200,
  text: JSON.stringify({
    choices: [
      {
        message: { tool_calls: [{ id: 'c', function: { name, arguments: '{}' } }] },
        finish_reason: 'tool_calls',
      },
    ],
    ...(usage ? { usage } : {}),
  }),
})
const status = (code: number, retryAfter?: string): Sent => ({
  is: 'answered',
  status: code,
  text: JSON.stringify({ error: { message: `status ${code}` } }),
  ...(retryAfter === undefined ? {} : { retryAfter }),
})

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools: readonly { readonly function: { readonly name: string } }[]
}

/** A run against a script: time passes only by sleeping, and chance is always one half. */
async function play(asked: RunRequest, answer: (body: Body, count: number) => Sent | 'stop') {
  const bodies: Body[] = []
  const rows: Trial[] = []
  const sleeps: number[] = []
  let now = 0
  let stopped = false
  const ended = await runBench(
    asked,
    {
      send: async (text) => {
        const body = JSON.parse(text) as Body
        const count = bodies.push(body)
        await Promise.resolve()
        const sent = answer(body, count)
        if (sent !== 'stop') return sent
        stopped = true
        return { is: 'failed', why: 'aborted' }
      },
      sleep: async (milliseconds) => {
        sleeps.push(milliseconds)
        await Promise.resolve()
        now += milliseconds
      },
      now: () => now,
      random: () => 0.5,
      isStopped: () => stopped,
    },
    (row) => rows.push(row),
  )
  return { ended, bodies, rows, sleeps, outcomes: rows.map(({ outcome }) => outcome) }
}

const namesIn = ({ tools: sent }: Body): readonly string[] => sent.map((each) => each.function.name)

describe('a run', () => {
  it('asks every question of every version in every trial, side by side', async () => {
    const { ended, rows } = await play(request({ arms: [before, after], trials: 3 }), () =>
      called(),
    )
    expect(ended).toBe('done')
    expect(rows).toHaveLength(12)
    expect(rows.slice(0, 4).map(({ question: q, arm }) => q + ':' + arm)).toEqual([
      'a:before',
      'a:after',
      'b:after',
      'b:before',
    ])
  })

  it('sends the tools in their order first, then in one that both versions share', async () => {
    const renamed = armOfTools(
      ['fetch_order', 'get_payment', 'cancel_order', 'list_orders'].map((name) => named(name)),
      {
        id: 'after',
        matches: {
          tools: {
            get_order: 'fetch_order',
            get_payment: 'get_payment',
            cancel_order: 'cancel_order',
            list_orders: 'list_orders',
          },
          parameters: {},
        },
      },
    )
    const asked = request({ arms: [before, renamed], trials: 4 })
    const { rows, bodies } = await play(asked, () => called())
    for (const [i, row] of rows.entries()) {
      const arm = row.arm === 'before' ? before : renamed
      const names = row.order.map((place) => arm.tools[place]!.members[0]!.value)
      expect(namesIn(bodies[i]!)).toEqual(
        names.map((each) => (each.kind === 'string' ? each.value : '')),
      )
    }
    const orderOf = (arm: string, trial: number, q: string) =>
      rows.find((row) => row.arm === arm && row.trial === trial && row.question === q)!.order
    expect(orderOf('before', 0, 'a')).toEqual([0, 1, 2, 3])
    const later = [1, 2, 3].flatMap((trial) => ['a', 'b'].map((q) => [trial, q] as const))
    for (const [trial, q] of later)
      expect(orderOf('after', trial, q)).toEqual(orderOf('before', trial, q))
    expect(
      new Set(later.map(([trial, q]) => orderOf('before', trial, q).join())).size,
    ).toBeGreaterThan(1)
  })

  it('draws the same orders for the same seed', async () => {
    const orders = async (seed: number) =>
      (await play(request({ trials: 3, seed }), () => called())).rows.map(({ order }) =>
        order.join(),
      )
    expect(await orders(1)).toEqual(await orders(1))
    expect(await orders(1)).not.toEqual(await orders(2))
  })

  it('waits as long as the server asks, and all workers wait together', async () => {
    const asked = request({ questions: ['a', 'b', 'c', 'd'].map((id) => question(id)), atOnce: 4 })
    const { outcomes, sleeps, bodies } = await play(asked, (_, count) =>
      count === 1 ? status(429, '7') : called(),
    )
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(sleeps[0]).toBe(7_000)
    expect(bodies).toHaveLength(5)
  })

  it('waits longer each time without a word from the server, then gives the row up', async () => {
    const { outcomes, sleeps, ended } = await play(request(), (body) =>
      body.messages[0]!.content === 'Question a' ? status(500) : called(),
    )
    expect(sleeps).toEqual([750, 1_500, 3_000])
    expect(outcomes).toEqual(['server_error', 'ok'])
    expect(ended).toBe('done')
  })

  it.each([
    ['a refused key', status(401), 'auth'],
    ['an empty account', status(402), 'auth'],
    ['an address that is not there', status(404), 'bad_request'],
    ['a browser that blocks', { is: 'failed', why: 'blocked' } as const, 'network_or_cors'],
    ['nobody there', { is: 'failed', why: 'unreachable' } as const, 'network_or_cors'],
  ])('ends at once for what holds for all requests: %s', async (_, sent, outcome) => {
    const { outcomes, ended, bodies } = await play(request({ trials: 3 }), () => sent)
    expect([outcomes, ended, bodies.length]).toEqual([[outcome], 'stopped', 1])
  })

  it('gives up a server that answers nothing ten times in a row', async () => {
    const many = Array.from({ length: 30 }, (_, i) => question(String(i)))
    const { outcomes, ended } = await play(request({ questions: many }), () => ({
      is: 'answered',
      status: 200,
      text: '{}',
    }))
    expect([outcomes.length, ended]).toEqual([10, 'stopped'])
  })

  it('keeps its rows when it is stopped', async () => {
    const { outcomes, ended } = await play(request({ trials: 3 }), (_, count) =>
      count === 3 ? 'stop' : called(),
    )
    expect([outcomes, ended]).toEqual([['ok', 'ok', 'aborted'], 'stopped'])
  })

  it('never sends more than the cap, repeated requests counted', async () => {
    const asked = request({ trials: 5, caps: { requests: 4 }, atOnce: 3 })
    const { bodies, ended } = await play(asked, (_, count) =>
      count === 1 ? status(500) : called(),
    )
    expect([bodies.length, ended]).toEqual([4, 'capped'])
  })

  it('never spends more than the cap, what is under way counted', async () => {
    const prices = { input: 1, output: 0, currency: 'CNY' }
    const usage = { prompt_tokens: 1_000_000, completion_tokens: 0 }
    const asked = request({
      ...{ trials: 10, atOnce: 4, prices },
      ...{ caps: { spend: 5 }, tokensPerRequest: 1_000_000 },
    })
    const { bodies, ended } = await play(asked, () => called('get_order', usage))
    expect([bodies.length, ended]).toEqual([5, 'capped'])
  })

  it('goes on with a canned result only where the expected tool was called', async () => {
    const then = { result: fromPlain({ state: 'GONE' }), expects: { is: 'ask' } as const }
    const questions = [question('a', { then }), question('b', { then })]
    const { rows, bodies } = await play(request({ questions }), (body) =>
      called(body.messages[0]!.content === 'Question a' ? 'get_order' : 'get_payment'),
    )
    expect(rows.map(({ question: q, turn }) => [q, turn])).toEqual([
      ['a', 0],
      ['a', 1],
      ['b', 0],
    ])
    expect(bodies[1]!.messages.at(-1)).toMatchObject({ role: 'tool', content: '{"state":"GONE"}' })
  })
})
