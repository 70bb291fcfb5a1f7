import { describe, expect, it } from 'vitest'
import { parse, rootObject } from '../../json/parse'
import { lintTool } from '../engine'
import { type Case, count, said, text } from './one-parameter.fixture'

describe('values that a text names are told apart from values that it lists', () => {
  it.each<readonly [Case, boolean]>([
    [{ name: 'status', schema: text('Must be `billed` or `due`.') }, true],
    [{ name: 'transaction_id', schema: text('Id; such ones must be `billed` or `due`.') }, false],
    [{ name: 'node_id', schema: text("Id, as returned by 'list_items' or 'add_item'.") }, false],
    [{ name: 'plan_id', schema: text('One of: basic, pro.') }, true],
    [
      { name: 'value', schema: text('If it is a box, the value should be `true` or `false`.') },
      false,
    ],
    [{ name: 'value', schema: text('如果是开关，值为“on”或“off”。') }, false],
    [{ name: 'value', schema: text('Value. For a box, use "true" or "false".') }, false],
    [{ name: 'archivePath', schema: text('Path. Supported formats: zip, tar, gz.') }, false],
    [{ name: 'format', schema: text('Supported formats: zip, tar, gz.') }, true],
    [{ name: '图片文件_file', schema: text('图片，支持的格式：png、jpg。') }, false],
    [{ name: 'metric', schema: text("指标，默认为'GDP'、'jobs'。") }, false],
    [{ name: 'metric', schema: text("指标，值为'GDP'、'jobs'。") }, true],
    [{ name: 'kind', schema: text("Kind, options include 'PoW' or 'PoS'.") }, true],
    [{ name: 'value', schema: text('Order: "asc" or "desc".') }, true],
    [{ name: 'event', schema: text("Can be user-defined or one of: 'Buy', 'Pay'.") }, false],
    [
      { name: 'level', schema: text('Priority label or numeric ID (0=none, 1=high, 2=low).') },
      true,
    ],
    [{ name: 'level', schema: text('Priority (0=none, 1=high, 2=low).') }, true],
    [{ name: 'vendor', schema: text("Values. One: 'CONF', 'MSK'; Two: 'EVENT'.") }, false],
    [{ name: 'kind', schema: text("景点类型，如：'历史'、'自然'") }, false],
    [{ name: 'kind', schema: text("景点类型：'历史'、'自然'") }, true],
    [{ name: 'branch', schema: text("目标分支。示例：'master' 或 'main'") }, false],
    [{ name: 'kind', schema: text('One of: basic, pro. Example: pro.') }, true],
    [{ name: 'kind', schema: text('One of: basic, pro, etc.') }, false],
    [{ name: 'query', schema: text('Words. Examples: "delete", "suite"') }, false],
    [{ name: 'query', schema: text("Be precise. Bad (too vague): 'auth' or 'hooks'.") }, false],
    [{ name: 'mail', schema: text("Address. Required when type is 'user' or 'group'.") }, false],
    [{ name: 'kind', schema: text("Type is 'user' or 'group'.") }, true],
    [{ name: 'kind', schema: text('Valid values: deals, leads.') }, true],
    [
      { name: 'kind', schema: text('Valid values: deals, leads. For custom objects, use the id.') },
      false,
    ],
    [{ name: 'users', schema: text('JSON array. Valid types: User, Team, Board.') }, false],
    [{ name: 'include', schema: text('Sent by default ("issues" / "issue").') }, false],
    [
      { name: 'range', schema: { type: 'array', description: "范围，格式为['min', 'max']。" } },
      false,
    ],
    [{ name: 'version', schema: text('缺省会报错并列出可选项：tke、vod、sms。') }, false],
    [{ name: 'runtime', schema: text('支持:\n  Node: N20, N18\n  Python: P3, P2\n') }, false],
    [{ name: 'level', schema: count('1表示基础，5表示深入。') }, false],
    [{ name: 'level', schema: count('1表示基础，2表示深入。') }, true],
    [{ name: 'force', schema: { ...count('0: no, 1: yes'), type: 'integer' } }, true],
    [
      {
        name: 'force',
        schema: { ...count('0: no, 1: yes'), type: 'integer', minimum: 0, maximum: 1 },
      },
      false,
    ],
    [
      {
        name: 'force',
        schema: { ...count('0: no, 5: yes, 9: all'), type: 'integer', minimum: 0, maximum: 9 },
      },
      true,
    ],
  ])('%o lists its values: %j', (each, isListed) => {
    expect(said('enum-in-schema', each)).toEqual(isListed ? ['warning'] : [])
  })

  it('takes them as they are written', () => {
    const one = (description: string) =>
      lintTool(
        rootObject(
          parse(
            JSON.stringify({
              name: 'check_form',
              description: 'Checks a form.',
              inputSchema: { type: 'object', properties: { check: text(description) } },
            }),
          ),
        )!,
      ).findings.find(({ rule }) => rule === 'enum-in-schema')?.values['values']
    expect(one('Possible options are isRequired, isEmail.')).toBe('isRequired, isEmail')
    expect(one("The available values are 'a','b' or'c'.")).toBe('a, b, c')
    expect(one('One of: `folder`, `request`, or `response.`')).toBe('folder, request, response')
  })
})
