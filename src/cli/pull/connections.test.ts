import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { type Behaviour, serve } from './http-server.fixture'
import { page, pullFrom, pullFromCommand, run, tool } from './run-pull.fixture'

const SECRET = 'tok-1234567890'
const one = { '': page([tool('a')]) }

/** A server that answers one method with this, and all else as it should. */
const answering = (
  method: string,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array,
): Behaviour => ({
  pages: one,
  instead: (_, response: ServerResponse, asked) => {
    if (asked === method) response.writeHead(status, headers).end(body)
    return asked === method
  },
})

const JSON_TYPE = { 'content-type': 'application/json' }
const EVENTS = { 'content-type': 'text/event-stream' }

describe('a server over HTTP', () => {
  it('gets the headers, which are shown to nobody', async () => {
    const behaviour: Behaviour = {
      instead: (request, response) => {
        const given = `no: ${request.headers.authorization} ${request.url}`
        response.writeHead(401, JSON_TYPE).end(given)
        return true
      },
    }
    const args = ['--header', `Authorization: Bearer ${SECRET}`, '--header', 'x-a:b']
    const { code, out, err, seen } = await pullFrom(behaviour, args, `?key=q-${SECRET}`)
    expect(seen[0]!.headers).toMatchObject({ authorization: `Bearer ${SECRET}`, 'x-a': 'b' })
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('HTTP 401')
    expect(err).toContain("--header 'Authorization: Bearer …'")
    expect(err).not.toContain(SECRET)
  })

  it.each<[string, Behaviour, 1 | 2, string]>([
    ['is not there', answering('initialize', 500, {}, 'broken\u001b[2J pipe'), 2, 'HTTP 500'],
    ['fails later', answering('tools/list', 503, {}, 'busy'), 1, 'HTTP 503'],
    ['speaks HTML', answering('initialize', 200, { 'content-type': 'text/html' }, '<p>'), 2, 'MCP'],
    ['sends half a text', answering('initialize', 200, JSON_TYPE, '{"jsonrpc":'), 2, '{"jsonrpc":'],
    ['sends other JSON', answering('initialize', 200, JSON_TYPE, '{"ok":1}'), 2, '{"ok":1}'],
    [
      'greets badly',
      answering('initialize', 200, JSON_TYPE, '{"jsonrpc":"2.0","id":0,"result":{}}'),
      1,
      '"result":{}',
    ],
    ['says nothing', answering('tools/list', 200, EVENTS, ': bye\n\n'), 1, 'without an answer'],
    ['is of an older time', { version: '1999-01-01' }, 2, 'version 1999-01-01 of MCP'],
    [
      'is not UTF-8',
      answering('tools/list', 200, JSON_TYPE, Buffer.from([0x22, 0xff, 0x22])),
      1,
      'UTF-8',
    ],
    [
      'leads elsewhere',
      answering('initialize', 307, { location: 'http://127.0.0.2:9/mcp?a=b' }, ''),
      2,
      '127.0.0.2:9/mcp not followed',
    ],
  ])('that %s is told of', async (_, behaviour, expected, words) => {
    const { code, out, err } = await pullFrom(behaviour)
    expect(err).toContain(words)
    expect(err).not.toContain('\u001b')
    expect([code, out, err.split('\n').length]).toEqual([expected, '', 2])
  })

  it('is followed to no other place, with or without the headers', async () => {
    const other = await serve({ pages: one })
    const behaviour = answering('initialize', 307, { location: other.url }, '')
    const { code, err } = await pullFrom(behaviour, ['--header', `a: ${SECRET}`])
    await other.stop()
    expect(other.seen).toEqual([])
    expect([code, err]).toEqual([2, expect.stringContaining('HTTP 307')])
  })

  it('that nobody runs is told of, with what to do', async () => {
    const gone = await serve({})
    await gone.stop()
    const { code, err } = await run(['--url', `${gone.url}?key=abcdef`])
    expect(err).toContain(`${gone.url}: it could not be reached (connect ECONNREFUSED`)
    expect(err).toContain('Check the address')
    expect(err).not.toContain('abcdef')
    expect(code).toBe(2)
  })

  it('may dislike the stream and the farewell', async () => {
    const behaviour: Behaviour = {
      pages: one,
      instead: (request, response) => {
        if (request.method === 'POST') return false
        response.writeHead(500).end('no')
        return true
      },
    }
    expect(await pullFrom(behaviour)).toMatchObject({ code: 0, err: '' })
  })
})

describe('a server on standard streams', () => {
  it('may print what is no message', async () => {
    const { code, out, err } = await pullFromCommand({ pages: one, greets: true })
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('"a"')
  })

  it('that ends early is told of with what it said, but not with what it was given', async () => {
    const { code, out, err } = await pullFromCommand({ dies: true }, ['--env', `MARK=${SECRET}`])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('server: no key given: •••\n')
    expect(err).toContain('the program ended (3)')
    expect(err).not.toContain(SECRET)
  })

  it('gets the variables it was given and no others', async () => {
    process.env.TOOLWRIGHT_UNSEEN = 'seen'
    process.env.MARK = 'handed on'
    const { err } = await pullFromCommand({ marks: true, dies: true }, ['--env', 'MARK'])
    delete process.env.TOOLWRIGHT_UNSEEN
    delete process.env.MARK
    expect(err).toContain('server: mark: •••, home: undefined')
  })

  it('that does not end is ended', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pull-'))
    const pidFile = path.join(folder, 'pid')
    const { code } = await pullFromCommand({ pages: one, isStubborn: true, pidFile })
    const pid = Number(await readFile(pidFile, 'utf8'))
    expect(code).toBe(0)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    await rm(folder, { recursive: true })
  })

  it('that cannot be started is told of', async () => {
    const missing = await run(['--stdio', 'no-such-program-of-anyone --key=abc'])
    expect(missing).toMatchObject({ code: 2, out: '' })
    expect(missing.err).toBe(
      'no-such-program-of-anyone: there is no such program. Check the spelling, or give its full path.\n',
    )
    const refused = await run(['--stdio', tmpdir()])
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('EACCES')])
  })
})

describe('the arguments of pull', () => {
  it.each([
    [[], 'either --url or --stdio'],
    [['--url', 'http://a/', '--stdio', 'b'], 'either --url or --stdio'],
    [['http://a/'], '"http://a/" is not an option'],
    [['--stdio', 'node', 'x.js'], 'one pair of quotes'],
    [['--url', 'a.example/mcp'], 'http or https address'],
    [['--url', 'file:///etc/passwd'], 'http or https address'],
    [['--url', `http://me:${SECRET}@a/`], 'user name or password'],
    [['--url', 'http://a/', '--header', `${SECRET}`], '--header number 1'],
    [['--url', 'http://a/', '--header', 'a: b', '--header', `a: ${SECRET}\nb: c`], 'number 2'],
    [['--url', 'http://a/', '--env', 'A=b'], '--env goes only with --stdio'],
    [['--stdio', 'a', '--header', 'a: b'], '--header goes only with --url'],
    [['--stdio', 'a', '--env', `=${SECRET}`], '--env number 1'],
    [['--stdio', 'a', '--env', 'TOOLWRIGHT_NOT_SET'], 'no variable TOOLWRIGHT_NOT_SET'],
    [['--stdio', 'a | b'], 'not run by a shell'],
    [['--url', 'http://a/', '--timeout', '0'], '--timeout must be'],
    [['--url', 'http://a/', '--timeout', 'long'], '"long"'],
    [['--url', 'http://a/', '--format', 'xml'], 'wire, json'],
    [['--url', 'http://a/', '--fast'], 'Unknown option --fast'],
    [['--url'], '--url needs a value'],
  ])('%j are refused with exit code 2', async (args, reason) => {
    const { code, out, err } = await run(args)
    expect(err).toContain(reason)
    expect(err).not.toContain(SECRET)
    expect([code, out]).toEqual([2, ''])
  })
})
