import { chooseFile, importDialog, pasteIntoDialog } from './bring-in'
import { expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonReady } from './json-editor'
import { apiDocument, chineseTools, faultyTool, javaTool, scriptTool } from './sample-any-source'
import { findingInForm, nameField, openStudio, titleField, toolRows } from './studio'

test('a script and a Java source are read like JSON', async ({ page }) => {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, scriptTool)
  await expect(dialog.getByText(/Claude Messages, 1 tool/)).toBeVisible()
  await expect(dialog.getByText('lend_ladder').last()).toBeVisible()
  await dialog.getByRole('textbox').fill(javaTool)
  await expect(dialog.getByText(/Spring AI, 1 tool/)).toBeVisible()
  await picture(page, 'import-anything-1-java')
  await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
  await expect(nameField(page)).toHaveValue('return_ladder')
})

test('repairs are made one by one: refused, chosen, and undone in one step', async ({ page }) => {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, faultyTool)
  await expect(dialog.getByText('Claude Messages, 1 tool')).toBeVisible()
  const repairs = dialog.getByRole('region', { name: 'Repairs' })
  await expect(repairs.getByRole('checkbox')).toHaveCount(3)
  await expect(repairs.getByText('3 of 3 will be made')).toBeVisible()
  const optIn = dialog.getByRole('region', { name: 'Only if you choose so' })
  await expect(optIn.getByRole('checkbox')).not.toBeChecked()

  await repairs.getByRole('checkbox', { name: /look-alike/i }).uncheck()
  await expect(dialog.getByText('No tool can be read without the repair below.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Line 2, column 3' }).first().click()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  const caret = dialog.getByRole('textbox').evaluate((field: HTMLTextAreaElement) => {
    return field.selectionStart
  })
  expect(await caret).toBe(faultyTool.indexOf('“'))
  await repairs.getByRole('button', { name: 'Apply all' }).click()

  await repairs.getByRole('checkbox', { name: /"int"/ }).uncheck()
  await expect(repairs.getByText('2 of 3 will be made')).toBeVisible()
  await optIn.getByRole('checkbox').check()
  await dialog.getByText('What changes, line by line').click()
  await expectAccessible(page)
  await picture(page, 'import-anything-2-repairs')
  await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
  await expect(page.getByText(/1 tool added, 3 repairs made/)).toBeVisible()

  await jsonReady(page)
  expect(JSON.parse(await documentText(page))).toMatchObject({
    inputSchema: {
      type: 'object',
      properties: { number: { type: 'int' }, note: { type: 'string' } },
      required: ['number'],
    },
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toolRows(page)).toHaveText([/New tool/])
})

test('operations of an API document are chosen and come in as drafts', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = importDialog(page)
  const opener = dialog.getByRole('button', { name: 'Open a file' })
  await chooseFile(opener, 'club.yaml', apiDocument(1000))
  await expect(dialog.getByText('OpenAPI 3.0.3: Ladder club')).toBeVisible()
  const list = dialog.getByRole('list', { name: 'Operations' })
  await list.focus()
  await page.keyboard.press('End')
  await expect(list.getByText('/rungs/999')).toBeVisible()
  await dialog.getByLabel('Tag').selectOption('ladders')
  await dialog.getByRole('button', { name: 'Choose all 2 shown' }).click()
  await dialog.getByLabel('Tag').selectOption('')
  await dialog.getByLabel('Filter operations').fill('member')
  const member = dialog.getByRole('checkbox', { name: /GET \/members/ })
  await member.check()
  await expect(dialog.getByText('3 of 1,003 chosen')).toBeVisible()
  await expect(dialog.getByText('The operation is deprecated', { exact: false })).toBeVisible()
  await member.uncheck()
  await dialog.getByLabel('Filter operations').fill('')
  await expectAccessible(page)
  await picture(page, 'import-anything-3-api')
  await dialog.getByRole('button', { name: 'Add 2 tools' }).click()
  await expect(toolRows(page)).toHaveText([/listLadders/, /addLadder/])
  await page.getByRole('button', { name: 'Open the checklist' }).click()
  await expect(page.getByRole('tab', { name: 'Checklist' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a name that vendors refuse has proposals in the import and at its field', async ({
  page,
}) => {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, chineseTools)
  await expect(dialog.getByText('2 names are not taken by every vendor.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use query_order', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Keep 查询订单' })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'import-anything-4-names')
  await dialog.getByRole('button', { name: 'Add 2 tools' }).click()
  await expect(nameField(page)).toHaveValue('query_order')
  await expect(titleField(page)).toHaveValue('查询订单')

  await toolRows(page).nth(1).click()
  await expect(nameField(page)).toHaveValue('ladders.find')
  await nameField(page).fill('订单查询')
  const finding = findingInForm(page, 'name-portable')
  await expect(finding.getByText('taken: the same as query_order')).toBeVisible()
  await expect(finding.getByText('spelt in pinyin')).toBeVisible()
  await picture(page, 'import-anything-5-field')
  await finding.getByRole('button', { name: 'Use order_query' }).click()
  await expect(nameField(page)).toHaveValue('order_query')
})

test('the error of a text is where the caret goes', async ({ page }) => {
  await openStudio(page)
  await jsonReady(page)
  await page.locator('.monaco-editor textarea, .monaco-editor [role="textbox"]').first().focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(',,')
  await page.getByRole('button', { name: 'Go to the error' }).click()
  await expect(page.locator('.monaco-editor.focused')).toBeVisible()
  await page.keyboard.type('@')
  expect(await documentText(page)).toContain('@,')
})

test.describe('in Chinese, dark, on a phone', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 390, height: 844 } })

  test('the dialog can be read and used', async ({ page }) => {
    await openStudio(page)
    await page.getByRole('button', { name: '粘贴或拖入定义' }).click()
    const dialog = importDialog(page)
    await dialog.getByRole('textbox').fill(faultyTool)
    await expect(dialog.getByText('共3处，将修复3处')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByText('共3处，将修复3处').scrollIntoViewIfNeeded()
    await picture(page, 'import-anything-6-phone-repairs')
    await dialog.getByRole('textbox').fill(apiDocument(12))
    await expect(dialog.getByText('OpenAPI 3.0.3：Ladder club')).toBeVisible()
    await dialog.getByText('共15个，已选14个').scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await picture(page, 'import-anything-7-phone-api')
    await dialog.getByRole('textbox').first().fill(chineseTools)
    await expect(dialog.getByRole('button', { name: '改用query_order', exact: true })).toBeVisible()
    await dialog.getByText('找到的工具').scrollIntoViewIfNeeded()
    await picture(page, 'import-anything-8-phone-names')
  })
})
