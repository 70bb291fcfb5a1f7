import type { Locator, Page } from '@playwright/test'
import { encodeLink } from '../src/core/share/encode-link'
import { withPlace } from '../src/core/share/link-place'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonReady } from './json-editor'
import { bookDocument } from './sample-book-tool'
import { losingDocument } from './sample-losing-tool'
import { openLibrary, openShare, shareDialog } from './shared-set'
import { saved } from './studio'

/** A set of two tools in the author's studio, and the link that it is shared by. */
async function sharedSet(page: Page): Promise<string> {
  await openLibrary(page, bookDocument, losingDocument)
  await saved(page, 'find_book')
  const link = await openShare(page)
  await shareDialog(page).getByRole('button', { name: 'Done' }).click()
  return link
}

/** Gives the name that the page asks for once. */
async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** The link back, from the clipboard as the page filled it. */
async function linkBack(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('.verdict button', { hasText: /Copy review link|复制评审链接/ }).click()
  await expect(page.getByText(/^Copied\. Send it|^已复制，请发给/)).toBeVisible()
  return (await copiedText(page)) ?? ''
}

test('a reviewer comments, suggests, signs and approves; the author merges, accepts and takes it back', async ({
  page,
  openReader,
}) => {
  // Two people, and accessibility looked at on three of their pages.
  test.slow()
  const link = await sharedSet(page)
  const reader = await openReader()
  await reader.goto(link)
  const card = reader.getByRole('article', { name: 'Find a book' })
  await card.getByRole('button', { name: 'Comment on: Not when' }).press('Enter')
  await reader.keyboard.type('What about e-books?')
  await reader.keyboard.press('Control+Enter')
  await giveName(reader, 'Wang Fang')
  await expect(card.getByText('What about e-books?')).toBeVisible()

  await card.getByRole('button', { name: 'Comment on: Limits' }).click()
  await card.getByRole('button', { name: 'Suggest wording' }).click()
  await card.getByLabel('Your wording').fill('At most ten books at once.')
  await card.getByRole('button', { name: 'Add suggestion' }).click()
  await card.getByRole('button', { name: 'Sign off: Find a book' }).click()
  await expect(card.getByText('Signed off by you')).toBeVisible()
  await reader.getByRole('button', { name: 'Approve' }).click()
  await expect(reader.getByRole('button', { name: 'Approved' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(reader)
  await picture(reader, 'review-1-reader')
  await reader.reload()
  await expect(card.getByText('What about e-books?')).toBeVisible()
  await expect(reader.getByText('2 remarks, 1 line signed')).toBeVisible()
  const back = await linkBack(reader)
  // Only the review travels back, so that it stays short for any chat, however large the set.
  expect(back.length).toBeLessThan(800)

  await jsonReady(page)
  const before = await documentText(page)
  await page.goto('about:blank')
  await page.goto(back)
  await expect(page.getByRole('heading', { name: 'Review of “Library desk”' })).toBeVisible()
  await expect(page.getByText('2 remarks, 1 line signed, approved by Wang Fang')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge into my set' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge a review' })
  await expect(dialog.getByText('It is about the set on screen, as it stands now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  const pane = page.getByRole('tabpanel', { name: 'Review' })
  await expect(pane.getByText('What about e-books?')).toBeVisible()
  await expect(pane.getByText('Wang Fang approved')).toBeVisible()
  await expect(page.getByRole('img', { name: '2 open remarks' })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'review-2-author')

  await pane.getByRole('button', { name: 'Accept' }).click()
  await giveName(page, 'Mei')
  await page.getByRole('tab', { name: 'JSON' }).click()
  await jsonReady(page)
  await expect.poll(() => documentText(page)).toContain('At most ten books at once.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => documentText(page)).toBe(before)
  await expect(page.getByRole('tab', { name: 'Review' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Review' })).toHaveCount(0)
})

test.describe('in Chinese, on a phone, in dark', () => {
  test.use({ colorScheme: 'dark' })

  test('changes are asked for, and a sign-off for an earlier version counts no more', async ({
    page,
    openReader,
  }) => {
    test.slow()
    const link = await sharedSet(page)
    const reader = await openReader()
    await reader.setViewportSize({ width: 360, height: 740 })
    await reader.emulateMedia({ colorScheme: 'dark' })
    await reader.goto(link)
    await reader.getByRole('button', { name: '中文' }).click()
    await reader.getByRole('button', { name: '签字确认：Find a book' }).click()
    await giveName(reader, '王芳')
    await expect(reader.getByText('你已签字')).toBeVisible()
    await reader.getByRole('button', { name: '要求修改' }).click()
    await expect(reader.getByRole('button', { name: '已要求修改' })).toBeVisible()
    await expectAccessible(reader)
    expect(
      await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await picture(reader, 'review-3-phone-zh')
    await reader.setViewportSize({ width: 1280, height: 800 })
    const back = await linkBack(reader)

    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Find any book')
    await page.getByLabel('Title of this set').blur()
    await saved(page, 'find_book')
    await page.goto('about:blank')
    await page.goto(back)
    await page.getByRole('button', { name: 'Merge into my set' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge a review' })
    await expect(dialog.getByText(/an earlier version of the set on screen/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    const pane = page.getByRole('tabpanel', { name: 'Review' })
    await expect(pane.getByText('Signed by 王芳, given for an earlier version')).toBeVisible()
    await expect(pane.getByText('given for an earlier version').first()).toBeVisible()
  })
})

test('a link leads to a tool, a field, a finding or a comment, and says so where it is not there', async ({
  page,
  openReader,
}) => {
  test.slow()
  const link = await sharedSet(page)
  const reader = await openReader()
  await reader.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.goto(link)
  const card = reader.getByRole('article', { name: 'Renew a loan' })
  const copied = async () => {
    await expect(reader.getByText('Link copied').first()).toBeVisible()
    return (await copiedText(reader)) ?? ''
  }
  await card.getByRole('button', { name: 'Copy link to this: Renew a loan' }).click()
  const links = { tool: await copied(), field: '', finding: '', comment: '' }
  const linkAt = async (opener: Locator) => {
    await opener.click()
    await card.getByRole('button', { name: 'Copy link to this' }).last().click()
    await expect(card.getByText('Link copied').last()).toBeVisible()
    const url = (await copiedText(reader)) ?? ''
    await reader.keyboard.press('Escape')
    return url
  }
  links.field = await linkAt(card.getByRole('button', { name: 'Comment on: Limits' }))
  links.finding = await linkAt(card.locator('.found .cm button').first())
  await card.getByRole('button', { name: 'Comment on: Gives back' }).click()
  await reader.keyboard.type('Which date?')
  await reader.keyboard.press('Control+Enter')
  await giveName(reader, 'Li Na')
  await card
    .getByRole('group', { name: 'Li Na' })
    .getByRole('button', { name: /^Copy link/ })
    .click()
  links.comment = await copied()
  const other = await openReader()
  await other.setViewportSize({ width: 390, height: 844 })
  const marked = other.locator('[data-place]')
  for (const [kind, url] of Object.entries(links))
    await test.step(kind, async () => {
      await other.goto('about:blank')
      // As a chat application hands it on.
      await other.goto(kind === 'field' ? url.replace('#s=', '#s%3D') : `${url}&from=chat`)
      // It waits for the checks, since what they found is a place too.
      await expect(marked).toHaveCount(1, { timeout: 60_000 })
      await expect(marked).toBeInViewport()
      await expect(marked).toBeFocused()
      await expect(other.getByRole('heading', { name: 'Renew a loan' })).toBeVisible()
    })
  await expect(marked).toContainText('Which date?')
  await expectAccessible(other)
  await picture(other, 'review-5-place')

  await other.goto('about:blank')
  await other.goto(links.field.slice(0, -1))
  await expect(other.getByText('The end of this link was cut or changed')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Find a book' })).toBeVisible()

  const [set = ''] = links.tool.split(withPlace('', { tool: 1 }))
  await other.goto('about:blank')
  await other.goto(withPlace(set, { tool: 7 }))
  await expect(other.getByText('is not on this page')).toBeVisible()
})

test('a link to a field that is too deep to be drawn leads to the nearest one above it, and says so', async ({
  page,
}) => {
  const path = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => `/properties/level${depth}`)
  const nested = [...path].reduceRight<object>(
    (inner, step) => ({ type: 'object', properties: { [step.split('/').at(-1)!]: inner } }),
    { type: 'string', description: 'The innermost.' },
  )
  const link = encodeLink(
    JSON.stringify({
      toolwright: 1,
      title: 'Deep',
      tools: [{ name: 'deep', inputSchema: nested }],
    }),
    './',
  )
  if (!link.ok) throw new Error(link.reason)
  await page.goto(withPlace(link.url, { tool: 0, path: `/inputSchema${path.join('')}` }))
  const marked = page.locator('[data-place]')
  await expect(marked).toBeFocused({ timeout: 60_000 })
  await expect(marked.locator('code').first()).toHaveText(/^level[3-7]$/)
  await expect(page.getByText('stands too deep to have a line of its own')).toBeVisible()
  await expectAccessible(page)
})

test('a review is printed, and copied as Markdown', async ({ page, openReader }) => {
  const link = await sharedSet(page)
  const reader = await openReader()
  await reader.goto(link)
  await reader.getByRole('button', { name: 'Sign off: Find a book' }).click()
  await giveName(reader, 'Wang Fang')
  await reader.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.getByRole('button', { name: 'Send back' }).click()
  await reader.getByRole('menuitem', { name: 'Copy as Markdown' }).click()
  await expect(reader.getByText('Copied as Markdown')).toBeVisible()
  const markdown = (await copiedText(reader)) ?? ''
  expect(markdown).toMatch(/^#+ Review of “Library desk”/)
  expect(markdown).toContain('Wang Fang')

  await reader.emulateMedia({ media: 'print' })
  await expect(reader.getByRole('heading', { name: 'Renew a loan' })).toBeVisible()
  await expect(reader.getByText('Signed off by you')).toBeVisible()
  for (const name of ['Approve', 'Edit a copy', 'Comment on: Limits'])
    await expect(reader.getByRole('button', { name }).first()).toBeHidden()
  await picture(reader, 'review-6-print')
})
