import { expect, test } from './fixtures'
import { documentText, jsonEditor, jsonReady, pasteOver, shownLines } from './json-editor'
import { answerField, nameField, openStudio, tab } from './studio'
import type { Locator, Page } from '@playwright/test'

const TOOL = {
  name: 'get_order',
  description: {
    does: 'Gets one order by its number',
    when: 'The user asks where a parcel is.',
    returns: 'Status and carrier. Prices are not included.',
  },
  inputSchema: {
    type: 'object',
    properties: {
      order_id: { type: 'string', description: 'Order number.', examples: ['A1'] },
      page: { type: 'integer', minimum: 1, description: 'Page.' },
    },
    required: ['order_id'],
    additionalProperties: false,
  },
  contract: { effect: 'read' },
}

const dialectEditor = (page: Page): Locator =>
  page.getByRole('textbox', { name: / as (OpenAI|Claude)/ })

async function openTool(page: Page): Promise<void> {
  await openStudio(page)
  await jsonReady(page)
  await pasteOver(page, JSON.stringify(TOOL, null, 2))
  await expect(nameField(page)).toHaveValue('get_order')
}

/** Selects the text in the editor by its search, as an author would. */
async function select(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+F')
  const find = page.locator('.find-widget textarea').first()
  await find.fill(text)
  await find.press('Enter')
  await page.keyboard.press('Escape')
}

async function showAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await jsonReady(page)
  await expect(dialectEditor(page)).toBeVisible()
  await dialectEditor(page).focus()
}

test('what is typed in a dialect goes back to the answer it came from', async ({ page }) => {
  await openTool(page)
  await showAs(page, 'OpenAI')
  await select(page, 'a parcel')
  await page.keyboard.type('the parcel')
  await expect(answerField(page, 'when')).toHaveValue('The user asks where the parcel is.')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(answerField(page, 'when')).toHaveValue('The user asks where a parcel is.')
  await expect.poll(() => shownLines(page)).toContain('a parcel')
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect(answerField(page, 'when')).toHaveValue('The user asks where the parcel is.')
  await page.getByRole('button', { name: 'Document', exact: true }).click()
  await jsonReady(page)
  const text = await documentText(page)
  expect(JSON.parse(text)).toEqual({
    ...TOOL,
    description: { ...TOOL.description, when: 'The user asks where the parcel is.' },
  })
})

test('what the document cannot say is told, and the text stays until it is reset', async ({
  page,
}) => {
  await openTool(page)
  await page.getByRole('button', { name: 'More formats' }).click()
  await page.getByRole('menuitem', { name: 'OpenAI Chat Completions, strict' }).click()
  await expect(dialectEditor(page)).toBeVisible()
  await dialectEditor(page).focus()
  await select(page, 'true')
  await page.keyboard.type('false')
  const bar = page.locator('.json-carry')
  await expect(bar).toContainText('1 change is not in the document.')
  await expect(bar).toContainText('Strict mode always writes it this way.')
  // Elsewhere the author goes on, and the text follows without losing what was typed.
  await nameField(page).fill('find_order')
  await dialectEditor(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await expect.poll(() => shownLines(page)).toContain('"find_order"')
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Reset to the document' }).click()
  await expect(bar).toBeHidden()
  await expect.poll(() => shownLines(page)).toContain('"find_order"')
  expect(JSON.parse(await documentText(page))).toMatchObject({ function: { strict: true } })
})

test('a text with an error leaves the document alone, and undo takes back what was typed', async ({
  page,
}) => {
  await openTool(page)
  await showAs(page, 'Claude')
  await select(page, 'Page."')
  await page.keyboard.type('Page number')
  await expect(page.locator('.json-carry')).toContainText('the document stays as it was')
  await expect(nameField(page)).toHaveValue('get_order')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.locator('.json-carry')).toBeHidden()
  await expect.poll(() => shownLines(page)).toContain('"Page."')
})

test('letters typed fast in the middle stay in order, and a letter taken back leaves no trace', async ({
  page,
}) => {
  await openTool(page)
  await jsonEditor(page).focus()
  await select(page, 'parcel')
  await page.keyboard.press('ArrowRight')
  const typed = ' that was sent by any of the carriers now'
  await page.keyboard.type(typed, { delay: 15 })
  const expected = `The user asks where a parcel${typed} is.`
  await expect(answerField(page, 'when')).toHaveValue(expected)
  await page.keyboard.type('T')
  await page.keyboard.press('Backspace')
  await expect(answerField(page, 'when')).toHaveValue(expected)
  expect(JSON.parse(await documentText(page))).toMatchObject({ description: { when: expected } })
})

test('a long text put in at once, as by dictation, is one change and one step back', async ({
  page,
}) => {
  await openTool(page)
  await jsonEditor(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  const properties = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [
      `field_${i}`,
      { type: 'string', description: `Field ${i} of the order, as printed on its bill.` },
    ]),
  )
  const long = { ...TOOL, name: 'get_bill', inputSchema: { type: 'object', properties } }
  // Letter by letter this takes minutes.
  await page.keyboard.insertText(JSON.stringify(long, null, 2))
  await expect(nameField(page)).toHaveValue('get_bill')
  expect(JSON.parse(await documentText(page))).toEqual(long)
  await jsonEditor(page).focus()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(nameField(page)).toHaveValue('get_order')
  expect(JSON.parse(await documentText(page))).toEqual(TOOL)
})

test('an example that breaks a limit is told, with nothing compiled in the page', async ({
  page,
}) => {
  await openTool(page)
  await jsonEditor(page).focus()
  await select(page, '"minimum": 1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.insertText(', "examples": [0]')
  await tab(page, 'Checklist')
  await expect(
    page.getByRole('tabpanel').getByRole('button', { name: /0 in "examples" breaks the schema/ }),
  ).toBeVisible()
})

test('typing here, in the form and here again are three steps back from either side', async ({
  page,
}) => {
  await openTool(page)
  await jsonEditor(page).focus()
  await select(page, 'carrier')
  await page.keyboard.type('A')
  await answerField(page, 'limits').fill('Last 12 months.')
  await jsonEditor(page).focus()
  await select(page, 'parcel')
  await page.keyboard.type('B')
  const states = [
    ['Status and carrier. Prices are not included.', '', 'The user asks where a parcel is.'],
    ['Status and A. Prices are not included.', '', 'The user asks where a parcel is.'],
    [
      'Status and A. Prices are not included.',
      'Last 12 months.',
      'The user asks where a parcel is.',
    ],
    ['Status and A. Prices are not included.', 'Last 12 months.', 'The user asks where a B is.'],
  ] as const
  const expectState = async (index: number): Promise<void> => {
    const [returns, limits, when] = states[index]!
    await expect(answerField(page, 'returns')).toHaveValue(returns)
    await expect(answerField(page, 'limits')).toHaveValue(limits)
    await expect(answerField(page, 'when')).toHaveValue(when)
  }
  for (const focus of [jsonEditor(page), answerField(page, 'does')]) {
    await expectState(3)
    await focus.focus()
    for (const index of [2, 1, 0]) {
      await page.keyboard.press('ControlOrMeta+Z')
      await expectState(index)
    }
    for (const index of [1, 2, 3]) {
      await page.keyboard.press('ControlOrMeta+Shift+Z')
      await expectState(index)
    }
  }
})
