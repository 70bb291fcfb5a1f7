import { describe, expect, it } from 'vitest'
import type { Lang } from '../core/lint/rule'
import type { Io } from './command'
import { convertCommand } from './convert'

const inputSchema = { type: 'object', properties: {} }
const GET = {
  name: 'get_order',
  description: 'Looks up an order. To cancel it use cancel_order instead.',
  inputSchema,
  contract: { effect: 'read' },
  exports: { agents: ['desk'] },
}
const CANCEL = {
  name: 'cancel_order',
  description: 'Cancels an order.',
  inputSchema,
  exports: { agents: ['desk', '客服'] },
}
const PURGE = { name: 'purge', description: 'D.', inputSchema, exports: { hidden: true } }
const SEARCH = { name: 'search_orders', description: 'Searches orders.', inputSchema }
const SET = { toolwright: 1, title: 'T', tools: [GET, CANCEL, PURGE, SEARCH] }

async function run(args: string, content: unknown = SET, lang: Lang = 'en') {
  const written = { out: '', err: '' }
  const io: Io = {
    lang,
    readFile: () => Promise.resolve({ ok: true, text: JSON.stringify(content) }),
    out: (part) => void (written.out += part),
    err: (part) => void (written.err += part),
  }
  const code = await convertCommand.run(['in.json', ...args.split(' ')], io)
  return { code, ...written }
}

const namesIn = (out: string): readonly string[] =>
  (JSON.parse(out) as { name: string }[]).map(({ name }) => name)

describe('convert writes fewer tools', () => {
  it.each([
    ['hidden ones left out', '--to claude', ['get_order', 'cancel_order', 'search_orders']],
    ['that change nothing', '--to claude --read-only', ['get_order', 'search_orders']],
    ['of an agent', '--to claude --agent 客服', ['cancel_order']],
    ['of an agent that change nothing', '--to claude --agent desk --read-only', ['get_order']],
    [
      'of some names',
      '--to claude --only search_orders --only get_order',
      ['get_order', 'search_orders'],
    ],
    ['of a name that is hidden', '--to claude --only purge --only get_order', ['get_order']],
    [
      'our own document says itself what is hidden',
      '--to toolwright',
      ['get_order', 'cancel_order', 'purge', 'search_orders'],
    ],
    [
      'our own document, of an agent',
      '--to toolwright --agent desk',
      ['get_order', 'cancel_order'],
    ],
  ])('%s', async (_, args, names) => {
    const { code, out } = await run(args)
    expect([code, namesIn(out)]).toEqual([0, names])
  })

  it('and never says in an export what the studio keeps for itself', async () => {
    const { out, err } = await run('--to claude')
    expect(out).not.toMatch(/exports|desk/)
    expect(err).not.toMatch(/dropped\.exports/)
    const own = await run('--to toolwright --only get_order')
    expect(JSON.parse(own.out)).toEqual([GET])
  })

  it('and tells which it left out, why, and who points at them', async () => {
    const { err } = await run('--to claude --read-only')
    expect(err.split('\n').filter((line) => line.includes('export.'))).toEqual([
      'cancel_order: left out. Seems to change something, from its texts; the contract does not say. (export.left-out-writes-guessed #/contract/effect)',
      'purge: left out. Hidden from exports. (export.left-out-hidden #/exports/hidden)',
      'search_orders: That it only reads is gathered from its texts; its contract does not say. (export.reads-guessed #/contract/effect)',
      'get_order: This points to "cancel_order", which this export does not contain. (export.points-left-out #/description)',
    ])
    const zh = await run('--to claude --agent 客服', SET, 'zh')
    expect(zh.err).toContain('get_order: 未写出。只给别的智能体：desk。')
    expect(zh.err).toContain('search_orders: 未写出。没有指定智能体；')
  })

  it('and lists them for programs', async () => {
    const { out } = await run('--to mcp --format json')
    expect((JSON.parse(out) as { leftOut: unknown }).leftOut).toEqual([
      {
        tool: 'purge',
        code: 'export.left-out-hidden',
        path: '#/exports/hidden',
        message: 'Hidden from exports.',
      },
    ])
  })

  it('as source code too', async () => {
    const { out } = await run('--to spring-ai --agent 客服')
    expect(out).toContain('cancel_order')
    expect(out).not.toMatch(/get_order|purge/)
  })

  it('even none, and says so', async () => {
    const { code, out, err } = await run('--to claude', [PURGE])
    expect([code, out]).toEqual([0, '[]\n'])
    expect(err).toContain('in.json: none of its tools is left to be written.')
    const single = await run('--to claude', PURGE)
    expect([single.code, single.out]).toEqual([0, ''])
  })

  it.each([
    ['--to claude --agent nobody', 'No tool is marked for the agent "nobody". Agents: desk, 客服.'],
    ['--to claude --only get_refund', 'The file has no tool "get_refund".'],
    ['--to claude --agent', '--agent needs a value.'],
    ['--to claude --read-only=yes', '--read-only takes no value.'],
  ])('and refuses %s', async (args, message) => {
    const { code, out, err } = await run(args)
    expect([code, out]).toEqual([2, ''])
    expect(err.split('\n')[0]).toBe(message)
  })

  it('and refuses an agent where there is none', async () => {
    const { code, err } = await run('--to claude --agent desk', [SEARCH], 'zh')
    expect([code, err]).toEqual([2, '没有智能体“desk”：这个文件里的工具都没有指定智能体。\n'])
  })
})
