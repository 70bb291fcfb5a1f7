import type { Locator, Page } from '@playwright/test'
import { pasteIntoDialog } from './bring-in'
import { expect, expectAccessible, picture, test } from './fixtures'
import { Hands } from './keyboard'
import { nameField, openStudio, parameter } from './studio'

const WORDS = {
  en: {
    open: 'Open as a new set',
    tightness: /^Tightness: (\d+)% of the mistakes tried are stopped$/,
    through: /^Let through \((\d+)\)$/,
    all: /^All \((\d+)\)$/,
    made: /^Change made\. (\d+)% are stopped now\.$/,
    madeAll: /^\d+ changes made\. (\d+)% are stopped now\.$/,
    added: 'The check is in the contract now.',
    apply: 'Apply',
    applyAll: /^Make all \d+ tested changes$/,
    add: 'Add to the contract',
    stopped: 'Stopped',
    byFormat: 'Only by “format”',
    checked: 'Left to the program',
    none: 'This tool takes no parameters',
    goTo: 'Go to the field due',
    whole: 'The call as a whole',
  },
  zh: {
    open: '作为新工具集打开',
    tightness: /^严密度：试过的错误拦住(\d+)%$/,
    through: /^放过的（(\d+)）$/,
    all: /^全部（(\d+)）$/,
    made: /^已修改，现在拦住(\d+)%。$/,
    madeAll: /^已修改\d+处，现在拦住(\d+)%。$/,
    added: '这项检查已写进契约。',
    apply: '采纳',
    applyAll: /^采纳全部\d+处试过的修改$/,
    add: '写进契约',
    stopped: '拦住',
    byFormat: '只靠format拦住',
    checked: '交给程序',
    none: '这个工具没有参数',
    goTo: '跳到该字段 due',
    whole: '整个调用',
  },
} as const

const TEXTS = {
  en: {
    does: 'Lends a book to a reader.',
    due: 'Day on which it comes back, YYYY-MM-DD.',
    book: 'Number on the label, e.g. BK-2041.',
    ping: 'Says whether the desk is open.',
  },
  zh: {
    does: '把一本书借给读者。',
    due: '归还日期，格式YYYY-MM-DD。',
    book: '书标上的编号，例如BK-2041。',
    ping: '查询借书处是否开放。',
  },
} as const

const setIn = (lang: 'en' | 'zh'): string =>
  JSON.stringify({
    toolwright: 1,
    title: 'Library desk',
    tools: [
      {
        name: 'lend_book',
        description: TEXTS[lang].does,
        inputSchema: {
          type: 'object',
          properties: {
            book_id: { type: 'string', description: TEXTS[lang].book },
            due: { type: 'string', description: TEXTS[lang].due },
          },
          required: ['book_id', 'due'],
        },
      },
      {
        name: 'check_desk',
        description: TEXTS[lang].ping,
        inputSchema: { type: 'object', properties: {} },
      },
    ],
  })

const pane = (page: Page): Locator => page.locator('.probe')
const place = (page: Page, name: string): Locator =>
  pane(page).getByRole('region', { name, exact: true })
const line = (page: Page, where: string, mistake: string): Locator =>
  place(page, where).locator(`[data-mistake="${mistake}"] > button`)
const share = async (page: Page): Promise<number> =>
  Number.parseInt((await pane(page).locator('.probe-sum b').first().textContent()) ?? '', 10)
const told = (page: Page): Locator => pane(page).getByRole('status').last()

for (const lang of ['en', 'zh'] as const) {
  test.describe(`what gets through, in ${lang}`, () => {
    test.use(lang === 'zh' ? { locale: 'zh-CN' } : {})

    test('is seen in the checklist, stopped line by line by keyboard, and taken back', async ({
      page,
    }) => {
      const t = WORDS[lang]
      const hands = new Hands(page, 'focus')
      await openStudio(page)
      const dialog = await pasteIntoDialog(page, setIn(lang))
      await dialog.getByRole('button', { name: t.open }).click()
      await expect(nameField(page)).toHaveValue('lend_book')
      await hands.press(page.getByRole('tab', { name: /^(Checklist|检查清单)/ }))
      const tightness = page.getByRole('button', { name: t.tightness })
      await expect(tightness).toBeVisible()
      const percent = Number(t.tightness.exec((await tightness.textContent()) ?? '')![1])
      await hands.press(tightness)
      await expect(pane(page).getByRole('button', { name: t.through })).toBeVisible()
      expect(await share(page)).toBe(percent)
      await expect(pane(page).locator('.probe-sum li b').nth(1)).toHaveText(/%$/)

      // One mistake: opened, stopped with one key, and the focus stays on its line.
      const impossible = line(page, 'due', 'date-impossible')
      await hands.press(impossible)
      await expect(place(page, 'due').locator('.diff')).toContainText('"format": "date"')
      await expectAccessible(page)
      await picture(page, `probe-1-open-${lang}`)
      await page.keyboard.press('Tab')
      await expect(place(page, 'due').getByRole('button', { name: t.apply })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(told(page)).toHaveText(t.made)
      await expect(impossible).toBeFocused()
      await expect(impossible).toContainText(t.byFormat)
      const after = await share(page)
      expect(after).toBeGreaterThan(percent)

      // What no schema can stop goes into the contract.
      const madeUp = line(page, 'book_id', 'code-made-up')
      await hands.press(madeUp)
      await hands.press(place(page, 'book_id').getByRole('button', { name: t.add }))
      await expect(told(page)).toHaveText(t.added)
      await expect(madeUp).toContainText(t.checked)
      await expect(madeUp).toBeFocused()

      // All the rest at once, and the three steps taken back.
      await hands.press(pane(page).getByRole('button', { name: t.applyAll }))
      await expect(told(page)).toHaveText(t.madeAll)
      const tight = await share(page)
      expect(tight).toBeGreaterThan(after)
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => share(page)).toBe(after)
      await page.keyboard.press('ControlOrMeta+z')
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => share(page)).toBe(percent)

      // Everything that was tried, in the dark.
      await page.emulateMedia({ colorScheme: 'dark' })
      await hands.press(pane(page).getByRole('button', { name: t.all }))
      await expect(line(page, t.whole, 'all-left-out')).toContainText(t.stopped)
      await expectAccessible(page)
      await picture(page, `probe-2-all-dark-${lang}`)
      await hands.press(pane(page).getByRole('button', { name: t.goTo }))
      await expect(parameterOf(page, 'due', lang)).toContainText('YYYY-MM-DD')
    })

    test('is empty in plain words where a tool has no parameters, on a phone too', async ({
      page,
    }) => {
      const t = WORDS[lang]
      await openStudio(page)
      const dialog = await pasteIntoDialog(page, setIn(lang))
      await dialog.getByRole('button', { name: t.open }).click()
      await page.getByRole('tab', { name: /^(Try a call|试调用)$/ }).click()
      await page.getByRole('tab', { name: /^(What gets through|哪些错误拦不住)$/ }).click()
      await expect(pane(page).getByRole('button', { name: t.through })).toBeVisible()
      await page.getByRole('button', { name: /^check_desk/ }).click()
      await expect(pane(page)).toContainText(t.none)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: /^(JSON and checks|JSON与检查)$/ }).click()
      await expect(pane(page)).toContainText(t.none)
      await picture(page, `probe-3-phone-${lang}`)
    })
  })
}

const parameterOf = (page: Page, name: string, lang: 'en' | 'zh'): Locator =>
  lang === 'en'
    ? parameter(page, name)
    : page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
