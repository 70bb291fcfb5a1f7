import { describe, expect, it } from 'vitest'
import { readText } from './read-text'

const does = (name: string, text: string): number => readText(text, name).answers.does

describe('what a tool does, where the first sentence only repeats the name', () => {
  it.each([
    // By what to filter, which of them by default.
    ['list_plans', 'List plans. Supports filtering by owner and date.'],
    ['list_plans', 'List plans. You can narrow the list using a project id.'],
    ['list_plans', 'List plans. By default, lists plans of every team in the account.'],
    ['read_orders', '查询订单。支持按条件筛选、分页、排序，适用于管理端。'],
    // The actions, behind a heading, under it, or as the values of a choice.
    ['manage_labels', "Manages labels. Actions: 'list' (show them), 'add' (make one)."],
    ['manage_labels', 'Manages labels.\n\nOperations:\n- create: makes one\n- delete: drops one'],
    ['write_orders', '修改订单。支持插入、更新（含部分更新）、删除等操作，适用于管理端。'],
    ['label_tool', '标签工具。通过 action 区分：list=获取标签列表，get=查询单个标签'],
    ['update_page', 'Update a page. Mutable fields: title, picture, and owner.'],
    // What the thing is for, or is.
    ['create_token', 'Create a token. Tokens are needed to sign in from a device.'],
    ['create_rule', 'Create a rule. Rules control which addresses may connect.'],
    ['create_effort', '登记工时。工时为受控字段，由项目经理核对。'],
    // For good.
    ['delete_page', 'Delete a page. This tool permanently removes it.'],
    // A tip in front.
    ['create_folder', 'Create a folder. TIP: Creates a folder inside the given drive.'],
  ])('%s: %j is told behind it', (name, text) => {
    expect(does(name, text)).toBe(2)
  })

  it.each([
    ['list_plans', 'List plans. Supports large teams.'],
    ['list_plans', 'List plans. Owners are needed to sign in from a device.'],
    ['manage_labels', 'Manages labels. Actions: none'],
    ['read_orders', '查询订单。支持高并发。'],
    ['create_token', 'Create a token. The limit is needed to be safe.'],
    ['update_page', 'Update a page. Fields: title'],
  ])('%s: %j is not', (name, text) => {
    expect(does(name, text)).toBe(1)
  })

  it('is one sentence where a line ends on a word that goes on', () => {
    const { sentences } = readText('Lists the orders of\nAcmely since a date.', 'list_orders')
    expect(sentences).toHaveLength(1)
  })
})
