import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { toPlain } from '../../json/plain'
import { lintAlone } from '../engine'
import { noMixedEffects } from '../rules/params/no-mixed-effects'
import { fixed, read, said } from './fixed.fixture'

type Schema = Readonly<Record<string, unknown>>
interface Plain {
  readonly name: string
  readonly description: unknown
  readonly inputSchema: { readonly properties: object; readonly required?: readonly string[] }
  readonly annotations: object
  readonly contract?: object
  readonly inputExamples?: readonly object[]
}

const text = (description: string): Schema => ({ type: 'string', description })
const choice = (values: readonly string[], name = 'action'): Schema => ({
  [name]: { type: 'string', enum: values, description: 'What to do.' },
})

const tool = (
  name: string,
  description: unknown,
  properties: Schema,
  schema: Schema = {},
  members: Schema = {},
): JsonObject =>
  read({ name, description, inputSchema: { type: 'object', properties, ...schema }, ...members })

function split(subject: JsonObject): readonly Plain[] {
  return fixed(subject, lintAlone(subject, [noMixedEffects])[0]).map(
    (each) => toPlain(each) as Plain,
  )
}

/** `get_record(id)`; a star behind what is required. */
const shapes = (tools: readonly Plain[]): readonly string[] =>
  tools.map(({ name, inputSchema }) => {
    const names = Object.keys(inputSchema.properties)
    const required = inputSchema.required ?? []
    return `${name}(${names.map((each) => (required.includes(each) ? `${each}*` : each)).join(' ')})`
  })

const record = tool(
  'manage_record',
  'Create, read, update or delete a record.',
  {
    ...choice(['get', 'create', 'update', 'delete']),
    id: text('Id.'),
    data: { type: 'object', properties: { name: text('Name.') }, description: 'Fields.' },
  },
  { required: ['action'] },
)

describe('one tool that reads and changes (SCO-12)', () => {
  it('is found at the parameter that chooses', () => {
    expect(said(record, noMixedEffects)).toEqual(['mixed warning inputSchema/properties/action'])
  })

  it('is split into tools with their own parameters, sentences and annotations', () => {
    const tools = split(record)
    expect(shapes(tools)).toEqual([
      'get_record(id*)',
      'create_record(data*)',
      'update_record(id* data*)',
      'delete_record(id*)',
    ])
    expect(tools.map(({ description }) => description)).toEqual([
      'Gets a record. To create one use create_record instead; to update one use update_record instead; to delete one use delete_record instead.',
      'Creates a record. To get one use get_record instead; to delete one use delete_record instead; to update one use update_record instead.',
      'Updates a record. To get one use get_record instead; to delete one use delete_record instead; to create one use create_record instead.',
      'Deletes a record. To get one use get_record instead; to create one use create_record instead; to update one use update_record instead.',
    ])
    const write = { readOnlyHint: false, idempotentHint: false }
    expect(tools.map(({ annotations }) => annotations)).toEqual([
      { readOnlyHint: true },
      { ...write, destructiveHint: false },
      { ...write, destructiveHint: false },
      { ...write, destructiveHint: true },
    ])
    for (const each of tools) expect(said(read(each), noMixedEffects)).toEqual([])
  })

  it('says it in Chinese where the tool does', () => {
    const orders = tool(
      'manageOrders',
      '管理订单：查询、修改或取消订单。当用户想查询或修改订单时使用。不要用于退款。',
      {
        ...choice(['查询', '修改', '取消'], '操作'),
        order_no: text('订单号'),
        address: text('新地址，修改时必填'),
        reason: text('仅取消时填写'),
      },
      { required: ['操作', 'order_no'] },
    )
    const tools = split(orders)
    expect(shapes(tools)).toEqual([
      'getOrder(order_no*)',
      'updateOrder(order_no* address*)',
      'cancelOrder(order_no* reason)',
    ])
    expect(tools.map(({ description }) => description)).toEqual([
      '查询订单。当用户要查询订单时使用。不要用于退款。',
      '修改订单。当用户要修改订单时使用。不要用于退款。',
      '取消订单。当用户要取消订单时使用。不要用于退款。',
    ])
  })

  it('rewrites one answer and keeps the others', () => {
    const [list, create] = split(
      tool(
        'user_manager',
        {
          does: 'Manages user accounts.',
          when: 'Use it to create or delete a user.',
          whenNot: 'Do not use it for teams.',
          limits: 'Only for administrators.',
        },
        choice(['list', 'create', 'delete']),
      ),
    )
    expect(list!.description).toEqual({
      does: 'Lists user accounts.',
      when: 'Use it when the user wants to list user accounts.',
      whenNot: 'Do not use it for teams.',
      limits: 'Only for administrators.',
    })
    expect(create!.description).toMatchObject({ does: 'Creates user accounts.' })
  })

  it.each([
    [
      'texts',
      {
        user_id: text('Required for update and delete, ignored for create.'),
        email: text('Required when creating; optional for update.'),
        limit: text('Only for list.'),
      },
      {},
    ],
    [
      'Chinese texts',
      {
        user_id: text('update、delete 时必填，create 时忽略'),
        email: text('create 时必填，update 时可选'),
        limit: text('仅 list 时有效'),
      },
      {},
    ],
    [
      'conditions',
      { user_id: text('Id.'), email: text('Mail.'), limit: text('Most. Only for list.') },
      {
        allOf: [
          {
            if: { properties: { action: { enum: ['update', 'delete'] } } },
            then: { required: ['user_id'] },
          },
          {
            if: { properties: { action: { const: 'create' } } },
            then: { required: ['email'] },
          },
        ],
      },
    ],
  ])('turns what %s require under a condition into plain requirements', (_, properties, schema) => {
    const values = ['list', 'create', 'update', 'delete']
    const tools = split(
      tool('manage_user', 'Manages users.', { ...choice(values), ...properties }, schema),
    )
    const got = shapes(tools)
    expect(got[0]).toMatch(/^list_users\((?:.* )?limit\)$/)
    expect(got[1]).toMatch(/^create_user\(email\*\)$/)
    expect(got[2]).toMatch(/^update_user\(user_id\* email\)$/)
    expect(got[3]).toMatch(/^delete_user\(user_id\*(?: email)?\)$/)
    expect(JSON.stringify(tools)).not.toMatch(/allOf|"if"/)
  })

  it('reads branches that each fix the action', () => {
    const branch = (op: string, more: Schema = {}, required: readonly string[] = []) => ({
      properties: { op: { const: op }, ...more },
      required: ['op', ...required],
    })
    const files = tool(
      'manage_file',
      'Work with files.',
      { path: text('Path.') },
      {
        required: ['path'],
        oneOf: [
          branch('read'),
          branch('write', { content: text('Text.') }, ['content']),
          branch('delete'),
        ],
      },
    )
    expect(shapes(split(files))).toEqual([
      'read_file(path*)',
      'write_file(path* content*)',
      'delete_file(path*)',
    ])
    expect(said(files, noMixedEffects)).toEqual(['mixed warning inputSchema/oneOf/0/properties/op'])
  })

  it('gives each its examples and its part of the contract, and no effect where none was', () => {
    const notes = (contract: object) =>
      tool(
        'manage_note',
        'Manages notes.',
        { ...choice(['get', 'delete']), id: text('Id.') },
        {},
        {
          contract,
          inputExamples: [
            { action: 'get', id: 'a' },
            { action: 'delete', id: 'b' },
          ],
        },
      )
    const [get, del] = split(
      notes({
        effect: 'destructive',
        confirmation: { who: 'user' },
        idempotency: { by: 'fields', fields: ['action', 'id'] },
      }),
    )
    expect(get!.contract).toEqual({ effect: 'read' })
    expect(del!.contract).toEqual({
      effect: 'destructive',
      confirmation: { who: 'user' },
      idempotency: { by: 'fields', fields: ['id'] },
    })
    expect(get!.inputExamples).toEqual([{ id: 'a' }])
    expect(del!.inputExamples).toEqual([{ id: 'b' }])
    const unstated = split(notes({ audit: ['Who asked.'] }))
    expect(unstated.map(({ contract }) => contract)).toEqual([
      { audit: ['Who asked.'] },
      { audit: ['Who asked.'] },
    ])
  })
})

describe('a choice that mixes nothing', () => {
  it.each([
    ['reads only', choice(['list', 'get', 'search'])],
    ['reads only, in Chinese', choice(['查询', '搜索'], '操作')],
    ['reads that run a query', choice(['runQuery', 'describeTable'])],
    ['HTTP methods', choice(['GET', 'POST', 'DELETE'], 'method')],
    ['permissions', choice(['read', 'write'], 'permission_level')],
    ['states', choice(['open', 'closed'], 'state')],
    ['changes of one kind', choice(['enable', 'disable'])],
    [
      'operations inside of data',
      {
        patch: {
          type: 'array',
          items: { type: 'object', properties: choice(['test', 'remove', 'get'], 'op') },
        },
      },
    ],
  ])('%s', (_, properties) => {
    expect(said(tool('manage_thing', 'Does things.', properties), noMixedEffects)).toEqual([])
  })

  it('tells apart what is easily put right from what is not, as a note', () => {
    const tags = tool('write_tag', 'Writes tags.', choice(['create', 'delete']))
    expect(said(tags, noMixedEffects)).toEqual(['risks info inputSchema/properties/action'])
  })

  it('has no fix where no good names can be made', () => {
    const [finding] = lintAlone(tool('execute_tool', 'Does it.', choice(['get', 'delete'])), [
      noMixedEffects,
    ])
    expect(finding!.fix).toBeUndefined()
  })
})
