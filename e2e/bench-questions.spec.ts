import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, picture, test } from './fixtures'
import { nameField, openStudio } from './studio'

const words = {
  en: {
    lang: 'EN',
    bench: 'Bench',
    empty: 'Does the model pick the right tool?',
    demo: 'Shop and after-sales',
    counts: '24 questions: 16 for a tool, 5 for none, 3 to ask back',
    text: (number: number) => `Text of question ${number}`,
    expected: (number: number) => `Expected answer to question ${number}`,
    details: (number: number) => `Details of question ${number}`,
    more: (number: number) => `Question ${number}: more`,
    addField: 'What a user says',
    uncovered: 'Write one for get_order',
    paste: 'Paste or open a list',
    pasteField: 'Paste questions',
    list: '1. Is SO20480199 paid? → get_payment\n# Small talk\nGood morning → none\nHas order SO20480117 been confirmed yet?',
    heading: 'A heading: # Small talk',
    known: 'This question is there already.',
    take: 'Add 2 questions',
    cameAlong: '2 functions came along with the questions.',
    there: /1 has the name of a tool that is here already, which stays as it is: get_order/,
    unknown: 'This set has no tool called refund.',
    addFunctions: 'Add 1 of them as a tool: refund',
    takeBoth: 'Add 1 question and 1 tool',
    tookBoth: '1 question and 1 tool added.',
    oneMore: /^25 questions: 17 for a tool/,
    after: '26 questions: 17 for a tool, 6 for none, 3 to ask back',
    undo: 'Undo',
    delete: 'Delete',
    none: 'No tool',
    suggestions: 'Suggested by your descriptions',
    add: /^Add the question: has my order been confirmed/,
    widen: 'More room',
  },
  zh: {
    lang: '中文',
    bench: '评测',
    empty: '模型能选对工具吗？',
    demo: '商城与售后',
    counts: '共24题：16题用工具，5题不用，3题应先追问',
    text: (number: number) => `第${number}题的内容`,
    expected: (number: number) => `第${number}题应如何作答`,
    details: (number: number) => `第${number}题的详情`,
    more: (number: number) => `第${number}题：更多操作`,
    addField: '用户会怎么说',
    uncovered: '为get_order写一题',
    paste: '粘贴或打开题单',
    pasteField: '粘贴问题',
    list: '1、SO20480199付钱了吗？→ get_payment\n# 闲聊\n早上好（无需工具）\n帮我看看SO20480117确认了没有',
    heading: '标题：# 闲聊',
    known: '已有同样的题。',
    take: '添加2题',
    cameAlong: '这些题目带有2个函数。',
    there: /有1个与已有工具同名，已有的工具保持不变：get_order/,
    unknown: '本工具集没有叫refund的工具。',
    addFunctions: '把其中1个添加为工具：refund',
    takeBoth: '添加1题和1个工具',
    tookBoth: '已添加1题和1个工具。',
    oneMore: /^共25题：17题用工具/,
    after: '共26题：17题用工具，6题不用，3题应先追问',
    undo: '撤销',
    delete: '删除',
    none: '不用工具',
    suggestions: '由说明建议的题',
    add: /^添加题目：我的订单确认了吗/,
    widen: '加宽',
  },
} as const

const parameters = { type: 'dict', properties: { id: { type: 'float' } }, required: ['id'] }
/** A question and its answer as the Berkeley leaderboard has them. */
const leaderboard = [
  {
    id: 'b1',
    question: [[{ role: 'user', content: 'Refund E1.' }]],
    function: ['get_order', 'refund'].map((name) => ({ name, description: 'Tool.', parameters })),
  },
  { id: 'b1', ground_truth: [{ refund: {} }] },
]
  .map((each) => JSON.stringify(each))
  .join('\n')

const bench = (page: Page): Locator => page.locator('.questions')

for (const [lang, w] of Object.entries(words)) {
  test(`questions are brought in, written, suggested and kept with the set (${lang})`, async ({
    page,
  }) => {
    test.slow()
    await openStudio(page)
    await page.getByRole('button', { name: w.lang, exact: true }).click()
    await page.getByRole('tab', { name: w.bench }).click()
    await expect(page.getByText(w.empty)).toBeVisible()
    await page.getByRole('button', { name: w.demo }).click()
    await expect(bench(page).getByText(w.counts)).toBeVisible()
    await page.getByRole('button', { name: w.widen }).click()
    await expect(page.getByRole('main')).toHaveCount(0)
    await expectAccessible(page)

    // A list, with what is no question told and what is there already left out.
    await page.getByRole('button', { name: w.paste }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(w.pasteField).fill(w.list)
    await expect(dialog.getByText(w.heading)).toBeVisible()
    await expect(dialog.getByText(w.known)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: w.take }).click()
    await expect(bench(page).getByText(w.after)).toBeVisible()
    await page.getByRole('button', { name: w.undo, exact: true }).click()
    await expect(bench(page).getByText(w.counts)).toBeVisible()

    // A leaderboard's question brings the function that it expects: both come in, and go, as one step.
    await page.getByRole('button', { name: w.paste }).click()
    await dialog.getByLabel(w.pasteField).fill(leaderboard)
    await expect(dialog.getByText(w.cameAlong)).toBeVisible()
    await expect(dialog.getByText(w.there)).toBeVisible()
    await expect(dialog.getByText(w.unknown)).toBeVisible()
    await dialog.getByLabel(w.addFunctions).check()
    await expect(dialog.getByText(w.unknown)).toHaveCount(0)
    await expectAccessible(page)
    await picture(page, `bench-questions-functions-${lang}`)
    await dialog.getByRole('button', { name: w.takeBoth }).click()
    await expect(page.getByText(w.tookBoth)).toBeVisible()
    await expect(bench(page).getByText(w.oneMore)).toBeVisible()
    await expect(bench(page).getByLabel(w.expected(25), { exact: true })).toHaveValue('tool:refund')
    await page.getByRole('button', { name: w.undo, exact: true }).click()
    await expect(bench(page).getByText(w.counts)).toBeVisible()
    await page.getByRole('button', { name: w.paste }).click()
    await dialog.getByLabel(w.pasteField).fill(leaderboard)
    // The tool went with the question.
    await expect(dialog.getByLabel(w.addFunctions)).toBeVisible()
    await page.keyboard.press('Escape')

    // Words typed in a row, and what is expected, in the document at once.
    await page.getByLabel(w.text(1), { exact: true }).fill('')
    await page.getByLabel(w.text(1), { exact: true }).fill('SO20480117?')
    await page.getByLabel(w.expected(1), { exact: true }).selectOption(w.none)
    await page.getByRole('button', { name: w.details(13) }).press('Enter')
    await expect(page.getByText('"RESULT_UNKNOWN"')).toBeVisible()
    await picture(page, `bench-questions-${lang}`)
    await expectAccessible(page)

    // One that the descriptions suggest, by keyboard.
    await bench(page).getByText(w.suggestions).click()
    await bench(page).getByRole('button', { name: w.add }).press('Enter')
    await expect(page.getByLabel(w.text(25), { exact: true })).toBeVisible()

    // Deleted and put back; the next row takes the focus.
    await page.getByRole('button', { name: w.more(2) }).click()
    await page.getByRole('menuitem', { name: w.delete }).click()
    await expect(page.getByLabel(w.text(25), { exact: true })).toHaveCount(0)
    await expect(page.getByLabel(w.text(2), { exact: true })).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByLabel(w.text(1), { exact: true })).toHaveValue(/SO20480119/)

    // A tool renamed in the form takes its questions along; a reload keeps them.
    await page.getByRole('button', { name: w.widen }).click()
    await page
      .getByRole('button', { name: /^get_order\b/ })
      .first()
      .click()
    await nameField(page).fill('find_order')
    await expect(page.getByLabel(w.expected(1), { exact: true })).toHaveValue('tool:find_order')
    await expect
      .poll(() => page.getByRole('banner').getByRole('status').textContent())
      .toMatch(/Saved|已保存/)
    await page.waitForTimeout(1500)
    await page.reload()
    await page.getByRole('tab', { name: w.bench }).click()
    await expect(page.getByLabel(w.expected(1), { exact: true })).toHaveValue('tool:find_order')
  })
}
