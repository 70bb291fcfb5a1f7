import type { Locator, Page } from '@playwright/test'
import { asToolText, TEMPLATES } from '../src/core/templates/registry'
import { expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonReady } from './json-editor'
import { Hands } from './keyboard'
import { nameField, openStudio } from './studio'

const weather = TEMPLATES.find(({ id }) => id === 'weather')!

/** The words on the way, in both languages. */
const words = {
  en: {
    from: 'a template',
    title: 'Templates',
    find: 'Weather forecast',
    preview: 'Start from: Weather forecast',
    add: 'Add the tool',
    back: 'All templates',
    set: /^As a new set/,
    open: 'Open the new set',
  },
  zh: {
    from: '模板',
    title: '模板',
    find: '天气预报',
    preview: '从模板开始：天气预报',
    add: '加入1个工具',
    back: '全部模板',
    set: /^另建工具集/,
    open: '打开含1个工具的新工具集',
  },
} as const

/** Opens the gallery from the first screen, and finds the weather in it. */
async function openGallery(hands: Hands, t: (typeof words)['en' | 'zh']): Promise<Locator> {
  const { page } = hands
  await hands.press(page.getByRole('main').getByRole('button', { name: t.from, exact: true }))
  const gallery = page.getByRole('dialog', { name: t.title })
  // All templates are fetched and scored first.
  await expect(gallery).toBeVisible({ timeout: 60_000 })
  return gallery
}

/** Filters the list; what fits best stands first, the sets it is part of behind it. */
async function find(hands: Hands, gallery: Locator, title: string): Promise<void> {
  await hands.write(gallery.getByRole('searchbox'), title)
  await expect(gallery.locator('.gallery-list li').first()).toHaveText(title)
  await hands.page.keyboard.press('ArrowDown')
  await expect(gallery.getByRole('button', { name: title, exact: true })).toBeFocused()
}

const start = (gallery: Locator, grade: string): Locator =>
  gallery.locator(`[data-start="${grade}"]`)

for (const lang of ['en', 'zh'] as const)
  test.describe(`in ${lang}`, () => {
    const t = words[lang]
    const other = lang === 'en' ? 'zh' : 'en'
    test.use(lang === 'zh' ? { locale: 'zh-CN', colorScheme: 'dark' } : {})

    test('a template is found, compared, looked at and started from by keyboard alone', async ({
      page,
    }) => {
      test.slow()
      const hands = new Hands(page, 'tab')
      await openStudio(page)
      await nameField(page).focus()
      const gallery = await openGallery(hands, t)
      await expect(gallery.getByRole('searchbox')).toBeFocused()
      await find(hands, gallery, t.find)

      // The three versions side by side, each with what the scorer says to it.
      const scores = await gallery
        .getByRole('article')
        .getByRole('img', { name: /^\d+ of 100$|^\d+分，满分100$/ })
        .evaluateAll((all) => all.map((ring) => Number.parseInt(ring.getAttribute('aria-label')!)))
      expect(scores).toHaveLength(3)
      expect(scores).toEqual([...scores].sort((a, b) => a - b))
      expect(scores[2]).toBe(100)
      await expectAccessible(page)
      await picture(page, `gallery-${lang}-1-versions`)

      await hands.press(start(gallery, 'good'))
      await expect(gallery.getByRole('heading', { name: t.preview })).toBeFocused()
      await expectAccessible(page)
      await picture(page, `gallery-${lang}-2-preview`)
      // A step back leads to where one came from, and is no end.
      await page.keyboard.press('Escape')
      await expect(start(gallery, 'good')).toBeFocused()
      await page.keyboard.press('Enter')
      await hands.press(gallery.getByRole('button', { name: t.add }))
      await expect(gallery).toHaveCount(0)
      await expect(nameField(page)).toBeFocused()
      await expect(nameField(page)).toHaveValue('get_weather_forecast')
      await jsonReady(page)
      expect(await documentText(page)).toBe(asToolText(weather, lang, 'good'))

      await nameField(page).focus()
      await page.keyboard.press('ControlOrMeta+Z')
      await expect(nameField(page)).toHaveValue('')
    })

    test('the other language is taken by choice, and a new set keeps the one on screen', async ({
      page,
    }) => {
      const hands = new Hands(page, 'focus')
      await openStudio(page)
      const gallery = await openGallery(hands, t)
      await find(hands, gallery, t.find)
      await hands.press(
        gallery.getByRole('button', { name: other === 'en' ? 'English' : '中文', exact: true }),
      )
      await hands.press(start(gallery, 'middling'))
      await hands.press(gallery.getByRole('radio', { name: t.set }), 'Space')
      await hands.press(gallery.getByRole('button', { name: t.open }))
      await expect(gallery).toHaveCount(0)
      await expect(nameField(page)).toHaveValue('get_weather')
      await jsonReady(page)
      expect(await documentText(page)).toBe(asToolText(weather, other, 'middling'))
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

      test('list, versions and preview come one after the other', async ({ page }) => {
        const hands = new Hands(page, 'focus')
        await openStudio(page)
        const gallery = await openGallery(hands, t)
        await expectAccessible(page)
        await find(hands, gallery, t.find)
        await page.keyboard.press('Enter')
        await expect(gallery.getByRole('button', { name: t.back })).toBeFocused()
        await expectAccessible(page)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await picture(page, `gallery-${lang}-3-phone`)
        await hands.press(start(gallery, 'good'))
        await expect(gallery.getByRole('heading', { name: t.preview })).toBeFocused()
        await expectAccessible(page)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await picture(page, `gallery-${lang}-4-phone-preview`)
        await hands.press(gallery.getByRole('button', { name: t.add }))
        await expect(nameField(page)).toHaveValue('get_weather_forecast')
      })
    })
  })

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
