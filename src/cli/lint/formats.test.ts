import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../core/json/plain'
import { print } from '../../core/json/print'
import { lint } from './lint-io.fixture'

/** A name that every format has to escape, in a file whose name has to be as well. */
const FILE = 'a b,c:d|1%.json'
const TOOL = print(
  fromPlain({
    name: 'get_<b>|`"&order\u0007',
    description: 'Gets <one> order, 100% | `all` of it.\u0001',
    inputSchema: {
      type: 'object',
      properties: { 'a|b': { type: 'float' }, 'c<d>"\n': { type: 'string', maximun: 3 } },
    },
  }),
)
const run = (format: string, lang: 'en' | 'zh' = 'en') =>
  lint(
    { [FILE]: TOOL, 'zh.json': '{"name":"x","inputSchema":{}}' },
    [FILE, 'zh.json', '--format', format],
    lang,
  )

describe('lint --format sarif', () => {
  interface Region {
    startLine: number
    startColumn: number
    endLine?: number
    endColumn?: number
  }
  interface Log {
    version: string
    runs: {
      tool: { driver: { name: string; rules: { id: string; help: { text: string } }[] } }
      results: {
        ruleId: string
        ruleIndex: number
        level: string
        message: { text: string }
        locations: { physicalLocation: { artifactLocation: { uri: string }; region: Region } }[]
        partialFingerprints: Record<string, string>
        fixes?: {
          artifactChanges: {
            replacements: { deletedRegion: Region; insertedContent: { text: string } }[]
          }[]
        }[]
      }[]
    }[]
  }
  const log = async () => JSON.parse((await run('sarif')).out) as Log

  it('has what the standard asks for: rules by index, levels, places in encoded files', async () => {
    const { version, runs } = await log()
    expect(version).toBe('2.1.0')
    const [{ tool, results }] = runs as [Log['runs'][number]]
    expect(tool.driver.name).toBe('Toolwright')
    expect(results.length).toBeGreaterThan(3)
    for (const { ruleId, ruleIndex, level, locations, message } of results) {
      expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId)
      expect(['error', 'warning', 'note']).toContain(level)
      expect(message.text).not.toBe('')
      const { artifactLocation, region } = locations[0]!.physicalLocation
      expect(artifactLocation.uri).toMatch(/^(?:a%20b,c:d%7C1%25\.json|zh\.json)$/)
      expect(region.startLine).toBeGreaterThan(0)
    }
    for (const rule of tool.driver.rules) expect(rule.help.text).not.toBe('')
    const prints = results.map((result) => result.partialFingerprints['toolwright/v1'])
    expect(new Set(prints).size).toBe(prints.length)
  })

  it('has fixes that, made in the file, take their result away', async () => {
    const { results } = (await log()).runs[0]!
    const fixable = results.filter(({ fixes }) => fixes)
    expect(fixable.map(({ ruleId }) => ruleId)).toContain('valid-types')
    for (const { ruleId, message, fixes } of fixable) {
      const { deletedRegion: at, insertedContent } = fixes![0]!.artifactChanges[0]!.replacements[0]!
      const lines = TOOL.split('\n')
      const offset = (line: number, column: number): number =>
        lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
      const fixed =
        TOOL.slice(0, offset(at.startLine, at.startColumn)) +
        insertedContent.text +
        TOOL.slice(offset(at.endLine!, at.endColumn!))
      const after = JSON.parse(
        (await lint({ [FILE]: fixed }, [FILE, '--format', 'sarif'])).out,
      ) as Log
      expect(
        after.runs[0]!.results.filter((each) => each.ruleId === ruleId).map((each) => each.message),
      ).not.toContainEqual(message)
    }
  })
})

it('lint --format github writes a command per finding, escaped, each on one line', async () => {
  const { out } = await run('github')
  const lines = out.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines)
    expect(line).toMatch(
      /^::(?:error|warning|notice) file=(?:a b%2Cc%3Ad\|1%25\.json|zh\.json),line=\d+,col=\d+,title=[a-z-]+::\S/,
    )
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
})

it.each(['en', 'zh'] as const)(
  'lint --format markdown writes tables whose cells hold together (%s)',
  async (lang) => {
    const { out } = await run('markdown', lang)
    const rows = out.split('\n').filter((line) => line.startsWith('|'))
    expect(rows.length).toBeGreaterThan(5)
    // A pipe that is not escaped begins a cell.
    const cells = (row: string): number => [...row.matchAll(/(?<!\\)\|/g)].length - 1
    for (const row of rows) expect([4, 5]).toContain(cells(row))
    expect(out).not.toMatch(/(?<![\\`])<one>/)
    expect(out).toMatch(lang === 'zh' ? /^## 工具定义检查/ : /^## Check of tool definitions/)
  },
)

it('lint --format junit writes XML: a suite per file, a case per tool, failures for errors', async () => {
  const { out } = await run('junit')
  expect(out).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="toolwright" tests="3"/,
  )
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
  expect(out).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#\d+;)/)
  expect(out).toContain(
    '<testcase classname="a b,c:d|1%.json" name="get_&lt;b&gt;|`&quot;&amp;order ">',
  )
  expect(out).toMatch(/<failure type="valid-types" message="[^"]+">/)
  // Every tag that is opened is closed, in order.
  const open: string[] = []
  for (const [, close, name, isEmpty] of out.matchAll(/<(\/?)([a-z-]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!isEmpty) open.push(name!)
  }
  expect(open).toEqual([])
})

it('an unknown format is named with those there are', async () => {
  const said = await lint({ 'a.json': TOOL }, ['a.json', '--format', 'xml'])
  expect(said.code).toBe(2)
  expect(said.err).toContain('pretty, json, sarif, github, markdown, junit')
})
