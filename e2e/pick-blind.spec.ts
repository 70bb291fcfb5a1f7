import type { Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { askedSet, pickTexts } from './sample-blind-picks'
import { openShare, shareDialog } from './shared-set'
import { openStudio, saved, toolRows } from './studio'

const words = {
  en: {
    open: 'Open as a new set',
    try: 'Try it blind',
    title: 'Which tool would you use?',
    at: 'Question 1 of 2',
    next: 'Question 2 of 2',
    pick: 'Pick',
    last: 'Pick and finish',
    choose: 'Pick a tool, none, or to ask; or skip the question.',
    ask: 'I would have to ask first',
    askField: 'What would you have to ask?',
    askMissing: 'Write in a few words what you would ask, or pick something else.',
    thanks: 'Thank you',
    page: 'Back to the page',
    counts: '0 remarks, 0 lines signed, 2 blind picks',
    fewer: '0 remarks, 0 lines signed, 1 blind pick',
    takeBack: 'Take back my pick',
    none: 'None of these tools',
    copy: 'Copy review link',
    merge: 'Merge into my set',
    go: 'Merge',
    picks: 'Blind picks',
    told: 'Ann would have to ask: “Which one?”',
    found: 'Ann picked track_parcel · right',
  },
  zh: {
    open: '作为新工具集打开',
    try: '盲选试试',
    title: '你会用哪个工具？',
    at: '第1题，共2题',
    next: '第2题，共2题',
    pick: '选定',
    last: '选定并完成',
    choose: '请选一个工具、不用工具或先追问；也可以跳过这题。',
    ask: '要先追问',
    askField: '你要追问什么？',
    askMissing: '请简单写下要追问的内容，或者改选别的。',
    thanks: '谢谢',
    page: '回到页面',
    counts: '0条意见，已签0条，盲选2题',
    fewer: '0条意见，已签0条，盲选1题',
    takeBack: '撤回我的选择',
    none: '哪个工具都不用',
    copy: '复制评审链接',
    merge: '合并到我的工具集',
    go: '合并',
    picks: '盲选',
    told: 'Ann要先追问：“Which one?”',
    found: 'Ann选了track_parcel · 选对',
  },
} as const
type Lang = keyof typeof words

/** A set with two questions in the author's studio, and the link that a reader is asked by. */
async function askingLink(page: Page, lang: Lang): Promise<string> {
  await openStudio(page)
  const dialog = await pasteIntoDialog(page, askedSet(lang))
  await dialog.getByRole('button', { name: words.en.open }).click()
  await expect(toolRows(page)).toHaveCount(2)
  await saved(page, 'track_parcel')
  await openShare(page)
  const link = shareDialog(page).getByRole('textbox', { name: /^Link/ })
  const without = await link.inputValue()
  await shareDialog(page)
    .getByLabel(/^Questions of the bench/)
    .check()
  await expect(link).not.toHaveValue(without)
  const address = await link.inputValue()
  await shareDialog(page).getByRole('button', { name: 'Done' }).click()
  return address
}

const fits = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const lang of ['en', 'zh'] as const)
  test.describe(`in ${lang}`, () => {
    test.use({ colorScheme: lang === 'zh' ? 'dark' : 'light' })

    test('a reader picks by what a model sees, by keyboard alone; the picks go back', async ({
      page,
      openReader,
    }) => {
      test.slow()
      const say = words[lang]
      const link = await askingLink(page, lang)
      const reader = await openReader()
      await reader.emulateMedia({ colorScheme: lang === 'zh' ? 'dark' : 'light' })
      if (lang === 'zh') await reader.setViewportSize({ width: 360, height: 740 })
      await reader.goto(link)
      if (lang === 'zh') await reader.getByRole('button', { name: '中文' }).click()
      await reader.getByRole('button', { name: say.try }).press('Enter')
      const dialog = reader.getByRole('dialog', { name: say.title })
      await expect(dialog.getByRole('heading', { name: say.at })).toBeFocused()
      await expect(dialog.getByText(pickTexts[lang].late)).toBeVisible()
      // Neither the title, which no model gets, nor what is right, is anywhere in it.
      await expect(dialog.getByText(pickTexts[lang].host)).toHaveCount(0)
      expect(await dialog.innerHTML()).not.toContain('expected')
      await expectAccessible(reader)
      expect(await fits(reader)).toBeLessThanOrEqual(0)
      await picture(reader, `blind-1-${lang}`)

      const pick = dialog.getByRole('button', { name: say.pick, exact: true })
      await pick.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText(say.choose)
      await expect(dialog.getByRole('radio').first()).toBeFocused()
      await reader.keyboard.press('Space')
      await reader.keyboard.press('Enter')
      await reader.getByRole('textbox').fill('Ann')
      await reader.keyboard.press('Enter')
      await expect(dialog.getByRole('heading', { name: say.next })).toBeFocused()
      await dialog.getByRole('radio', { name: say.ask }).press('Space')
      await dialog.getByRole('button', { name: say.last }).press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText(say.askMissing)
      await expect(dialog.getByLabel(say.askField)).toBeFocused()
      await reader.keyboard.type('Which one?')
      await picture(reader, `blind-2-${lang}`)
      await expectAccessible(reader)
      await dialog.getByRole('button', { name: say.last }).press('Enter')
      const end = reader.getByRole('dialog', { name: say.thanks })
      await expect(end).toBeVisible()
      await picture(reader, `blind-3-${lang}`)
      await end.getByRole('button', { name: say.page }).press('Enter')
      await expect(reader.getByText(say.counts)).toBeVisible()

      // A pick is taken back, and the other stands as it was made.
      await reader.getByRole('button', { name: say.try }).press('Enter')
      await expect(dialog.getByRole('radio').first()).toBeChecked()
      await dialog.getByRole('button', { name: say.takeBack }).press('Enter')
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(reader.getByText(say.fewer)).toHaveCount(1)
      await dialog.getByRole('radio', { name: say.none }).press('Space')
      await pick.press('Enter')
      await expect(dialog.getByLabel(say.askField)).toHaveValue('Which one?')
      await reader.keyboard.press('Escape')
      await reader.getByRole('button', { name: say.try }).press('Enter')
      await expect(dialog.getByRole('radio', { name: say.none })).toBeChecked()
      await dialog.getByRole('radio').first().press('Space')
      await pick.press('Enter')
      await expect(dialog.getByRole('heading', { name: say.next })).toBeFocused()
      await reader.keyboard.press('Escape')

      await reader.setViewportSize({ width: 1280, height: 800 })
      await reader.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await reader.getByRole('button', { name: say.copy }).first().click()
      await expect.poll(() => copiedText(reader)).toMatch(/#/)
      const back = (await copiedText(reader)) ?? ''
      if (lang === 'zh') await page.getByRole('button', { name: '中文' }).click()
      await page.goto('about:blank')
      await page.goto(back)
      await page.getByRole('button', { name: say.merge }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.go, exact: true }).click()
      const picks = page.getByRole('region', { name: say.picks })
      await expect(picks.getByRole('listitem').filter({ hasText: say.found })).toBeVisible()
      await expect(picks.getByRole('listitem').filter({ hasText: say.told })).toBeVisible()
    })
  })
