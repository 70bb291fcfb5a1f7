import { describe, expect, it } from 'vitest'
import { getIn } from '../../json/node'
import { toPlain } from '../../json/plain'
import { lintAlone } from '../engine'
import { confirmationKept } from '../rules/contract/confirmation-kept'
import { all, fixed, read, said } from './fixed.fixture'

const deleting = (description: unknown, members: object = {}, properties: object = {}) =>
  read({
    name: 'delete_note',
    description,
    inputSchema: {
      type: 'object',
      properties: { path: { type: 'string', description: 'Where it is.' }, ...properties },
      required: ['path'],
    },
    annotations: { destructiveHint: true, idempotentHint: false },
    ...members,
  })

describe('a confirmation that only the text promises (SCO-07)', () => {
  it.each([
    'Deletes the note after the user has confirmed.',
    'Deletes a note after explicit client confirmation.',
    'Deletes a note. Requires user approval.',
    'Deletes a note. This operation requires confirmation.',
    'Deletes a note. The user must confirm the path first.',
    'Deletes a note once it was approved by a manager.',
    'Deletes a note. Always confirm with the user before proceeding.',
    'Deletes a note. Ask for confirmation before you call it.',
    'Deletes a note. Never call this without confirmation.',
    '用户确认后删除笔记。',
    '删除笔记，需用户确认。',
    '删除笔记，须经用户同意。',
    '在用户明确确认之后才能删除。',
    '删除笔记。执行前必须二次确认。',
    '未经用户确认不得删除。',
    '删除笔记；确认后执行。',
    '删除 note，需要主管审批。',
    '使用者確認後刪除筆記。',
  ])('is found in: %s', (description) => {
    expect(said(deleting(description), confirmationKept)).toEqual(['notKept warning description'])
  })

  it.each([
    'Deletes the note. Returns a confirmation number.',
    'Deletes the note. Ask the user to confirm defaults or provide values.',
    'Deletes the note.\n\nAfter calling this tool, you must:\n1. Ask for confirmation before the next step.',
    'Deletes the note and sends a confirmation email.',
    'Deletes the note. No confirmation is required.',
    'Deletes the note without asking for confirmation.',
    'Deletes the note. Requires approval permission.',
    'Deletes a confirmed reservation.',
    'Confirms and deletes the note.',
    '删除笔记，无需用户确认。',
    '删除笔记，返回确认信息。',
    '确认收货并关闭订单。',
    '删除已确认的订单。',
    '订单确认后发货的不能删除。',
  ])('is not found in: %s', (description) => {
    expect(said(deleting(description), confirmationKept)).toEqual([])
  })

  it.each([
    ['Needs confirmation.', '需要确认。'],
    ['Confirmation is required.', '需确认。'],
    ['Please confirm first.', '请先确认。'],
    ['Confirm before calling.', '调用前请确认。'],
    ['Must be confirmed first.', '必须先确认。'],
    ['Needs approval.', '需要审批。'],
    ['Approval is needed.', '要审批。'],
    ['Only with approval.', '须经批准。'],
    ['Subject to approval.', '以批准为前提。'],
    ['The user may be asked to confirm.', '可能会请用户确认。'],
    ['The user should confirm.', '用户应当确认。'],
    ['The user confirms first.', '用户先确认。'],
    ['Get the consent of the customer.', '取得客户同意。'],
    ['Make sure that the user agrees.', '确保用户同意。'],
    ['It is best to confirm with the user.', '最好与用户确认。'],
    ['Ask the user first.', '先征求用户意见。'],
    ['Use only after explicit confirmation.', '仅在明确确认后使用。'],
  ])('is found alike in: %s %s', (english, chinese) => {
    for (const text of [`Deletes a note. ${english}`, `删除笔记。${chinese}`])
      expect(said(deleting(text), confirmationKept)).toEqual(['notKept warning description'])
  })

  it.each([
    ['Confirmation is recommended.', '建议确认。'],
    ['Make sure that the path is right.', '请确认路径正确。'],
    ['Ask the user first which note it is.', '先问用户是哪条笔记。'],
    ['Needs authorization.', '需要授权。'],
    ['Needs a confirmation code.', '需要确认码。'],
    ['No confirmation is needed.', '不需要确认。'],
    ['Deletes notes once confirmed orders are closed.', '删除需要确认收货的订单笔记。'],
  ])('is found in neither: %s %s', (english, chinese) => {
    for (const text of [`Deletes a note. ${english}`, `删除笔记。${chinese}`])
      expect(said(deleting(text), confirmationKept)).toEqual([])
  })

  it('is found in the answer where it stands', () => {
    const description = { does: 'Deletes a note.', limits: 'Only after the user has confirmed.' }
    expect(said(deleting(description), confirmationKept)).toEqual([
      'notKept warning description/limits',
    ])
  })

  const promise = 'Deletes the note after the user has confirmed.'
  it.each([
    ['a contract', { contract: { confirmation: { who: 'user' } } }, {}],
    ['a contract in short', { contract: { confirmation: 'human' } }, {}],
    ['a dry run', {}, { dry_run: { type: 'boolean', description: 'Only shows it.' } }],
    ['a token', {}, { confirmationToken: { type: 'string', description: 'From the preview.' } }],
    ['a signal', { contract: { signals: ['needs_confirmation'] } }, {}],
    [
      'a field of the result',
      { outputSchema: { type: 'object', properties: { needs_confirmation: { type: 'boolean' } } } },
      {},
    ],
    ['a setting of the host', { meta: { 'x/requiresApproval': true } }, {}],
  ])('is kept by %s', (_, members, properties) => {
    expect(said(deleting(promise, members, properties), confirmationKept)).toEqual([])
  })

  it('is not asked of a read', () => {
    const reading = read({
      name: 'estimate_fare',
      description: 'Estimates a fare once the user has confirmed the address.',
      inputSchema: { type: 'object', properties: {} },
    })
    expect(said(reading, confirmationKept)).toEqual([])
  })

  it('contradicts a contract by which nobody confirms', () => {
    const denied = deleting(promise, { contract: { confirmation: { who: 'none' } } })
    expect(said(denied, confirmationKept)).toEqual(['denied warning description'])
  })

  it.each([
    [promise, 'user'],
    ['用户确认后删除笔记。', 'user'],
    ['删除笔记，须经主管审批。', 'human'],
  ])('is stated in the contract by its fix: %s', (description, who) => {
    const before = deleting(description)
    const [after] = fixed(before, lintAlone(before, [confirmationKept])[0])
    expect(toPlain(getIn(after, ['contract'])!)).toEqual({ confirmation: { who } })
    expect(all(before)).toEqual(expect.arrayContaining([...all(after!)]))
    expect(all(after!).length).toBeLessThan(all(before).length)
  })
})
