import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type ModelAsked, say, startModelServer } from '../../../e2e/model-servers.mjs'
import { parse, rootObject } from '../../core/json/parse'
import { nameOf } from '../../core/model/tool'
import { setHash } from '../../core/review/meaning-hash'
import { readRun } from '../../core/bench/runs/run-file'
import { runInMemory } from '../in-memory.fixture'
import { benchCommand } from './bench'

const KEY = 'sk-test-Ab12Cd34Ef56Gh78'

const tool = (name: string, description: string) => ({
  name,
  description,
  inputSchema: {
    type: 'object',
    properties: { order_id: { type: 'string', description: 'The order number.' } },
    required: ['order_id'],
  },
})
const tools = [
  tool('get_order', 'Gets one order.'),
  tool('cancel_order', 'Cancels an order.'),
  tool('get_payment', 'Gets a payment.'),
]
const questions = [
  { id: 'q1', text: 'Where is E1?', expected: 'get_order' },
  { id: 'q2', text: 'Cancel E2.', expected: 'cancel_order' },
  { id: 'q3', text: 'Hello', expected: null },
]
const set = JSON.stringify({ toolwright: 1, title: 'Shop', tools, bench: { questions } })
const earlier = JSON.stringify({
  toolwright: 1,
  title: 'Shop',
  tools: tools.map((each) => ({ ...each, description: 'Tool.' })),
})
const files = { 'set.json': set, 'old.json': earlier }

/** Picks well where the descriptions say something, else always the first tool. */
function picks({ question, body, result }: ModelAsked) {
  if (result !== undefined) return say('It is gone. Shall I look for another?')
  if (question === 'Hello') return say('Hello.')
  const isVague = JSON.stringify(body).includes('"Tool."')
  const right = question.startsWith('Cancel') ? 'cancel_order' : 'get_order'
  return call(isVague ? 'get_order' : right, { order_id: 'E1' })
}

let server: Awaited<ReturnType<typeof startModelServer>>
let folder: string
beforeAll(async () => {
  server = await startModelServer({ answer: picks })
  folder = await mkdtemp(path.join(tmpdir(), 'toolwright-bench-'))
  process.env['TEST_MODEL_KEY'] = KEY
})
afterAll(async () => {
  delete process.env['TEST_MODEL_KEY']
  await server.close()
  await rm(folder, { recursive: true })
})

const bench = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  runInMemory(benchCommand, args, { ...files, ...more })
const ask = (model: string, ...args: readonly string[]) =>
  bench(['set.json', '--base-url', server.url, '--model', model, ...args])

describe('toolwright bench', () => {
  it('asks every version, says before how much that is, and tells what came of it', async () => {
    const out = path.join(folder, 'run.json')
    const run = ['--arm', 'old.json', '--trials', '2', '--out', out, '--key-env', 'TEST_MODEL_KEY']
    const { code, out: said, err } = await ask('good', ...run)
    expect(err).toContain('3 questions × 2 trials × 2 versions = 12 requests')
    expect(err).toContain('Measured 12 of 12. Tokens: 1200 in, 120 out.')
    expect(code).toBe(0)
    expect(said).toContain('3 of 3 questions right')
    const text = await readFile(out, 'utf8')
    const { run: kept, problems } = readRun(text)
    expect(problems).toEqual([])
    expect(kept).toMatchObject({ model: 'good', ended: 'done', trialsPerQuestion: 2 })
    expect(kept!.trials).toHaveLength(12)
    expect(kept!.arms.map(({ title }) => title)).toEqual(['old', 'set'])
    expect(text + said + err).not.toContain(KEY)
    expect(server.requests.at(-1)!.key).toBe(KEY)
    const again = await bench(['set.json', '--replay', 'run.json'], { 'run.json': text })
    const whole = (path: string) => said.replace(out, path)
    expect([again.code, again.out]).toEqual([0, whole('run.json')])
    const root = rootObject(parse(set))!
    const of = setHash(root)
    const pick = { kind: 'pick', by: 'Ann', at: '2026-11-01T10:00:00Z', of }
    const entries = [
      { ...pick, id: 'p1', question: 'q3', asked: 'Hello', picked: 'none' },
      { ...pick, id: 'p2', question: 'q1', asked: questions[0]!.text, picked: 'ask' },
    ]
    const reviewed = JSON.stringify({ ...(JSON.parse(set) as object), review: { entries } })
    const replay = ['reviewed.json', '--replay', 'run.json', '--format', 'markdown']
    const beside = await bench(replay, { 'run.json': text, 'reviewed.json': reviewed })
    expect(beside.out).toContain('1 person who saw what the model sees: 1 of 2 picks right')
    expect(beside.out).toMatch(/\| Hello .* \| 1\/1 \|/)
  })

  it.each(['markdown', 'html', 'json'])(
    'prints the same as %s as it writes into a file',
    async (format) => {
      const out = path.join(folder, `same.${format === 'markdown' ? 'md' : format}`)
      const { out: printed } = await ask('good', '--trials', '1', '--format', format, '--out', out)
      expect(printed).toBe(await readFile(out, 'utf8'))
    },
  )

  it('says where the full report is, or that none can be had', async () => {
    const out = path.join(folder, 'report.html')
    const written = await ask('good', '--trials', '1', '--out', out)
    expect(written.out).toContain(`The full report, question by question, is in ${out}.`)
    const unkept = await ask('good', '--trials', '1')
    expect(unkept.out).toContain('This run is not kept')
  })

  it('speaks the wire of Anthropic', async () => {
    const { code, err } = await ask('good', '--wire', 'anthropic', '--trials', '1')
    expect([code, err]).toEqual([0, expect.stringContaining('Measured 3 of 3.')])
    expect(server.requests.at(-1)).toMatchObject({ wire: 'anthropic', key: '' })
    expect(server.requests.at(-1)!.headers).not.toHaveProperty('x-api-key')
  })

  it('goes on with a canned result', async () => {
    const then = { result: { state: 'GONE' }, expects: { ask: true } }
    const going = JSON.stringify({ ...questions[0], then })
    const asked = ['--questions', 'q.jsonl', '--trials', '1', '--format', 'json']
    const args = ['set.json', '--base-url', server.url, '--model', 'good', ...asked]
    const { out } = await bench(args, { 'q.jsonl': going })
    const { run } = readRun(out)
    expect(run!.trials.map(({ turn, outcome }) => [turn, outcome])).toEqual([
      [0, 'ok'],
      [1, 'no_tool_call'],
    ])
    expect(server.requests.at(-1)!.result).toBe('{"state":"GONE"}')
  })

  it.each([
    ['key-refused', 'The key was refused.'],
    ['no-web-pages', 'takes no requests from web pages'],
    ['not-permitted', 'not allowed to do this'],
    ['no-credit', 'no credit left'],
    ['over-quota', 'no credit left'],
    ['no-model', 'has no model “no-model”'],
    ['no-tools', 'does not take tools'],
    ['setting-refused', 'does not take the temperature'],
    ['redirects', 'wants to send the request elsewhere'],
    ['no-json', 'Nothing that answers questions was found'],
    ['drops', 'Nobody answers at 127.0.0.1'],
  ])('ends at once and says what to do where nothing else would come: %s', async (model, said) => {
    const before = server.requests.length
    const { code, err, out } = await ask(model, '--key-env', 'TEST_MODEL_KEY')
    expect(err).toContain(said)
    expect(code).toBe(1)
    expect(server.requests.length - before).toBe(1)
    expect(err + out).not.toMatch(/sk-test|Gh78|Cd34/)
  })

  it.each([
    ['no-call', 'no_tool_call'],
    ['asks-back', 'no_tool_call'],
    ['refuses', 'no_tool_call'],
    ['calls-unknown', 'unknown_tool'],
    ['calls-several', 'several_tool_calls'],
    ['broken-arguments', 'bad_arguments_json'],
    ['cut-off', 'truncated'],
    ['filtered', 'bad_request'],
    ['too-long', 'bad_request'],
    ['overloaded', 'server_error'],
    ['server-failed', 'server_error'],
  ])('tells apart what the model or the server did: %s', async (model, outcome) => {
    const { out } = await ask(model, '--trials', '1', '--format', 'json')
    expect(new Set(readRun(out).run!.trials.map((each) => each.outcome))).toEqual(
      new Set([outcome]),
    )
  })

  it('gives up what takes too long, and stops at the cap', async () => {
    const late = await ask('hangs', '--timeout', '1', '--trials', '1', '--max-calls', '2')
    expect(late.err).toContain('No answer within 1 seconds.')
    expect(late.err).toContain('The run reached its cap.')
    expect(late.code).toBe(1)
    const capped = await ask('good', '--max-calls', '4', '--format', 'json')
    expect(readRun(capped.out).run).toMatchObject({ ended: 'capped' })
    expect(readRun(capped.out).run!.trials).toHaveLength(4)
  })

  it('tells before what of a version does not go', async () => {
    const odd = JSON.stringify({
      toolwright: 1,
      tools: [
        tool('orders.get', 'Gets one order.'),
        tool('查询付款', 'Gets a payment.'),
        { ...tool('x', 'X.'), exports: { hidden: true } },
      ],
      bench: { questions: [{ id: 'a', text: 'Where?', expected: 'orders.get' }] },
    })
    const args = ['odd.json', '--base-url', server.url, '--model', 'good', '--trials', '1']
    const { err } = await bench(args, { 'odd.json': odd })
    expect(err).toContain('odd: orders.get goes as orders_get')
    expect(err).toContain('odd: 查询付款 is not sent.')
    expect(err).toContain('odd: x is not sent. Its author keeps it out of every export.')
  })

  it.each<[string[], string]>([
    [[], 'Give exactly one set'],
    [['set.json'], '--base-url is missing'],
    [['set.json', '--base-url', 'http://a/v1'], '--model is missing'],
    [['set.json', '--base-url', 'a', '--model', 'm'], 'must be a whole address'],
    [['set.json', '--base-url', 'https://u:p@a/v1', '--model', 'm'], 'user or a password'],
    [['set.json', '--base-url', 'https://a/v1?k=1', '--model', 'm'], 'must not hold a query'],
    [['set.json', '--base-url', 'http://a', '--model', 'm', '--trials', '0'], '--trials must be'],
    [['set.json', '--base-url', 'http://a', '--model', 'm', '--key-env', 'NONE_SUCH'], 'NONE_SUCH'],
    [['set.json', '--base-url', 'http://a', '--model', 'm', '--max-spend', '1'], '--price-in'],
    [['old.json', '--base-url', 'http://a', '--model', 'm'], 'no question in it'],
    [['gone.json', '--base-url', 'http://a', '--model', 'm'], 'no such file'],
    [['set.json', '--replay', 'set.json'], 'no result file'],
  ])('%j ends with 2 and says why', async (args, said) => {
    const { code, err } = await bench(args)
    expect([code, err]).toEqual([2, expect.stringContaining(said)])
  })

  it('never takes a provider’s own key to another host', async () => {
    process.env['OPENAI_API_KEY'] = KEY
    await ask('good', '--trials', '1')
    delete process.env['OPENAI_API_KEY']
    expect(server.requests.at(-1)!.key).toBe('')
    expect(server.requests.at(-1)!.headers).not.toHaveProperty('authorization')
  })

  it('tells which line of a file became no question', async () => {
    const args = ['--questions', 'q.txt', '--trials', '1']
    const asked = ['set.json', '--base-url', server.url, '--model', 'good', ...args]
    const { err } = await bench(asked, { 'q.txt': '# Orders\nWhere is E1? → get_order\n' })
    expect(err).toContain('q.txt, line 1: A heading: # Orders')
    expect(err).toContain('1 question × 1 trial ×')
  })

  it('asks with the functions that came along where that is wished, and says so where it is not', async () => {
    const parameters = { type: 'dict', properties: {} }
    const made = ['get_order', 'refund'].map((name) => ({ name, description: 'Tool.', parameters }))
    const messages = [[{ role: 'user', content: 'Refund E1.' }]]
    const lines = [
      { id: 'a', question: messages, function: made },
      { id: 'a', ground_truth: [{ refund: {} }] },
    ]
    const more = { 'q.json': lines.map((each) => JSON.stringify(each)).join('\n') }
    const args = ['set.json', '--arm', 'old.json', '--base-url', server.url, '--model', 'good']
    const asked = [...args, '--questions', 'q.json', '--trials', '1']
    const left = await bench(asked, more)
    expect(left.err).toContain('2 functions came along with the questions. SET has no tool for 1')
    expect(left.out).toContain('set: nothing could be judged')
    const added = await bench([...asked, '--add-functions', '--format', 'json'], more)
    expect(added.err).toContain('1 of 2 functions that came along is a tool of every version')
    for (const arm of readRun(added.out).run!.arms) {
      expect(arm.tools.map(nameOf)).toEqual([...tools.map(({ name }) => name), 'refund'])
      expect(arm.matches.tools).toHaveProperty('refund')
    }
    expect((await ask('good', '--trials', '1', '--add-functions')).err).toContain(
      'no function came along',
    )
  })

  it('writes a configuration for another engine, and sends nothing', async () => {
    const before = server.requests.length
    const { code, out } = await ask('good', '--export', 'promptfoo', '--key-env', 'TEST_MODEL_KEY')
    expect([code, server.requests.length]).toEqual([0, before])
    expect(JSON.parse(out)).toMatchObject({ providers: [{}], tests: expect.any(Array) })
    expect(out).not.toContain(KEY)
  })

  it('says the same in Chinese', async () => {
    const args = ['set.json', '--base-url', server.url, '--model', 'key-refused', '--trials', '1']
    const { err } = await runInMemory(benchCommand, args, files, 'zh')
    expect(err).toContain('3个问题×1次×1个版本=3次请求')
    expect(err).toContain('服务器要求密钥，但没有发送。')
  })
})
