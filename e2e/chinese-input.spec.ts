import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { documentText, jsonEditor, jsonReady, pasteOver, shownLines } from './json-editor'
import { addParameter, answerField, nameField, openStudio, titleField } from './studio'

const TOOL = {
  name: 'get_quote',
  title: '',
  description: { does: 'Gets a quote.' },
  inputSchema: {
    type: 'object',
    properties: { item: { type: 'string', description: 'Item: X' } },
    additionalProperties: false,
  },
}

/** The browser's own input method: made-up events of a page do not reach the editor. */
class InputMethod {
  constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page))
  }

  /** Shows letters that are not decided yet. */
  async compose(text: string): Promise<void> {
    const { length } = text
    await this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: length,
      selectionEnd: length,
    })
  }

  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text })
  }

  /** 询价, letter by letter. */
  async quote(meanwhile?: () => Promise<void>): Promise<void> {
    for (const letters of ['x', 'xu', 'xun', 'xun j', 'xun jia']) {
      await this.compose(letters)
      if (letters === 'xun') await meanwhile?.()
    }
    await this.commit('询价')
  }
}

async function openTool(page: Page): Promise<InputMethod> {
  await openStudio(page)
  await jsonReady(page)
  await pasteOver(page, JSON.stringify(TOOL, null, 2))
  await expect(nameField(page)).toHaveValue('get_quote')
  return InputMethod.of(page)
}

async function documentOf(page: Page): Promise<typeof TOOL> {
  return JSON.parse(await documentText(page)) as typeof TOOL
}

/** The caret at the end of a text in the editor. */
async function behind(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+F')
  const find = page.locator('.find-widget textarea').first()
  await find.fill(text)
  await find.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
}

test('a title and an answer take composed Chinese once, in one step', async ({ page }) => {
  const ime = await openTool(page)
  for (const field of [titleField(page), answerField(page, 'when'), answerField(page, 'limits')]) {
    await field.focus()
    await ime.quote()
    await expect(field).toHaveValue('询价')
    await ime.quote()
    await expect(field).toHaveValue('询价询价')
  }
  expect(await documentOf(page)).toMatchObject({
    title: '询价询价',
    description: { when: '询价询价', limits: '询价询价' },
  })
})

test('letters that are not decided yet reach neither the document nor the checks', async ({
  page,
}) => {
  const ime = await openTool(page)
  const findings = page.getByRole('main').locator('[data-finding]')
  const field = answerField(page, 'when')
  await field.focus()
  const shown = () => findings.evaluateAll((all) => all.map((each) => each.textContent))
  // What was found in the pasted tool is shown once typing rests.
  await expect(findings.filter({ hasText: 'repeats the name' }).first()).toBeAttached()
  // It stands in a section that arrives after the others.
  await expect(findings.filter({ hasText: 'readOnlyHint' }).first()).toBeAttached()
  let before = await shown()
  await expect(async () => {
    const last = before
    before = await shown()
    expect(before).toEqual(last)
  }).toPass({ intervals: [1000] })
  for (const letters of ['x', 'xu', 'xun']) {
    await ime.compose(letters)
    await page.waitForTimeout(200)
    expect(await shown()).toEqual(before)
  }
  // Read where it stands: leaving the field would decide the letters.
  const lines = await shownLines(page)
  expect(lines).toContain('Gets a quote.')
  expect(lines).not.toContain('"when"')
})

test('the editor takes composed Chinese in the middle of a text, and the form shows it', async ({
  page,
}) => {
  const ime = await openTool(page)
  await behind(page, jsonEditor(page), 'Gets a quote')
  await ime.quote()
  await ime.quote()
  await expect(answerField(page, 'does')).toHaveValue('Gets a quote询价询价.')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(answerField(page, 'does')).toHaveValue('Gets a quote.')
})

test('a dialect takes composed Chinese as well', async ({ page }) => {
  const ime = await openTool(page)
  await page.getByRole('button', { name: 'Claude', exact: true }).click()
  const editor = page.getByRole('textbox', { name: / as Claude/ })
  await expect(editor).toBeVisible()
  await behind(page, editor, 'Gets a quote')
  await ime.quote()
  await expect(answerField(page, 'does')).toHaveValue('Gets a quote询价.')
})

test('a change elsewhere during a composition waits, and nothing is lost on either side', async ({
  page,
}) => {
  const ime = await openTool(page)
  await titleField(page).fill('Old')
  await behind(page, jsonEditor(page), 'Gets a quote')
  // The document changes without the focus leaving the editor.
  const undoElsewhere = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Undo/ })
      .evaluate((button: HTMLElement) => button.click())
  await ime.quote(undoElsewhere)
  await expect(answerField(page, 'does')).toHaveValue('Gets a quote询价.')
  const { title, description } = await documentOf(page)
  expect(description.does).toBe('Gets a quote询价.')
  expect(title ?? '').toBe('')
})

test('Enter that takes a candidate adds no parameter and closes nothing', async ({ page }) => {
  const ime = await openTool(page)
  await addParameter(page, 'x')
  const names = page.getByRole('textbox', { name: /^(Parameter name|参数名)$/ })
  const count = await names.count()
  await ime.compose('xun')
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(count)
})
