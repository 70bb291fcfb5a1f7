import type { Locator, Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { openStudio } from './studio'

export const shareDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' })

/** A set of these tools in the author's studio. */
export async function openLibrary(page: Page, ...documents: string[]): Promise<void> {
  await openStudio(page)
  await page.getByLabel('Title of this set').fill('Library desk')
  const dialog = await pasteIntoDialog(page, `[${documents.join(',')}]`)
  const add = new RegExp(`^Add ${documents.length} tools?$`)
  await dialog.getByRole('button', { name: add }).click()
}

/** The link that the set on screen is shared by, and the dialog that has it. */
export async function openShare(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click()
  return shareDialog(page).getByRole('textbox', { name: /^Link/ }).inputValue()
}
