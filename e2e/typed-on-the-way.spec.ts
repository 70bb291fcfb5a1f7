import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { documentText, jsonReady } from './json-editor'
import { addParameter, nameField, openStudio, parameter } from './studio'

test.beforeEach(async ({ page }) => {
  await openStudio(page)
  await nameField(page).fill('return_book')
})

/** Types over all that a field holds, key by key. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const documentNow = async (page: Page): Promise<unknown> =>
  (JSON.parse(await documentText(page)) as { inputSchema: unknown }).inputSchema

test('a value passed on the way to another takes nothing of the one that has its name', async ({
  page,
}) => {
  await addParameter(page, 'reason')
  const reason = parameter(page, 'reason')
  await reason.getByLabel('Type').selectOption('One of a list')
  for (const value of ['wrong', 'a']) {
    await reason.getByLabel('Add a value').fill(value)
    await reason.getByLabel('Add a value').press('Enter')
  }
  await reason.getByLabel('What wrong means').fill('bought by mistake')
  await reason.getByLabel('What a means').fill('not wanted')
  await reason.getByLabel('Value 1').click()
  await retype(page, 'a')
  await expect(reason.getByText('Another value is the same.')).toBeVisible()
  await page.keyboard.type('b')
  await expect(reason.getByText('Another value is the same.')).toHaveCount(0)
  await expect(reason.getByLabel('What ab means')).toHaveValue('bought by mistake')
  await expect(reason.getByLabel('What a means')).toHaveValue('not wanted')
  await retype(page, 'ba')
  await retype(page, 'a')
  // What is taken already leaves the value as it was when the field was entered.
  await jsonReady(page)
  expect(await documentNow(page)).toMatchObject({
    properties: { reason: { enum: ['wrong', 'a'] } },
  })
})

test('a name that is taken leaves the old one, and none of the letters typed on the way', async ({
  page,
}) => {
  await addParameter(page, 'ab')
  await addParameter(page, 'copies')
  const copies = parameter(page, 'copies')
  await copies.getByLabel('Required').check()
  await copies.getByLabel('Parameter name').click()
  await retype(page, 'ab')
  await expect(page.getByText('Another parameter has this name.')).toBeVisible()
  await page.keyboard.press('Tab')
  await jsonReady(page)
  expect(await documentNow(page)).toMatchObject({
    properties: { ab: {}, copies: {} },
    required: ['copies'],
  })
})

test('what turns out to be no number leaves the number that was there', async ({ page }) => {
  await addParameter(page, 'copies')
  const copies = parameter(page, 'copies')
  await copies.getByLabel('Type').selectOption('Whole number')
  const most = copies.getByLabel('Range: max')
  await most.fill('500')
  await copies.getByLabel('Required').check()
  await most.click()
  await retype(page, '1,000')
  await expect(copies.getByText('Not a number. It is not taken.')).toBeVisible()
  await expect(most).toHaveValue('1,000')
  await jsonReady(page)
  expect(await documentNow(page)).toMatchObject({ properties: { copies: { maximum: 500 } } })
  await most.click()
  await retype(page, '1000')
  await expect(copies.getByText('Not a number. It is not taken.')).toHaveCount(0)
  expect(await documentNow(page)).toMatchObject({ properties: { copies: { maximum: 1000 } } })
  // The number of before is one step away.
  await most.press('ControlOrMeta+Z')
  await expect(most).toHaveValue('500')
})
