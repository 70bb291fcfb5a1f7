import type { Locator, Page } from '@playwright/test'
import { asToolText, TEMPLATES } from '../src/core/templates/registry'
import { copiedText, expect, test } from './fixtures'
import { type Definition, FormWriter } from './form-writer'
import { jsonEditor, jsonReady, pasteOver } from './json-editor'
import { Hands, type Travel } from './keyboard'
import { openStudio } from './studio'

/*
 * The good definitions of seven tools, written from nothing: once through the form, once as JSON,
 * each by keyboard alone, and the two ways lead to the same text. The templates say what to write;
 * neither they nor any script put a value into the page. One tool per language is gone through with
 * Tab and Shift+Tab from control to control; for the others the focus is put where it has to go,
 * and everything after that is keys. Sentences are put in whole, as an input method does it, since
 * typing them letter by letter would take the suite a quarter of an hour. As JSON a definition is
 * pasted over what stands there; a small one is also typed key by key, brackets and quotes that the
 * editor closes by itself included. The window is narrow, so that one pane is shown at a time. Ten of the
 * fourteen are marked @long: `npm run test:e2e` runs them, `npm test` does not.
 */
type Lang = 'en' | 'zh'

const SEVEN: readonly {
  readonly id: string
  readonly travel: Partial<Record<Lang, Travel>>
  /** The language in which it is part of the short run. */
  readonly short?: Lang
}[] = [
  { id: 'order-lookup', travel: { en: 'tab' }, short: 'en' },
  { id: 'weather', travel: {} },
  { id: 'calculator', travel: { zh: 'tab' }, short: 'zh' },
  { id: 'send-email', travel: {} },
  { id: 'refund-estimate', travel: {}, short: 'en' },
  { id: 'order-cancellation', travel: {} },
  { id: 'travel-approval', travel: {}, short: 'zh' },
]

const templateOf = (id: string) => TEMPLATES.find((template) => template.id === id)!
const paneButton = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: /^(More|更多)$/ }).getByRole('button', { name })

async function show(hands: Hands, pane: 'form' | 'json'): Promise<void> {
  await paneButton(hands.page, pane === 'form' ? /^(Form|表单)$/ : /JSON/).focus()
  await hands.page.keyboard.press('Enter')
}

/** The tool's text, by the button that copies it. */
async function textOf(hands: Hands): Promise<string> {
  const { page } = hands
  await page.evaluate(() => delete document.documentElement.dataset['copied'])
  await page.getByRole('button', { name: /^(Copy this text|复制这段文本)$/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => copiedText(page)).toBeDefined()
  return (await copiedText(page)) ?? ''
}

const score = (page: Page): Locator => page.getByRole('main').locator('.idrow').getByRole('img')

async function startNewSet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Sets|工具集)$/ }).focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('menuitem').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toHaveCount(0)
}

test.use({ viewport: { width: 800, height: 900 } })
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

for (const lang of ['en', 'zh'] as const)
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'zh' ? 'zh-CN' : 'en-GB' })

    for (const { id, travel, short } of SEVEN) {
      const name = `${id}: form and JSON lead to one document, of the highest score`
      test(name, { tag: short === lang ? [] : '@long' }, async ({ page }) => {
        // A hundred fields and more: on a shared machine that takes its time.
        test.setTimeout(600_000)
        const wanted = asToolText(templateOf(id), lang, 'good')
        const hands = new Hands(page, travel[lang] ?? 'focus')
        await openStudio(page)
        await new FormWriter(page, hands).write(templateOf(id).tools[lang].good as Definition)
        await expect(score(page)).toHaveAccessibleName(/^100 |100分/)
        await show(hands, 'json')
        await jsonReady(page)
        const byForm = await textOf(hands)
        expect(byForm).toBe(wanted)

        await startNewSet(page)
        await expect.poll(() => textOf(hands)).not.toBe(byForm)
        await pasteOver(page, wanted)
        await expect.poll(() => textOf(hands)).toBe(byForm)
        await show(hands, 'form')
        await expect(score(page)).toHaveAccessibleName(/^100 |100分/)
      })
    }

    test('JSON that is typed key by key comes out as it was typed', async ({ page }) => {
      const hands = new Hands(page, 'focus')
      const typed = JSON.stringify(templateOf('order-lookup').tools[lang].poor)
      await openStudio(page)
      await show(hands, 'json')
      await jsonReady(page)
      await jsonEditor(page).focus()
      await page.keyboard.press('ControlOrMeta+A')
      // Emptied first: a bracket that is typed over a selection is put around it.
      await page.keyboard.press('Delete')
      await page.keyboard.type(typed)
      await expect.poll(() => textOf(hands)).toBe(typed)
    })
  })
