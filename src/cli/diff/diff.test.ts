import { describe, expect, it } from 'vitest'
import { encodeCompareLink, encodeLink } from '../../core/share/encode-link'
import { runInMemory } from '../in-memory.fixture'
import { diffCommand } from './diff'

const set = (...tools: object[]): string => JSON.stringify({ toolwright: 1, title: 'Shop', tools })
const order = (more: object = {}, properties: object = {}): object => ({
  name: 'get_order',
  description: 'Gets one order by its number. Returns its state.',
  inputSchema: {
    type: 'object',
    properties: {
      number: { type: 'string', description: 'The order number, such as SO20480117.' },
      ...properties,
    },
    required: ['number'],
    additionalProperties: false,
  },
  ...more,
})
const wider = order(
  { description: 'Gets one order by its number. Returns its state and amount.' },
  { language: { type: 'string', enum: ['en', 'zh'] } },
)
const narrower = order(
  {},
  {
    number: {
      type: 'string',
      description: 'The order number, such as SO20480117.',
      pattern: '^SO',
    },
  },
)
const openai = JSON.stringify([
  {
    type: 'function',
    function: {
      name: 'get_order',
      description: 'Gets one order by its number. Returns its state.',
      parameters: (order() as { inputSchema: object }).inputSchema,
    },
  },
])

const run = (args: readonly string[], files: Record<string, string>, lang: 'en' | 'zh' = 'en') =>
  runInMemory(diffCommand, args, files, lang)
const files = { 'a.json': set(order()), 'b.json': set(wider), 'c.json': set(narrower) }

describe('toolwright diff', () => {
  it('tells what changed by what it does, with the words marked', async () => {
    const { code, out, err } = await run(['a.json', 'b.json'], files)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('a.json → b.json\nBreaks callers: 0. Changes behaviour: 2. Safe: 0.\n')
    expect(out).toContain(
      [
        'Changes behaviour',
        'Calls stay valid; a model or a host may act differently.',
        '  get_order',
        '    The description changed. What it touches: what it returns.',
        '      - Returns its state.',
        '      + Returns its state{+ and amount+}.',
        '    language  New and optional. A model may fill it in from now on.',
      ].join('\n'),
    )
    expect(out).toMatch(/\nScore: \d+ → \d+\nTokens: \d+ → \d+\nFindings: \d+ → \d+\n/)
  })

  it('says the same in Chinese', async () => {
    const { out } = await run(['a.json', 'c.json'], files, 'zh')
    expect(out).toContain('会影响调用方1处')
    expect(out).toContain('number  正则收窄。原来有效的调用可能会被拒绝。（未写明） → ^SO。')
  })

  it('shows a call that was valid and is refused now', async () => {
    const was = set(order({}, { pages: { type: 'integer' } }))
    const is = set(order({}, { pages: { type: 'integer', maximum: 0 } }))
    const { out } = await run(['a', 'b'], { a: was, b: is })
    expect(out).toContain('A call that was valid and is refused now: {')
  })

  it.each<[string[], number]>([
    [['a.json', 'b.json'], 0],
    [['a.json', 'b.json', '--fail-on', 'breaking'], 0],
    [['a.json', 'b.json', '--fail-on', 'behaviour'], 1],
    [['a.json', 'c.json'], 0],
    [['a.json', 'c.json', '--fail-on', 'breaking'], 1],
    [['a.json', 'c.json', '--fail-on=behaviour'], 1],
    [['a.json', 'a.json', '--fail-on', 'behaviour'], 0],
    [['a.json', 'gone.json'], 2],
    [['a.json'], 2],
    [['a.json', 'b.json', 'c.json'], 2],
    [['a.json', 'b.json', '--fail-on', 'safe'], 2],
    [['a.json', 'b.json', '--match', 'x'], 2],
    [['a.json', 'b.json', '--match', 'get_order=none'], 2],
  ])('%j ends with %i', async (args, code) => {
    expect((await run(args, files)).code).toBe(code)
  })

  it('compares dialects by what both have a place for', async () => {
    const own = set(order({ title: 'Order', annotations: { readOnlyHint: true }, strict: true }))
    const { code, out } = await run(['a', 'b', '--fail-on', 'behaviour'], { a: openai, b: own })
    expect(out).toContain('Nothing changed.')
    expect(out).toContain('Not compared, as one of the two formats has no place for it:')
    expect(code).toBe(0)
  })

  it('takes links, one that carries both among them', async () => {
    const link = (text: string): string => {
      const made = encodeLink(text, 'https://tools.example.com/')
      return made.ok ? made.url : ''
    }
    const two = encodeCompareLink(files['a.json'], files['c.json'], 'https://tools.example.com/')
    const both = two.ok ? two.url : ''
    const fromFiles = await run(['a.json', 'c.json', '--format', 'json'], files)
    for (const args of [[link(files['a.json']), 'c.json'], [both]])
      expect((await run([...args, '--format', 'json'], files)).out).toBe(fromFiles.out)
    const cut = await run([both.slice(0, -9)], files)
    expect([cut.code, cut.out]).toEqual([2, ''])
    expect(cut.err).not.toBe('')
  })

  it('compares a set that has no tools any more', async () => {
    const { code, out } = await run(['a.json', 'b', '--fail-on', 'breaking'], {
      ...files,
      b: set(),
    })
    expect(code).toBe(1)
    expect(out).toContain('The tool is gone.')
  })

  it('takes a tool for another by hand', async () => {
    const b = set({ name: 'fetch', inputSchema: { type: 'object' } })
    const told = await run(['a.json', 'b', '--match', 'get_order=fetch'], { ...files, b })
    expect(told.out).toContain('Renamed from get_order to fetch.')
    expect((await run(['a.json', 'b'], { ...files, b })).out).toContain('The tool is gone.')
  })

  it('takes a parameter for another by hand', async () => {
    const [a, b] = [order({}, { lang: { type: 'string' } }), order({}, { in: { type: 'object' } })]
    const both = { a: set(a), b: set(b) }
    const told = await run(['a', 'b', '--match', 'get_order.lang=in'], both)
    expect(told.out).toContain('in  Renamed from lang to in.')
    expect((await run(['a', 'b'], both)).out).toContain('lang  Removed.')
    expect((await run(['a', 'b', '--match', 'get_order.none=in'], both)).code).toBe(2)
  })

  it.each<['en' | 'zh', string]>([
    ['en', 'Condition: takes less now. Calls that were valid may be refused. (not stated) → Give'],
    ['zh', '条件收窄。原来有效的调用可能会被拒绝。（未写明） → '],
  ])('tells a condition between parameters in words (%s)', async (lang, words) => {
    const two = { mail: { type: 'string' }, phone: { type: 'string' } }
    const was = order({}, two) as { inputSchema: object }
    const anyOf = [{ required: ['mail'] }, { required: ['phone'] }]
    const is = { ...was, inputSchema: { ...was.inputSchema, allOf: [{ anyOf }] } }
    const { out } = await run(['a', 'b'], { a: set(was), b: set(is) }, lang)
    expect(out).toContain(words)
    expect(out).not.toContain('"required"')
  })

  it('writes a comment for a pull request, with nothing that a text could break', async () => {
    const b = set(order({ description: 'Gets one <img> order | by *number*.' }))
    const { out } = await run(['a.json', 'b', '--format', 'markdown'], { ...files, b })
    expect(out).toMatch(/^## What changed in the tools\n\nBreaks callers: 0\./)
    expect(out).toContain('### Changes behaviour (1)')
    expect(out).toContain('- **`get_order`**: The description changed.')
    expect(out).toContain('&lt;')
    expect(out).not.toContain('<img')
    expect(out).toContain('| Tokens | ')
  })

  it('marks lines for a code host', async () => {
    const c = set(narrower).replace('"tools":[', '"tools":[\n')
    const { out } = await run(['a.json', 'c', '--format', 'github'], { ...files, c })
    expect(out).toMatch(
      /^::error file=c,line=2,col=\d+,title=pattern-narrower::get_order\.number: Pattern: takes less now\./,
    )
  })

  it('prints all of it for programs', async () => {
    const { out } = await run(['a.json', 'b.json', '--format', 'json', '--tightness'], files)
    const read = JSON.parse(out) as {
      summary: object
      tools: { changes: { code: string; class: string; path: string }[]; tightness: object }[]
    }
    expect(read.summary).toEqual({ breaks: 0, behaviour: 2, safe: 0 })
    expect(read.tools[0]!.changes.map((each) => [each.class, each.code, each.path])).toEqual([
      ['behaviour', 'description-changed', '/description'],
      ['behaviour', 'field-added', '/inputSchema/properties/language'],
    ])
    expect(Object.keys(read.tools[0]!.tightness)).toEqual(['before', 'after'])
  })

  it('names what cannot be read', async () => {
    const { code, err } = await run(['a.json', 'b'], { ...files, b: '{"tools": [' })
    expect(code).toBe(2)
    expect(err).toContain('b:1:')
  })
})
