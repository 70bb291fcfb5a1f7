import type { Page } from '@playwright/test'
import { dropFile, pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { Hands } from './keyboard'
import { nameField, openStudio, toolRows } from './studio'

const visits = JSON.stringify({
  toolwright: 1,
  title: 'Museum desk',
  tools: [
    {
      name: 'book_visit',
      description: 'Books a visit to the museum.',
      inputSchema: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date', description: 'Day of the visit.' },
          guests: { type: 'integer', minimum: 1, description: 'How many come.' },
        },
        required: ['date', 'guests'],
        additionalProperties: false,
      },
      contract: {
        effect: 'write',
        injected: [{ name: 'user_id', source: 'session' }],
        errors: [{ code: 'INVALID_ARGUMENT', next: 'Ask the user for what is missing.' }],
      },
    },
    {
      name: '取消参观',
      description: '取消一次已经预约的参观。',
      inputSchema: {
        type: 'object',
        properties: { visit_id: { type: 'string', description: '预约编号。' } },
        required: ['visit_id'],
        additionalProperties: false,
      },
    },
  ],
})

const WRONG = JSON.stringify({
  type: 'tool_use',
  id: 'toolu_1',
  name: 'book_visit',
  input: { date: '30/02/2026', user_id: 'u_7' },
})

const pane = (page: Page) => page.getByRole('tabpanel', { name: /^(Try a call|试调用)$/ })
const field = (page: Page) =>
  pane(page).getByRole('textbox', { name: /^(What a model sent|模型发来的内容)/ })
const calls = (page: Page) => pane(page).getByRole('article')
const problem = (page: Page, code: string) => pane(page).locator(`[data-code="${code}"]`)

async function openVisits(page: Page, definitions = visits): Promise<void> {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, definitions)
  await dialog.getByRole('button', { name: /^(Open as a new set|作为新工具集打开)$/ }).click()
  await expect(nameField(page)).not.toHaveValue('')
}

async function openPane(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^(Try a call|试调用)$/ }).click()
  await expect(field(page)).toBeVisible()
}

test('a wrong call is told in two voices, leads to its fields, and is checked anew as the tool changes', async ({
  page,
}) => {
  await openVisits(page)
  await openPane(page)
  await field(page).fill(WRONG)
  await expect(calls(page)).toHaveCount(1)
  await expect(calls(page).getByText('3 mistakes')).toBeVisible()
  await expect(problem(page, 'injected')).toContainText('filled in by the system')
  await expect(problem(page, 'format')).toContainText('It is "30/02/2026"')
  await expect(calls(page)).toContainText('`guests`: required, but missing.')
  await expectAccessible(page)
  await picture(page, 'try-1-wrong')

  await problem(page, 'missing')
    .getByRole('button', { name: /guests is required/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Parameter name' }).last()).toBeFocused()
  await page.getByRole('checkbox', { name: 'Required' }).last().uncheck()
  await expect(problem(page, 'missing')).toHaveCount(0)
  await expect(calls(page).getByText('2 mistakes')).toBeVisible()

  await problem(page, 'format')
    .getByRole('button', { name: /In the JSON/ })
    .click()
  await expect(page.getByRole('tab', { name: 'JSON', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await openPane(page)
  await expect(field(page)).toHaveValue(WRONG)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(problem(page, 'missing')).toHaveCount(1)
})

test('the answer for the model is copied in the form that its vendor takes', async ({ page }) => {
  await openVisits(page)
  await openPane(page)
  await field(page).fill(WRONG)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = pane(page).getByRole('combobox', { name: 'Form of the answer' })
  await expect(form).toHaveValue('claude')
  await pane(page).getByRole('button', { name: 'Copy the answer' }).click()
  await expect(pane(page).getByText('Copied')).toBeVisible()
  const copied = JSON.parse((await copiedText(page)) ?? '') as Record<string, unknown>
  expect(copied).toMatchObject({ type: 'tool_result', tool_use_id: 'toolu_1', is_error: true })
  expect(copied['content']).toContain('[INVALID_ARGUMENT] `book_visit` was not run')
  await form.selectOption('MCP')
  await pane(page).getByText('As MCP takes it').click()
  await expect(pane(page).getByText('"isError"')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await picture(page, 'try-2-dark')
})

test('an unknown name offers the nearest tool, and arguments alone are for the tool on screen', async ({
  page,
}) => {
  await openVisits(page)
  await openPane(page)
  await field(page).fill('{"name":"bookVisit","arguments":{"date":"2026-03-01","guests":2}}')
  await expect(calls(page).getByText('Unknown tool')).toBeVisible()
  await calls(page).getByRole('button', { name: 'book_visit' }).click()
  await expect(calls(page).getByText('Valid', { exact: true })).toBeVisible()

  await field(page).fill('{"guests": 12345678901234567890, "date": "2026-03-01T09:00:00Z"}')
  await expect(calls(page)).toContainText('the tool on screen')
  await expect(problem(page, 'format')).toContainText('A lenient host takes the day "2026-03-01"')
  await calls(page).getByRole('combobox', { name: 'Checked as' }).selectOption('取消参观')
  await expect(problem(page, 'missing')).toContainText('visit_id')
  await expect(problem(page, 'extra').first()).toContainText('guests')

  await dropFile(field(page), { name: 'call.json', text: `data: ${WRONG}` })
  await expect(calls(page).getByText('3 mistakes')).toBeVisible()
  await pane(page).getByRole('button', { name: 'Clear' }).click()
  await expect(calls(page)).toHaveCount(0)
})

test('with the keyboard alone: from an empty pane to an answer that is copied', async ({
  page,
}) => {
  await openVisits(page)
  const hands = new Hands(page, 'tab')
  const tabs = page.getByRole('tab', { name: 'Try a call' })
  await page.getByRole('tab', { name: 'JSON', exact: true }).focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(tabs).toBeFocused()
  await hands.press(pane(page).getByRole('button', { name: 'a valid call' }))
  await expect(calls(page).getByText('Valid', { exact: true })).toBeVisible()
  await hands.press(pane(page).getByRole('button', { name: 'a wrong one' }))
  await expect(calls(page).getByText(/\d mistakes/)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await hands.press(pane(page).getByRole('button', { name: 'Copy the answer' }))
  await expect.poll(() => copiedText(page)).toContain('"role": "tool"')
  await hands.press(problem(page, 'injected').getByRole('button').first())
  await expect(field(page)).not.toBeFocused()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a pattern that never ends is named, and the next call is checked all the same', async ({
  page,
}) => {
  const tools = [
    {
      name: 'find_text',
      description: 'Finds a text.',
      inputSchema: {
        type: 'object',
        properties: { text: { type: 'string', pattern: '^a*a*a*a*a*a*a*$' } },
      },
    },
  ]
  await openVisits(page, JSON.stringify({ toolwright: 1, tools }))
  await openPane(page)
  await field(page).fill(JSON.stringify({ text: 'a'.repeat(5000) + '!' }))
  await expect(pane(page).getByRole('alert').last()).toContainText(
    'Checking against find_text took too long',
    { timeout: 20_000 },
  )
  await expect(pane(page).getByText('^a*a*a*a*a*a*a*$')).toBeVisible()
  await field(page).fill('{"text": "aa"}')
  await expect(calls(page).getByText('Valid', { exact: true })).toBeVisible()
})

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', hasTouch: true })

  test('the model is answered in the language of the tool, the author in that of the page', async ({
    page,
  }) => {
    await openVisits(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'JSON与检查' }).click()
    await openPane(page)
    await field(page).fill(
      '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"取消参观","arguments":{}}}',
    )
    await expect(problem(page, 'missing')).toContainText('缺少必填的visit_id')
    await expect(calls(page)).toContainText('`visit_id`：必填，但没有给出。')
    await expect(pane(page).getByRole('combobox', { name: '回答的格式' })).toHaveValue('mcp')
    await expectAccessible(page)
    await picture(page, 'try-3-phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await problem(page, 'missing').getByRole('button').first().click()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(toolRows(page)).toHaveCount(0)
  })
})
