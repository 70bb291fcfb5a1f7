import { expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonEditor, jsonReady, shownLines } from './json-editor'
import { bookDocument, bookTool } from './sample-book-tool'
import { everyKindDocument, nestedSchema } from './sample-every-kind'
import {
  addParameter,
  answerField,
  findingInForm,
  nameField,
  openStudio,
  parameter,
  tab,
  titleField,
  toolRows,
  writeBookTool,
} from './studio'

test.beforeEach(async ({ page }) => openStudio(page))

test('a fresh tool is ready to type in, with no finding and no score', async ({ page }) => {
  await nameField(page).click()
  await jsonReady(page)
  await expect(page.locator('[data-finding]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('img', { name: 'No score yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'write-a-tool-1-first-screen')

  await tab(page, 'Checklist')
  await expect(page.getByText('No score yet. It starts with a name and one answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Answer one of the five questions' }).click()
  await expect(answerField(page, 'does')).toBeFocused()
  await answerField(page, 'does').fill(bookTool.answers.does)
  await nameField(page).fill(bookTool.name)
  await expect(page.getByRole('main').getByRole('img', { name: /^\d+ of 100$/ })).toBeVisible()
})

test('JSON and checklist follow the form at every keystroke', async ({ page }) => {
  await jsonReady(page)
  await nameField(page).click()
  for (const [key, name] of [
    ['f', 'f'],
    ['i', 'fi'],
    ['n', 'fin'],
    ['d', 'find'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => shownLines(page)).toContain(`"name": "${name}",`)
  }
  await page.keyboard.type('_book')
  await titleField(page).fill(bookTool.title)
  await answerField(page, 'does').fill(bookTool.answers.does)
  await tab(page, 'Checklist')
  const score = page.getByRole('region', { name: 'Score' }).getByRole('img')
  const before = await score.getAttribute('aria-label')
  await answerField(page, 'when').fill(bookTool.answers.when)
  await expect(score).not.toHaveAttribute('aria-label', before ?? '')
  for (const key of ['whenNot', 'returns', 'limits'] as const)
    await answerField(page, key).fill(bookTool.answers[key])
  await expect(page.getByText('35 of 35')).toBeAttached()

  await addParameter(page, 'query')
  const query = parameter(page, 'query')
  await expect(page.getByText('The parameter "query" has no description.').first()).toBeVisible()
  await query.getByLabel('What the model should put here').fill(described)
  await query.getByLabel('Required').check()
  await query.getByLabel('Examples').fill('the sea')
  await query.getByLabel('Examples').press('Enter')
  await expect(score).toHaveAttribute('aria-label', '100 of 100')
  await page.getByRole('button', { name: 'Severity', exact: true }).click()
  await page.getByRole('button', { name: /readOnlyHint does not say so/ }).press('Enter')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Nothing to improve was found.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await tab(page, 'JSON')
  expect(await documentText(page)).toBe(bookDocument)
  await picture(page, 'write-a-tool-2-written')
})

const described =
  'Words of the title or the author, as the user said them. Ask the user when neither is given.'

test('every kind of parameter can be written, renamed in place and moved', async ({ page }) => {
  await nameField(page).fill(bookTool.name)
  await addParameter(page, 'mark')
  const mark = parameter(page, 'mark')
  await mark.getByLabel('Pattern').fill('^[A-Z]{2}-\\d{4}$')
  await mark.getByLabel('Try it').fill('AB-12')
  await expect(mark.getByText('No match')).toBeVisible()
  await mark.getByLabel('Try it').fill('AB-1234')
  await expect(mark.getByText('Match', { exact: true })).toBeVisible()
  await mark.getByLabel('Length: max').fill('7')

  await addParameter(page, 'branch')
  const branch = parameter(page, 'branch')
  await branch.getByLabel('Type').selectOption('One of a list')
  for (const value of ['north', 'south', 'harbour']) {
    await branch.getByLabel('Add a value').fill(value)
    await branch.getByLabel('Add a value').press('Enter')
  }
  await branch.getByLabel('If left out').selectOption('north')

  await addParameter(page, 'most')
  const most = parameter(page, 'most')
  await most.getByLabel('Type').selectOption('Whole number')
  await most.getByLabel('Range: min').fill('1')
  await most.getByLabel('Range: max').fill('1234567890123456789')
  await most.getByLabel('If left out').fill('20')

  await addParameter(page, 'bought')
  const bought = parameter(page, 'bought')
  await bought.getByLabel('Type').selectOption('Object')
  await bought.getByRole('button', { name: 'Edit as JSON' }).click()
  const schema = bought.getByLabel('The whole schema of this parameter')
  await schema.fill(nestedSchema.slice(0, -1))
  await schema.press('Control+Enter')
  await expect(bought.getByText('Not taken yet. Line 1')).toBeVisible()
  await schema.fill(nestedSchema)
  await schema.press('Control+Enter')
  await expect(bought.getByRole('list', { name: 'Fields of bought' })).toContainText('from')

  await branch.getByLabel('Parameter name').click()
  await page.keyboard.press('End')
  await page.keyboard.type('_id')
  await parameter(page, 'branch_id').getByLabel('Required').check()
  await parameter(page, 'branch_id').getByRole('button', { name: 'Move branch_id' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('branch_id is now number 1')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move branch_id' })).toBeFocused()
  await jsonReady(page)
  expect(await documentText(page)).toBe(everyKindDocument)
  await expectAccessible(page)
  await page.getByRole('heading', { name: 'Parameters' }).scrollIntoViewIfNeeded()
  await picture(page, 'write-a-tool-3-parameters')
})

test('the form follows the JSON, and stands still while the text has an error', async ({
  page,
}) => {
  await writeBookTool(page)
  await jsonReady(page)
  await jsonEditor(page).focus()
  for (const key of ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await page.keyboard.type('_now')
  await expect(nameField(page)).toHaveValue('find_book_now')

  await page.keyboard.press('Delete')
  const banner = page.getByRole('main').getByRole('alert')
  await expect(banner).toContainText('The text has an error in line 2')
  await expect(nameField(page)).toHaveValue('find_book_now')
  await expect(nameField(page)).toBeDisabled()
  await expectAccessible(page)
  await picture(page, 'write-a-tool-4-text-error')
  await page.keyboard.press('Control+Z')
  await expect(banner).toHaveCount(0)
  await expect(nameField(page)).toBeEnabled()
})

test('a finding stands at the field, in the list, in the checklist and in the text', async ({
  page,
}) => {
  await jsonReady(page)
  await writeBookTool(page)
  await nameField(page).fill('find book')
  const inForm = findingInForm(page, 'name-portable')
  await expect(inForm).toContainText('Error: OpenAI and Claude refuse the name "find book"')
  await expect(nameField(page)).toHaveAccessibleDescription(/refuse the name/)
  await expect(toolRows(page).first()).toContainText('1 error')
  await expect(page.locator('.squiggly-error')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'write-a-tool-5-finding')

  await inForm.getByRole('button', { name: 'Rename it to find_book' }).click()
  await expect(nameField(page)).toHaveValue('find_book')
  await expect(inForm).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(nameField(page)).toHaveValue('find book')

  await tab(page, 'Checklist')
  const line = page.getByRole('button', { name: /refuse the name "find book"/ })
  await line.focus()
  await page.keyboard.press('Enter')
  // A line of the list holds its findings, so the innermost item is the finding's own.
  const card = page.getByRole('listitem').filter({ has: line }).last()
  await expect(card).toContainText('Removed: "name": "find book",')
  await expect(card).toContainText('Added: "name": "find_book",')
  await expectAccessible(page)
  await picture(page, 'write-a-tool-6-fix-preview')
  await card.getByRole('button', { name: 'Apply' }).click()
  await expect(nameField(page)).toHaveValue('find_book')
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()

  await tab(page, 'JSON')
  await expect(page.locator('.squiggly-error')).toBeVisible()
  await jsonEditor(page).focus()
  for (const key of ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await page.keyboard.press('Control+.')
  await expect(page.getByText('Rename it to find_book').last()).toBeVisible()
  await picture(page, 'write-a-tool-7-light-bulb')
  await page.keyboard.press('Enter')
  await expect(nameField(page)).toHaveValue('find_book')
  await expect(page.locator('.squiggly-error')).toHaveCount(0)
})

test('a click on a finding in the checklist goes to its field and its text', async ({ page }) => {
  await jsonReady(page)
  await writeBookTool(page)
  await addParameter(page, 'query')
  await parameter(page, 'query').getByRole('button', { name: 'Details of query' }).click()
  await tab(page, 'Checklist')
  await page.getByRole('button', { name: 'The parameter "query" has no description.' }).click()
  const field = parameter(page, 'query').getByLabel('What the model should put here')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await tab(page, 'JSON')
  await expect(page.locator('.json-place').first()).toBeVisible()
})

test('form, JSON and buttons share one history', async ({ page }) => {
  await jsonReady(page)
  await nameField(page).fill('find_book')
  await titleField(page).fill('Find a book')
  await jsonEditor(page).focus()
  for (const key of ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await page.keyboard.type('s')
  await expect(nameField(page)).toHaveValue('find_books')

  await titleField(page).focus()
  await page.keyboard.press('Control+Z')
  await expect(nameField(page)).toHaveValue('find_book')
  await expect(titleField(page)).toHaveValue('Find a book')
  await jsonEditor(page).focus()
  await page.keyboard.press('Control+Z')
  await expect(titleField(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(nameField(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await page.getByRole('button', { name: 'Redo' }).click()
  await nameField(page).focus()
  await page.keyboard.press('Control+Shift+Z')
  await jsonEditor(page).focus()
  await page.keyboard.press('Control+Shift+Z')
  await expect(nameField(page)).toHaveValue('find_books')
  await expect(titleField(page)).toHaveValue('Find a book')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled()
})

test('the studio fits 1100 pixels, and shows one pane at a time below', async ({ page }) => {
  await writeBookTool(page)
  await jsonReady(page)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(jsonEditor(page)).toBeVisible()
  await expect(nameField(page)).toBeVisible()
  await picture(page, 'write-a-tool-8-at-1100')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(nameField(page)).toHaveValue('find_book')
  expect(await overflow()).toBeLessThanOrEqual(0)
  await picture(page, 'write-a-tool-9-phone')
  await page.getByRole('button', { name: 'JSON and checks' }).click()
  await expect(nameField(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Checklist' })).toBeVisible()
  await tab(page, 'Checklist')
  await expectAccessible(page)
  await picture(page, 'write-a-tool-10-phone-checklist')
})

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a written tool with findings is as readable as in light', async ({ page }) => {
    await jsonReady(page)
    await writeBookTool(page)
    await nameField(page).fill('find book')
    await addParameter(page, 'query')
    await expect(findingInForm(page, 'name-portable')).toBeVisible()
    await expect(page.locator('.squiggly-error')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'write-a-tool-11-dark')
    await tab(page, 'Checklist')
    await page.getByRole('button', { name: /refuse the name "find book"/ }).click()
    await expectAccessible(page)
    await picture(page, 'write-a-tool-12-dark-checklist')
  })
})
