import type { Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { expect, expectAccessible, picture, test } from './fixtures'
import { pickedSet } from './sample-blind-picks'
import { answerField, openStudio, toolRows } from './studio'

const words = {
  en: {
    open: 'Open as a new set',
    review: 'Review',
    picks: 'Blind picks',
    rate: '1 of 3 right',
    wrong: 'Ann picked get_payment · not as expected',
    asks: '王芳 would have to ask: “Which order is it?”',
    earlier: 'Bo picked track_parcel · right · for earlier tools, not counted',
    offer: 'When to use track_parcel',
    text: 'The text after that',
    before: 'Use it when the user asks where a parcel is.',
    after:
      'Use it when the user asks where a parcel is. Use it for requests such as "My lamp should have been here on Monday".',
    mended: 'Use it when a parcel is late or lost.',
    take: 'Put it in',
    said: 'When to use track_parcel · track_parcel says it already.',
    undo: 'Undo',
    instead: 'When not to use get_payment, and what instead',
    insteadText:
      'Do not use it for requests such as "My lamp should have been here on Monday"; use track_parcel instead.',
    stale: 'No pick counts any more',
    toQuestion: 'Go to the question',
    facts: '0 of 2 people right',
    bench: 'Bench',
    results: 'Results',
    sum: '2 people who saw what the model sees: 1 of 3 picks right',
  },
  zh: {
    open: '作为新工具集打开',
    review: '评审',
    picks: '盲选',
    rate: '3次中对1次',
    wrong: 'Ann选了get_payment · 与预期不符',
    asks: '王芳要先追问：“是哪一笔订单？”',
    earlier: 'Bo选了track_parcel · 选对 · 针对较早的工具，没有计入',
    offer: '什么时候用track_parcel',
    text: '改后的文字',
    before: '用户问包裹到哪里了时使用。',
    after: '用户问包裹到哪里了时使用。用户提出“我的台灯说好周一到的”这类请求时使用。',
    mended: '包裹迟到或丢失时使用。',
    take: '写进去',
    said: '什么时候用track_parcel · track_parcel已经写了。',
    undo: '撤销',
    instead: '什么时候不用get_payment、改用哪个',
    insteadText: '用户提出“我的台灯说好周一到的”这类请求时不要使用，请改用track_parcel。',
    stale: '已经没有计入的选择',
    toQuestion: '前往题目',
    facts: '2人中对0人',
    bench: '评测',
    results: '结果',
    sum: '2个人看着和模型一样的内容选工具：3次中对1次',
  },
} as const

async function openPicked(page: Page, lang: 'en' | 'zh'): Promise<void> {
  await openStudio(page)
  if (lang === 'zh') await page.getByRole('button', { name: '中文' }).click()
  const dialog = await pasteIntoDialog(page, pickedSet(lang))
  await dialog.getByRole('button', { name: words[lang].open }).click()
  await expect(toolRows(page)).toHaveCount(2)
}

for (const lang of ['en', 'zh'] as const)
  test(`what people picked comes to the author, who turns it into answers (${lang})`, async ({
    page,
  }) => {
    test.slow()
    const say = words[lang]
    await openPicked(page, lang)
    await page.getByRole('tab', { name: say.review, exact: true }).click()
    const pane = page.getByRole('region', { name: say.picks })
    await expect(pane.getByText(say.rate, { exact: true })).toBeVisible()
    const told = pane.getByRole('listitem')
    await expect(told.filter({ hasText: say.wrong })).toBeVisible()
    await expect(told.filter({ hasText: say.asks })).toBeVisible()
    await expect(told.filter({ hasText: say.earlier })).toBeVisible()

    // The results tell of people where no model was asked.
    await page.getByRole('tab', { name: say.bench, exact: true }).click()
    await page.getByRole('tab', { name: say.results, exact: true }).click()
    await expect(page.getByText(say.sum)).toBeVisible()
    await page.locator('.picked-all summary').press('Enter')
    await expect(page.locator('.picked-all').getByText(say.asks)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `picks-results-${lang}`)

    // An offer is looked at, mended and taken in one step, and the step is undone.
    await page.getByRole('tab', { name: say.review, exact: true }).click()
    await pane.getByRole('button', { name: say.offer, exact: true }).press('Enter')
    const text = pane.getByLabel(say.text)
    await expect(text).toHaveValue(say.after)
    await expectAccessible(page)
    await picture(page, `picks-offer-${lang}`)
    await text.fill(say.mended)
    await pane.getByRole('button', { name: say.take }).press('Enter')
    await expect(answerField(page, 'when')).toHaveValue(say.mended)
    await expect(pane.getByText(say.stale)).toBeVisible()
    await expect(pane.getByRole('button', { name: say.offer, exact: true })).toBeFocused()
    await page.getByRole('button', { name: say.undo }).first().click()
    await expect(answerField(page, 'when')).toHaveValue(say.before)
    await expect(pane.getByText(say.rate, { exact: true })).toBeVisible()

    // Taken as it is, it is not offered again; what is left to say still is.
    await pane.getByRole('button', { name: say.offer, exact: true }).click()
    await pane.getByRole('button', { name: say.take }).click()
    await expect(pane.getByText(say.said)).toBeVisible()
    await pane.getByRole('button', { name: say.instead }).click()
    await expect(pane.getByLabel(say.text)).toHaveValue(say.insteadText)
    await page.getByRole('button', { name: say.undo }).first().click()

    await pane.getByRole('button', { name: say.toQuestion }).first().press('Enter')
    const row = page.locator('.question').first()
    await expect(row.getByRole('button', { expanded: true })).toBeFocused()
    await expect(row.getByText(say.facts)).toBeVisible()
    await expect(row.getByText(say.asks)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `picks-question-${lang}`)
  })

test.describe('on a phone, in dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the picks and an offer fit the width', async ({ page }) => {
    const say = words.zh
    await openPicked(page, 'zh')
    await page.getByRole('tab', { name: say.review, exact: true }).click()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'JSON与检查' }).click()
    const pane = page.getByRole('region', { name: say.picks })
    await pane.getByRole('button', { name: say.instead }).click()
    await expect(pane.getByLabel(say.text)).toHaveValue(say.insteadText)
    await expectAccessible(page)
    const wide = await page.evaluate(() =>
      [document.documentElement, document.querySelector('.review-pane')!].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    )
    expect(wide).toEqual([0, 0])
    await pane.getByLabel(say.text).scrollIntoViewIfNeeded()
    await picture(page, 'picks-phone')
  })
})
