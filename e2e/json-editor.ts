import { expect, type Locator, type Page } from '@playwright/test'
import { copiedText } from './fixtures'

/** The text of the tool on screen, to type in. */
export const jsonEditor = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^JSON of |的JSON$/ })

/** Waits until the code editor is there; it is loaded after the form. */
export async function jsonReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-json', 'ready', { timeout: 60_000 })
}

/** The whole document, taken the way a person would: by the button that copies it. */
export async function documentText(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => delete document.documentElement.dataset['copied'])
  await page.getByRole('button', { name: /^(Copy this text|复制这段文本)$/ }).click()
  await expect.poll(() => copiedText(page)).toBeDefined()
  return (await copiedText(page)) ?? ''
}

/** The lines that the editor shows, in the order they stand in. */
export async function shownLines(page: Page): Promise<string> {
  const lines = await page.locator('.json-editor .view-line').evaluateAll((all) =>
    all
      .map((line) => ({
        top: line.getBoundingClientRect().top,
        text: (line.textContent ?? '').replace(/\u00a0/g, ' '),
      }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text),
  )
  return lines.join('\n')
}

/** Pastes a text where the keyboard is, past the clipboard that all tests share. */
export async function pasteHere(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, text)
}

/** Replaces the whole text by what is pasted. */
export async function pasteOver(page: Page, text: string): Promise<void> {
  await jsonReady(page)
  await jsonEditor(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await pasteHere(page, text)
}
