import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, picture, test } from './fixtures'
import { documentText, jsonEditor, jsonReady, shownLines } from './json-editor'
import { answerField, nameField, openStudio, titleField, toolRows } from './studio'

/** Goes on with Tab, or another key, until the keyboard is at the element. */
async function goTo(page: Page, target: Locator, most = 60, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `reached by ${most} presses of ${key}`).toBeFocused()
}

const chinese = {
  name: 'find_book',
  title: '找书',
  does: '按书名或作者查询镇图书馆的藏书，不做预约。',
  when: '用户问“有没有这本书”，并说出书名或作者时使用。',
  whenNot: '找影片和音乐时不要用，请用find_film。',
  returns: '返回书名、作者、分馆和是否在架，不含全文。',
  limits: '一次最多返回50本，只含1998年以后购入的书。',
} as const
const answers = ['does', 'when', 'whenNot', 'returns', 'limits'] as const

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('a tool is written, checked, exported and shared by keyboard alone, in dark', async ({
    page,
  }) => {
    await openStudio(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    const theme = page.getByRole('button', { name: /^配色/ })
    await nameField(page).focus()
    await goTo(page, theme, 20, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await goTo(page, nameField(page))
    await page.keyboard.insertText(chinese.name)
    await goTo(page, titleField(page), 3)
    await page.keyboard.insertText(chinese.title)
    for (const key of answers) {
      await goTo(page, answerField(page, key), 4)
      await page.keyboard.insertText(chinese[key])
    }
    await goTo(page, page.getByTestId('add-parameter'), 9)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('参数名')).toBeFocused()
    await page.keyboard.insertText('query')
    await goTo(page, page.getByLabel('必填'), 3)
    await page.keyboard.press('Space')

    // In the editor Tab indents, until it is told to leave.
    await jsonReady(page)
    await goTo(page, jsonEditor(page), 120)
    await page.keyboard.press('Control+M')
    await page.keyboard.press('Tab')
    await expect(jsonEditor(page)).not.toBeFocused()
    await goTo(page, page.getByRole('tab', { name: 'JSON' }), 20, 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    // Beside the new field it is still to do; the checklist lists it.
    await expect(page.locator('.form').getByText('“query”没有说明')).toHaveCount(0)
    const finding = page.getByRole('tabpanel').getByRole('button', { name: /“query”没有说明/ })
    await goTo(page, finding, 30)
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await picture(page, 'keyboard-1-chinese-checklist')
    await goTo(page, page.getByRole('button', { name: '跳到该字段' }), 4)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('模型该填什么')).toBeFocused()
    await page.keyboard.insertText('用户说的书名或作者，例如“海边的卡夫卡”。')
    await expect(finding).toHaveCount(0)

    await goTo(page, page.getByRole('tab', { name: '检查清单' }))
    await page.keyboard.press('ArrowRight')
    const pane = page.getByRole('tabpanel', { name: '导出' })
    await goTo(page, pane.getByRole('tab', { name: 'OpenAI', exact: true }), 8)
    await goTo(page, pane.getByRole('tab', { name: 'Claude', exact: true }), 4, 'ArrowRight')
    await page.keyboard.press('Enter')
    await goTo(page, pane.getByRole('button', { name: '复制' }), 8)
    await page.keyboard.press('Enter')
    await expect(pane.getByText('已复制')).toBeVisible()
    await goTo(page, page.getByRole('button', { name: '分享' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '分享' })
    await expect(dialog.getByText('这个链接只有本机能打开。')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'keyboard-2-chinese-share')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: '分享' })).toBeFocused()
  })
})

/** Writes with an input method: letters first, which the chosen words then take the place of. */
async function compose(devtools: CDPSession, letters: string, words: string): Promise<void> {
  for (let length = 1; length <= letters.length; length++)
    await devtools.send('Input.imeSetComposition', {
      text: letters.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  await devtools.send('Input.insertText', { text: words })
}

test('an input method is not disturbed in the form, nor in the JSON', async ({ page, context }) => {
  await openStudio(page)
  await jsonReady(page)
  await nameField(page).fill('find_book')
  const devtools = await context.newCDPSession(page)
  await titleField(page).click()
  await devtools.send('Input.imeSetComposition', {
    text: 'zhao',
    selectionStart: 4,
    selectionEnd: 4,
  })
  await expect(titleField(page)).toHaveValue('zhao')
  expect(await shownLines(page)).not.toContain('zhao')
  await compose(devtools, 'zhaoshu', '找书')
  await expect(titleField(page)).toHaveValue('找书')
  await expect.poll(() => shownLines(page)).toContain('"title": "找书"')
  await compose(devtools, 'a', '啊')
  await expect(titleField(page)).toHaveValue('找书啊')

  await jsonEditor(page).focus()
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await devtools.send('Input.imeSetComposition', {
    text: 'tushu',
    selectionStart: 5,
    selectionEnd: 5,
  })
  await expect.poll(() => shownLines(page)).toContain('"title": "找书啊tushu"')
  await expect(titleField(page)).toHaveValue('找书啊')
  await compose(devtools, 'tushu', '图书')
  await expect(titleField(page)).toHaveValue('找书啊图书')
  expect(await documentText(page)).toContain('"title": "找书啊图书"')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titleField(page)).toHaveValue('找书啊')
})

test('the language changes at once, everywhere, and what was written stays', async ({ page }) => {
  await openStudio(page)
  await nameField(page).fill('find book')
  await page.getByRole('tab', { name: 'Checklist' }).click()
  await expect(page.getByText('OpenAI and Claude refuse the name').first()).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.getByText('OpenAI 和 Claude 会拒绝').first()).toBeVisible()
  await expect(nameField(page)).toHaveValue('find book')
  await expect(page.getByRole('button', { name: '改名为 find_book' })).toBeVisible()
  const left = await page.locator('body').innerText()
  expect(
    left.match(/\b(?:Name|Title|Share|Import|Export|Checklist|Score|Parameters)\b/g),
  ).toBeNull()
  await expectAccessible(page)
  await picture(page, 'language-1-chinese')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-CN' })

  test('one pane shows at a time, and a set can be gone through', async ({ page }) => {
    await openStudio(page)
    await nameField(page).fill('find_book')
    const panes = page.getByRole('navigation', { name: '更多' })
    await panes.getByRole('button', { name: '工具' }).tap()
    await expect(nameField(page)).toBeHidden()
    await page.getByRole('button', { name: '添加工具' }).tap()
    await expect(toolRows(page)).toHaveCount(2)
    await expectAccessible(page)
    await picture(page, 'phone-1-tools')
    await toolRows(page).first().tap()
    await expect(nameField(page)).toHaveValue('find_book')
    await panes.getByRole('button', { name: 'JSON与检查' }).tap()
    await jsonReady(page)
    await expect(jsonEditor(page)).toBeVisible()
    await picture(page, 'phone-2-json')
    await panes.getByRole('button', { name: '表单' }).tap()
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
})
