import type { Locator, Page } from '@playwright/test'

/** The dialog that reads definitions. */
export const importDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Import|导入)$/ })

/** Opens the dialog by its button and puts the text into its field. */
export async function pasteIntoDialog(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: /^(Import|导入)$/ }).click()
  const dialog = importDialog(page)
  await dialog.getByRole('textbox').fill(text)
  return dialog
}

/** Lets go of a file over an element, or over the page. */
export async function dropFile(
  over: Locator,
  file: { readonly name: string; readonly text: string },
): Promise<void> {
  const dataTransfer = await over.page().evaluateHandle(({ name, text }) => {
    const carried = new DataTransfer()
    carried.items.add(new File([text], name, { type: 'application/json' }))
    return carried
  }, file)
  await over.dispatchEvent('drop', { dataTransfer })
}

/** Answers the file chooser that a click opens. */
export async function chooseFile(
  opener: Locator,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const chooser = opener.page().waitForEvent('filechooser')
  await opener.click()
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer })
}
