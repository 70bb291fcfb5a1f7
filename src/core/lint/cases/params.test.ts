import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import { lintTool } from '../engine'
import type { Finding } from '../finding'

const toolOf = (name: string, description: string, inputSchema: object): JsonObject =>
  rootObject(parse(JSON.stringify({ name, description, inputSchema })))!

const found = (tool: JsonObject, rule: string): readonly Finding[] =>
  lintTool(tool).findings.filter((finding) => finding.rule === rule)

const namesIn = (findings: readonly Finding[]): readonly unknown[] =>
  findings.map(({ values }) => values['name'])

/** The tool after a finding's fix. */
function mended(tool: JsonObject, finding: Finding): JsonObject {
  const edited = applyEdits(print(tool), finding.fix!.edits)
  if (!edited.ok) throw new Error(edited.reason)
  return rootObject(parse(edited.text))!
}
const textOf = (tool: JsonObject): string => print(tool)

describe('SCO-10 optional parameters filled with nothing', () => {
  const tool = toolOf('search_catalog', 'Search the catalogue.', {
    type: 'object',
    properties: {
      q: { type: 'string', description: 'Words.' },
      label: { type: 'string', pattern: '^[a-z]+=.+$', description: 'Label selector.' },
      page: { type: 'integer', description: 'Page.' },
      filters: { type: 'array', items: { type: 'string' }, description: 'Filters.' },
    },
    required: ['q'],
  })
  const hints = found(tool, 'says-when-left-out')

  it('gives a hint for each of them, and says where an empty text is refused', () => {
    expect(namesIn(hints)).toEqual(['label', 'page', 'filters'])
    expect(hints.map(({ message }) => message)).toEqual(['refused', 'unsaid', 'unsaid'])
    expect(hints[0]!.values['keyword']).toBe('pattern')
  })

  it.each(hints.map((hint) => [hint.values['name'], hint] as const))(
    'appends what leaving %s out means',
    (name, hint) => {
      const after = mended(tool, hint)
      expect(textOf(after)).toMatch(/\. Leave it out /)
      expect(namesIn(found(after, 'says-when-left-out'))).not.toContain(name)
    },
  )

  it('asks to split or drop where more than eight are optional', () => {
    const many = (count: number) =>
      toolOf('search_catalog', 'Search the catalogue.', {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: count }, (_, i) => [`f${i}`, { type: 'integer' }]),
        ),
      })
    expect(found(many(8), 'not-too-many-params')).toEqual([])
    expect(found(many(9), 'not-too-many-params')).toMatchObject([
      { message: 'optional', severity: 'info', values: { count: 9 } },
    ])
    expect(found(many(11), 'not-too-many-params')).toMatchObject([{ message: 'many' }])
  })
})

describe('SCO-15 a date without format or example', () => {
  const tool = toolOf('book_slot', 'Book a slot.', {
    type: 'object',
    properties: {
      start: { type: 'string', description: 'Start time.' },
      day: { type: 'string', description: 'Which day.' },
      update: { type: 'string', description: 'Text of the update.' },
      candidate: { type: 'string', description: 'Name of the candidate.' },
    },
    required: ['start'],
  })
  const hints = found(tool, 'format-stated')

  it('is asked for a date or a moment, and other words are left alone', () => {
    expect(namesIn(hints)).toEqual(['start', 'day'])
    expect(hints.map(({ message }) => message)).toEqual(['moment', 'moment'])
  })

  it('is not asked for a time zone, whose own form is', () => {
    const zones = toolOf('book_slot', 'Book a slot.', {
      type: 'object',
      properties: {
        time_zone: { type: 'string', description: 'Zone of the start time.' },
        tz: { type: 'string', description: '考试时间的时区' },
      },
    })
    const asked = found(zones, 'format-stated')
    expect(asked.map(({ message }) => message)).toEqual(['missing', 'missing'])
    expect(asked.map(({ fix }) => fix)).toEqual([undefined, undefined])
  })

  it('gets format and example, and a moment the rule for its offset', () => {
    const [start, day] = hints
    const one = mended(tool, start!)
    expect(textOf(one)).toContain('"format": "date-time"')
    expect(textOf(one)).toContain('Start time. Include the offset from UTC, such as +08:00.')
    const both = mended(one, day!)
    expect(textOf(both)).toContain('"2026-03-04"')
    expect(found(both, 'format-stated')).toEqual([])
    expect(found(both, 'values-fit-schema')).toEqual([])
  })

  it.each([
    ['YYYY-MM-DD.', {}, true],
    ['YYYY-MM-DD.', { default: '2026-03-04' }, true],
    ['YYYY-MM-DD.', { default: 'today' }, false],
    ['YYYY-MM-DD.', { default: '' }, false],
    ['YYYY-MM-DD.', { examples: ['next week'] }, false],
    ['日期，按 YYYY-MM-DD 填写，例如“2026/3/4”。', {}, false],
  ])('gets the format that its text states where nothing clashes: %s %o', (text, more, isFixed) => {
    const day = { type: 'string', description: text, ...more }
    const [hint] = found(
      toolOf('book_slot', 'Book a slot.', { type: 'object', properties: { day } }),
      'format-stated',
    )
    expect(hint).toMatchObject({ message: 'textOnly' })
    expect(hint?.fix !== undefined).toBe(isFixed)
  })

  it('refuses an example that is no date', () => {
    const wrong = toolOf('book_slot', 'Book a slot.', {
      type: 'object',
      properties: { day: { type: 'string', format: 'date', examples: ['2026-13-01'] } },
    })
    expect(found(wrong, 'values-fit-schema')).toHaveLength(1)
  })
})

describe('SCO-16 a length that only the schema says', () => {
  const question = (description: string) =>
    toolOf('ask_user', 'Ask the user one question.', {
      type: 'object',
      properties: { question: { type: 'string', maxLength: 200, description } },
      required: ['question'],
    })

  it('is named, and the fix says it in the language of the text', () => {
    const [hint] = found(question('The question.'), 'length-in-text')
    expect(hint).toMatchObject({ severity: 'info', values: { max: 200 } })
    const after = mended(question('The question.'), hint!)
    expect(textOf(after)).toContain('The question. At most 200 characters.')
    expect(found(after, 'length-in-text')).toEqual([])
    const [chinese] = found(question('要问的问题'), 'length-in-text')
    expect(textOf(mended(question('要问的问题'), chinese!))).toContain(
      '要问的问题。最多 200 个字符。',
    )
  })

  it.each([
    'At most 200 characters.',
    'The question (max 200 chars).',
    'The question, limited to 200.',
    '200 letters or less.',
    '问题，不超过 200 字。',
    '问题，200字以内。',
    'At most two hundred characters.',
    'The question, no longer than two-hundred letters.',
    '问题，不超过两百个字。',
    '问题，最多二百字。',
    '问题，２００字以内。',
  ])('is not repeated beside %j', (text) => {
    expect(found(question(text), 'length-in-text')).toEqual([])
  })

  it.each(['The question behind error 200.', 'At most twenty words.', '问题，两百人会看到。'])(
    'is named although the number stands there in another sense: %j',
    (text) => {
      expect(found(question(text), 'length-in-text')).toHaveLength(1)
    },
  )
})

describe('a description that speaks of its parameters', () => {
  const tool = (description: string, limit: object) =>
    toolOf('list_orders', description, { type: 'object', properties: { limit } })
  const fifty = { type: 'integer', maximum: 50, default: 20, description: 'Rows.' }

  it.each([
    ['Lists orders. Takes limit (max 100).'],
    ['Lists orders.\nArgs:\n  limit (int): at most 100 rows\n  page: the page'],
    ['Lists orders. `limit` defaults to 10.'],
    ['列出订单。limit（最多 100）控制条数。'],
    ['列出订单。`limit`默认为 10。'],
  ])('contradicts the schema in %j', (text) => {
    expect(found(tool(text, fifty), 'text-agrees-with-schema')).toMatchObject([
      { path: ['description'], severity: 'error', values: { name: 'limit' } },
    ])
  })

  it.each([
    ['Lists orders. Takes limit (max 50).'],
    ['Lists orders. There is no limit on 100 orders.'],
    ['Lists orders; page * limit (max 1000).'],
    ['The limit is 100 calls a minute.'],
    ['列出订单。limit（最多 50）控制条数。'],
  ])('agrees with it in %j', (text) => {
    expect(found(tool(text, fifty), 'text-agrees-with-schema')).toEqual([])
  })
})
