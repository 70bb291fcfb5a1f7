import { describe, expect, it } from 'vitest'
import { answered } from './import-choices'
import { importReport } from './import-report'
import { NO_ANSWERS } from './repair-list'

const openai = (name: string) =>
  `{"type":"function","function":{"name":"${name}","description":"d","parameters":{"type":"object","properties":{}}}}`
const schemaTool = (name: string, properties: string, more = '') =>
  `{"name":"${name}","inputSchema":{"type":"object","properties":{${properties}}${more}}}`
const curly = '{“name”：“a”，"inputSchema":{"type":"object","properties":{"x":{"type":"float"}}}}'

describe('the report of an import', () => {
  it('names the dialect and every tool, with the text it would have', () => {
    const { reading, problems, repairs, diffs, set } = importReport(
      `[${openai('a')},${openai('b')}]`,
    )
    expect(reading.dialect).toBe('openai.chat')
    expect(reading.tools.map((tool) => tool.name)).toEqual(['a', 'b'])
    expect(JSON.parse(reading.tools[0]!.text)).toMatchObject({ name: 'a', description: 'd' })
    expect(reading.tools[0]!.text).toContain('\n')
    expect([problems, repairs, diffs, set]).toEqual([[], [], [], undefined])
  })

  it('says where the text is not JSON, and still lists what comes before', () => {
    const { reading, problems } = importReport(`[${openai('a')},\n  {"name": }]`)
    expect(reading.isWhole).toBe(false)
    expect(reading.tools.map((tool) => tool.name)).toEqual(['a'])
    expect(problems[0]!.position).toEqual({ line: 2, column: 12 })
  })

  it('knows a Toolwright set, an empty one too', () => {
    const tool = schemaTool('a', '')
    expect(importReport(`{"toolwright":1,"title":"T","tools":[${tool}]}`).set).toEqual({
      title: 'T',
    })
    expect(importReport('{"toolwright":1,"tools":[]}').set).toEqual({ title: '' })
    expect(importReport(`[${tool}]`).set).toBeUndefined()
  })

  it('lists what is kept aside and what is not understood', () => {
    const { reading } = importReport(`[{"type":"web_search"},${openai('a')},42]`)
    expect(reading.tools).toHaveLength(1)
    expect(reading.opaque.length + reading.errors.length).toBe(2)
  })

  it.each(['', 'hello', '{', '[', '"', 'null', '\uFEFF', '{"toolwright":9,"tools":[]}'])(
    'takes any text: %j',
    (text) => expect(importReport(text).reading.tools).toEqual([]),
  )
})

describe('the repairs of an import', () => {
  const text = `[${schemaTool('a', '"x":{"type":"float"},"y":{"type":"int"}')},${schemaTool('b', '"x":{"type":"str"}')}]`
  const typesIn = (report: ReturnType<typeof importReport>) =>
    report.reading.tools.flatMap((tool) => tool.text.match(/(?<="type": ")(?!object)\w+/g))

  it('are made unless refused, each listed with its place and its line', () => {
    const report = importReport(text)
    expect(typesIn(report)).toEqual(['number', 'integer', 'string'])
    expect(
      report.repairs.map(({ tool, state, effect }) => [tool, state, effect?.before, effect?.after]),
    ).toEqual([
      ['a', 'made', '"type": "float"', '"type": "number"'],
      ['a', 'made', '"type": "int"', '"type": "integer"'],
      ['b', 'made', '"type": "str"', '"type": "string"'],
    ])
    expect(report.reading.tools.map(({ losses }) => losses)).toEqual([[], []])
    expect(report.diffs.map(({ tool }) => tool)).toEqual(['a', 'b'])
  })

  it('keep their places in the list when one is refused, and only that one is not made', () => {
    const { repairs } = importReport(text)
    const answers = answered(NO_ANSWERS, [repairs[1]!], false)
    const report = importReport(text, answers)
    expect(typesIn(report)).toEqual(['number', 'int', 'string'])
    expect(report.repairs.map(({ id }) => id)).toEqual(repairs.map(({ id }) => id))
    expect(report.repairs.map(({ state }) => state)).toEqual(['made', 'not-made', 'made'])
    expect(typesIn(importReport(text, answered(answers, [repairs[1]!], true)))).toEqual([
      'number',
      'integer',
      'string',
    ])
    expect(typesIn(importReport(text, answered(answers, repairs, false)))).toEqual([
      'float',
      'int',
      'str',
    ])
  })

  it('that change a meaning are made only when chosen', () => {
    const strict = `{"name":"f","strict":true,"input_schema":{"type":"object","properties":{"n":{"type":["integer","null"]}},"required":["n"],"additionalProperties":false}}`
    const { repairs, reading } = importReport(strict)
    expect(repairs.map(({ isOptIn, state }) => [isOptIn, state])).toEqual([[true, 'not-made']])
    expect(reading.tools[0]!.text).toContain('"null"')
    const chosen = importReport(strict, answered(NO_ANSWERS, repairs, true))
    expect(chosen.reading.tools[0]!.text).not.toContain('"null"')
    expect(chosen.repairs.map(({ state }) => state)).toEqual(['made'])
  })

  it('begin with look-alikes, and what that brings to light is listed before it is read', () => {
    const report = importReport(curly)
    expect(report.reading.tools.map((tool) => tool.name)).toEqual(['a'])
    expect(report.problems.map(({ problem }) => problem.code)).toContain('look-alike')
    expect(report.repairs.map(({ tool, state }) => [tool, state])).toEqual([
      [undefined, 'made'],
      ['a', 'made'],
    ])
    const refused = importReport(curly, answered(NO_ANSWERS, [report.repairs[0]!], false))
    expect(refused.reading.tools).toEqual([])
    expect(refused.problems.length).toBeGreaterThan(0)
    expect(refused.repairs.map(({ state }) => state)).toEqual(['not-made', 'out-of-reach'])
  })
})
