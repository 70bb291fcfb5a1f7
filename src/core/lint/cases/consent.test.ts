import { describe, expect, it } from 'vitest'
import { get, type JsonObject } from '../../json/node'
import { print } from '../../json/print'
import { toPlain } from '../../json/plain'
import { exportTools } from '../../dialects/export'
import { WRITABLE } from '../../dialects/registry'
import { lintAlone } from '../engine'
import { identityNotAsked } from '../rules/params/identity-not-asked'
import { all, fixed, read, said } from './fixed.fixture'

const flag = (description = '') => ({ type: 'boolean', description })
const text = (description = '') => ({ type: 'string', description })

const tool = (properties: object, members: object = {}): JsonObject =>
  read({
    name: 'cancel_order',
    description: 'Cancels an order that has not been sent.',
    inputSchema: {
      type: 'object',
      properties: { order_no: text('Its number.'), ...properties },
      required: ['order_no', ...Object.keys(properties)],
    },
    ...members,
  })

const messages = (properties: object): readonly string[] =>
  lintAlone(tool(properties), [identityNotAsked]).map(
    ({ message, values }) => `${message} ${String(values.name)}`,
  )

describe('a yes that the model can give itself', () => {
  it.each([
    [{ confirm: flag() }, ['consent confirm']],
    [{ userConfirmed: flag('The user agreed.') }, ['consent userConfirmed']],
    [{ confirm_delete: flag('Must be true.') }, ['consent confirm_delete']],
    [{ 是否确认: flag('用户已确认') }, ['consent 是否确认']],
    [{ confirm: { ...text('Type it.'), const: 'yes' } }, ['consent confirm']],
    [{ confirmation: { ...text(), enum: ['CONFIRM'] } }, ['consent confirmation']],
    [{ force: flag('Force deletion of the order.') }, ['override force']],
    [{ force: flag('Deletes without confirmation prompts.') }, ['override force']],
    [{ force: flag('强制删除') }, ['override force']],
    [{ force: flag('强制操作，跳过确认提示') }, ['override force']],
    [{ skip_checks: flag('Skips the safety checks.') }, ['override skip_checks']],
  ])('%j', (properties, expected) => {
    expect(messages(properties)).toEqual(expected)
  })

  it.each([
    [{ force_refresh: flag('Force a refresh of the cache.') }],
    [{ force: flag('Force fresh validation without cache.') }],
    [{ force: flag('强制刷新缓存') }],
    [{ force: { type: 'number', description: 'Force in newtons; delete nothing.' } }],
    [{ confirmation_email: flag('Whether to send a confirmation e-mail.') }],
    [{ confirmation_code: text('Code from the letter.') }],
    [{ confirm: text('What to confirm in words.') }],
    [{ approved: flag('Whether the transaction is approved.') }],
    [{ approved: flag('交易是否已批准') }],
  ])('is not %j', (properties) => {
    expect(messages(properties)).toEqual([])
  })

  it('moves to the host: parameter out, confirmation and signal in', () => {
    const before = tool(
      { confirm: flag('The user agreed.') },
      {
        outputSchema: { type: 'object', properties: { status: text('State.') } },
        inputExamples: [{ order_no: 'A-1', confirm: true }],
      },
    )
    const [after] = fixed(before, lintAlone(before, [identityNotAsked])[0])
    const meaning = 'Nothing was done yet: ask the user, who agrees in the program.'
    expect(toPlain(after!)).toMatchObject({
      inputSchema: { properties: { order_no: {} }, required: ['order_no'] },
      contract: {
        confirmation: { who: 'user' },
        signals: [{ field: 'needs_confirmation', meaning }],
      },
      outputSchema: { properties: { needs_confirmation: { type: 'boolean' } } },
      inputExamples: [{ order_no: 'A-1' }],
    })
    expect(print(after!)).not.toContain('"confirm"')
    expect(all(before)).toEqual(expect.arrayContaining([...all(after!)]))
  })

  it.each([
    [
      'Cancels an order that has not been sent. Set confirm=true to proceed.',
      'Cancels an order that has not been sent.',
    ],
    [
      'Cancels an order that has not been sent (requires confirm: true). Refunds follow later.',
      'Cancels an order that has not been sent (requires user confirmation, which the program asks for). Refunds follow later.',
    ],
    [
      '取消一笔尚未发货的订单（必须confirm=true）。退款另行处理。',
      '取消一笔尚未发货的订单。退款另行处理。',
    ],
    [
      'Cancels an order that has not been sent.\n- confirm: must be true\n- order_no: its number',
      'Cancels an order that has not been sent.\n- Requires user confirmation, which the program asks for.\n- order_no: its number',
    ],
  ])('takes what the text says of it along: %s', (description, left) => {
    const before = tool({ confirm: flag('The user agreed.') }, { description })
    const [after] = fixed(before, lintAlone(before, [identityNotAsked])[0])
    expect(toPlain(after!)).toMatchObject({ description: left })
  })

  it('speaks Chinese, and keeps who was to confirm', () => {
    const before = tool(
      { confirm: flag('用户已同意时填 true。') },
      {
        description: '取消一笔未发货的订单。',
        contract: { confirmation: { who: 'human', when: '金额 > 500' } },
      },
    )
    const [after] = fixed(before, lintAlone(before, [identityNotAsked])[0])
    expect(toPlain(after!)).toMatchObject({
      contract: {
        confirmation: { who: 'human', when: '金额 > 500' },
        signals: [{ meaning: '尚未执行：请先询问用户，由用户在程序里确认。' }],
      },
    })
  })

  it('has no fix where a condition depends on it', () => {
    const before = read({
      name: 'cancel_order',
      inputSchema: {
        type: 'object',
        properties: { confirm: flag() },
        anyOf: [{ required: ['confirm'] }, { required: [] }],
      },
    })
    const [finding] = lintAlone(before, [identityNotAsked])
    expect(finding!.message).toBe('consent')
    expect(finding!.fix).toBeUndefined()
  })
})

describe('what the system knows (SCO-04)', () => {
  const asked = tool({
    userId: text('Current user.'),
    tenant_id: text('Tenant.'),
    accessToken: text('Token.'),
    assignee_user_id: text('Person to notify.'),
  })

  it('is found in either spelling, and is not the person whom the call is about', () => {
    expect(said(asked, identityNotAsked)).toEqual([
      'known warning inputSchema/properties/userId',
      'known warning inputSchema/properties/tenant_id',
      'secret warning inputSchema/properties/accessToken',
    ])
  })

  it.each([
    { job: { type: 'object', properties: { company: text('Name of the employer.') } } },
    { operator: { ...text('How rules are joined.'), enum: ['and', 'or'] } },
    { company: text('Name of the carrier.') },
  ])('is no field of what the user describes: %j', (properties) => {
    expect(messages(properties)).toEqual([])
  })

  it('is written by no dialect once it is marked, neither as a parameter nor as required', () => {
    let marked = asked
    for (let i = 0; i < 3; i++) marked = fixed(marked, lintAlone(marked, [identityNotAsked])[0])[0]!
    expect(said(marked, identityNotAsked)).toEqual([])
    expect(toPlain(get(marked, 'inputSchema')!)).toMatchObject({
      required: ['order_no', 'assignee_user_id'],
    })
    expect(toPlain(get(marked, 'contract')!)).toMatchObject({
      injected: [
        { name: 'userId', source: 'session', schema: text('Current user.'), required: true },
        { name: 'tenant_id', source: 'tenant', schema: text('Tenant.') },
        { name: 'accessToken', schema: text('Token.') },
      ],
    })
    for (const { id } of WRITABLE) {
      // Our own document keeps all; it is not what a model reads.
      if (id === 'toolwright') continue
      const written = exportTools([marked], id)!
        .wires.map((wire) => print(wire))
        .join('\n')
      expect(written, id).not.toMatch(/userId|tenant_id|accessToken/)
      expect(written, id).toContain('assignee_user_id')
    }
  })
})
