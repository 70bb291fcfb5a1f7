import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../core/json/node'
import { get, itemsOf } from '../../core/json/node'
import { parse, rootObject } from '../../core/json/parse'
import { print } from '../../core/json/print'
import { anchorAt } from '../../core/review/anchor-at'
import { setHash, toolHash } from '../../core/review/meaning-hash'
import { twoTools } from '../../core/review/review-entries.fixture'
import { type NewEntry, writeEntry } from '../../core/review/write-entry'
import { encodeReviewLink } from '../../core/share/encode-link'
import { runInMemory } from '../in-memory.fixture'
import { reviewCommand } from './review'

const tool = (index: number): JsonObject => itemsOf(get(twoTools(), 'tools'))[index] as JsonObject
const at = '2026-11-01T10:00:00Z'
const order = ['inputSchema', 'properties', 'order_id', 'description']

const ANN: readonly NewEntry[] = [
  {
    id: 'c1',
    kind: 'comment',
    by: 'Ann',
    at,
    on: anchorAt(tool(0), ['name']),
    text: 'Why not <b>find_order</b>?\nIt is @searched.',
  },
  {
    id: 's1',
    kind: 'suggest',
    by: 'Ann',
    at,
    on: anchorAt(tool(0), order),
    was: 'Number of the order, as in "A-1024".',
    text: 'Number on the invoice.\n```',
  },
  {
    id: 'l1',
    kind: 'sign',
    by: 'Ann',
    at,
    on: { tool: 'cancel_order', line: 'product/1' },
    of: toolHash(tool(1)),
  },
  { id: 'v1', kind: 'verdict', by: 'Ann', at, says: 'changes', of: setHash(twoTools()) },
]
const BO: readonly NewEntry[] = [
  { id: 'r1', kind: 'reply', by: '王芳', at: '2026-11-02T10:00:00Z', to: 'c1', text: 'Agreed.' },
  {
    id: 'x1',
    kind: 'comment',
    by: '王芳',
    at,
    on: { tool: 'gone', path: '/name', quote: 'gone' },
    text: 'Kept.',
  },
  {
    id: 'p1',
    kind: 'pick',
    by: '王芳',
    at,
    asked: 'Where is it?',
    picked: { tool: 'get_order' },
    of: 'old',
  },
]

const reviewText = (entries: readonly NewEntry[]): string =>
  `{"entries":[${entries.map((each) => print(writeEntry(each), 0)).join()}]}`
const SET = print(twoTools())
const fileOf = (entries: readonly NewEntry[]): string =>
  `{"toolwright":1,"title":"Orders","of":"${setHash(twoTools())}","review":${reviewText(entries)}}`
const link = encodeReviewLink(
  { of: setHash(twoTools()), reviewText: reviewText(BO) },
  'https://a.example/',
)
const LINK = link.ok ? link.url : ''
const FILES = { 'set.json': SET, 'ann.json': fileOf(ANN) }

const run = (
  args: readonly string[],
  files: Record<string, string> = FILES,
  lang: 'en' | 'zh' = 'en',
) => runInMemory(reviewCommand, args, files, lang)

/** The set with both reviews in it. */
const merged = async (): Promise<string> =>
  (await run(['set.json', '--merge', 'ann.json', '--merge', LINK])).out

describe('toolwright review', () => {
  it('merges what reviewers sent in any order, and twice, and changes nothing else', async () => {
    const { code, out, err } = await run(['set.json', '--merge', 'ann.json', '--merge', LINK])
    expect([code, err]).toEqual([0, 'ann.json: 4 new.\n(link): 3 new.\n'])
    const other = await run(['set.json', '--merge', LINK, '--merge', 'ann.json'])
    expect(other.out).toBe(out)
    const again = await run(['set.json', '--merge', 'ann.json'], { ...FILES, 'set.json': out })
    expect(again.out).toBe(out)
    expect(out.startsWith(SET.slice(0, SET.lastIndexOf(']') + 1))).toBe(true)
    expect(itemsOf(get(get(rootObject(parse(out)), 'review'), 'entries')).length).toBe(7)
  })

  it('shows what was said, by what it is about', async () => {
    const { code, out } = await run(['set.json'], { 'set.json': await merged() })
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 20)).toEqual([
      'Review of “Orders”',
      'Open: 3. Resolved: 0. Signed lines: 1.',
      'Ann asks for changes',
      '',
      'get_order',
      '  name · Ann, 2026-11-01: Why not <b>find_order</b>? It is @searched.',
      '    > get_order',
      '    王芳, 2026-11-02: Agreed.',
      '  order_id · Ann, 2026-11-01: other words',
      '    - Number of the order, as in "A-1024".',
      '    + Number on the invoice. ```',
      '',
      'cancel_order',
      '  Signed off · Ann: Read or write can be told from the name alone',
      '',
      'No longer in the set: gone',
      '  name · 王芳, 2026-11-01: Kept. (what it is about is no longer there)',
      '    > gone',
      '',
      'Blind picks',
    ])
    expect(out).toContain('get_order · Seven what-ifs: ')
  })

  it('says the same in Chinese', async () => {
    const { out } = await run(['set.json'], { 'set.json': await merged() }, 'zh')
    expect(out).toContain('对“Orders”的评审\n未解决3条，已解决0条，已签字1行。\nAnn要求修改\n')
    expect(out).toContain('“Where is it?”：王芳选了get_order · （针对较早的版本）')
  })

  it('tells of blind picks whether they are right, and which do not count', async () => {
    const pick = (id: string, by: string, picked: NewEntry & { kind: 'pick' }, over = {}) => ({
      ...picked,
      id,
      by,
      ...over,
    })
    const one = {
      ...BO[2],
      question: 'q-1',
      of: setHash(twoTools()),
    } as NewEntry & { kind: 'pick' }
    const entries = [
      pick('p1', 'Ann', one),
      pick('p2', 'Bo', one, { picked: 'ask', text: 'Which <b>order</b>?' }),
      pick('p3', 'Cy', one, { picked: 'none', of: 'old' }),
    ]
    const questions = [{ id: 'q-1', text: 'Where is it?', expected: 'get_order' }]
    const plain = JSON.parse(SET) as object
    const review = JSON.parse(reviewText(entries)) as object
    const set = JSON.stringify({ ...plain, bench: { questions }, review })
    const told = async (lang: 'en' | 'zh', ...args: string[]) =>
      (await run(['set.json', ...args], { 'set.json': set }, lang)).out
    expect(await told('en')).toContain(
      [
        'Blind picks: 1 of 2 right',
        '  “Where is it?”: Ann picked get_order · right',
        '  “Where is it?”: Bo picked to ask first: Which <b>order</b>? · expected: get_order',
        '  “Where is it?”: Cy picked no tool · expected: get_order (given for an earlier version)',
      ].join('\n'),
    )
    expect(await told('zh')).toContain(
      '盲选：2次中对1次\n  “Where is it?”：Ann选了get_order · 选对',
    )
    expect(await told('en', '--format', 'markdown')).toContain(
      'Bo picked to ask first Which &lt;b\\>order&lt;/b\\>? · expected: get\\_order',
    )
    const { picks } = JSON.parse(await told('en', '--format', 'json')) as { picks: object[] }
    expect(picks).toMatchObject([
      { current: true, standing: 'counted', right: true },
      { current: true, standing: 'counted', right: false },
      { current: false, standing: 'earlier', right: false },
    ])
  })

  it('tells what was given for an earlier version', async () => {
    const now = (await merged()).replace('has not been sent', 'was not sent')
    const { out } = await run(['set.json'], { 'set.json': now })
    expect(out).toContain('Signed lines: 0.\nAnn asks for changes (given for an earlier version)')
  })

  it('writes Markdown in which no words of a reviewer act', async () => {
    const { out } = await run(['set.json', '--format', 'markdown'], { 'set.json': await merged() })
    expect(out).toMatch(
      /^## Review of “Orders”\n\nOpen: 3\. Resolved: 0\. Signed lines: 1\.\n\n- \*\*Ann asks for changes\*\*\n/,
    )
    expect(out).toContain(
      '- **name** · Ann, 2026\\-11\\-01: Why not &lt;b\\>find\\_order&lt;/b\\>?<br>It is \\@searched.',
    )
    expect(out).toContain('  > get\\_order')
    expect(out).toContain(
      '  ```diff\n  - Number of the order, as in "A-1024".\n  + Number on the invoice.\n  + ```\n  ```',
    )
    expect(out).toContain('  - 王芳, 2026\\-11\\-02: Agreed.')
    expect(out).toContain('<details><summary>get_order · Seven what-ifs: ')
    expect(out).not.toContain('<b>')
  })

  it('prints all of it for programs', async () => {
    const { out } = await run(['set.json', '--format', 'json'], { 'set.json': await merged() })
    const read = JSON.parse(out) as {
      hash: string
      threads: { entry: { id: string }; place: object; replies: object[]; resolved: boolean }[]
      signed: { current: boolean }[]
      whatIfs: { answers: object[] }[]
    }
    expect(read.hash).toBe(setHash(twoTools()))
    expect(read.threads.map(({ entry, place }) => [entry.id, place])).toEqual([
      ['c1', { tool: 'get_order', index: 0, path: '/name', found: 'same' }],
      [
        's1',
        {
          tool: 'get_order',
          index: 0,
          path: '/inputSchema/properties/order_id/description',
          found: 'same',
        },
      ],
      ['x1', { tool: 'gone', path: '', found: 'gone' }],
    ])
    expect(read.signed.map(({ current }) => current)).toEqual([true])
    expect(read.whatIfs.map(({ answers }) => answers.length)).toEqual([7, 7])
  })

  it('shows the merged review where a format is asked for beside', async () => {
    const { out } = await run(['set.json', '--merge', 'ann.json', '--format', 'markdown'])
    expect(out).toMatch(/^## Review of “Orders”/)
  })

  const other = print(twoTools()).replaceAll('_order"', '_parcel"')
  it.each<[string, string[], number, string]>([
    ['no set', [], 2, 'Give one set.'],
    ['two sets', ['set.json', 'set.json'], 2, 'Give one set.'],
    ['a set that is not there', ['none.json'], 2, 'none.json'],
    ['a review that is not there', ['set.json', '--merge', 'none.json'], 2, 'none.json'],
    ['a review that is none', ['set.json', '--merge', 'set.json'], 2, 'there is no review in it'],
    ['a cut link', ['set.json', '--merge', LINK.slice(0, -9)], 2, '(link): '],
    ['a review of another set', ['other.json', '--merge', 'ann.json'], 1, 'another set, “Orders”'],
    ['something in its place', ['odd.json', '--merge', 'ann.json'], 1, 'Nothing was merged'],
    ['an unknown format', ['set.json', '--format', 'html'], 2, 'html'],
  ])('says what is wrong with %s', async (_, args, code, words) => {
    const odd = print(twoTools()).replace('"tools"', '"review": "none", "tools"')
    const ended = await run(args, { ...FILES, 'other.json': other, 'odd.json': odd })
    expect(ended.code).toBe(code)
    expect(ended.err).toContain(words)
    if (code === 1) expect(ended.out).toBe(args[0] === 'odd.json' ? odd : other)
  })

  it('merges a review of an earlier version, and says so', async () => {
    const later = SET.replace('has not been sent', 'was not sent')
    const { code, err } = await run(['set.json', '--merge', 'ann.json'], {
      ...FILES,
      'set.json': later,
    })
    expect([code, err]).toEqual([
      0,
      'ann.json: it is about an earlier version of this set.\nann.json: 4 new.\n',
    ])
  })
})

describe('the page of a review in one file', () => {
  const argv = process.argv[1]
  afterEach(() => {
    process.argv[1] = argv ?? ''
  })
  const built = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'toolwright-page-'))
    await mkdir(path.join(folder, 'cli'))
    await writeFile(path.join(folder, 'cli/toolwright.js'), '')
    process.argv[1] = path.join(folder, 'cli/toolwright.js')
    return folder
  }
  const set = print({ ...twoTools() })

  it('holds what a link would, and says its size', async () => {
    const folder = await built()
    await writeFile(path.join(folder, 'review-page.js'), 'run()')
    await writeFile(path.join(folder, 'review-page.css'), 'b{}')
    const file = path.join(folder, 'page.html')
    const { code, out, err } = await runInMemory(reviewCommand, ['set.json', '--html', file], {
      'set.json': set.replace('{', '{"bench": {"apiKey": "k"},'),
    })
    expect([code, out]).toEqual([0, ''])
    expect(err).toMatch(/page\.html: \d+ kB\.\n$/)
    const page = await readFile(file, 'utf8')
    expect(page).toContain('<script>run()</script>')
    expect(page).toContain('cancel_order')
    expect(page).not.toContain('apiKey')
    await rm(folder, { recursive: true })
  })

  it.each([
    ['its parts are not there', false, 'page.html', 'review-page.js'],
    ['its folder is not there', true, 'none/page.html', 'ENOENT'],
  ])('is not written where %s', async (_, hasParts, name, says) => {
    const folder = await built()
    if (hasParts)
      for (const part of ['review-page.js', 'review-page.css'])
        await writeFile(path.join(folder, part), '')
    const args = ['set.json', '--html', path.join(folder, name)]
    const { code, err } = await runInMemory(reviewCommand, args, { 'set.json': set })
    expect(code).toBe(2)
    expect(err).toContain(says)
    await rm(folder, { recursive: true })
  })
})
