import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Browser, Download, Page } from '@playwright/test'
import { dropFile } from './bring-in'
import { expect, expectAccessible, picture, test } from './fixtures'
import { bookDocument } from './sample-book-tool'
import { losingDocument } from './sample-losing-tool'
import { openLibrary, openShare, shareDialog } from './shared-set'
import { saved } from './studio'

/** What a click lets one keep, as a file of the test. */
async function download(page: Page, click: () => Promise<void>): Promise<Download> {
  const [kept] = await Promise.all([page.waitForEvent('download'), click()])
  return kept
}

/** A page of a browser that has no studio: whatever it asks for beside the file, or complains of, is noted. */
async function openFile(browser: Browser, address: string, locale: string) {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', offline: true })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (problem) => faults.push(problem.message))
  page.on('request', (request) => {
    const isOwn = request.url() === address || /^(data|blob):/.test(request.url())
    if (!isOwn) faults.push(`asked for ${request.url()}`)
  })
  await page.goto(address)
  return { page, faults, close: () => context.close() }
}

test('a set saved as one HTML file is reviewed without the studio, and the review file is merged', async ({
  page,
  browser,
}, testInfo) => {
  // Two people, and accessibility looked at on both sides.
  test.slow()
  await openLibrary(page, bookDocument, losingDocument)
  await saved(page, 'find_book')
  await openShare(page)
  await shareDialog(page).getByRole('button', { name: 'As one HTML file' }).click()
  await expect(shareDialog(page).getByText(/^The file has [\d,]+ kB\.$/)).toBeVisible()
  await expectAccessible(page)
  const html = await download(page, () =>
    shareDialog(page).getByRole('button', { name: 'Save HTML file' }).click(),
  )
  expect(html.suggestedFilename()).toBe('Library-desk.review.html')
  await shareDialog(page).getByRole('button', { name: 'Done' }).click()
  const file = testInfo.outputPath('page.html')
  await html.saveAs(file)

  const reader = await openFile(browser, pathToFileURL(file).href, 'en-GB')
  const sheet = reader.page
  const card = sheet.getByRole('article', { name: 'Find a book' })
  await card.getByRole('button', { name: 'Comment on: Not when' }).click()
  await sheet.keyboard.type('What about e-books?')
  await sheet.keyboard.press('Control+Enter')
  await sheet.getByRole('dialog').getByRole('textbox').fill('Wang Fang')
  await sheet.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Sign off: Find a book' }).click()
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expectAccessible(sheet)
  await picture(sheet, 'review-4-file')
  await expect(sheet.getByRole('button', { name: 'Edit a copy' })).toHaveCount(0)
  await sheet.reload()
  await expect(sheet.getByText('1 remark, 1 line signed')).toBeVisible()
  await sheet.getByRole('button', { name: 'Send back' }).click()
  const review = await download(sheet, () =>
    sheet.getByRole('menuitem', { name: 'Save review file' }).click(),
  )
  expect(review.suggestedFilename()).toBe('Library-desk.review.json')
  const back = testInfo.outputPath('review.json')
  await review.saveAs(back)
  expect(reader.faults).toEqual([])
  await reader.close()

  const over = page.locator('body')
  await dropFile(over, { name: 'Library-desk.review.json', text: await readFile(back, 'utf8') })
  const merge = page.getByRole('dialog', { name: 'Merge a review' })
  await expect(merge.getByText('It is about the set on screen, as it stands now.')).toBeVisible()
  await merge.getByRole('button', { name: 'Merge' }).click()
  const pane = page.getByRole('tabpanel', { name: 'Review' })
  await expect(pane.getByText('What about e-books?')).toBeVisible()
  await expect(pane.getByText('Wang Fang approved')).toBeVisible()
})

test('such a file is in the reader’s language, and works where the browser keeps nothing', async ({
  page,
  browser,
  openReader,
}, testInfo) => {
  await openLibrary(page, bookDocument)
  const link = await openShare(page)
  const shared = await openReader()
  await shared.goto(link)
  await shared.getByRole('button', { name: 'Download file' }).click()
  await shared.getByRole('menuitem', { name: 'This page as one HTML file' }).click()
  const html = await download(shared, () =>
    shared.getByRole('button', { name: 'Save HTML file' }).click(),
  )
  const file = testInfo.outputPath('page.html')
  await html.saveAs(file)
  expect(await readFile(file, 'utf8')).toContain("default-src 'none'")

  const reader = await openFile(browser, 'about:blank', 'zh-CN')
  // As in a browser that denies storage to files.
  await reader.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  reader.faults.length = 0
  await reader.page.goto(pathToFileURL(file).href)
  await expect(reader.page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await reader.page.getByRole('button', { name: '批准' }).click()
  await reader.page.getByRole('dialog').getByRole('textbox').fill('王芳')
  await reader.page.keyboard.press('Enter')
  await expect(reader.page.getByRole('button', { name: '已批准' })).toBeVisible()
  await expect(reader.page.getByText('本浏览器不会保存你的评审')).toBeVisible()
  const review = await download(reader.page, async () => {
    await reader.page.getByRole('button', { name: '发回给作者' }).click()
    await reader.page.getByRole('menuitem', { name: '保存评审文件' }).click()
  })
  expect(await readFile(await review.path(), 'utf8')).toContain('"says": "approve"')
  expect(reader.faults.filter((fault) => !fault.startsWith('asked for file:'))).toEqual([])
  await reader.close()
})
