import type { Locator, Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { documentText } from './json-editor'
import { nameField, openStudio, toolRows } from './studio'
import { setFile, shopTools } from './sample-tool-set'

/** The words on the way, in both languages. */
const words = {
  en: {
    select: 'Select',
    region: 'Selected tools',
    count: (n: number) => (n === 0 ? 'None selected' : `${n} selected`),
    remove: 'Delete',
    duplicate: 'Duplicate',
    down: 'Move down',
    actions: 'Actions',
    deleted: (n: number) => `${n} tools deleted`,
    undo: 'Undo',
    hide: 'Hide from exports',
    hidden: 'Hidden from exports',
    toAgent: 'Add to an agent…',
    agent: 'Agent',
    forAgent: 'For order desk',
    namespaceItem: 'Set namespace…',
    namespace: 'Namespace',
    apply: 'Apply',
    copy: 'Copy as JSON',
    refunds: /^refunds/,
    groupMenu: 'Actions for the namespace refunds',
    renameGroup: 'Rename the namespace…',
    filter: 'Filter tools',
    onlySome: 'Show only some tools',
    onlyHidden: 'Hidden from exports',
    noLonger: 'No longer only: Hidden from exports',
    matches: (n: number) => `${n} of 5 tools`,
    menuOf: (name: string) => `Actions for ${name}`,
    rename: 'Rename…',
    renameDialog: 'Rename get_order',
    newName: 'New name',
    renameButton: 'Rename',
    still: '4 places in 2 tools still say get_order.',
    renameToo: 'Rename there too…',
    follow: 'Where get_order is mentioned',
    renameThere: (n: number) => `Rename in ${n} places`,
    oneDeleted: (name: string) => `${name} deleted`,
    takenBack: 'Cannot be taken back',
    template: 'From a template',
    gallery: /templates/i,
  },
  zh: {
    select: '选择',
    region: '选中的工具',
    count: (n: number) => (n === 0 ? '未选中任何工具' : `已选${n}个`),
    remove: '删除',
    duplicate: '复制一份',
    down: '下移',
    actions: '操作',
    deleted: (n: number) => `已删除${n}个工具`,
    undo: '撤销',
    hide: '不再导出',
    hidden: '不导出',
    toAgent: '分配给智能体…',
    agent: '智能体',
    forAgent: '用于order desk',
    namespaceItem: '设置命名空间…',
    namespace: '命名空间',
    apply: '确定',
    copy: '复制为JSON',
    refunds: /^退款/,
    groupMenu: '命名空间退款的操作',
    renameGroup: '重命名命名空间…',
    filter: '筛选工具',
    onlySome: '只显示部分工具',
    onlyHidden: '不导出的',
    noLonger: '取消“只显示不导出的”',
    matches: (n: number) => `5个工具中的${n}个`,
    menuOf: (name: string) => `${name}的操作`,
    rename: '重命名…',
    renameDialog: '重命名get_order',
    newName: '新名称',
    renameButton: '重命名',
    still: '2个工具里还有4处写着get_order。',
    renameToo: '一并改掉…',
    follow: '哪里提到get_order',
    renameThere: (n: number) => `改掉这${n}处`,
    oneDeleted: (name: string) => `已删除${name}`,
    takenBack: '无法撤回',
    template: '从模板新建',
    gallery: /模板/,
  },
} as const

const NAMES = ['get_order', 'cancel_order', 'list_orders', 'get_refund', 'request_refund']

const row = (page: Page, name: string): Locator => toolRows(page).filter({ hasText: name })
/** A row with all that stands in it. */
const line = (page: Page, name: string): Locator =>
  page.locator('.tool').filter({ has: page.locator('.nm', { hasText: name }) })
const listed = (page: Page, names: readonly string[]): Promise<void> =>
  expect(toolRows(page).locator('.nm')).toHaveText([...names])
const toast = (page: Page, text: string): Locator =>
  page.locator('.toast').filter({ hasText: text })

async function openSet(page: Page, tools: readonly object[]): Promise<void> {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, setFile(tools))
  await dialog.getByRole('button', { name: /^(Add \S+ tools|添加\S+个工具)$/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toolRows(page).first()).toBeVisible()
}

/** What is said of the selected tools, and done with them. */
const bar = (page: Page, { region }: { region: string }): Locator =>
  page.getByRole('group', { name: region })

for (const lang of ['en', 'zh'] as const)
  test.describe(`the list in ${lang}`, () => {
    const t = words[lang]
    test.use(lang === 'zh' ? { locale: 'zh-CN', colorScheme: 'dark' } : {})
    test.beforeEach(({ page }) => openSet(page, shopTools[lang]))

    const inMenu = async (page: Page, item: string) => {
      await bar(page, t).getByRole('button', { name: t.actions }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }

    test('selected tools are moved, copied, hidden, grouped and given to an agent, a step each', async ({
      page,
    }) => {
      await page.getByRole('button', { name: t.select, exact: true }).click()
      await expect(bar(page, t).getByRole('status')).toContainText(t.count(0))
      for (const name of ['get_order', 'cancel_order'])
        await line(page, name).getByRole('checkbox').check()
      await bar(page, t).getByRole('button', { name: t.down }).click()
      await listed(page, ['list_orders', 'get_order', 'cancel_order', ...NAMES.slice(3)])
      await inMenu(page, t.hide)
      await expect(line(page, 'cancel_order').getByRole('img', { name: t.hidden })).toBeVisible()
      await inMenu(page, t.toAgent)
      await page.getByRole('dialog').getByRole('combobox', { name: t.agent }).fill('order desk')
      await page.keyboard.press('Enter')
      await expect(line(page, 'get_order').getByRole('img', { name: t.forAgent })).toBeVisible()
      await inMenu(page, t.namespaceItem)
      const namespace = page.getByRole('dialog').getByRole('combobox', { name: t.namespace })
      await namespace.fill('orders')
      await page.getByRole('dialog').getByRole('button', { name: t.apply }).click()
      await listed(page, ['list_orders', 'get_order', 'cancel_order', ...NAMES.slice(3)])
      await expect(page.getByRole('heading', { name: /^orders/ })).toBeVisible()
      await expectAccessible(page)
      await picture(page, `tool-set-${lang}-2-grouped`)
      await inMenu(page, t.copy)
      await expect.poll(() => copiedText(page)).toBeDefined()
      const copied = JSON.parse((await copiedText(page)) ?? '') as { tools: unknown[] }
      expect(copied).toMatchObject({ toolwright: 1 })
      expect(copied.tools).toMatchObject([
        {
          name: 'get_order',
          namespace: 'orders',
          exports: { hidden: true, agents: ['order desk'] },
        },
        { name: 'cancel_order' },
      ])
      await bar(page, t).getByRole('button', { name: t.duplicate }).click()
      await expect(toolRows(page)).toHaveCount(7)
      await expect(row(page, 'cancel_order_2')).toBeVisible()
      // Every action was one step.
      for (let i = 0; i < 5; i++) await page.keyboard.press('ControlOrMeta+Z')
      await listed(page, NAMES)
      await expect(page.getByRole('img', { name: t.hidden })).toHaveCount(0)
      await expect(page.getByRole('img', { name: t.forAgent })).toHaveCount(0)
    })

    test('the list is searched by any text and by what is hidden, and says how many it shows', async ({
      page,
    }) => {
      const field = page.getByRole('searchbox', { name: t.filter })
      await field.fill(lang === 'en' ? '90 days' : '90天')
      await listed(page, ['list_orders'])
      await expect(page.getByRole('status').filter({ hasText: t.matches(1) })).toBeVisible()
      await field.fill(lang === 'en' ? 'REFUNDS' : '退款')
      await listed(page, ['get_refund', 'request_refund'])
      await page.keyboard.press('Escape')
      await listed(page, NAMES)
      await row(page, 'list_orders').click()
      await page.getByRole('button', { name: t.menuOf('list_orders') }).click()
      await page.getByRole('menuitem', { name: t.hide }).click()
      await page.getByRole('button', { name: t.onlySome }).click()
      await page.getByRole('menuitem', { name: t.onlyHidden }).click()
      await listed(page, ['list_orders'])
      await picture(page, `tool-set-${lang}-3-filtered`)
      await page.getByRole('button', { name: t.noLonger }).click()
      await listed(page, NAMES)
    })

    test('another name from the menu takes every mention along, in one step', async ({ page }) => {
      await row(page, 'get_order').click()
      await page.getByRole('button', { name: t.menuOf('get_order') }).click()
      await page.getByRole('menuitem', { name: t.rename }).click()
      const dialog = page.getByRole('dialog', { name: t.renameDialog })
      await dialog.getByRole('textbox', { name: t.newName }).fill('find_order')
      await expect(dialog.getByRole('checkbox')).toHaveCount(4)
      await expect(dialog.locator('ins')).toHaveText(Array<string>(4).fill('find_order'))
      await expectAccessible(page)
      await picture(page, `tool-set-${lang}-4-rename`)
      await dialog.getByRole('checkbox').last().uncheck()
      await dialog.getByRole('button', { name: t.renameButton, exact: true }).click()
      await listed(page, ['find_order', ...NAMES.slice(1)])
      await row(page, 'cancel_order').click()
      await expect
        .poll(() => documentText(page))
        .toMatch(/find_order[^]*find_order[^]*"tool": ?"find_order"/)
      await row(page, 'get_refund').click()
      await expect.poll(() => documentText(page)).toContain('get_order')
      await toast(page, 'find_order').getByRole('button', { name: t.undo }).click()
      await listed(page, NAMES)
      await row(page, 'cancel_order').click()
      await expect.poll(() => documentText(page)).not.toContain('find_order')
    })

    test('a name typed over offers the places that still say the old one', async ({ page }) => {
      await row(page, 'get_order').click()
      await nameField(page).click()
      await page.keyboard.press('End')
      await page.keyboard.type('_by_id')
      const offer = page.getByRole('main').getByRole('status').filter({ hasText: t.still })
      await expect(offer).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(offer).toBeVisible()
      await picture(page, `tool-set-${lang}-5-offer`)
      await page.getByRole('button', { name: t.renameToo }).click()
      const dialog = page.getByRole('dialog', { name: t.follow })
      await dialog.getByRole('button', { name: t.renameThere(4) }).click()
      await expect(offer).toHaveCount(0)
      await row(page, 'get_refund').click()
      await expect.poll(() => documentText(page)).toContain('get_order_by_id')
      // The name and its mentions are two steps, since the name was typed.
      await page.keyboard.press('ControlOrMeta+Z')
      await row(page, 'get_refund').click()
      await expect.poll(() => documentText(page)).not.toContain('get_order_by_id')
      await row(page, 'get_order_by_id').click()
      await expect(offer).toBeVisible()
    })
  })

test.describe('the list', () => {
  const t = words.en
  test.beforeEach(({ page }) => openSet(page, shopTools.en))

  test('several tools are chosen by mouse and by keys, and deleted with a way back', async ({
    page,
  }) => {
    await listed(page, NAMES)
    await row(page, 'get_order').click({ modifiers: ['ControlOrMeta'] })
    await expect(bar(page, t).getByRole('status')).toContainText(t.count(1))
    await row(page, 'list_orders').click({ modifiers: ['Shift'] })
    await expect(bar(page, t).getByRole('status')).toContainText(t.count(3))
    await picture(page, `tool-set-en-1-selected`)
    await bar(page, t).getByRole('button', { name: t.remove }).click()
    await listed(page, ['get_refund', 'request_refund'])
    await expect(bar(page, t)).toHaveCount(0)
    // Something else meanwhile: what was deleted comes back without taking that back.
    await row(page, 'request_refund').click()
    await nameField(page).fill('ask_for_refund')
    await toast(page, t.deleted(3)).getByRole('button', { name: t.undo }).click()
    await listed(page, [...NAMES.slice(0, 4), 'ask_for_refund'])

    // By keys alone.
    await row(page, 'cancel_order').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar(page, t).getByRole('status')).toContainText(t.count(2))
    await expect(row(page, 'list_orders')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(bar(page, t).getByRole('status')).toContainText(t.count(1))
    await page.keyboard.press('Control+A')
    await expect(bar(page, t).getByRole('status')).toContainText(t.count(5))
    await page.keyboard.press('Escape')
    await expect(bar(page, t)).toHaveCount(0)
    await expect(row(page, 'list_orders')).toBeFocused()
  })

  test('namespaces group the list; they close, get another name, and take what is dropped on them', async ({
    page,
  }) => {
    const heading = page.getByRole('button', { name: t.refunds })
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    await heading.click()
    await listed(page, NAMES.slice(0, 3))
    await heading.click()
    await row(page, 'get_order').dragTo(row(page, 'get_refund'))
    await listed(page, ['cancel_order', 'list_orders', 'get_refund', 'get_order', 'request_refund'])
    await page.keyboard.press('ControlOrMeta+Z')
    await listed(page, NAMES)
    // Within a group the keys move, and no further.
    await row(page, 'get_refund').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await listed(page, [...NAMES.slice(0, 3), 'request_refund', 'get_refund'])
    await page.keyboard.press('Alt+ArrowDown')
    await listed(page, [...NAMES.slice(0, 3), 'request_refund', 'get_refund'])
    await page.getByRole('button', { name: t.groupMenu }).click()
    await page.getByRole('menuitem', { name: t.renameGroup }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: t.namespace }).fill('money')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^money/ })).toBeVisible()
    await expect(heading).toHaveCount(0)
  })

  test('several tools are dragged at once, marked for an agent and taken from it, in a narrow window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 })
    for (const name of ['cancel_order', 'list_orders'])
      await row(page, name).click({ modifiers: ['ControlOrMeta'] })
    await expect(bar(page, t).getByRole('status')).toContainText(t.count(2))
    await row(page, 'list_orders').dragTo(row(page, 'get_refund'))
    await listed(page, ['get_order', 'get_refund', 'cancel_order', 'list_orders', 'request_refund'])
    await expect(toast(page, '2 tools are in refunds')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'tool-set-en-6-dragged-1100')
    await page.keyboard.press('ControlOrMeta+Z')
    await listed(page, NAMES)

    const act = async (item: string) => {
      await bar(page, t).getByRole('button', { name: t.actions }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const marks = page.getByRole('img', { name: t.forAgent })
    await act(t.toAgent)
    await page.getByRole('dialog').getByRole('combobox', { name: t.agent }).fill('order desk')
    await page.keyboard.press('Enter')
    await expect(marks).toHaveCount(2)
    await act('Take from an agent…')
    const dialog = page.getByRole('dialog', { name: 'Take 2 tools from an agent' })
    await expect(dialog.getByRole('combobox', { name: t.agent })).toHaveValue('order desk')
    await dialog.getByRole('button', { name: t.apply }).click()
    await expect(marks).toHaveCount(0)
    await toast(page, '2 tools are no longer marked for order desk')
      .getByRole('button', { name: t.undo })
      .click()
    await expect(marks).toHaveCount(2)
  })

  test('one tool is deleted with a way back; the contract’s effect and templates are at hand', async ({
    page,
  }) => {
    await expect(line(page, 'cancel_order').getByRole('img', { name: t.takenBack })).toBeVisible()
    await row(page, 'list_orders').click()
    await page.getByRole('button', { name: t.menuOf('list_orders') }).click()
    await page.getByRole('menuitem', { name: t.remove }).click()
    await listed(
      page,
      NAMES.filter((name) => name !== 'list_orders'),
    )
    await expect(row(page, 'get_refund')).toBeFocused()
    await toast(page, t.oneDeleted('list_orders')).getByRole('button', { name: t.undo }).click()
    await listed(page, NAMES)
    await page.getByRole('navigation').getByRole('button', { name: t.template }).click()
    await expect(page.getByRole('dialog', { name: t.gallery })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('a tap selects, and does not leave the list', async ({ page }) => {
    await openSet(page, shopTools.en)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Tools', exact: true }).click()
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await row(page, 'get_order').tap()
    await row(page, 'get_refund').tap()
    await expect(row(page, 'get_refund')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('group', { name: 'Selected tools' })).toContainText('2 selected')
    await expectAccessible(page)
    await picture(page, 'tool-set-6-phone')
  })
})

test('three hundred tools are grouped, filtered and deleted', async ({ page }) => {
  const tools = Array.from({ length: 300 }, (_, i) => ({
    name: `show_shelf_${i + 1}`,
    description: `Shows shelf ${i + 1}. For the next one use show_shelf_${i + 2}.`,
    namespace: `hall_${(i % 3) + 1}`,
  }))
  await openSet(page, tools)
  await expect(page.getByRole('button', { name: /^hall_1/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter tools' }).fill('hall_2')
  await expect(page.getByRole('status').filter({ hasText: '100 of 300 tools' })).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page
    .getByRole('group', { name: 'Selected tools' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.locator('.toast').filter({ hasText: '100 tools deleted' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter tools' }).fill('')
  await expect(page.getByRole('region', { name: 'This set' })).toContainText('200')
  await expect(page.getByRole('button', { name: /^hall_2/ })).toHaveCount(0)
  await picture(page, 'tool-set-7-many')
})
