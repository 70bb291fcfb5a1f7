import type { Locator, Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { earlier, later } from './sample-two-versions'
import { chooseInSets, openStudio, toolRows } from './studio'

const compareDialog = (page: Page): Locator => page.getByRole('dialog', { name: /→/ })
const history = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Snapshots|历史快照)$/ })
const group = (within: Page | Locator, name: string): Locator =>
  within.getByRole('region', { name: new RegExp(`^${name}`) })

/** The earlier version as the set on screen. */
async function openEarlier(page: Page): Promise<void> {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, earlier)
  await dialog.getByRole('button', { name: 'Open as a new set' }).click()
  await expect(toolRows(page)).toHaveCount(3)
}

test('an author compares a set with a pasted version and shares both; the reader sees first what changed', async ({
  page,
  openReader,
}) => {
  await openEarlier(page)
  await chooseInSets(page, 'Compare with…')
  await page.getByRole('textbox', { name: /^A definition, a set or a link/ }).fill(later)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('button', { name: 'Swap' }).click()
  const dialog = compareDialog(page)
  const breaking = group(dialog, 'Breaks callers')
  await expect(breaking.getByText('Range: takes less now.', { exact: false })).toContainText(
    '1–100 → 1–50',
  )
  await expect(breaking.getByText('New and required. Calls without it are refused.')).toBeVisible()
  await expect(
    group(dialog, 'Changes behaviour').locator('ins', { hasText: 'For its price' }),
  ).toBeVisible()
  await expect(group(dialog, 'Findings')).toContainText('Fixed')
  await expect(dialog.getByText('Mistakes stopped')).toBeVisible()

  await expect(breaking.getByText('The tool is gone.', { exact: false })).toBeVisible()
  await dialog.getByText(/^Match by hand/).click()
  await dialog.getByLabel('set_state is now').selectOption('ask_for_cancellation')
  await expect(breaking).toContainText('Renamed from set_state to ask_for_cancellation.')
  await dialog.getByLabel('sum is now').selectOption('estimate')
  await expect(breaking).toContainText('Renamed from sum to estimate.')
  await expectAccessible(page)
  await picture(page, 'compare-1-studio')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible()
  expect(await copiedText(page)).toContain('### Breaks callers')
  await dialog.getByRole('button', { name: 'Share both versions' }).click()
  const link = await dialog.getByRole('textbox', { name: /^Link/ }).inputValue()

  const reader = await openReader()
  await reader.goto(link)
  await expect(
    reader.getByRole('heading', { name: 'Parcel desk: what changed', level: 1 }),
  ).toBeVisible()
  await expect(group(reader, 'Breaks callers')).toBeVisible()
  await expect(group(reader, 'Checklists').or(group(reader, 'Findings')).first()).toBeVisible()
  await expectAccessible(reader)
  await picture(reader, 'compare-2-reader')
  await reader.getByRole('button', { name: 'Show the text side by side' }).click()
  await expect(reader.locator('.text-diff .view-line').first()).toBeVisible({ timeout: 60_000 })
  await group(reader, 'Breaks callers')
    .getByRole('button', { name: 'Open its card' })
    .last()
    .click()
  await expect(reader.getByRole('heading', { name: 'Request a refund' })).toBeInViewport()
  await reader.getByRole('button', { name: 'What changed' }).click()
  await expect(group(reader, 'Breaks callers')).toBeVisible()
})

test('snapshots are taken by hand and before an import, in every tab; one is compared and restored', async ({
  page,
  context,
}) => {
  await openEarlier(page)
  await chooseInSets(page, 'Snapshots…')
  await expect(history(page).getByText('There is no snapshot of this set yet.')).toBeVisible()
  await history(page).getByLabel('Name, if you like').fill('First draft')
  await page.keyboard.press('Enter')
  await expect(history(page).getByText('Snapshot taken.')).toBeVisible()
  await history(page).getByRole('button', { name: 'Close' }).first().click()

  await page.getByLabel('Title of this set').fill('Parcel desk 2')
  const added = JSON.stringify((JSON.parse(later) as { tools: object[] }).tools.slice(3))
  const dialog = await pasteIntoDialog(page, added)
  await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
  await expect(toolRows(page)).toHaveCount(4)
  await chooseInSets(page, 'Snapshots…')
  const rows = history(page).getByRole('list', { name: 'Snapshots of this set' }).locator('> li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Before an import')
  await expect(rows.first()).toContainText('Since the one before: title or settings changed')
  await expectAccessible(page)

  await rows
    .last()
    .getByRole('button', { name: /^Compare with now/ })
    .click()
  await expect(group(compareDialog(page), 'Changes behaviour')).toContainText('A new tool.')
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(2)

  const other = await context.newPage()
  await other.goto('./')
  await expect(toolRows(other)).toHaveCount(4)
  await chooseInSets(other, 'Snapshots…')
  await history(other).getByRole('button', { name: 'Take a snapshot' }).click()
  await expect(rows).toHaveCount(3)
  await other.close()

  await rows
    .last()
    .getByRole('button', { name: /^Restore: First draft/ })
    .click()
  await expect(history(page)).toHaveCount(0)
  await expect(toolRows(page)).toHaveCount(3)
  await expect(page.getByLabel('Title of this set')).toHaveValue('Parcel desk')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(toolRows(page)).toHaveCount(4)
})

test.describe('in Chinese, on a phone, in dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 800 } })

  test('a set is compared with its snapshot; where the browser keeps nothing, it says so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openEarlier(page)
    await page.getByRole('button', { name: '中文' }).click()
    await page.setViewportSize({ width: 390, height: 800 })
    await chooseInSets(page, '历史快照…')
    await expect(history(page).getByText('关闭页面后快照会丢失')).toBeVisible()
    await history(page).getByRole('button', { name: '保存快照' }).click()
    await expect(history(page).getByText('快照已保存。')).toBeVisible()
    await expect(history(page).getByText('与当前内容一致')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'compare-3-history-zh-phone-dark')
    await history(page).getByRole('button', { name: '关闭' }).first().click()

    await chooseInSets(page, '与其他版本对比…')
    await page.getByRole('textbox', { name: /^工具定义、工具集或链接/ }).fill('https://a.b/#s=3.x')
    await page.getByRole('button', { name: '对比', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: '链接' })).toBeVisible()
    await page.getByRole('textbox', { name: /^工具定义、工具集或链接/ }).fill(later)
    await page.getByRole('button', { name: '对比', exact: true }).click()
    const dialog = compareDialog(page)
    await expect(group(dialog, '会影响调用方')).toBeVisible()
    await expect(group(dialog, '检查结果')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'compare-4-zh-phone-dark')
  })
})
