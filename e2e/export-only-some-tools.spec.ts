import type { Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { nameField, openStudio, toolRows } from './studio'

const inputSchema = {
  type: 'object',
  properties: { order_id: { type: 'string', description: 'Number on the invoice.' } },
  required: ['order_id'],
  additionalProperties: false,
}

/** A set with groups, agents and a hidden tool; one of its texts points to a tool that writes. */
const orderDesk = JSON.stringify({
  toolwright: 1,
  title: 'Order desk',
  tools: [
    {
      name: 'get_order',
      namespace: 'orders',
      description: 'Looks up one order. To cancel it use cancel_order instead.',
      inputSchema,
      contract: { effect: 'read' },
      exports: { agents: ['order desk'] },
    },
    {
      name: 'cancel_order',
      namespace: 'orders',
      description: 'Cancels an order.',
      inputSchema,
      exports: { agents: ['order desk', '售后客服'] },
    },
    { name: 'search', description: 'Searches the wiki.', inputSchema },
    { name: 'purge', description: 'Deletes it all.', inputSchema, exports: { hidden: true } },
  ],
})

const pane = (page: Page) => page.getByRole('tabpanel', { name: /^(Export|导出)$/ })
const chooser = (page: Page) => pane(page).getByRole('combobox', { name: /^(Tools|工具范围)/ })

/** Opens the set and the export of all its tools. */
async function exportAll(page: Page): Promise<void> {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, orderDesk)
  await dialog.getByRole('button', { name: 'Open as a new set' }).click()
  await expect(nameField(page)).toHaveValue('get_order')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await pane(page).getByRole('tab', { name: 'Claude', exact: true }).click()
  await pane(page).getByText('All 4 tools').or(pane(page).getByText('3 of 4 tools')).last().click()
  await expect(chooser(page)).toHaveValue('all')
}

const namesOf = (text: string | undefined): readonly string[] =>
  (JSON.parse(text ?? '[]') as { name: string }[]).map(({ name }) => name)

/** The names in what is copied now. */
async function expectCopied(page: Page, names: readonly string[]): Promise<void> {
  await expect(async () => {
    await pane(page)
      .getByRole('button', { name: /^(Copy|Copied)$/ })
      .click()
    expect(namesOf(await copiedText(page))).toEqual(names)
  }).toPass()
}

test('an export has the tools asked for, and says which it leaves out and why', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await exportAll(page)
  await expect(pane(page)).toContainText('3 of 4 tools are in this export.')
  await expect(pane(page)).toContainText('Hidden from exports.')
  await expectCopied(page, ['get_order', 'cancel_order', 'search'])

  await chooser(page).selectOption('Read only')
  await expectCopied(page, ['get_order', 'search'])
  await expect(pane(page)).toContainText('Seems to change something, from its texts')
  await expect(pane(page)).toContainText('This points to "cancel_order"')
  await expect(pane(page)).toContainText('That it only reads is gathered from its texts')
  await expectAccessible(page)
  await picture(page, 'export-some-1-read-only')

  await chooser(page).selectOption('Agent: 售后客服')
  await expectCopied(page, ['cancel_order'])
  await pane(page).getByRole('button', { name: 'search', exact: true }).click()
  await expect(nameField(page)).toHaveValue('search')
})

test('single tools are ticked by keyboard, and undo knows nothing of it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await exportAll(page)
  await chooser(page).selectOption('Choose…')
  const boxes = pane(page).getByRole('group', { name: 'Tools in this export' })
  await boxes.getByRole('checkbox', { name: 'cancel_order' }).focus()
  await page.keyboard.press('Space')
  await expectCopied(page, ['get_order', 'search'])
  await boxes.getByRole('button', { name: 'None' }).click()
  await expect(pane(page)).toContainText('No tool is in this export.')
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled()
})

test('the namespace goes before the name where it is ticked, and the texts follow', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await exportAll(page)
  const all = pane(page)
    .getByRole('checkbox', { name: 'Put the namespace before the name.' })
    .first()
  await all.focus()
  await page.keyboard.press('Space')
  await expectCopied(page, ['orders_get_order', 'orders_cancel_order', 'search'])
  expect(await copiedText(page)).toContain('use orders_cancel_order instead')
  await expect(toolRows(page).getByText('get_order')).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(pane(page)).toContainText('把命名空间写到名称前面。')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'export-some-2-namespace')
})
