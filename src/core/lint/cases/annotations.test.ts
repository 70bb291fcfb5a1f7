import { describe, expect, it } from 'vitest'
import { getIn } from '../../json/node'
import { toPlain } from '../../json/plain'
import { lintAlone } from '../engine'
import { annotationsAgree } from '../rules/contract/annotations-agree'
import { annotationsStated } from '../rules/contract/annotations-stated'
import { annotationsWellFormed } from '../rules/contract/annotations-well-formed'
import { effectAgrees } from '../rules/contract/effect-agrees'
import { all, fixed, read, said } from './fixed.fixture'

const tool = (name: string, description: string, members: object = {}) =>
  read({
    name,
    description,
    inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Its id.' } } },
    ...members,
  })

describe('hints that are not stated (SCO-05)', () => {
  it.each([
    ['get_invoice', 'Read an invoice.', {}, ['read info annotations/readOnlyHint']],
    ['get_invoice', '查询一张发票。', {}, ['read info annotations/readOnlyHint']],
    ['get_invoice', 'Read an invoice.', { readOnlyHint: true }, []],
    // With readOnlyHint the other two say nothing, so they are not asked for.
    ['get_invoice', 'Read an invoice.', { readOnlyHint: true, openWorldHint: false }, []],
    ['remove_member', 'Remove a member.', {}, ['write warning annotations/destructiveHint']],
    ['remove_member', '把成员移出团队。', {}, ['write warning annotations/destructiveHint']],
    [
      'remove_member',
      'Remove a member.',
      { destructiveHint: true },
      ['write warning annotations/idempotentHint'],
    ],
    ['remove_member', 'Remove a member.', { destructiveHint: false, idempotentHint: true }, []],
  ])('%s, “%s”, %j', (name, description, annotations, expected) => {
    expect(said(tool(name, description, { annotations }), annotationsStated)).toEqual(expected)
  })

  it.each([
    ['get_invoice', 'Read an invoice.', {}, { readOnlyHint: true }],
    ['delete_note', 'Deletes a note.', {}, { destructiveHint: true, idempotentHint: false }],
    ['add_note', 'Adds a note.', {}, { destructiveHint: false, idempotentHint: false }],
    [
      'update_note',
      'Changes a note.',
      { contract: { effect: 'write', idempotency: { by: 'fields', fields: ['id'] } } },
      { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    ],
  ])('a fix states what is known of %s', (name, description, members, expected) => {
    const before = tool(name, description, members)
    const [after] = fixed(before, lintAlone(before, [annotationsStated])[0])
    expect(toPlain(getIn(after, ['annotations'])!)).toEqual(expected)
    expect(all(before)).toEqual(expect.arrayContaining([...all(after!)]))
    expect(said(after!, annotationsStated)).toEqual([])
  })

  it('guesses nothing about an ordinary change without a contract', () => {
    const [finding] = lintAlone(tool('update_note', 'Changes a note.'), [annotationsStated])
    expect(finding!.fix).toBeUndefined()
  })
})

describe('hints that contradict what the tool says', () => {
  it.each([
    [
      'delete_order',
      'Deletes one order.',
      { readOnlyHint: true },
      ['changes error annotations/readOnlyHint'],
    ],
    [
      'delete_order',
      '删除一笔订单。',
      { readOnlyHint: true },
      ['changes error annotations/readOnlyHint'],
    ],
    [
      'get_order',
      'Looks up one order.',
      { destructiveHint: true },
      ['reads warning annotations/destructiveHint'],
    ],
    [
      'get_order',
      'Looks up one order.',
      { readOnlyHint: true, destructiveHint: true },
      ['each error annotations/destructiveHint'],
    ],
    [
      'close_account',
      'Closes the account. This cannot be undone.',
      { destructiveHint: false },
      ['final error annotations/destructiveHint'],
    ],
    [
      'close_account',
      '关闭账户，操作不可恢复。',
      { destructiveHint: false },
      ['final error annotations/destructiveHint'],
    ],
    [
      'create_version',
      'Creates a new version of the draft. Publishing cannot be undone.',
      { destructiveHint: false },
      ['final info annotations/destructiveHint'],
    ],
    // Consistent, if redundant: some stores ask for all hints.
    [
      'get_order',
      'Looks up one order.',
      { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
      [],
    ],
    ['archive_note', 'Moves a note away. It can be restored.', { destructiveHint: false }, []],
    ['archive_note', '归档一条笔记，不会永久删除。', { destructiveHint: false }, []],
    // What a page lets be unlocked is a read all the same.
    ['scrape_page', 'Scrapes a page. It can unlock any page.', { readOnlyHint: true }, []],
  ])('%s, “%s”, %j', (name, description, annotations, expected) => {
    expect(said(tool(name, description, { annotations }), annotationsAgree)).toEqual(expected)
  })
})

describe('a contract and what contradicts it', () => {
  it.each([
    [
      'read',
      'Looks up one order.',
      { readOnlyHint: false },
      ['hint error annotations/readOnlyHint'],
    ],
    [
      'read',
      'Looks up one order.',
      { destructiveHint: true },
      ['hint error annotations/destructiveHint'],
    ],
    [
      'write',
      'Changes one order.',
      { readOnlyHint: true },
      ['hint error annotations/readOnlyHint'],
    ],
    [
      'destructive',
      'Cancels it.',
      { destructiveHint: false },
      ['hint error annotations/destructiveHint'],
    ],
    [
      'low-risk-write',
      'Adds a note.',
      { destructiveHint: true },
      ['hint warning annotations/destructiveHint'],
    ],
    // MCP calls overwriting destructive too.
    [
      'write',
      'Overwrites the file.',
      { destructiveHint: true },
      ['hint info annotations/destructiveHint'],
    ],
    ['read', 'Deletes one order.', {}, ['textWrites error contract/effect']],
    ['read', '删除一笔订单。', {}, ['textWrites error contract/effect']],
    ['write', 'Read-only. Looks up one order.', {}, ['textReads warning contract/effect']],
    ['write', '只读查询订单，不会修改任何数据。', {}, ['textReads warning contract/effect']],
    ['low-risk-write', '永久删除订单，无法恢复。', {}, ['textFinal warning contract/effect']],
    ['writes', 'Changes one order.', {}, ['unknown warning contract/effect']],
    ['', 'Changes one order.', {}, []],
    ['LOW_RISK_WRITE', 'Adds a note.', {}, []],
    ['read', 'Looks up one order. Returns the deleted lines as well.', {}, []],
    ['destructive', '永久删除订单。', { destructiveHint: true }, []],
  ])('%s, “%s”, %j', (effect, description, annotations, expected) => {
    const subject = tool('order', description, { annotations, contract: { effect } })
    expect(said(subject, effectAgrees)).toEqual(expected)
  })

  it('is mended on the side of the contract, with nothing new to find', () => {
    const before = tool('cancel_order', 'Cancels one order.', {
      annotations: { readOnlyHint: true, title: 'Cancel' },
      contract: { effect: 'destructive', confirmation: { who: 'user' } },
    })
    const [after] = fixed(before, lintAlone(before, [effectAgrees])[0])
    expect(toPlain(getIn(after, ['annotations'])!)).toEqual({
      readOnlyHint: false,
      title: 'Cancel',
      destructiveHint: true,
      idempotentHint: false,
    })
    expect(all(before)).toEqual(expect.arrayContaining([...all(after!)]))
  })
})

describe('annotations that no client can read', () => {
  it.each([
    [[], ['noObject error annotations']],
    [{ readOnlyHint: 'true' }, ['noBoolean error annotations/readOnlyHint']],
    [{ idempotentHint: 1 }, ['noBoolean error annotations/idempotentHint']],
    [{ readonlyHint: true }, ['misspelt warning annotations/readonlyHint']],
    [{ read_only: true }, ['misspelt warning annotations/read_only']],
    [{ destructive: true }, ['misspelt warning annotations/destructive']],
    [{ title: 3 }, ['noTitle error annotations/title']],
    [{ title: '订单', audience: ['user'], readOnlyHint: true }, []],
    [null, []],
  ])('%j', (annotations, expected) => {
    expect(said(tool('get_order', 'Reads.', { annotations }), annotationsWellFormed)).toEqual(
      expected,
    )
  })
})
