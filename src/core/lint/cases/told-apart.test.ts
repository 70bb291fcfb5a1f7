import { describe, expect, it } from 'vitest'
import { parse, rootObject } from '../../json/parse'
import { lintTool } from '../engine'
import { type Case, count, said, text } from './one-parameter.fixture'

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
    { name: 'api_key', schema: text('Key of the log service.') },
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

describe('an id that may be of somebody else is advice only', () => {
  it.each<readonly [Case, readonly string[]]>([
    [{ name: 'user_id', schema: text('Id of the user.') }, ['warning']],
    [{ name: 'user_id', schema: text('Whose count: the id of a user.') }, []],
    [{ name: 'user_id', schema: text('Counts the items of a user.') }, ['info']],
    [{ name: 'user_id', schema: text('某个用户的编号。') }, ['info']],
    [{ name: 'user_id', schema: text('玩家账号ID') }, ['info']],
    [{ name: 'user_id', schema: text('当前玩家账号ID') }, ['warning']],
    [{ name: 'organization_id', schema: text('Organization id.') }, ['warning']],
  ])('%o gives %j', (each, severities) => {
    expect(said('identity-not-asked', each)).toEqual(severities)
  })

  it('is advice inside what the user describes, where a secret is none', () => {
    const properties = { organization_id: text('Organization id.'), api_key: text('Key.') }
    const each = { name: 'scope', schema: { type: 'object', description: 'Scope.', properties } }
    expect(said('identity-not-asked', each)).toEqual(['info', 'warning'])
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
    [{ name: 'amount', schema: count('Amount to pay, in ARS.') }, []],
    [{ name: 'amount', schema: count('要发送的比特币数量。') }, []],
    [{ name: 'thickness', schema: count('Thickness in microns.') }, []],
    [{ name: 'thickness', schema: count('Thickness of the coat.') }, ['info']],
    [{ name: 'pressure', schema: count('工作压力（巴）。') }, []],
    [{ name: 'speed', schema: count('Speech speed.') }, []],
    [{ name: 'speed', schema: count('Speed of the car.') }, ['info']],
    [{ name: 'price', schema: count('Cost, from 0.0 (free) to 1.0 (dear).') }, []],
    [{ name: 'price', schema: count('价格，从0.0（免费）到1.0（贵）。') }, []],
  ])('%o gives %j', (each, severities) => {
    expect(said('unit-stated', each)).toEqual(severities)
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
    ['alert', ['accept', 'get_text', 'send_text'], {}, ['info']],
    ['browser_tabs', ['list', 'delete', 'close'], {}, ['warning']],
    ['query_storage', ['getInfo', 'uploadPlan'], { readOnlyHint: true }, []],
    ['manage_storage', ['getInfo', 'uploadPlan'], { readOnlyHint: true }, ['warning']],
  ])('%s of %j', (name, values, annotations, severities) => {
    expect(mixed(name, values, annotations)).toEqual(severities)
  })
})
