import type { Page } from '@playwright/test'
import { chooseFile, dropFile, importDialog, pasteIntoDialog } from './bring-in'
import { expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonEditor, jsonReady, pasteOver } from './json-editor'
import { bookDocument, bookTool } from './sample-book-tool'
import { chatTool } from './sample-definitions'
import { answerField, nameField, openStudio, saved, toolRows } from './studio'

test.beforeEach(async ({ page }) => {
  await openStudio(page)
  await nameField(page).fill('own_work')
})

/** What was open before stands as it was. */
async function expectUntouched(page: Page): Promise<void> {
  await expect(nameField(page)).toHaveValue('own_work')
  await expect(toolRows(page)).toHaveText([/own_work/])
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const deepSchema = (depth: number): string =>
  '{"type":"object","properties":{"in":'.repeat(depth) + '{"type":"string"}' + '}}'.repeat(depth)

const refused = [
  {
    what: 'text that is no JSON',
    text: 'please make me a tool',
    says: ['No tool definition was found in this text.'],
  },
  {
    what: 'JSON of a wrong shape',
    text: '{"colour": ["red", 7, null]}',
    says: ['No tool definition was found in this text.', 'A tool needs at least a name'],
  },
  {
    what: 'a number',
    text: '42',
    says: ['No tool definition was found in this text.'],
  },
  {
    what: 'far too many levels',
    text: nested(5_000),
    says: ['Nested more than 512 levels deep.', 'Line 1, column 513'],
  },
]

test('what cannot be read says where and what to do, and touches nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = importDialog(page)
  for (const { what, text, says } of refused)
    await test.step(what, async () => {
      await dialog.getByLabel('Paste a definition').fill(text)
      for (const sentence of says) await expect(dialog.getByText(sentence).first()).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
    })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectUntouched(page)
})

test('a broken list says its line, and the tools that can be read are offered', async ({
  page,
}) => {
  const broken = `[\n${JSON.stringify(chatTool)},\n{"name": "half", "inputSchema": {"type": "obj\n]`
  const dialog = await pasteIntoDialog(page, broken)
  await expect(dialog.getByText('The text is not JSON')).toBeVisible()
  await expect(dialog.getByText(/^Line 3, column \d+/).first()).toBeVisible()
  await expect(dialog.getByText('book_room', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'bad-input-1-broken')
})

test('curly quotes are named, and replaced unless that is refused', async ({ page }) => {
  const curly = JSON.stringify(chatTool, null, 2).replace('"book_room"', '“book_room”')
  const dialog = await pasteIntoDialog(page, curly)
  await expect(dialog.getByText(/U\+201C\) looks right, but JSON needs/).first()).toBeVisible()
  await expect(dialog.getByText('1 of 1 will be made')).toBeVisible()
  await dialog.getByText('What changes, line by line').click()
  await expectAccessible(page)
  await picture(page, 'bad-input-2-curly')
  const repair = dialog.getByRole('checkbox', { name: /^Look-alike quotes/ })
  await repair.uncheck()
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await repair.check()
  await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
  await expect(toolRows(page)).toHaveText([/own_work/, /book_room/])

  await pasteOver(page, bookDocument.replace('"Find a book"', '“Find a book”'))
  const banner = page.getByRole('main').getByRole('alert')
  await expect(banner).toContainText('line 3')
  await banner.getByRole('button', { name: 'Go to the error' }).click()
  await jsonEditor(page).focus()
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'End', 'Control+.'])
    await page.keyboard.press(key)
  await page.getByText('Replace it with "').last().click()
  await expect(banner).toContainText('line 3')
  expect(await documentText(page)).toContain('"title": "Find a book”')
})

test('64 levels are read and shown', async ({ page }) => {
  const deep = `{"name": "dig_down", "description": "Digs.", "inputSchema": ${deepSchema(64)}}`
  const dialog = await pasteIntoDialog(page, deep)
  await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
  await expect(toolRows(page)).toHaveText([/own_work/, /dig_down/])
  await expect(nameField(page)).toHaveValue('dig_down')
  await jsonReady(page)
  expect(JSON.parse(await documentText(page))).toEqual(JSON.parse(deep))
  await expect(page.getByRole('button', { name: 'Details of in' })).toHaveCount(64)
})

test('a file that is no text is named with the reason, wherever it comes in', async ({ page }) => {
  await page.getByRole('button', { name: 'Import' }).click()
  const open = importDialog(page).getByRole('button', { name: 'Open a file' })
  await chooseFile(open, 'picture.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]))
  await expect(importDialog(page).getByText('picture.json is not a text file.')).toBeVisible()
  await importDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await dropFile(page.getByRole('main'), { name: 'noise.json', text: '\u0000\u0001\u0000' })
  await expect(importDialog(page).getByText('noise.json is not a text file.')).toBeVisible()
  await importDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expectUntouched(page)
})

test('any JSON that is no tool can stand in the text, and is kept', async ({ page }) => {
  for (const text of ['[1, 2]', '"words"', `{"name": 7, "description": [1], "inputSchema": 3}`]) {
    await pasteOver(page, text)
    await expect.poll(() => documentText(page)).toBe(text)
  }
  await expect(nameField(page)).toHaveValue('7')
  await expect(page.getByText('The description is neither text nor answers.')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'bad-input-3-strange')
  await page.getByRole('button', { name: 'Replace it by five answers' }).click()
  await expect(answerField(page, 'does')).toBeVisible()
})

test('a hash of rubbish is said to be no link, and the own work is a click away', async ({
  page,
}) => {
  await saved(page, 'own_work')
  for (const hash of [
    `#${'%F0%9F'.repeat(50)}`,
    '#s',
    '#/a/b?c={"d":1}',
    `#s=${'A'.repeat(3_000)}`,
  ]) {
    await page.goto('about:blank')
    await page.goto(`./${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This .*link/)
    await expect(page.getByText('Your own work in this browser is untouched.')).toBeVisible()
    await page.getByRole('button', { name: 'Open my own work' }).click()
    await expectUntouched(page)
  }
  await page.goto('./#form')
  await expectUntouched(page)
})

test.describe('in dark and in Chinese', () => {
  test.use({ colorScheme: 'dark', locale: 'zh-CN' })

  test('an error in the text is said in Chinese, and the form stands still', async ({ page }) => {
    await pasteOver(page, bookDocument)
    await expect(nameField(page)).toHaveValue(bookTool.name)
    await pasteOver(page, bookDocument.replace('{', '｛'))
    await expect(page.getByRole('main').getByRole('alert')).toContainText('文本第1行有错误')
    await expect(nameField(page)).toHaveValue(bookTool.name)
    await expect(nameField(page)).toBeDisabled()
    await expectAccessible(page)
    await picture(page, 'bad-input-4-dark-chinese')
  })
})
