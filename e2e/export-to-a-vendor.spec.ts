import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { importDialog, pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { jsonReady, pasteOver } from './json-editor'
import { exact, losingExports } from './sample-losing-exports'
import { losingDocument } from './sample-losing-tool'
import { chatTool, toolsList } from './sample-definitions'
import { openDocument, strictDocument } from './sample-strict-tool'
import { nameField, openStudio, tab, toolRows } from './studio'

const pane = (page: Page) => page.getByRole('tabpanel', { name: /^(Export|导出)$/ })
const target = (page: Page, name: string) => pane(page).getByRole('tab', { name, exact: true })
const strict = (page: Page) => pane(page).getByRole('switch', { name: /^(Strict|严格模式)$/ })

/** Opens a tool, and with it the export. */
async function exportTool(page: Page, text: string, name: string): Promise<void> {
  await openStudio(page)
  await pasteOver(page, text)
  await expect(nameField(page)).toHaveValue(name)
  await page.getByRole('button', { name: /^(Export|导出)$/ }).click()
}

const exportLosingTool = (page: Page) => exportTool(page, losingDocument, 'renew_loan')

test('each dialect shows its exact JSON, and what is lost or changed with its place', async ({
  page,
}) => {
  await exportLosingTool(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const { dialect, wire, losses } of losingExports)
    await test.step(dialect, async () => {
      await target(page, dialect).click()
      await pane(page).getByRole('button', { name: 'Copy' }).click()
      await expect(pane(page).getByText('Copied')).toBeVisible()
      await expect.poll(() => copiedText(page)).toBe(exact(wire))
      const lines = pane(page).getByRole('listitem')
      await expect(lines).toHaveCount(losses.length)
      for (const [place = '', sentence = ''] of losses)
        await expect(
          lines.filter({ has: page.getByRole('button', { name: `Go to ${place}` }) }),
        ).toContainText(sentence)
    })
  await target(page, 'OpenAI').click()
  await expectAccessible(page)
  await picture(page, 'export-1-losses')
  await pane(page).getByRole('button', { name: 'Go to note' }).click()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Details of note' }),
  ).toHaveAttribute('aria-expanded', 'true')
})

test('a download holds the same bytes, for one tool and for the whole list', async ({ page }) => {
  await exportLosingTool(page)
  await page.getByRole('button', { name: 'Import' }).click()
  await importDialog(page).getByLabel('Paste a definition').fill(toolsList(2))
  await importDialog(page).getByRole('button', { name: 'Add 2 tools' }).click()
  await toolRows(page).first().click()
  await target(page, 'Claude').click()
  const one = await downloaded(page)
  expect(one).toEqual({ name: 'renew_loan.json', text: exact(losingExports[2]!.wire) })

  await pane(page).getByRole('button', { name: 'All 3 tools' }).click()
  const all = await downloaded(page)
  expect(all.name).toBe('tools.claude.json')
  const tools = JSON.parse(all.text) as { name: string }[]
  expect(tools.map(({ name }) => name)).toEqual(['renew_loan', 'show_shelf_1', 'show_shelf_2'])
  await expectAccessible(page)
  await picture(page, 'export-2-all')
})

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download')
  await pane(page).getByRole('button', { name: 'Download' }).click()
  const download = await arriving
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('strict is a switch, and what it moves or writes differently is listed', async ({ page }) => {
  await exportTool(page, strictDocument, 'book_desk')
  await target(page, 'Claude').click()
  await strict(page).click()
  await expect(strict(page)).toBeChecked()
  await expect(pane(page).getByText(/^\d+ things? moves? into the text$/)).toBeVisible()
  await expect(pane(page).getByRole('button', { name: 'Go to hours.minimum' })).toBeVisible()
  const claude = JSON.parse((await downloaded(page)).text) as Record<string, unknown>
  expect(claude).toMatchObject({ name: 'book_desk', strict: true })
  await expectAccessible(page)
  await picture(page, 'export-4-strict')

  await target(page, 'OpenAI').click()
  await expect(strict(page)).toBeChecked()
  await expect(pane(page).getByRole('button', { name: 'Go to note' })).toBeVisible()
  const chat = JSON.parse((await downloaded(page)).text) as { function: Record<string, unknown> }
  expect(chat.function).toMatchObject({ strict: true, parameters: { required: ['hours', 'note'] } })
  await strict(page).click()
  const loose = JSON.parse((await downloaded(page)).text) as { function: Record<string, unknown> }
  expect(loose.function).not.toHaveProperty('strict', true)
  expect(loose.function).toMatchObject({ parameters: { required: ['hours'] } })
})

test('where strict refuses a tool, the place is named and there is a way out', async ({ page }) => {
  await exportTool(page, openDocument, 'tag_desk')
  await strict(page).click()
  await expect(pane(page).getByText('OpenAI strict would refuse')).toBeVisible()
  await expect(pane(page).getByRole('button', { name: /^Go to labels/ })).toBeVisible()
  await expect(pane(page).getByRole('button', { name: 'Copy' })).toBeDisabled()
  await expect(pane(page).getByRole('button', { name: 'Download' })).toBeDisabled()
  await expectAccessible(page)
  await picture(page, 'export-5-strict-refused')
  await pane(page).getByRole('button', { name: 'Export without strict' }).click()
  await expect(strict(page)).not.toBeChecked()
  expect((await downloaded(page)).text).toContain('"tag_desk"')
})

test('a version is chosen from a list, and a framework gets its source code', async ({ page }) => {
  await exportTool(page, strictDocument, 'book_desk')
  await target(page, 'MCP').click()
  await pane(page).getByRole('combobox', { name: 'Version' }).selectOption('2024-11-05')
  await expect(pane(page).getByRole('button', { name: 'Go to title' })).toBeVisible()
  expect((await downloaded(page)).text).not.toContain('"title"')

  await pane(page).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Gemini' })).toBeVisible()
  await picture(page, 'export-6-more')
  await page.getByRole('menuitem', { name: 'AgentScope Java' }).click()
  await expect(target(page, 'AgentScope Java')).toHaveAttribute('aria-selected', 'true')
  const { name, text } = await downloaded(page)
  expect(name).toMatch(/^\w+\.java$/)
  expect(text).toContain(`public class ${name.replace('.java', '')} `)
  expect(text).toMatch(/@Tool\(\s*name = "book_desk"/)
  expect(text.split('{').length).toBe(text.split('}').length)
  await expectAccessible(page)
  await picture(page, 'export-7-source')
})

test('tools that only together are refused are told of where one is shown', async ({ page }) => {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, JSON.stringify([chatTool, chatTool]))
  await dialog.getByRole('button', { name: 'Add 2 tools' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(pane(page).getByText('All 2 tools in one request: OpenAI would')).toBeVisible()
  await pane(page).getByRole('button', { name: 'Show all tools' }).click()
  await expect(pane(page).getByText('OpenAI would refuse the list')).toBeVisible()
})

/** The mark of a target under the JSON; its name says how the target takes the tool. */
const mark = (page: Page, key: string) => page.locator(`[data-target="${key}"]`)

test('the marks under the JSON follow the typing, and lead to the export', async ({ page }) => {
  await openStudio(page)
  await jsonReady(page)
  await expect(mark(page, 'openai.chat')).toHaveAccessibleName('OpenAI: needs a name first')
  await pasteOver(page, strictDocument)
  await expect(mark(page, 'openai.chat')).toHaveAccessibleName(/^OpenAI: as it is for the model/)
  await expect(mark(page, 'mcp')).toHaveAccessibleName('MCP: as it is')
  await expect(mark(page, 'claude strict')).toHaveAccessibleName(/^Claude strict: 2 things moved/)
  await nameField(page).fill('book desk')
  await expect(mark(page, 'claude')).toHaveAccessibleName('Claude: refused, for 1 reason')
  await expect(mark(page, 'mcp')).toHaveAccessibleName('MCP: as it is, with 1 warning')
  await picture(page, 'targets-1-marks')
  await nameField(page).fill('book_desk')
  await expect(mark(page, 'claude')).toHaveAccessibleName(/^Claude: as it is/)
  await page.getByRole('button', { name: /^\d+ more targets$/ }).click()
  await expect(mark(page, 'agentscope-java')).toHaveAccessibleName(/^AgentScope Java: \d/)
  await expectAccessible(page)
  await picture(page, 'targets-2-all')
  await page.setViewportSize({ width: 1100, height: 800 })
  await picture(page, 'targets-3-narrow')
  await mark(page, 'claude strict').click()
  await expect(target(page, 'Claude')).toBeFocused()
  await expect(strict(page)).toBeChecked()
  await picture(page, 'targets-4-led-to-export')
})

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('the marks are counted until they are asked for, and the export fits', async ({ page }) => {
    await openStudio(page)
    await nameField(page).fill('book_desk')
    await page.getByRole('button', { name: 'JSON与检查' }).click()
    await expect(page.getByRole('button', { name: /^导出目标/ })).toContainText(/[1-9]/)
    await picture(page, 'targets-5-phone-counted')
    await page.getByRole('button', { name: /^导出目标/ }).click()
    await expect(mark(page, 'openai.chat strict')).toHaveAccessibleName(/^OpenAI严格模式：/)
    await expectAccessible(page)
    await picture(page, 'targets-6-phone-all')
    await mark(page, 'openai.chat strict').click()
    await expect(target(page, 'OpenAI')).toBeFocused()
    await expect(strict(page)).toBeChecked()
    const row = await pane(page).locator('.dial').boundingBox()
    const more = await pane(page).getByRole('button', { name: '更多' }).boundingBox()
    expect(more!.x + more!.width).toBeLessThanOrEqual(row!.x + row!.width)
    await expectAccessible(page)
    await picture(page, 'export-8-phone')
  })
})

test.describe('in a browser without a clipboard of its own', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    ),
  )

  test('copying works all the same', async ({ page }) => {
    // The system's clipboard is shared by all browsers of a machine, so what is put there is noted.
    await page.addInitScript(() =>
      window.addEventListener(
        'copy',
        ({ clipboardData }) => {
          const put = clipboardData!.setData.bind(clipboardData)
          clipboardData!.setData = (type, text) => {
            document.documentElement.dataset['copied'] = text
            put(type, text)
          }
        },
        true,
      ),
    )
    await openStudio(page)
    const dialog = await pasteIntoDialog(page, JSON.stringify(chatTool))
    await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
    await page.getByRole('button', { name: 'Export' }).click()
    await pane(page).getByRole('button', { name: 'Copy' }).click()
    await expect(pane(page).getByText('Copied')).toBeVisible()
    expect(await copiedText(page)).toBe(JSON.stringify(chatTool, null, 2) + '\n')
  })

  test('where even that is refused, it says so and leaves the download', async ({ page }) => {
    await page.addInitScript(() => (document.execCommand = () => false))
    await openStudio(page)
    const dialog = await pasteIntoDialog(page, JSON.stringify(chatTool))
    await dialog.getByRole('button', { name: 'Add 1 tool' }).click()
    await page.getByRole('button', { name: 'Export' }).click()
    await pane(page).getByRole('button', { name: 'Copy' }).click()
    await expect(pane(page).getByText('The browser refused to copy.')).toBeVisible()
    expect((await downloaded(page)).text).toBe(JSON.stringify(chatTool, null, 2) + '\n')
  })
})

test.describe('in dark and in Chinese', () => {
  test.use({ colorScheme: 'dark', locale: 'zh-CN' })

  test('what a vendor refuses is said, and where', async ({ page }) => {
    await openStudio(page)
    await pasteOver(page, losingDocument.replace('renew_loan', '续借'))
    await page.getByRole('button', { name: '导出' }).click()
    await expect(pane(page).getByText('OpenAI会拒绝：1处')).toBeVisible()
    await expect(pane(page).getByText('名称“续借”含有此处不允许的字符')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'export-3-dark-chinese')
    await expect(pane(page).getByRole('button', { name: /^改用/ }).first()).toBeVisible()
    await strict(page).click()
    await expect(pane(page).getByText(/^OpenAI严格模式会拒绝：/)).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'export-9-dark-strict')
    await tab(page, 'JSON')
    await expect(mark(page, 'openai.chat')).toHaveAccessibleName('OpenAI：会被拒绝，原因1条')
    await expectAccessible(page)
    await picture(page, 'targets-7-dark-chinese')

    await tab(page, '导出')
    await pane(page).getByRole('button', { name: /^改用/ }).first().click()
    await expect(nameField(page)).toHaveValue(/^[a-z_]+$/)
    await expect(pane(page).getByText('名称“续借”')).toBeHidden()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(nameField(page)).toHaveValue('续借')
  })
})
