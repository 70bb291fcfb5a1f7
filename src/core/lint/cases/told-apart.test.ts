import { describe, expect, it } from 'vitest'
import { parse, rootObject } from '../../json/parse'
import { lintTool } from '../engine'

interface Case {
  readonly name: string
  readonly schema: object
  readonly tool?: string
  readonly beside?: object
}

/** What a rule says of one parameter: the severities of its findings there. */
function said(rule: string, { name, schema, tool = 'update_item', beside = {} }: Case) {
  const document = rootObject(
    parse(
      JSON.stringify({
        name: tool,
        description: 'Works on one item.',
        inputSchema: {
          type: 'object',
          properties: { ...beside, [name]: schema },
          required: [name],
        },
      }),
    ),
  )!
  return lintTool(document)
    .findings.filter((finding) => finding.rule === rule && finding.path.includes(name))
    .map(({ severity }) => severity)
}

const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more })
const count = (description: string, more: object = {}) => ({ type: 'number', description, ...more })

describe('what the system knows is told apart from what is asked about', () => {
  it.each<Case>([
    { name: 'user_id', schema: text('User id.') },
    { name: 'user_id', schema: text('用户ID') },
    { name: 'organizationId', schema: text('企业Id') },
    { name: 'session_id', schema: text('Session id of the current chat.') },
    { name: 'request_id', schema: text('Request id.') },
    { name: 'token', schema: text('Bearer token for authorization.') },
    { name: 'app_token', schema: text('Application token used to authenticate.') },
    { name: 'client_token', schema: text('幂等 token，重复提交时返回同一结果。') },
    { name: 'operator', schema: text('操作者的 userId') },
    { name: 'creator', schema: text('Creator. Overrides the CREATOR_USER_ID env var.') },
    {
      name: 'region_host',
      schema: text('Host; defaults to the SERVICE_HOST environment variable.'),
    },
    { name: 'ai_agent_name', schema: text('Name of the agent.') },
    { name: 'access_tokens', schema: { type: 'array', items: { type: 'string' } } },
  ])('$name of $tool is known: $schema.description', (each) => {
    expect(said('identity-not-asked', each)).toEqual(['warning'])
  })

  it.each<Case>([
    { name: 'user_id', schema: text('The user ID to send the notification to.') },
    { name: 'user_id', schema: text('The user ID to receive a message.') },
    { name: 'user_id', schema: text('Only return results that match the given user.') },
    { name: 'userId', schema: text('用户Id'), tool: 'delete_resource_member' },
    { name: 'sessionId', schema: text('Session ID to filter events.') },
    { name: 'session_id', schema: text('会话编号，用于筛选日志。') },
    { name: 'request_id', schema: text('Request id.'), tool: 'accept_incoming_request' },
    { name: 'requestId', schema: text("The access request's ID.") },
    { name: 'conversation_id', schema: text('Conversation the e-mail belongs to.') },
    { name: 'app_token', schema: text('多维表格的唯一标识。') },
    { name: 'organization', schema: text('Organization to fork to.') },
    { name: 'org', schema: text('Organization login (owner) that contains the team.') },
    { name: 'operator', schema: text('网络运营商名称。') },
    { name: 'user_id', schema: text('作者的唯一标识符。') },
    { name: 'uid', schema: text('poi 的 uid') },
    { name: 'uid', schema: { type: 'boolean', description: 'Whether ids are in the UID form.' } },
    { name: 'extra', schema: text('调用者可以传入的任意数据。') },
    {
      name: 'start_ssh',
      schema: { type: 'boolean', description: 'Adds the KEY environment variable.' },
    },
    {
      name: 'port',
      schema: count('Port. Default: 8080. Without an environment variable PORT one is set.'),
    },
    { name: 'region', schema: text('地域，不传则用当前会话地域。', { enum: ['a', 'b'] }) },
    { name: 'agent_name', schema: text('Name of the new agent.') },
    {
      name: 'audit_session',
      schema: { type: 'object', properties: { session_id: text('审计会话的唯一识别码。') } },
    },
  ])('$name of $tool is asked about: $schema.description', (each) => {
    expect(said('identity-not-asked', each)).toEqual([])
  })
})

describe('a unit is missing only where one is needed', () => {
  it.each<readonly [Case, readonly string[]]>([
    [{ name: 'radius', schema: count('How far to search around the city.') }, ['warning']],
    [{ name: 'radius', schema: count('Radius.'), beside: { lat: count('Degrees.') } }, ['warning']],
    [{ name: 'radius', schema: count('The radius of the circle.') }, ['info']],
    [{ name: 'border_radius', schema: count('Radius of the corners in the area.') }, ['info']],
    [{ name: 'max_age', schema: count('How long the answer is kept.') }, ['warning']],
    [{ name: 'max_age', schema: count('Maximum age of the applicant.') }, []],
    [{ name: 'max_age', schema: count('申请人的最大年龄。') }, []],
    [{ name: 'duration', schema: count('Length of the stay.') }, ['warning']],
    [{ name: 'duration', schema: count('Nights to stay.') }, []],
    [{ name: 'duration', schema: count('购买时长（月）。') }, []],
    [{ name: 'duration', schema: count('购买时长。') }, ['warning']],
    [{ name: 'inner_radius', schema: count('Between 0 and 1.') }, []],
    [{ name: 'price', schema: count('Share.', { minimum: 0, maximum: 1 }) }, []],
    [{ name: 'temperature', schema: count('Controls randomness.') }, []],
    [{ name: 'temperature', schema: count('控制输出的随机性。') }, []],
    [{ name: 'temperature', schema: count('Temperature of the room.') }, ['info']],
    [{ name: 'width', schema: count('Width of the chart, default is 800px.') }, []],
    [{ name: 'width', schema: count('Width in EMU.') }, []],
    [{ name: 'width', schema: count('Width of the browser window.') }, []],
    [{ name: 'width', schema: count('Width of the parcel.') }, ['info']],
    [{ name: 'amount', schema: count('Number of shares to trade.') }, []],
    [{ name: 'amount', schema: count('Amount to pay.') }, ['info']],
  ])('%o gives %j', (each, severities) => {
    expect(said('unit-stated', each)).toEqual(severities)
  })
})

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
      false,
    ],
    [{ name: 'level', schema: text('Priority (0=none, 1=high, 2=low).') }, true],
    [{ name: 'vendor', schema: text("Values. One: 'CONF', 'MSK'; Two: 'EVENT'.") }, false],
    [{ name: 'kind', schema: text("景点类型，如：'历史'、'自然'") }, false],
    [{ name: 'kind', schema: text("景点类型：'历史'、'自然'") }, true],
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

describe('a text contradicts the schema only about the value itself', () => {
  const sizes = ['720x480', '1920x1080']
  it.each<readonly [Case, boolean]>([
    [
      {
        name: 'options',
        schema: text(
          'JSON array of objects, each containing value (string) and score (number, optional)',
        ),
      },
      false,
    ],
    [{ name: 'options', schema: text('Options (string, optional)') }, true],
    [
      {
        name: 'size',
        schema: text('If not specified, the short side defaults to 1080.', { enum: sizes }),
      },
      false,
    ],
    [{ name: 'size', schema: text('Defaults to "640x480".', { enum: sizes }) }, true],
  ])('%o contradicts: %j', (each, isWrong) => {
    expect(said('text-agrees-with-schema', each)).toEqual(isWrong ? ['error'] : [])
  })
})

describe('what the text says already is not asked for', () => {
  it.each<readonly [string, Case, readonly string[]]>([
    ['format-stated', { name: 'sort', schema: text('Sort order.') }, ['warning']],
    ['format-stated', { name: 'sort', schema: text('排序方式，支持asc和desc。') }, []],
    ['format-stated', { name: 'sort_by', schema: text('Sort by: due_date, likes') }, []],
    ['format-stated', { name: 'cron', schema: text('When it runs.') }, []],
    ['format-stated', { name: 'time', schema: text(''), beside: { value: count('') } }, []],
    ['format-stated', { name: 'time', schema: text('') }, ['warning']],
    ['format-stated', { name: 'place', schema: text('城市名或经纬度') }, []],
    ['format-stated', { name: 'place', schema: text('坐标') }, ['warning']],
    ['format-stated', { name: 'place', schema: text('纬度坐标') }, []],
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

describe('a tool that reads and changes', () => {
  const mixed = (name: string, values: readonly string[], annotations: object = {}) =>
    lintTool(
      rootObject(
        parse(
          JSON.stringify({
            name,
            description: 'Prepares a plan of what to do; nothing is changed.',
            annotations,
            inputSchema: {
              type: 'object',
              properties: { action: { type: 'string', enum: values, description: 'What to do.' } },
            },
          }),
        ),
      )!,
    )
      .findings.filter(({ rule }) => rule === 'no-mixed-effects')
      .map(({ severity }) => severity)

  it.each<readonly [string, readonly string[], object, readonly string[]]>([
    ['manage_file', ['list', 'delete'], {}, ['warning']],
    ['browser_tabs', ['list', 'select', 'close'], {}, ['info']],
    ['browser_tabs', ['list', 'delete', 'close'], {}, ['warning']],
    ['query_storage', ['getInfo', 'uploadPlan'], { readOnlyHint: true }, []],
    ['manage_storage', ['getInfo', 'uploadPlan'], { readOnlyHint: true }, ['warning']],
  ])('%s of %j', (name, values, annotations, severities) => {
    expect(mixed(name, values, annotations)).toEqual(severities)
  })
})
