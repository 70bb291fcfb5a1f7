import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { page, pullFrom, pullFromCommand, tool } from './pull/run-pull.fixture'

/** What JSON.parse, or a reading by a fixed list of members, would lose. */
const ODD =
  '{"9":1,"name":"odd","x-new":{"b":1,"1":2},"inputSchema":{"type":"object","properties":' +
  '{"n":{"type":"integer","maximum":9223372036854775807,"multipleOf":1.50},"__proto__":{"type":"string"}}},' +
  '"annotations":{"unknownHint":1e400},"title":"a","title":"b\\ud800"}'

const THREE_PAGES = {
  '': page([tool('a'), ODD], ',"nextCursor":"2"'),
  '2': page([tool('b')], ',"nextCursor":"3"'),
  '3': page([tool('c')], ',"nextCursor":null'),
}

const squeezed = (text: string): string => text.replace(/\s/g, '')
const names = (out: string): string[] =>
  (JSON.parse(out) as { tools: { name: string }[] }).tools.map((each) => each.name)

describe.each(['json', 'event', 'older', 'stdio'] as const)('pull over %s', (as) => {
  const pull = (pages: Record<string, string>) =>
    as === 'stdio' ? pullFromCommand({ pages }) : pullFrom({ as, pages })

  it('prints every page as one list, in the letters of the server', async () => {
    const { code, out, err } = await pull(THREE_PAGES)
    expect(squeezed(out)).toBe(`{"tools":[${[tool('a'), ODD, tool('b'), tool('c')].join(',')}]}`)
    expect(err).toContain('import.unknown-field #/x-new')
    expect(err).toContain('import.duplicate-key #/title')
    expect(code).toBe(0)
  })

  it('gives an error of the server and exits 1', async () => {
    const { code, out, err } = await pull({
      '': '"error":{"code":-32001,"message":"out\\u0007of ink"}',
    })
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('answered with error -32001: out of ink')
  })

  it('ends at a page that was there before, and writes nothing', async () => {
    const again = page([tool('a')], ',"nextCursor":"x"')
    const { code, out, err } = await pull({ '': again, x: again })
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('page 2 names a next page that was already fetched')
  })

  it('ends when the server does not answer', async () => {
    const limit = ['--timeout', '0.5']
    const { code, err } = await (as === 'stdio'
      ? pullFromCommand({ answersOnly: ['initialize'] }, limit)
      : pullFrom({ as, instead: (_, __, method) => method === 'tools/list' }, limit))
    expect(code).toBe(2)
    expect(err).toContain('no answer within 0.5 s')
  })

  it('says what is wrong with an answer that holds no list', async () => {
    for (const result of ['{}', '{"tools":{}}', '{"tools":null}', '{"tool":[]}']) {
      const { code, err } = await pull({ '': `"result":${result}` })
      expect(err).toContain('no list named "tools"')
      expect(code).toBe(1)
    }
  })

  it('does not wait for an answer that broke the protocol', async () => {
    const { code, err } = await pull({ '': '"result":"tools"' })
    expect(err).toContain('breaks the MCP protocol')
    expect(err).toContain('"result":"tools"')
    expect(code).toBe(1)
  })
})

describe('pull', () => {
  it('takes a thousand tools', async () => {
    const all = Array.from({ length: 1000 }, (_, i) => `t${i}`)
    const { code, out, err } = await pullFrom({ as: 'event', pages: { '': page(all.map(tool)) } })
    expect(names(out)).toEqual(all)
    expect([code, err]).toEqual([0, ''])
  })

  it('prints what programs read with --format json, also of a failure', async () => {
    const good = await pullFrom({ pages: { '': page([ODD, '5', tool('a')]) } }, [
      '--format',
      'json',
    ])
    const printed = JSON.parse(good.out) as Record<string, { code: string; path: string }[]>
    expect(Object.keys(printed)).toEqual([
      'dialect',
      'detected',
      'tools',
      'losses',
      'errors',
      'opaque',
      'namespaces',
    ])
    expect(printed.dialect).toBe('mcp.2025-11-25')
    expect(squeezed(good.out)).toContain(ODD)
    expect(printed.tools).toHaveLength(2)
    expect(printed.losses!.map((each) => each.code)).toContain('import.unknown-field')
    expect(printed.errors!.map((each) => each.code)).toEqual(['import.not-a-tool'])
    expect([good.code, good.err]).toEqual([1, ''])
    const bad = await pullFrom({}, ['--format', 'json'])
    expect(JSON.parse(bad.out)).toMatchObject({
      tools: [],
      errors: [{ tool: '', code: 'pull.server-error', path: '#' }],
    })
    expect(bad.code).toBe(1)
  })

  it('says which item is no tool, keeps it in the list, and exits 1', async () => {
    const { code, out, err } = await pullFrom({ pages: { '': page([tool('a'), '"word"', '7']) } })
    expect(squeezed(out)).toBe(`{"tools":[${tool('a')},"word",7]}`)
    expect(err).toContain('Item 2')
    expect(err).toContain('Item 3')
    expect(code).toBe(1)
  })

  it('names what belongs to the answer and to no tool', async () => {
    const rest = ',"_meta":{"a":1},"ttlMs":5,"tools":[],"nextCursor":""'
    const { code, out, err } = await pullFrom({ pages: { '': page([tool('a')], rest) } })
    expect(squeezed(out)).toBe('{"tools":[]}')
    expect(err).toContain('_meta, ttlMs')
    expect(err).toContain('more than one "tools"')
    expect(err).toContain('the server has no tools')
    expect(code).toBe(0)
  })

  it('refuses a cursor that is no text', async () => {
    const { code, err } = await pullFrom({ pages: { '': page([], ',"nextCursor":2') } })
    expect([code, err]).toEqual([1, expect.stringContaining('"nextCursor" of page 1')])
  })

  it('writes a file only when it has the list', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pull-'))
    const file = path.join(folder, 'tools.json')
    const good = await pullFrom({ pages: { '': page([tool('a')]) } }, ['--out', file])
    expect([good.code, good.out]).toEqual([0, ''])
    const text = await readFile(file, 'utf8')
    expect(names(text)).toEqual(['a'])
    const bad = await pullFrom({}, ['--out', file, '--format', 'json'])
    expect([bad.code, bad.out]).toEqual([1, ''])
    expect(await readFile(file, 'utf8')).toBe(text)
    const nowhere = await pullFrom({ pages: { '': page([]) } }, [
      '--out',
      path.join(folder, 'a', 'b'),
    ])
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('ENOENT')])
    await rm(folder, { recursive: true })
  })
})
