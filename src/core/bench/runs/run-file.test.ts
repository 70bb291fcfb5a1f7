import { describe, expect, it, test } from 'vitest'
import { sameData } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { plainAddress } from './plain-address'
import { armFor, questionOf, runOf, tool, trialOf } from './run.fixture'
import { readRun, writeRun } from './run-file'
import type { Run } from './run'

const FULL: Run = runOf({
  temperature: 0,
  seed: 7,
  trialsPerQuestion: 3,
  prices: { input: 0.27, output: 1.1, currency: 'USD' },
  ended: 'stopped',
  questions: [
    questionOf('a', tool('get_order', 'get_payment'), {
      text: 'Wo? 订单在哪里？',
      lang: 'zh',
      tags: ['tricky'],
      split: 'holdout',
      expectedArgs: [
        { name: 'id', match: 'equal', value: { kind: 'number', raw: '12345678901234567890' } },
      ],
      then: { result: { kind: 'null' }, expects: { is: 'not-again' } },
    }),
    questionOf('b', { is: 'none' }),
    questionOf('c', { is: 'ask' }),
  ],
  arms: [
    armFor('before', {
      tools: [rootObject(parse('{"name":"n","__proto__":1,"max":90071992547409931234}'))!],
      matches: {
        tools: Object.fromEntries([['__proto__', 'n']]),
        parameters: { get_order: { id: 'nr' } },
        injected: { get_order: ['user_id'] },
      },
    }),
    armFor('after', { systemPrompt: 'Be brief.' }),
  ],
  trials: [
    trialOf('a', 'before', {
      order: [0],
      calls: [{ name: 'n', argumentsText: 'not {json' }],
      outcome: 'bad_arguments_json',
      reason: 'refused',
      status: 200,
      text: '<b>',
      model: 'small-model-1',
      fingerprint: 'fp',
    }),
    trialOf('b', 'after', { trial: 2, turn: 1, calls: [], outcome: 'no_tool_call', message: 'm' }),
  ],
})

/** Prototypes aside, and places in the text. */
const plain = (run: Run | undefined): unknown =>
  JSON.parse(
    JSON.stringify(run, (key, value: unknown) => (/^(keyA|a)t$/.test(key) ? undefined : value)),
  )

describe('a run as a file', () => {
  it('comes back as it was written, byte for byte the second time', () => {
    const text = writeRun(FULL)
    const { run, problems } = readRun(text)
    expect(problems).toEqual([])
    expect(writeRun(run!)).toBe(text)
    expect(plain(run)).toEqual(plain(FULL))
    expect(sameData(run!.arms[0]!.tools[0], FULL.arms[0]!.tools[0])).toBe(true)
  })

  it('has no way for a key to get out', () => {
    const withKey = {
      ...FULL,
      apiKey: 'sk-secret',
      baseUrl: 'https://me:sk-secret@host.example/v1?key=sk-secret#sk-secret',
      prices: { ...FULL.prices!, key: 'sk-secret' },
      trials: FULL.trials.map((each) => ({ ...each, headers: { authorization: 'sk-secret' } })),
      arms: FULL.arms.map((each) => ({ ...each, key: 'sk-secret' })),
    } as Run
    const text = writeRun(withKey)
    expect(text).not.toContain('sk-secret')
    expect(readRun(text).run!.baseUrl).toBe('https://host.example/v1')
  })

  it('takes only what a run has from a file', () => {
    const { run } = readRun(
      writeRun(FULL).replace(
        '"wire":',
        '"apiKey": "sk-secret",\n  "__proto__": {"x": 1},\n  "wire":',
      ),
    )
    expect(JSON.stringify(run)).not.toContain('sk-secret')
    expect((run as unknown as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('answers for a name that nobody matched, whatever objects have by nature', () => {
    const { run } = readRun(writeRun(FULL))
    const { tools } = run!.arms[0]!.matches
    expect(tools['constructor']).toBeUndefined()
    expect(Object.keys(tools)).toEqual(['__proto__'])
    expect(tools['__proto__']).toBe('n')
  })

  test.each([
    ['', 'not-json'],
    ['{"toolwrightRun": 1', 'not-json'],
    ['[]', 'not-a-run'],
    ['{"toolwright": 1, "tools": []}', 'not-a-run'],
    ['{"toolwrightRun": 2}', 'newer'],
    ['{"toolwrightRun": 1}', 'bad-member'],
    [writeRun(FULL).replace('"openai-chat"', '"telegraph"'), 'bad-member'],
    [writeRun(FULL).replace('"trials": [', '"tries": ['), 'bad-member'],
    [writeRun(FULL).replace('2026-11-30T', 'yesterday'), 'bad-member'],
    [writeRun({ ...FULL, arms: Array(21).fill(FULL.arms[0]) as Run['arms'] }), 'too-many'],
  ])('is refused with a reason: %#', (text, code) => {
    const { run, problems } = readRun(text)
    expect(run).toBeUndefined()
    expect(problems.map((each) => each.code)).toEqual([code])
  })

  test.each([
    [
      'a question without words',
      '"text": "Question b"',
      '"text": ""',
      ['bad-question', 'unknown-question'],
    ],
    ['an id twice', '"id": "c"', '"id": "b"', ['id-twice']],
    [
      'a version without tools',
      '"systemPrompt": "Be brief.",',
      '"was": 1,',
      ['bad-arm', 'unknown-arm'],
    ],
    [
      'tools that were changed afterwards',
      '"name": "n",\n          "__proto__"',
      '"name": "m",\n          "__proto__"',
      ['hash-differs'],
    ],
    ['an outcome nobody knows', '"no_tool_call"', '"telepathy"', ['bad-trial']],
    ['a turn that is none', '"turn": 1', '"turn": 2', ['bad-trial']],
    [
      'an order with a place twice',
      '[\n        0,\n        1,\n        2',
      '[\n        0,\n        1,\n        1',
      ['bad-trial'],
    ],
  ])('leaves out and tells: %s', (_, was, is, codes) => {
    const text = writeRun(FULL)
    expect(text).toContain(was)
    const { run, problems } = readRun(text.replace(was, is))
    expect(run).toBeDefined()
    expect(problems.map((each) => each.code)).toEqual(codes)
  })
})

test.each([
  ['https://api.example.com/v1', 'https://api.example.com/v1'],
  ['HTTP://a:b@[::1]:80/v1/?key=1#x', 'http://[::1]:80/v1/'],
  ['http://x@y@host/z', 'http://host/z'],
  ['javascript:alert(1)', ''],
  ['ftp://host/x', ''],
  ['', ''],
])('the address %s is told as %s', (address, plainOne) => {
  expect(plainAddress(address)).toBe(plainOne)
})
