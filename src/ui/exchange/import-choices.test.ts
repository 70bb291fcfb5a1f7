import { describe, expect, it } from 'vitest'
import { apiReport } from './api-report'
import { chosenAtFirst } from './api-overview'
import { firstProposals } from './first-proposals'
import { asChosen, NO_CHOICES } from './import-choices'
import { importReport } from './import-report'
import { readReport } from './read-report'
import { NO_ANSWERS } from './repair-list'

const yaml = (count: number) =>
  [
    'openapi: 3.0.3',
    'info: {title: Lockers, version: "1.4"}',
    'paths:',
    ...Array.from({ length: count }, (_, i) => [
      `  /lockers/${i}:`,
      '    get:',
      `      operationId: read_${i}`,
      `      summary: Read locker ${i}`,
      ...(i === 1 ? ['      deprecated: true'] : []),
      '      responses: {"200": {description: ok}}',
    ]).flat(),
  ].join('\n')

describe('an API document', () => {
  it('is known by itself, in YAML and in JSON, and no tool definition is taken for one', async () => {
    const report = await readReport({ text: yaml(3), answers: NO_ANSWERS })
    expect(report.api).toMatchObject({ title: 'Lockers', version: '1.4', format: 'OpenAPI 3.0.3' })
    expect(report.api!.operations.map(({ method, path, name }) => [method, path, name])).toEqual(
      [0, 1, 2].map((i) => ['GET', `/lockers/${i}`, `read_${i}`]),
    )
    const tool = '[{"name":"a","inputSchema":{"type":"object"}}]'
    expect((await readReport({ text: tool, answers: NO_ANSWERS })).api).toBeUndefined()
  })

  it('comes in whole when short, but for what is deprecated; of a long one nothing is chosen', () => {
    expect([...chosenAtFirst(apiReport(yaml(3)).api!)]).toEqual(['read_0', 'read_2'])
    expect(chosenAtFirst(apiReport(yaml(30)).api!).size).toBe(0)
  })

  it('gives the tools of the chosen operations alone, with their repairs', () => {
    const choices = { ...NO_CHOICES, operations: new Set(['read_1']) }
    const { reading, repairs } = asChosen(apiReport(yaml(3)), choices)
    expect(reading.tools.map(({ name }) => name)).toEqual(['read_1'])
    expect(reading.tools[0]!.text).toContain('"translatedAsIs": true')
    expect(reading.tools[0]!.losses.map(({ code }) => code)).toEqual([
      'openapi.answers',
      'openapi.deprecated',
    ])
    expect(repairs.map(({ tool, isOptIn, state }) => [tool, isOptIn, state])).toEqual([
      ['read_1', true, 'not-made'],
    ])
  })

  it('that cannot be read has no operations and says why', () => {
    const { api, reading } = apiReport('openapi: 9.0.0\npaths: {}')
    expect([api!.operations, reading.tools]).toEqual([[], []])
    expect(reading.errors.map(({ error }) => error.code)).toEqual(['openapi.version'])
  })
})

describe('another name', () => {
  const tools = (...names: readonly string[]) => names.map((name, i) => ({ key: String(i), name }))
  const named = (...found: Parameters<typeof firstProposals>) =>
    [...firstProposals(...found)].map(([key, { name }]) => [key, name])

  it('is given to each refused one, never one that is there or was just given', () => {
    expect(named(tools('get.order', 'get order', 'get-order'), new Map(), [])).toEqual([
      ['0', 'get_order'],
    ])
    expect(named(tools('get.order'), new Map(), ['get_order'])).toEqual([])
    expect(named(tools('查询订单', '订单.列表'), new Map(), [])).toEqual([
      ['0', 'query_order'],
      ['1', 'order_list'],
    ])
  })

  it('is written into the text, with the old one as the title where there is none', () => {
    const report = importReport('[{"name":"查询订单","inputSchema":{"type":"object"}}]')
    const names = firstProposals(report.reading.tools, new Map(), [])
    const [tool] = asChosen(report, { ...NO_CHOICES, names }).reading.tools
    expect(tool).toMatchObject({ name: 'query_order', title: '查询订单' })
    expect(Object.entries(JSON.parse(tool!.text) as object).slice(0, 2)).toEqual([
      ['name', 'query_order'],
      ['title', '查询订单'],
    ])
  })
})
