import { describe, expect, it } from 'vitest'
import { importReport } from './import-report'

const openai = (name: string) =>
  `{"type":"function","function":{"name":"${name}","description":"d","parameters":{"type":"object","properties":{}}}}`

describe('the report of an import', () => {
  it('names the dialect and every tool, with the text it would have', () => {
    const { asIs, problems, mended, set } = importReport(`[${openai('a')},${openai('b')}]`)
    expect(asIs.dialect).toBe('openai.chat')
    expect(asIs.tools.map((tool) => tool.name)).toEqual(['a', 'b'])
    expect(JSON.parse(asIs.tools[0]!.text)).toMatchObject({ name: 'a', description: 'd' })
    expect(asIs.tools[0]!.text).toContain('\n')
    expect([problems, mended, set]).toEqual([[], undefined, undefined])
  })

  it('says where the text is not JSON, and still lists what comes before', () => {
    const { asIs, problems } = importReport(`[${openai('a')},\n  {"name": }]`)
    expect(asIs.isWhole).toBe(false)
    expect(asIs.tools.map((tool) => tool.name)).toEqual(['a'])
    expect(problems[0]!.position).toEqual({ line: 2, column: 12 })
  })

  it('offers to replace look-alikes, and replaces none by itself', () => {
    const { asIs, mended } = importReport('{“name”：“a”，"inputSchema":{"type":"object"}}')
    expect(asIs.tools).toEqual([])
    expect(mended!.reading.tools.map((tool) => tool.name)).toEqual(['a'])
    expect(mended!.diffs[0]!.lines.map((line) => line.kind)).toEqual(['removed', 'added'])
  })

  it('offers repairs of a schema with the lines that would change', () => {
    const { asIs, mended } = importReport(
      '{"name":"a","inputSchema":{"type":"object","properties":{"x":{"type":"float"}}}}',
    )
    expect(asIs.tools[0]!.text).toContain('"float"')
    expect(mended!.reading.tools[0]!.text).toContain('"number"')
    expect(mended!.repairs.map(({ tool, loss }) => [tool, loss.code])).toEqual([
      ['a', 'import.type-name'],
    ])
    expect(mended!.diffs[0]!.lines.filter((line) => line.kind !== 'same')).toHaveLength(2)
  })

  it('knows a Toolwright set, an empty one too', () => {
    const tool = '{"name":"a","inputSchema":{"type":"object"}}'
    expect(importReport(`{"toolwright":1,"title":"T","tools":[${tool}]}`).set).toEqual({
      title: 'T',
    })
    expect(importReport('{"toolwright":1,"tools":[]}').set).toEqual({ title: '' })
    expect(importReport(`[${tool}]`).set).toBeUndefined()
  })

  it('lists what is kept aside and what is not understood', () => {
    const text = `[{"type":"web_search"},${openai('a')},42]`
    const { asIs } = importReport(text)
    expect(asIs.tools).toHaveLength(1)
    expect(asIs.opaque.length + asIs.errors.length).toBe(2)
  })

  it.each(['', 'hello', '{', '[', '"', 'null', '\uFEFF', '{"toolwright":9,"tools":[]}'])(
    'takes any text: %j',
    (text) => expect(importReport(text).asIs.tools).toEqual([]),
  )
})
