import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonReady, pasteOver } from './json-editor'
import { bookDocument } from './sample-book-tool'
import { losingDocument } from './sample-losing-tool'
import { openLibrary, openShare, shareDialog } from './shared-set'
import { chooseInSets, nameField, openStudio, saved, toolRows } from './studio'

/** Makes the link of a set with these documents. */
async function linkOf(page: Page, ...documents: string[]): Promise<string> {
  await openLibrary(page, ...documents)
  return openShare(page)
}

test('a link opens in another browser, shows the same set, and a copy goes on there', async ({
  page,
  openReader,
}) => {
  await linkOf(page, bookDocument, losingDocument)
  const dialog = shareDialog(page)
  await dialog.getByLabel('Who shares').fill('Mei, library')
  await dialog.getByLabel('Note to the reader').fill('Look hardest at renew_loan.')
  await expect(dialog.getByText('Only this computer can open this link.')).toBeVisible()
  await expect(dialog.getByText('Everything is in the link itself.')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'share-1-dialog')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  const link = (await copiedText(page)) ?? ''

  const reader = await openReader()
  await openStudio(reader)
  await nameField(reader).fill('own_work')
  await saved(reader, 'own_work')
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: 'Library desk' })).toBeVisible()
  await expect(reader.getByText(/Shared by Mei, library, .*2 tools/)).toBeVisible()
  await expect(reader.getByText('Look hardest at renew_loan.')).toBeVisible()
  await expect(reader.locator('article[data-entry]')).toHaveCount(2)
  const first = reader.getByRole('article', { name: 'Find a book' })
  await expect(first.getByText('Reads only')).toBeVisible()
  await expect(
    first.getByText('For films and music, use find_film.', { exact: true }),
  ).toBeVisible()
  await expect(first.getByRole('img', { name: '100 of 100' })).toBeVisible()
  await expectAccessible(reader)
  await picture(reader, 'share-2-reader')
  await first.getByText('This tool as JSON').click()
  expect(await first.locator('pre').last().textContent()).toBe(bookDocument)

  await reader.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(toolRows(reader)).toHaveText([/find_book/, /renew_loan/])
  await expect(reader.getByLabel('Title of this set')).toHaveValue('Library desk')
  await jsonReady(reader)
  expect(await documentText(reader)).toBe(bookDocument)
  await nameField(reader).fill('find_books')
  await saved(reader, 'find_books')
  await reader.reload()
  await expect(nameField(reader)).toHaveValue('find_books')
  await reader.getByRole('button', { name: 'Sets' }).click()
  await reader.getByRole('menuitem', { name: /^Untitled set/ }).click()
  await expect(nameField(reader)).toHaveValue('own_work')
  await chooseInSets(reader, 'Library desk')
  await expect(nameField(reader)).toHaveValue('find_books')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(nameField(page)).toHaveValue('find_book')
})

test('a link that did not arrive whole says what is wrong, and offers a way on', async ({
  page,
  openReader,
}) => {
  const link = await linkOf(page, bookDocument)
  const reader = await openReader()
  await openStudio(reader)
  await nameField(reader).fill('own_work')
  await saved(reader, 'own_work')
  const middle = Math.floor(link.length / 2)
  const changed = link[middle] === 'x' ? 'y' : 'x'
  const broken = {
    'This link is cut off': link.slice(0, -20),
    'This link is damaged': link.slice(0, middle) + changed + link.slice(middle + 1),
    'This is a shortened link': `${link.slice(0, middle)}[…]${link.slice(-12)}`,
    'This is not a Toolwright link': `${link.split('#')[0]}#/settings/../%00%ff{rubbish}`,
    'There is no link here': `${link.split('#')[0]}#s=`,
  }
  for (const [title, address] of Object.entries(broken))
    await test.step(title, async () => {
      await reader.goto('about:blank')
      await reader.goto(address)
      await expect(reader.getByRole('heading', { name: title })).toBeVisible()
      await expect(reader.getByText('Your own work in this browser is untouched.')).toBeVisible()
    })
  await reader.goto(broken['This link is cut off'])
  await expect(reader.getByText('(characters: 20)')).toBeVisible()
  await expectAccessible(reader)
  await picture(reader, 'share-3-cut')
  const again = reader.getByLabel('Paste the link again')
  await again.fill('nothing')
  await reader.getByRole('button', { name: 'Open the link' }).click()
  await expect(reader.getByText('Still not readable:')).toBeVisible()
  await again.fill(`Here it is:\n<${link}>, please look`)
  await reader.getByRole('button', { name: 'Open the link' }).click()
  await expect(reader.getByRole('heading', { name: 'Library desk' })).toBeVisible()

  await reader.goto(broken['This link is damaged'])
  await reader.getByRole('button', { name: 'Open my own work' }).click()
  await expect(nameField(reader)).toHaveValue('own_work')
  expect(reader.url()).not.toContain('#')
})

test('markup in a link is shown as the text it is', async ({ page, openReader }) => {
  const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const hostile = JSON.stringify({
    name: 'say_it',
    title: markup,
    description: { does: markup, when: '[a](javascript:alert(3))' },
    inputSchema: {
      type: 'object',
      properties: { [markup]: { type: 'string', description: markup, enum: [markup] } },
    },
    contract: { note: markup },
    inputExamples: [{ text: markup }],
  })
  const link = await linkOf(page, hostile)
  const reader = await openReader()
  const opened: string[] = []
  reader.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: markup })).toBeVisible()
  await expect(reader.getByRole('article').first()).toContainText('[a](javascript:alert(3))')
  await reader.getByText('This tool as JSON').click()
  expect(await reader.locator('main img, main script, main a[href^="javascript"]').count()).toBe(0)
  await reader.getByRole('button', { name: 'Edit a copy' }).click()
  await jsonReady(reader)
  await expect(reader.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(markup)
  expect(await reader.locator('img[src="x"], body script:not([src])').count()).toBe(0)
  expect(opened).toEqual([])
})

test('some tools are shared, with what is wished, by link, code or file', async ({
  page,
  openReader,
}) => {
  test.slow()
  const whole = await linkOf(page, bookDocument, losingDocument)
  const dialog = shareDialog(page)
  await dialog.getByText('Some tools').click()
  await dialog.getByRole('button', { name: 'None', exact: true }).click()
  await expect(dialog.getByText('Choose at least one tool.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Download file' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'renew_loan' }).check()
  const field = dialog.getByRole('textbox', { name: /^Link/ })
  await expect(field).not.toHaveValue(whole)
  const link = await field.inputValue()
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(
    dialog.getByRole('img', { name: /^QR code of the link, \d+ characters$/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'share-6-some-and-code')
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as SVG' }).click(),
  ])
  expect(svg.suggestedFilename()).toBe('Library-desk.qr.svg')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download file' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).not.toContain('find_book')
  const reader = await openReader()
  await reader.goto(link)
  await expect(reader.locator('article[data-entry]')).toHaveCount(1)
  await expect(reader.getByRole('heading', { name: 'Renew a loan' }).first()).toBeVisible()
})

test('a secret is pointed out before there is a link', async ({ page }) => {
  const key = `sk-proj-${'a1B2c3D4'.repeat(6)}`
  await openStudio(page)
  await pasteOver(page, losingDocument.replace('three weeks.', `three weeks. ${key}`))
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = shareDialog(page)
  await expect(dialog.getByText('API key in renew_loan, at description.does')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Link/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'These are not secrets: show the link' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Link/ })).toHaveValue(/#s=/)
})

test.describe('on a phone, in dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } })

  test('a link can be read', async ({ page, openReader }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const link = await linkOf(page, bookDocument, losingDocument)
    const reader = await openReader()
    await reader.emulateMedia({ colorScheme: 'dark' })
    await reader.goto(link)
    await expect(reader.getByRole('heading', { name: 'Find a book' })).toBeVisible()
    await expectAccessible(reader)
    await picture(reader, 'share-4-phone-dark')
    await reader.getByRole('combobox', { name: 'Go to a tool' }).selectOption({ index: 1 })
    await expect(reader.getByRole('heading', { name: 'Renew a loan' })).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Find a book' })).toBeHidden()
    expect(
      await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await picture(reader, 'share-5-phone-second')
  })
})
