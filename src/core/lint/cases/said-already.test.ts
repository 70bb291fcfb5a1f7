import { describe, expect, it } from 'vitest'
import { parse, rootObject } from '../../json/parse'
import { lintTool } from '../engine'
import { type Case, count, said, text } from './one-parameter.fixture'

describe('what the text says already is not asked for', () => {
  it.each<readonly [string, Case, readonly string[]]>([
    ['format-stated', { name: 'sort', schema: text('Sort order.') }, ['warning']],
    ['format-stated', { name: 'sort', schema: text('排序方式，支持asc和desc。') }, []],
    ['format-stated', { name: 'sort_by', schema: text('Sort by: due_date, likes') }, []],
    ['format-stated', { name: 'cron', schema: text('When it runs.') }, []],
    ['format-stated', { name: 'time', schema: text(''), beside: { value: count('') } }, []],
    ['format-stated', { name: 'time', schema: text('') }, ['warning']],
    ['format-stated', { name: 'place', schema: text('城市名或经纬度') }, ['warning']],
    ['format-stated', { name: 'place', schema: text('坐标') }, ['warning']],
    ['format-stated', { name: 'place', schema: text('纬度坐标') }, []],
    ['format-stated', { name: 'filter', schema: text('OData filter.') }, []],
    ['format-stated', { name: 'filter', schema: text('Filter of the list.') }, ['warning']],
    ['format-stated', { name: 'image_data_url', schema: text('') }, []],
    ['params-described', { name: 'day', schema: { anyOf: [text('Day.'), text('')] } }, []],
    ['params-described', { name: 'day', schema: { anyOf: [text(''), text('')] } }, ['warning']],
    [
      'params-described',
      { name: 'params', schema: { type: 'object', properties: { id: text('Id.') } } },
      ['info'],
    ],
    ['params-described', { name: 'params', schema: { type: 'object' } }, ['warning']],
    [
      'params-described',
      { name: 'filter', schema: { type: 'object', properties: { id: text('Id.') } } },
      ['warning'],
    ],
    ['object-has-fields', { name: 'options', schema: { type: 'object' } }, ['info']],
    ['object-has-fields', { name: 'headers', schema: { type: 'object' } }, []],
    [
      'object-has-fields',
      { name: 'more', schema: { type: 'object', description: 'Properties to set on it.' } },
      [],
    ],
    ['length-in-text', { name: 'note', schema: text('Note.', { maxLength: 200 }) }, ['info']],
    ['length-in-text', { name: 'order_id', schema: text('Id.', { maxLength: 200 }) }, []],
    ['format-stated', { name: 'sort', schema: text('desc (descending) or asc (ascending)') }, []],
    ['no-json-string', { name: 'tags', schema: text('Tags, separated by a comma.') }, ['warning']],
    [
      'no-json-string',
      { name: 'place', schema: text('Street address and city, separated by a comma.') },
      [],
    ],
    ['param-source-stated', { name: 'sku', schema: text('Kind of the disk.') }, ['info']],
    ['param-source-stated', { name: 'sku', schema: text('Allowed values: S-1, S-2.') }, []],
    [
      'no-carried-data',
      { name: 'dataset', schema: { type: 'object', description: 'Data.' } },
      ['warning'],
    ],
    [
      'no-carried-data',
      { name: 'dataset', schema: { type: 'object', properties: { rows: { type: 'array' } } } },
      ['warning'],
    ],
    [
      'no-carried-data',
      { name: 'dataset', schema: { type: 'object', properties: { source: text('Path.') } } },
      [],
    ],
  ])('%s on %o gives %j', (rule, each, severities) => {
    expect(said(rule, each)).toEqual(severities)
  })

  it.each([
    ['If provided, returns only the last lines.', []],
    ['When specified, a single node is returned.', []],
    ['If provided, the order also needs to be provided.', ['says-when-left-out']],
    ['Cursor of the next page.', []],
    ['Takes priority if both are provided.', ['says-when-left-out']],
  ])('of leaving out: %s', (description, rules) => {
    const tool = rootObject(
      parse(
        JSON.stringify({
          name: 'read_file',
          description: 'Reads a file.',
          inputSchema: { type: 'object', properties: { tail: text(description) } },
        }),
      ),
    )!
    const found = lintTool(tool).findings.map(({ rule }) => rule)
    expect(found.filter((rule) => rule === 'says-when-left-out')).toEqual(rules)
  })
})

describe('leaving out', () => {
  const asked = (name: string, description: string, properties: object) =>
    lintTool(
      rootObject(
        parse(JSON.stringify({ name, description, inputSchema: { type: 'object', properties } })),
      )!,
    ).findings.filter(({ rule }) => rule === 'says-when-left-out')

  it.each<readonly [string, string, object, number]>([
    ['get_calendar', '获取某天（默认今天）的黄历。', { day: text('公历日期。') }, 0],
    ['get_calendar', '获取某天的黄历。', { day: text('公历日期。') }, 1],
    [
      'get_calendar',
      '获取某天（默认今天）的黄历。',
      { day: text('日期。'), zone: text('时区。') },
      2,
    ],
    ['edit_ticket', 'Edits a ticket.', { title: text('[Optional] New title.') }, 0],
    ['edit_ticket', 'Edits a ticket.', { title: text('Title to look for.') }, 1],
    ['open_ticket', 'Opens a ticket.', { title: text('New title.') }, 1],
    ['update_order', '修改订单。', { note: text('新的备注。') }, 0],
  ])('%s, %s', (name, description, properties, count) => {
    expect(asked(name, description, properties)).toHaveLength(count)
  })

  it('adds no sentence in another language than the text', () => {
    const [finding] = asked('list_tasks', 'Lists tasks.', { room: text('ルームのID。') })
    expect(finding).toBeDefined()
    expect(finding).not.toHaveProperty('fix')
  })
})
