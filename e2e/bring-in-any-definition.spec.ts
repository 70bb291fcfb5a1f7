import { chooseFile, dropFile, importDialog, pasteIntoDialog } from './bring-in'
import { expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonReady, pasteHere, pasteOver } from './json-editor'
import { bookTool } from './sample-book-tool'
import { chatTool, claudeTool, definitions, toolsList } from './sample-definitions'
import { nameField, openStudio, tab, titleField, toolRows, writeBookTool } from './studio'

test.beforeEach(async ({ page }) => openStudio(page))

test('each kind of definition is named, and every tool in it listed', async ({ page }) => {
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = importDialog(page)
  for (const { what, text, dialect, tools } of definitions)
    await test.step(what, async () => {
      await dialog.getByLabel('Paste a definition').fill(text)
      const count = tools.length === 1 ? '1 tool' : `${tools.length} tools`
      await expect(dialog.getByText(`${dialect}, ${count}`)).toBeVisible()
      const found = dialog.getByRole('listitem').filter({ hasText: /_rooms?/ })
      await expect(found).toHaveCount(tools.length)
      for (const [i, name] of tools.entries()) await expect(found.nth(i)).toContainText(name)
      await expect(dialog.getByRole('button', { name: `Add ${count}` })).toBeEnabled()
    })
  await expectAccessible(page)
  await picture(page, 'bring-in-1-dialog')
})

test('what was read is added as it stands, with a report that can be read again', async ({
  page,
}) => {
  const withMore = { ...claudeTool, cache_control: { type: 'ephemeral' }, 'x-owner': 'rooms' }
  const dialog = await pasteIntoDialog(page, JSON.stringify([chatTool, withMore]))
  await expect(dialog.getByText('1 note on what was read')).toBeVisible()
  await expect(dialog.getByText('The field "x-owner" is not known in this dialect')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 2 tools' }).click()
  await expect(toolRows(page)).toHaveText([/book_room/, /free_room/])
  await page.getByRole('button', { name: 'Show the report' }).click()
  const report = page.getByRole('dialog', { name: 'Import report' })
  await expect(report.getByText('Several dialects, 2 tools')).toBeVisible()
  await expect(report.getByText('1 note on what was read')).toBeVisible()
  await report.getByRole('button', { name: 'Close' }).last().click()

  await toolRows(page).nth(1).click()
  await jsonReady(page)
  const document: unknown = JSON.parse(await documentText(page))
  expect(document).toMatchObject({
    name: 'free_room',
    description: claudeTool.description,
    inputSchema: claudeTool.input_schema,
  })
  expect(JSON.stringify(document)).toContain('"x-owner":"rooms"')
  expect(JSON.stringify(document)).toContain('"cache_control":{"type":"ephemeral"}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toolRows(page)).toHaveText([/New tool/])
})

test('a definition pasted on the page, dropped on it or opened from a file is offered', async ({
  page,
}) => {
  const dialog = importDialog(page)
  await page.getByRole('heading', { name: 'Parameters' }).click()
  await pasteHere(page, JSON.stringify(claudeTool))
  await expect(dialog.getByText('Claude Messages, 1 tool')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 tool' }).click()

  await dropFile(page.getByRole('main'), { name: 'rooms.json', text: JSON.stringify(chatTool) })
  await expect(dialog.getByText('OpenAI Chat Completions, 1 tool')).toBeVisible()
  await expect(dialog.getByText('rooms.json').first()).toBeVisible()
  await dropFile(dialog, { name: 'shelves.json', text: toolsList(2) })
  await expect(dialog.getByText('MCP 2025-11-25, 2 tools')).toBeVisible()
  const second = dialog.getByRole('button', { name: 'Open a file' })
  await chooseFile(second, 'third.json', JSON.stringify({ ...claudeTool, name: 'lock_room' }))
  await expect(dialog.getByText('lock_room')).toBeVisible()
  await picture(page, 'bring-in-2-three-files')
  await dialog.getByRole('button', { name: 'Add 4 tools' }).click()
  await expect(toolRows(page)).toHaveText([
    /free_room/,
    /book_room/,
    /show_shelf_1/,
    /show_shelf_2/,
    /lock_room/,
  ])
})

test('a server’s list of 120 tools comes in whole', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'a file' })
  await chooseFile(opener, 'archive.json', toolsList(120))
  const dialog = importDialog(page)
  await expect(dialog.getByText('MCP 2025-11-25, 120 tools')).toBeVisible()
  await dialog.getByRole('list', { name: 'Tools found' }).focus()
  await page.keyboard.press('End')
  await expect(dialog.getByText('show_shelf_120')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 120 tools' }).click()
  await expect(page.getByRole('region', { name: 'This set' })).toContainText('120')
  await page.getByLabel('Filter tools').fill('shelf_119')
  await expect(toolRows(page)).toHaveText([/show_shelf_119/])
  await toolRows(page).click()
  await expect(nameField(page)).toHaveValue('show_shelf_119')
  await page.getByLabel('Filter tools').fill('')
  await jsonReady(page)
  await expectAccessible(page)
  await picture(page, 'bring-in-3-120-tools')
})

test('a file of ten megabytes is read, and the studio stays usable', async ({ page }) => {
  const text = toolsList(2_000, 4_600)
  expect(text.length).toBeGreaterThan(10_000_000)
  await chooseFile(page.getByRole('button', { name: 'a file' }), 'large.json', text)
  const dialog = importDialog(page)
  await expect(dialog.getByText('MCP 2025-11-25, 2,000 tools')).toBeVisible({ timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Add 2,000 tools' }).click()
  await expect(nameField(page)).toHaveValue('show_shelf_1', { timeout: 20_000 })
  await titleField(page).fill('First shelf')
  await expect(toolRows(page).first()).toContainText('show_shelf_1', { timeout: 20_000 })
})

test('a definition in another dialect pasted over the JSON is converted in one step', async ({
  page,
}) => {
  await writeBookTool(page)
  await pasteOver(page, JSON.stringify({ tools: [chatTool, claudeTool], model: 'any' }))
  await expect(
    page.getByText('This looked like several dialects: 2 tools, converted.'),
  ).toBeVisible()
  await expect(nameField(page)).toHaveValue('book_room')
  await expect(toolRows(page)).toHaveText([/book_room/, /free_room/])
  await expectAccessible(page)
  await picture(page, 'bring-in-4-pasted-over')
  await page.keyboard.press('Control+Z')
  await expect(nameField(page)).toHaveValue(bookTool.name)
  await expect(toolRows(page)).toHaveText([/find_book/])

  await pasteOver(page, JSON.stringify(claudeTool))
  await expect(page.getByText('This looked like Claude Messages: 1 tool, converted.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep as typed' }).click()
  expect(await documentText(page)).toBe(JSON.stringify(claudeTool))
})

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the dialog with repairs and notes is readable', async ({ page }) => {
    const odd = { ...claudeTool, input_schema: { type: 'OBJECT', properties: {} }, 'x-owner': 1 }
    const dialog = await pasteIntoDialog(page, JSON.stringify([odd, chatTool]))
    await expect(dialog.getByText('1 of 1 will be made')).toBeVisible()
    await dialog.getByText('What changes, line by line').click()
    await expectAccessible(page)
    await picture(page, 'bring-in-5-dark-repair')
    await expect(dialog.getByRole('checkbox', { name: /"OBJECT"/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Add 2 tools' }).click()
    await jsonReady(page)
    await tab(page, 'JSON')
    expect(JSON.parse(await documentText(page))).toMatchObject({ inputSchema: { type: 'object' } })
  })
})

test('a file dropped before the studio is loaded waits for it', async ({ page }) => {
  let load = (): void => undefined
  const isDropped = new Promise<void>((resolve) => (load = resolve))
  await page.route(/\/assets\/index-.*\.js$/, (route) => isDropped.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  const first = page.locator('#first-screen')
  await first.waitFor()
  await dropFile(first, { name: 'rooms.json', text: JSON.stringify(chatTool) })
  load()
  await expect(importDialog(page).getByText('OpenAI Chat Completions, 1 tool')).toBeVisible()
})
