import type { Locator, Page } from '@playwright/test'
import { chooseFile, dropFile, pasteIntoDialog } from './bring-in'
import { copiedText, expect, expectAccessible, picture, test } from './fixtures'
import { benchRun, benchSet } from './sample-bench-run'
import { nameField, openStudio, toolRows } from './studio'

const words = {
  en: {
    lang: 'EN',
    bench: 'Bench',
    results: 'Results',
    none: 'No run yet',
    open: 'Open a result file',
    better: 'Better: Current gets more questions right than Version 1.',
    score: 'Current: 9 of 10 questions right (60–98%)',
    notAFile: 'notes.json is not the result file of a bench run.',
    flips: 'Fixed or broken',
    shown: '9 of 10 questions',
    again: 'Made the same call again.',
    cell: '2: expected (none), picked get_order',
    pair: 'Expected (none), picked get_order',
    sentence: 'Not for what was paid: use get_payment.',
    goTo: 'Go to get_order',
    offer: 'When not to use get_order',
    copy: 'Copy as Markdown',
    report: 'Better: Current gets more questions right',
    today: 'questions of today',
    unchanged: 'No question has changed since the run',
    html: 'HTML page',
    remove: 'Remove this run',
    putBack: 'Put it back',
    add: /^Add \S+ tools$/,
  },
  zh: {
    lang: '中文',
    bench: '评测',
    results: '结果',
    none: '还没有运行过',
    open: '打开结果文件',
    better: '更好：Current答对的题比Version 1多。',
    score: 'Current：10题中答对9题（60–98%）',
    notAFile: 'notes.json不是评测的结果文件。',
    flips: '转对或转错',
    shown: '共10题，显示9题',
    again: '又做了一次同样的调用。',
    cell: '2次：应选（不用工具），选了get_order',
    pair: '应选（不用工具），选了get_order',
    sentence: 'Not for what was paid: use get_payment.',
    goTo: '前往get_order',
    offer: '什么时候不用get_order',
    copy: '复制为Markdown',
    report: '更好：Current答对的题比Version 1多',
    today: '现在的题目',
    unchanged: '没有重新问模型',
    html: 'HTML网页',
    remove: '删除这次运行',
    putBack: '恢复',
    add: /^添加\S+个工具$/,
  },
} as const

/** How many runs the browser keeps. */
const keptRuns = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const open = indexedDB.open('toolwright-runs')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result)
      open.onerror = () => reject(open.error)
    })
    const count = database.transaction('runs').objectStore('runs').count()
    const runs = await new Promise<number>((resolve) => {
      count.onsuccess = () => resolve(count.result)
    })
    database.close()
    return runs
  })

const results = (page: Page): Locator => page.locator('.bench-results')

for (const lang of ['en', 'zh'] as const)
  test(`a result file is opened, read to the sentence that decides, and saved (${lang})`, async ({
    page,
  }) => {
    const say = words[lang]
    await openStudio(page)
    if (lang === 'zh') await page.getByRole('button', { name: say.lang }).click()
    const dialog = await pasteIntoDialog(page, benchSet)
    await dialog.getByRole('button', { name: say.add }).click()
    await expect(toolRows(page)).toHaveCount(3)
    await page.getByRole('tab', { name: say.bench, exact: true }).click()
    await page.getByRole('tab', { name: say.results, exact: true }).click()
    const part = results(page)
    await expect(part.getByRole('heading', { name: say.none })).toBeVisible()

    const drop = part.getByRole('region', { name: say.open })
    await dropFile(drop, { name: 'notes.json', text: '{"notes": 1}' })
    await expect(part.getByRole('alert')).toHaveText(say.notAFile)
    const file = page.getByRole('button', { name: say.open })
    await chooseFile(file, 'run.json', benchRun())
    await expect(part.getByText(say.better)).toBeVisible()
    await expect(part.getByText(say.score).first()).toBeVisible()
    await expect(part.getByText(say.notAFile)).toHaveCount(0)

    await part.getByRole('button', { name: say.flips }).click()
    await expect(part.getByText(say.shown, { exact: true })).toBeVisible()
    await part.getByRole('button', { name: 'Where is my order E1024?' }).press('Enter')
    await expect(part.getByText(say.again)).toBeVisible()
    // What a model got wrong is offered as words for the description.
    await part.getByRole('button', { name: 'Thanks, that is all.' }).press('Enter')
    await expect(part.getByRole('button', { name: say.offer, exact: true })).toBeVisible()
    await part.getByRole('button', { name: say.cell }).press('Enter')
    const pair = part.getByRole('region', { name: say.pair })
    await expect(pair.getByText(say.sentence)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `bench-results-${lang}`)

    await part.getByRole('button', { name: say.copy }).click()
    await expect.poll(() => copiedText(page)).toContain(say.report)
    const arriving = page.waitForEvent('download')
    await part.getByRole('button', { name: say.html }).click()
    expect((await arriving).suggestedFilename()).toBe('bench-2026-11-30-09-30.html')

    await part.getByRole('button', { name: say.remove }).click()
    await expect(part.getByRole('heading', { name: say.none })).toBeVisible()
    await page.getByRole('button', { name: say.putBack }).click()
    await expect(part.getByText(say.better)).toBeVisible()

    // The run is kept with the set: it is there again after a reload.
    await expect.poll(() => keptRuns(page), { timeout: 30_000 }).toBe(1)
    await page.reload()
    await page.getByRole('tab', { name: say.bench, exact: true }).click()
    await page.getByRole('tab', { name: say.results, exact: true }).click()
    await expect(part.getByText(say.better)).toBeVisible()
    await part.getByRole('button', { name: say.cell }).click()
    await toolRows(page).nth(2).click()
    await part.getByRole('button', { name: say.goTo }).click()
    await expect(nameField(page)).toHaveValue('get_order')
  })
