import type { Page } from '@playwright/test'
import { expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonReady, pasteOver } from './json-editor'
import { bookDocument, bookTool } from './sample-book-tool'
import { losingDocument } from './sample-losing-tool'
import { chooseInSets, nameField, openStudio, saved, titleField, toolRows } from './studio'

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This set was changed in another tab.' })

test('a reload right after typing finds text, tool on screen, title and language', async ({
  page,
}) => {
  await openStudio(page)
  await pasteOver(page, losingDocument)
  await page.getByRole('button', { name: 'Add a tool' }).click()
  await nameField(page).fill(bookTool.name)
  await page.getByLabel('Title of this set').fill('Library desk')
  await page.getByRole('button', { name: '中文' }).click()
  await titleField(page).fill('找书')
  await page.reload()
  await expect(page.getByLabel('工具集名称')).toHaveValue('Library desk')
  await expect(toolRows(page)).toHaveText([/renew_loan/, /find_book/])
  await expect(nameField(page)).toHaveValue(bookTool.name)
  await expect(titleField(page)).toHaveValue('找书')
  await toolRows(page).first().click()
  await jsonReady(page)
  expect(await documentText(page)).toBe(losingDocument)
})

test('text with an error is found as it was left', async ({ page }) => {
  await openStudio(page)
  const broken = bookDocument.replace('"title": "Find a book",', '"title": “Find a book”,')
  await pasteOver(page, broken)
  await saved(page, '“Find a book”')
  await page.reload()
  await jsonReady(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The text has an error')
  expect(await documentText(page)).toBe(broken)
})

test('a crash loses at most the last second', async ({ page, context }) => {
  await openStudio(page)
  await nameField(page).fill(bookTool.name)
  await titleField(page).fill(bookTool.title)
  // Longer than the second that is promised.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)))
  await nameField(page).press('End')
  await page.keyboard.type('_x')
  const gone = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await gone
  const next = await context.newPage()
  await openStudio(next)
  await expect(titleField(next)).toHaveValue(bookTool.title)
  await expect(nameField(next)).toHaveValue(/^find_book/)
  await page.close()
})

test('several sets are kept, and the recent ones are a choice away', async ({ page }) => {
  await openStudio(page)
  await expect(page.getByRole('button', { name: 'a recent set' })).toHaveCount(0)
  for (const title of ['First', 'Second', 'Third']) {
    await page.getByLabel('Title of this set').fill(title)
    await nameField(page).fill(`find_${title.toLowerCase()}`)
    await saved(page, `find_${title.toLowerCase()}`)
    await chooseInSets(page, 'New set')
    await expect(nameField(page)).toHaveValue('')
  }
  await page.getByRole('button', { name: 'Sets' }).click()
  const stored = page.getByRole('menuitem', { name: /^(First|Second|Third)/ })
  await expect(stored).toHaveText([/^Third/, /^Second/, /^First/])
  await expectAccessible(page)
  await picture(page, 'reload-1-sets')
  await stored.nth(1).click()
  await expect(nameField(page)).toHaveValue('find_second')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await chooseInSets(page, 'New set')
  await page.getByRole('button', { name: 'a recent set' }).click()
  await page.getByRole('menuitem', { name: 'First' }).click()
  await expect(nameField(page)).toHaveValue('find_first')
})

/** Two tabs on one set, each with a change that the other has not seen. */
async function atOdds(page: Page): Promise<Page> {
  await openStudio(page)
  await nameField(page).fill('find_book')
  await saved(page, 'find_book')
  const other = await page.context().newPage()
  await openStudio(other)
  await expect(nameField(other)).toHaveValue('find_book')
  await nameField(page).fill('find_books')
  await expect(nameField(other)).toHaveValue('find_books')

  // The other tab takes a change and then is busy, so that it saves nothing while this one does.
  let letGo = () => {}
  const isFree = new Promise<void>((done) => (letGo = done))
  await other.route('**/busy', (route) => isFree.then(() => route.fulfill({ body: '' })))
  const isBusy = other.waitForRequest('**/busy')
  const typed = titleField(other).evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'Theirs'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const request = new XMLHttpRequest()
    request.open('GET', 'busy', false)
    request.send()
  })
  await isBusy
  await titleField(page).fill('Mine')
  await saved(page, 'Mine')
  letGo()
  await typed
  await expect(notice(other)).toBeVisible()
  return other
}

test('of two tabs at odds, the later can go on as a set of its own', async ({ page }) => {
  const other = await atOdds(page)
  await expectAccessible(other)
  await picture(other, 'reload-2-two-tabs')
  await notice(other).getByRole('button', { name: 'Keep mine as a new set' }).click()
  await saved(other, 'Theirs')
  await expect(notice(other)).toHaveCount(0)
  await expect(titleField(other)).toHaveValue('Theirs')
  await other.reload()
  await expect(titleField(other)).toHaveValue('Theirs')
  await page.reload()
  await expect(titleField(page)).toHaveValue('Mine')
})

test('of two tabs at odds, the later can show the other’s version', async ({ page }) => {
  const other = await atOdds(page)
  await notice(other).getByRole('button', { name: 'Show that version' }).click()
  await expect(titleField(other)).toHaveValue('Mine')
  await expect(notice(other)).toHaveCount(0)
  await titleField(other).fill('Both')
  await saved(other, 'Both')
  await expect(titleField(page)).toHaveValue('Both')
})

test('a browser that keeps nothing says so, and a file can be saved', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  )
  await openStudio(page)
  await nameField(page).fill(bookTool.name)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    'This browser does not keep anything: save a file',
  )
  await picture(page, 'reload-3-not-kept')
  const arriving = page.waitForEvent('download')
  await chooseInSets(page, 'Save as a file')
  expect((await arriving).suggestedFilename()).toBe('tools.toolwright.json')
})

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the notice of two tabs is readable', async ({ page }) => {
    const other = await atOdds(page)
    await expectAccessible(other)
  })
})
