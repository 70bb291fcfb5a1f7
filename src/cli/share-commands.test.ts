import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLink } from '../core/share/decode-link'
import { encodeCompareLink, encodeReviewLink } from '../core/share/encode-link'
import type { Io } from './command'
import { linkCommand } from './link'
import { openCommand } from './open'

const SET = '{"toolwright": 1, "title": "T", "apiKey": "k", "tools": [{"name": "a", "n": 1.0}]}'
const BASE = ['--base', 'https://studio.example/x/']

beforeEach(() => vi.stubEnv('TOOLWRIGHT_BASE_URL', ''))
afterEach(() => vi.unstubAllEnvs())

function world(files: Readonly<Record<string, string>>, lang: 'en' | 'zh' = 'en') {
  const said = { out: '', err: '' }
  const io: Io = {
    lang,
    readFile: async (path) => {
      const text = files[path]
      return text === undefined ? { ok: false, reason: 'missing' } : { ok: true, text }
    },
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  }
  return { said, io }
}

async function linkOf(text: string, file = 'dir/my tools.json') {
  const { said, io } = world({ [file]: text })
  const code = await linkCommand.run([file, ...BASE], io)
  return { code, ...said }
}

async function opened(...args: string[]) {
  const { said, io } = world({})
  const code = await openCommand.run(args, io)
  return { code, ...said }
}

describe('link', () => {
  test('prints one line, which open turns back into the set', async () => {
    const { code, out, err } = await linkOf(SET)
    expect(code).toBe(0)
    expect(out).toMatch(/^https:\/\/studio\.example\/x\/#s=[\w-]+\n$/)
    expect(err).toBe('Not in the link: apiKey. Only known members of a set travel.\n')
    expect(await opened(out.trim())).toEqual({
      code: 0,
      out: '{\n  "toolwright": 1,\n  "title": "T",\n  "tools": [\n    {\n      "name": "a",\n      "n": 1.0\n    }\n  ]\n}\n',
      err: '',
    })
  })

  test.each([
    ['one tool', '{"name": "a", "inputSchema": {"type": "object"}}'],
    ['a list of MCP tools', '{"tools": [{"name": "a", "inputSchema": {"type": "object"}}]}'],
    [
      'an OpenAI tool',
      '[{"type": "function", "function": {"name": "a", "parameters": {"type": "object"}}}]',
    ],
    [
      'a set with comments',
      '{"toolwright": 1, "title": "my tools", /* x */ "tools": [{"name": "a"},]}',
    ],
  ])('takes %s', async (_, text) => {
    const { code, out } = await linkOf(text)
    expect(code).toBe(0)
    const set = JSON.parse((await opened(out)).out) as { title: string; tools: { name: string }[] }
    expect(set.title).toBe('my tools')
    expect(set.tools.map((tool) => tool.name)).toEqual(['a'])
  })

  test('names every item that is not in the link, and exits 1', async () => {
    const { code, out, err } = await linkOf('[{"name": "a", "inputSchema": {"type": "object"}}, 7]')
    expect(code).toBe(1)
    expect(out).toContain('#s=')
    expect(err).toContain('item 2 cannot be converted')
  })

  const SOME = JSON.stringify({
    toolwright: 1,
    title: 'T',
    bench: { questions: [{ id: 'q', text: 'Where?', expected: 'a' }], apiKey: 'k' },
    review: {
      entries: [
        { id: '1', on: { tool: 'a' } },
        { id: '2', on: { tool: 'b' } },
      ],
    },
    lint: { aside: [{ rule: 'r', reason: 'so' }] },
    tools: [{ name: 'a' }, { name: 'b', x: 'AKIA' + 'ABCDEFGHIJKLMNOP' }, { name: 'c' }],
  })
  test.each([
    [[], { tools: 'abc', members: 'toolwright title review lint tools', said: 2, secret: true }],
    [
      ['--tool', 'c', '--tool', 'a', '--with', 'questions'],
      { tools: 'ac', members: 'toolwright title bench review lint tools', said: 1, secret: false },
    ],
    [
      ['--without', 'review', '--without', 'asides'],
      { tools: 'abc', members: 'toolwright title tools', said: 0, secret: true },
    ],
  ])('with %j carries what was asked for', async (args, expected) => {
    const { said, io } = world({ 'a.json': SOME })
    expect(await linkCommand.run(['a.json', ...BASE, ...args], io)).toBe(0)
    const read = (await opened(said.out)).out
    const set = JSON.parse(read) as {
      tools: { name: string }[]
      review?: { entries: unknown[] }
      bench?: unknown
    }
    expect(set.tools.map(({ name }) => name).join('')).toBe(expected.tools)
    expect(Object.keys(set).join(' ')).toBe(expected.members)
    expect(set.review?.entries.length ?? 0).toBe(expected.said)
    expect(said.err.includes('looks like a secret')).toBe(expected.secret)
    expect(read).not.toContain('expected')
    expect(read).not.toContain('apiKey')
  })

  describe('of two versions', () => {
    const OLD =
      '{"toolwright": 1, "title": "T", "tools": [{"name": "a", "n": 1.0}, {"name": "old"}]}'
    const NEW = '{"toolwright": 1, "title": "T", "tools": [{"name": "a", "n": 2}, {"name": "new"}]}'
    const files = {
      'old.json': OLD,
      'new.json': NEW,
      'list.json': '[{"name": "a", "inputSchema": {"type": "object"}}, 7]',
      'bad.json': '{"tools": [',
      'later.json': '{"toolwright": 99, "tools": []}',
    }
    const compared = async (...args: string[]) => {
      const { said, io } = world(files)
      const code = await linkCommand.run([...args, ...BASE], io)
      const link = readLink(said.out)
      return { code, ...said, link: link.ok && link.kind === 'compare' ? link : undefined }
    }

    test('holds the earlier and the later one, the later as its file has it', async () => {
      const { code, err, link } = await compared('new.json', '--compare', 'old.json')
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(JSON.parse(link!.beforeText)).toEqual(JSON.parse(OLD))
      expect(JSON.parse(link!.afterText)).toEqual(JSON.parse(NEW))
      expect(link!.beforeText).toContain('1.0')
    })

    test.each([
      ['old', ['old'], []],
      ['new', [], ['new']],
      ['a', ['a'], ['a']],
    ])('chooses the tool %s in each that has it', async (tool, before, after) => {
      const { link } = await compared('new.json', '--compare', 'old.json', '--tool', tool)
      const names = (text: string) =>
        (JSON.parse(text) as { tools: { name: string }[] }).tools.map(({ name }) => name)
      expect([names(link!.beforeText), names(link!.afterText)]).toEqual([before, after])
    })

    test.each<[string[], number, string]>([
      [['new.json', '--compare', 'list.json'], 1, 'list.json: item 2 cannot be converted'],
      [['list.json', '--compare', 'old.json'], 1, 'list.json: item 2 cannot be converted'],
      [['new.json', '--compare', 'gone.json'], 2, 'gone.json'],
      [['new.json', '--compare', 'bad.json'], 2, 'bad.json:1:'],
      [['new.json', '--compare', 'later.json'], 2, 'later.json: written by a newer'],
      [['new.json', '--compare', 'old.json', '--tool', 'x'], 2, 'no tool is called x'],
      [['new.json', '--compare', 'old.json', '--compare', 'old.json'], 2, 'one earlier version'],
      [['new.json', '--compare'], 2, '--compare'],
    ])('%j exits with %i and says what is wrong where', async (args, code, told) => {
      const made = await compared(...args)
      expect(made.code).toBe(code)
      expect(made.err).toContain(told)
      expect(made.link === undefined).toBe(code === 2)
    })
  })

  test('warns of secrets and of channels that may cut it', async () => {
    const secret = 'sk-' + 'test-abcdef1234567890abcdef'
    const text = Array.from({ length: 1000 }, (_, i) => (i * i * 7919).toString(36)).join(' ')
    const { code, err } = await linkOf(
      JSON.stringify({ toolwright: 1, tools: [{ a: secret, b: text }] }),
    )
    expect(code).toBe(0)
    expect(err).toContain('/tools/0/a looks like a secret (api-key)')
    expect(err).toMatch(/may be cut in: older Outlook, Microsoft Teams/)
  })

  test.each([
    [['a.json'], '', 'http://localhost:4173/#s=', 'Only this computer'],
    [['a.json'], 'https://public.example/', 'https://public.example/#s=', ''],
    [
      ['a.json', '--base=https://b.example/'],
      'https://public.example/',
      'https://b.example/#s=',
      '',
    ],
    [['a.json', '--base', 'http://192.168.1.2/'], '', 'http://192.168.1.2/#s=', 'this network'],
  ])('%j with the setting %j begins with %s', async (args, setting, start, says) => {
    vi.stubEnv('TOOLWRIGHT_BASE_URL', setting)
    const { said, io } = world({ 'a.json': '{"toolwright": 1, "tools": []}' })
    expect(await linkCommand.run(args, io)).toBe(0)
    expect(said.out.startsWith(start)).toBe(true)
    expect(says === '' ? said.err : said.err.includes(says)).toBe(says === '' ? '' : true)
  })

  test.each(['not a url', 'javascript:alert(1)', 'ftp://x/', '//x', 'https://'])(
    'refuses %j as the address that a link begins with',
    async (base) => {
      for (const args of [['a.json', '--base', base], ['a.json']]) {
        vi.stubEnv('TOOLWRIGHT_BASE_URL', base)
        const { said, io } = world({ 'a.json': '{"toolwright": 1, "tools": []}' })
        expect(await linkCommand.run(args, io)).toBe(2)
        expect(said.out).toBe('')
        expect(said.err).toMatch(/^(--base|TOOLWRIGHT_BASE_URL) must be the address of a page/)
      }
    },
  )

  test.each([
    ['no file', [], {}, 'Give exactly one file'],
    ['two files', ['a', 'b'], {}, 'Give exactly one file'],
    ['an unknown option', ['a', '--bse', 'x'], {}, '--bse'],
    ['a missing base', ['a', '--base'], {}, '--base'],
    ['a tool that is not there', ['a', '--tool', 'b'], { a: SET }, 'no tool is called b'],
    ['a part that there is not', ['a', '--with', 'keys'], { a: SET }, 'questions, history'],
    ['a missing file', ['a'], {}, 'a: there is no such file'],
    ['half a set', ['a'], { a: '{"toolwright": 1,\n "tools": [' }, 'a:2:'],
    ['no tools', ['a'], { a: '{"x": 1}' }, 'no tool was found'],
    ['a blank file', ['a'], { a: ' ' }, 'a:1:1:'],
    ['a newer set', ['a'], { a: '{"toolwright": 9, "tools": []}' }, 'newer Toolwright'],
  ])('exits 2 and says why on %s', async (_, args, files, says) => {
    const { said, io } = world(files as Record<string, string>)
    expect(await linkCommand.run(args, io)).toBe(2)
    expect(said.out).toBe('')
    expect(said.err).toContain(says)
  })
})

describe('open', () => {
  test('names a link that holds a review alone, and the way to merge it', async () => {
    const review = { of: 'Kx3vP0aQmZr7TtYb2LwN9g', title: 'Shop', reviewText: '{"entries": []}' }
    const link = encodeReviewLink(review, 'https://studio.example/')
    const { code, out, err } = await opened(link.ok ? link.url : '')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('a review of “Shop”')
    expect(err).toContain('--merge')
  })

  test('prints the later of two versions and says so', async () => {
    const link = encodeCompareLink(SET, SET.replace('"T"', '"U"'), 'https://studio.example/')
    const { code, out, err } = await opened(link.ok ? link.url : '')
    expect(code).toBe(0)
    expect(out).toContain('"title": "U"')
    expect(err).toContain('two versions')
  })

  test('reads a link broken in pieces, and one from standard input', async () => {
    const { out } = await linkOf(SET)
    const set = (await opened(out)).out
    expect((await opened(out.slice(0, 80), out.slice(80).trim())).out).toBe(set)
    const { said, io } = world({ '-': `see <${out.trim()}>.` })
    expect(await openCommand.run(['-'], io)).toBe(0)
    expect(said.out).toBe(set)
  })

  test('says what is wrong with a link in the chosen language, and exits 2', async () => {
    const { out } = await linkOf(SET)
    const cut = out.trim().slice(0, -9)
    expect(await opened(cut)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('characters: 9') as string,
    })
    const { said, io } = world({}, 'zh')
    expect(await openCommand.run([cut], io)).toBe(2)
    expect(said.err).toContain('缺了 9 个字符')
  })

  test.each([
    [[], 'Give a link'],
    [['-'], 'no such file'],
    [['--x'], '--x'],
    [['rubbish'], 'not a Toolwright link'],
    [['#s='], 'no link here'],
  ])('exits 2 on %j', async (args, says) => {
    const { code, out, err } = await opened(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(says)
  })
})
