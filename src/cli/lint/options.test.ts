import { beforeAll, describe, expect, it } from 'vitest'
import { tokenCounter } from '../count-tokens'
import { lint } from './lint-io.fixture'

const CARELESS = `{
  "name": "query",
  "description": "Query.",
  "inputSchema": { "type": "object", "properties": { "rate": { "type": "float" } } }
}`
const DOTTED = `{
  "name": "get.order",
  "description": "按订单号查询一笔订单的状态。",
  "inputSchema": { "type": "object", "properties": {} }
}`

interface Report {
  tools: { findings: { rule: string; severity: string; message: string }[]; aside?: unknown[] }[]
  set: { findings: { rule: string }[] }
}
const json = async (files: Record<string, string>, ...extra: string[]) => {
  const said = await lint(files, [...Object.keys(files), '--format', 'json', ...extra])
  return { ...said, report: JSON.parse(said.out) as Report }
}
const rules = (report: Report): string[] =>
  [...report.tools.flatMap((tool) => tool.findings), ...report.set.findings].map(({ rule }) => rule)

beforeAll(() => tokenCounter(), 60_000)

describe('lint --target', () => {
  it('adds what an export to the dialect would refuse and lose, with its place and code', async () => {
    const { report, code } = await json({ 'a.json': DOTTED }, '--target', 'openai.chat')
    const added = report.tools[0]!.findings.filter(({ rule }) => rule.startsWith('target/'))
    expect(added.map(({ rule, severity }) => [rule, severity])).toContainEqual([
      'target/openai.chat/name.pattern',
      'error',
    ])
    expect(code).toBe(1)
    expect((await json({ 'a.json': DOTTED })).code).toBe(0)
  })

  it('asks nothing about a tool that no export has, and keeps the places of the others', async () => {
    const hidden = DOTTED.replace('"name"', '"exports": { "hidden": true }, "name"')
    const { report } = await json({ 'a.json': `[${hidden}, ${DOTTED}]` }, '--target', 'claude')
    const asked = report.tools.map(({ findings }) =>
      findings.some(({ rule }) => rule === 'target/claude/name.pattern'),
    )
    expect(asked).toEqual([false, true])
  })

  it('leaves the score alone, and may be given more than once', async () => {
    const scoreOf = async (...extra: string[]) =>
      (JSON.parse((await json({ 'a.json': DOTTED }, ...extra)).out) as { set: { score: number } })
        .set.score
    expect(await scoreOf('--target', 'openai.chat,claude', '--target', 'mcp')).toBe(await scoreOf())
  })

  it.each(['en', 'zh'] as const)('names what it does not know (%s)', async (lang) => {
    const said = await lint({ 'a.json': CARELESS }, ['a.json', '--target', 'opanai'], lang)
    expect(said.code).toBe(2)
    expect(said.err).toMatch(lang === 'en' ? /no dialect "opanai".*openai/ : /没有格式“opanai”/)
  })
})

describe('lint --baseline', () => {
  it('reports only what is new, and only that counts, wherever the lines have moved', async () => {
    const before = await lint({ 'a.json': CARELESS }, ['a.json', '--format', 'json'])
    expect(before.code).toBe(1)
    const moved = CARELESS.replace('{\n', '{\n\n\n')
    const same = await json({ 'a.json': moved, 'was.json': before.out }, '--baseline', 'was.json')
    // The report itself is no tool.
    expect(same.err).toContain('was.json')
    const alone = await lint({ 'a.json': moved, 'was.json': before.out }, [
      'a.json',
      '--baseline',
      'was.json',
    ])
    expect(alone.code).toBe(0)
    expect(alone.out).toMatch(/Known from the baseline and not shown: [1-9]/)
    const worse = moved.replace(
      '"type": "float"',
      '"type": "float", "description": "Share, in percent.", "enums": [1]',
    )
    const found = await lint({ 'a.json': worse, 'was.json': before.out }, [
      'a.json',
      '--format',
      'json',
      '--baseline',
      'was.json',
    ])
    expect(rules(JSON.parse(found.out) as Report)).toContain('no-misspelt-keyword')
  })

  it.each([
    ['is missing', {}, /was\.json/],
    ['is no JSON', { 'was.json': '{' }, /no earlier report/],
    ['is another JSON', { 'was.json': '{"toolwright":1}' }, /no earlier report/],
  ])('says so when the earlier report %s', async (_, files, message) => {
    const said = await lint({ 'a.json': CARELESS, ...files }, ['a.json', '--baseline', 'was.json'])
    expect(said.code).toBe(2)
    expect(said.err).toMatch(message)
    expect(said.out).toBe('')
  })
})

describe('lint --min-score', () => {
  it('fails what scores less and says which', async () => {
    const low = await lint({ 'a.json': DOTTED }, ['a.json', '--min-score', '99'])
    expect(low.code).toBe(1)
    expect(low.err).toMatch(/a\.json: get\.order: the score is \d+; asked for is at least 99\./)
    expect((await lint({ 'a.json': DOTTED }, ['a.json', '--min-score=1'])).code).toBe(0)
  })

  it.each(['abc', '101', '-1', '9.5'])('takes a whole number to 100 only: %s', async (value) => {
    const said = await lint({ 'a.json': DOTTED }, ['a.json', `--min-score=${value}`], 'zh')
    expect(said.code).toBe(2)
    expect(said.err).toContain(`“${value}”`)
  })
})

describe('settings', () => {
  const set = (lint: object, tool: object = {}): string =>
    JSON.stringify({
      toolwright: 1,
      lint,
      tools: [{ ...(JSON.parse(CARELESS) as object), name: 'listOrders', ...tool }],
    })

  it('switch on what is off by default, from the file or the command line', async () => {
    expect(rules((await json({ 'a.json': set({}) })).report)).not.toContain('name-snake-case')
    const inFile = await json({ 'a.json': set({ on: ['name-snake-case'] }) })
    expect(rules(inFile.report)).toContain('name-snake-case')
    const asked = await json({ 'a.json': set({}) }, '--on', 'name-snake-case')
    expect(rules(asked.report)).toContain('name-snake-case')
    const unknown = await lint({ 'a.json': set({}) }, ['a.json', '--on', 'no-such-rule'])
    expect(unknown).toMatchObject({ code: 2, out: '' })
    expect(unknown.err).toContain('There is no rule "no-such-rule".')
  })

  it('set findings aside with a reason that every report shows', async () => {
    const aside = { aside: [{ rule: 'valid-types', reason: 'The host knows float.' }] }
    const files = { 'a.json': set({}, { lint: aside }) }
    const { report } = await json(files)
    expect(rules(report)).not.toContain('valid-types')
    expect(report.tools[0]!.aside).toMatchObject([
      { rule: 'valid-types', reason: 'The host knows float.' },
    ])
    expect((await lint(files)).out).toContain('Set aside with a reason: 1.')
    const sarif = JSON.parse((await lint(files, ['a.json', '--format', 'sarif'])).out) as {
      runs: { results: { ruleId: string; suppressions?: unknown[] }[] }[]
    }
    expect(
      sarif.runs[0]!.results.find(({ ruleId }) => ruleId === 'valid-types')!.suppressions,
    ).toEqual([{ kind: 'inSource', justification: 'The host knows float.' }])
    const bySet = await json({ 'a.json': set(aside) })
    expect(rules(bySet.report)).not.toContain('valid-types')
  })
})

it('a very long list has its tokens estimated, and says so', async () => {
  const tools = Array.from({ length: 1001 }, (_, i) => ({ name: `get_${i}`, inputSchema: {} }))
  const files = { 'a.json': JSON.stringify({ tools }) }
  const { report } = await json(files)
  expect(report.tools[0]).toMatchObject({ tokens: { estimate: true } })
  expect((await lint(files, ['a.json'], 'zh')).out).toMatch(/约 \d+ 个词元/)
})
