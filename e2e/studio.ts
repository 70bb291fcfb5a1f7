import { expect, type Locator, type Page } from '@playwright/test'
import { bookTool, questions } from './sample-book-tool'

/** Opens the studio, ready to be typed in. */
export async function openStudio(page: Page, at = './'): Promise<void> {
  await page.goto(at)
  await expect(nameField(page)).toBeEditable()
}

export const nameField = (page: Page): Locator =>
  page.getByRole('main').getByRole('textbox', { name: /^(Name|名称)$/ })

export const titleField = (page: Page): Locator =>
  page.getByRole('main').getByRole('textbox', { name: /^(Title|显示名称)$/ })

/** The field of one of the five questions. */
export const answerField = (page: Page, key: keyof typeof questions.en): Locator =>
  page
    .getByRole('textbox', { name: questions.en[key] })
    .or(page.getByRole('textbox', { name: questions.zh[key] }))

/** The set's tools in the list, one button each. */
export const toolRows = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^(Tools|工具)$/ }).locator('button[aria-keyshortcuts]')

/** A parameter of the form, with all that belongs to it. */
export const parameter = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Details of ${name}`, exact: true }) })

/** Adds a parameter after the others and names it. */
export async function addParameter(page: Page, name: string): Promise<void> {
  await page.getByTestId('add-parameter').click()
  await expect(
    page.getByRole('textbox', { name: /^(Parameter name|参数名)$/ }).last(),
  ).toBeFocused()
  await page.keyboard.type(name)
}

/** A finding of a rule, shown under the field it is about. */
export const findingInForm = (page: Page, rule: string): Locator =>
  page.getByRole('main').locator(`[data-finding="${rule}"]`)

export async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
}

/** Fills in name, title and the five answers of the sample tool. */
export async function writeBookTool(page: Page): Promise<void> {
  await nameField(page).fill(bookTool.name)
  await titleField(page).fill(bookTool.title)
  for (const [key, text] of Object.entries(bookTool.answers))
    await answerField(page, key as keyof typeof bookTool.answers).fill(text)
}

/** Waits until the browser keeps a text that was written, and says so. */
export async function saved(page: Page, text: string): Promise<void> {
  await expect.poll(() => stored(page)).toContain(text)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    /^(Saved in this browser|已保存在本浏览器)$/,
  )
}

/** All that the browser's database holds of sets, as JSON. */
function stored(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('toolwright')
        // Only looked at, never made: a database without stores would stand in the page's way.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve('')
        opening.onsuccess = () => {
          const database = opening.result
          const all = database.transaction('sets').objectStore('sets').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
}

/** Goes through the menu of sets. */
export async function chooseInSets(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^(Sets|工具集)$/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
