import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, picture, test } from './fixtures'
import { call, type ModelAsked, say, startModelServer } from './model-servers.mjs'
import { openStudio } from './studio'

const KEY = 'sk-test-Ab12Cd34Ef56Gh78'

const words = {
  en: {
    lang: 'EN',
    bench: 'Bench',
    demo: 'Three calculators',
    part: 'Ask a model',
    poor: 'Templates’ poor version',
    provider: 'Provider',
    model: /^Model name/,
    address: /^Base address/,
    own: 'custom',
    trials: 'Times each',
    start: /^Start: /,
    calls: '5 questions × 2 times × 2 versions = 20 requests',
    done: 'Done: careful',
    measured: '20 of 20 measured',
    results: 'See the results',
    stop: 'Stop',
    stopped: 'Stopped: slow',
    keyRefused: 'The key was refused.',
    blocked: 'The server is there, but the browser may not read its answer (CORS).',
    unreachable: 'Nobody answers at 127.0.0.1:9.',
    held: 'is held in the memory of this page',
    forget: 'Forget the key',
    keep: 'Keep it in this tab until it is closed',
    listed: 'This page may not ask models.example.',
    command: 'From the command line',
  },
  zh: {
    lang: '中文',
    bench: '评测',
    demo: '三个计算器',
    part: '让模型来选',
    poor: '模板的差版本',
    provider: '服务商',
    model: /^模型名称/,
    address: /^基础地址/,
    own: 'custom',
    trials: '每题次数',
    start: /^开始：/,
    calls: '5个问题×2次×2个版本=20次请求',
    done: '已完成：careful',
    measured: '测到20/20',
    results: '查看结果',
    stop: '停止',
    stopped: '已停止：slow',
    keyRefused: '密钥被拒绝。',
    blocked: '服务器在运行，但浏览器不能读取它的回答（CORS）。',
    unreachable: '127.0.0.1:9没有响应。',
    held: '的密钥保存在本页内存中',
    forget: '清除密钥',
    keep: '在本标签页关闭前保留',
    listed: '本页不能访问models.example',
    command: '在终端运行',
  },
} as const
type Lang = keyof typeof words

/** Picks well by a full description, and by a vague one takes the calculator for everything. */
function careful({ question, body, tools }: ModelAsked) {
  const isVague = JSON.stringify(body['tools']).length < 700
  const isWords = /percentage point|百分点/.test(question)
  if (!isVague && isWords) return say('A percentage point is a difference of two percentages.')
  return call(tools[0]!, isVague ? {} : { expression: '1 + 1' })
}

const part = (page: Page): Locator => page.locator('.bench-run')

/** The demonstration with its five questions, and the page that asks a model. */
async function openRun(page: Page, lang: Lang): Promise<void> {
  const say = words[lang]
  await openStudio(page)
  if (lang === 'zh') await page.getByRole('button', { name: say.lang }).click()
  await page.getByRole('tab', { name: say.bench, exact: true }).click()
  await page.getByRole('button', { name: say.demo }).click()
  await page.getByRole('tab', { name: say.part }).click()
  await expect(part(page)).toBeVisible()
}

async function chooseModel(page: Page, lang: Lang, url: string, model: string): Promise<void> {
  const say = words[lang]
  const run = part(page)
  await run.getByLabel(say.provider, { exact: true }).selectOption(say.own)
  await run.getByLabel(say.address).fill(url)
  await run.getByLabel(say.model).fill(model)
}

const start = (page: Page, lang: Lang): Promise<void> =>
  part(page).getByRole('button', { name: words[lang].start }).click()

const failure = (page: Page, reason: string): Locator =>
  part(page).locator(`[data-reason="${reason}"]`)

async function giveKey(page: Page, key = KEY): Promise<void> {
  await part(page).locator('input[type=password]').fill(key)
  await page.keyboard.press('Enter')
}

/** Everything that the page keeps or shows, in which no part of the key may stand. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const stores: unknown[] = []
    for (const { name } of databases) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(new Error(name))
      })
      for (const store of database.objectStoreNames)
        stores.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
          }),
        )
      database.close()
    }
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (each) => (each as HTMLInputElement).value,
    )
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      stores,
      location.href,
      document.documentElement.outerHTML,
      fields,
    ])
  })
}

/** A model's server is elsewhere, and what it refuses is told in the console: both are meant here. */
function takeOut(faults: string[]): void {
  expect(faults.join('\n')).not.toMatch(/Gh78|Ab12/)
  const meant = /127\.0\.0\.1|ERR_|status of [345]\d\d/
  faults.splice(0, faults.length, ...faults.filter((line) => !meant.test(line)))
}

for (const lang of ['en', 'zh'] as const)
  test(`the calculators are asked in two versions, and the results follow (${lang})`, async ({
    page,
    faults,
  }) => {
    const say = words[lang]
    const server = await startModelServer({ answer: careful })
    await openRun(page, lang)
    await chooseModel(page, lang, server.url, 'careful')
    await part(page).getByRole('button', { name: say.poor }).click()
    await part(page).getByLabel(say.trials).fill('2')
    await expect(part(page).getByText(say.calls)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `bench-run-before-${lang}`)
    await start(page, lang)
    await expect(part(page).getByRole('heading', { name: say.done })).toBeVisible()
    await expect(part(page).getByText(say.measured)).toBeVisible()
    await picture(page, `bench-run-after-${lang}`)
    expect(server.requests).toHaveLength(20)
    expect(server.requests.every(({ key }) => key === '')).toBe(true)
    await part(page).getByRole('button', { name: say.results }).click()
    await expect(page.locator('.bench-results')).toBeVisible()
    await server.close()
    takeOut(faults)
  })

test('every failure says what it is and what to do', async ({ page, faults }) => {
  const say = words.en
  const server = await startModelServer()
  await openRun(page, 'en')
  await part(page).getByLabel(say.trials).fill('1')
  const told = [
    ['key-refused', 'key-refused', 'The key was refused.'],
    ['no-web-pages', 'no-web-pages', 'takes no requests from web pages'],
    ['not-permitted', 'not-permitted', 'not allowed'],
    ['no-credit', 'no-credit', 'no credit left'],
    ['no-model', 'no-such-model', 'has no model'],
    ['no-tools', 'no-tools', 'does not take tools'],
    ['setting-refused', 'setting-refused', 'Leave both empty.'],
    ['redirects', 'redirected', 'Redirects are not followed'],
    ['no-json', 'no-such-address', 'mostly ends with /v1'],
    ['too-long', 'too-long', 'too long for the model'],
    ['filtered', 'filtered', 'A filter of the provider'],
    ['cut-off', 'truncated', 'The answer was cut off'],
    ['overloaded', 'overloaded', 'overloaded'],
  ] as const
  await chooseModel(page, 'en', server.url, 'x')
  await giveKey(page)
  for (const [model, reason, text] of told) {
    await part(page).getByLabel(say.model).fill(model)
    await start(page, 'en')
    await expect(failure(page, reason)).toContainText(text)
    await expect(part(page).getByRole('button', { name: say.stop })).toHaveCount(0)
  }
  await server.close()
  takeOut(faults)
})

test('a slower pace that the server asks for is waited for', async ({ page, faults }) => {
  let asked = 0
  const server = await startModelServer({
    answer: ({ tools }) =>
      ++asked === 1
        ? { status: 429, message: 'Slow down.', headers: { 'retry-after': '1' } }
        : call(tools[0]!, { expression: '1' }),
  })
  await openRun(page, 'en')
  await chooseModel(page, 'en', server.url, 'm')
  await part(page).getByLabel(words.en.trials).fill('1')
  await start(page, 'en')
  await expect(part(page).getByText('5 of 5 measured')).toBeVisible()
  expect(server.requests).toHaveLength(6)
  await server.close()
  takeOut(faults)
})

for (const lang of ['en', 'zh'] as const)
  test(`a server that answers no page is told from one that is not there (${lang})`, async ({
    page,
    faults,
  }) => {
    const say = words[lang]
    const server = await startModelServer({ cors: 'origins' })
    await openRun(page, lang)
    await chooseModel(page, lang, server.url, 'm')
    await start(page, lang)
    await expect(failure(page, 'blocked')).toContainText(say.blocked)
    await part(page).getByLabel(say.address).fill('http://127.0.0.1:9/v1')
    await start(page, lang)
    await expect(failure(page, 'unreachable')).toContainText(say.unreachable)
    await part(page).getByLabel(say.address).fill('https://models.example/v1')
    await expect(part(page).getByText(say.listed)).toBeVisible()
    await part(page).getByText(say.command).click()
    await expect(part(page).locator('.run-command')).toContainText(
      '--base-url https://models.example/v1',
    )
    await server.close()
    takeOut(faults)
  })

test('a run is stopped, and keeps what it has', async ({ page, faults }) => {
  const server = await startModelServer({
    answer: ({ tools }, count) => (count > 3 ? 'hang' : call(tools[0]!, { expression: '1' })),
  })
  await openRun(page, 'en')
  await chooseModel(page, 'en', server.url, 'slow')
  await start(page, 'en')
  await expect(part(page).getByText('3 of 15 measured')).toBeVisible()
  await part(page).getByRole('button', { name: words.en.stop }).click()
  await expect(part(page).getByRole('heading', { name: words.en.stopped })).toBeVisible()
  await expect(part(page).getByText('3 of 15 measured')).toBeVisible()
  await server.close()
  takeOut(faults)
})

test('a key stays in memory, in the tab on wish, and is gone when forgotten', async ({
  page,
  faults,
}) => {
  const say = words.en
  const server = await startModelServer({ answer: careful })
  await openRun(page, 'en')
  await chooseModel(page, 'en', server.url, 'key-refused')
  await giveKey(page)
  await expect(part(page).getByText(say.held)).toBeVisible()
  await start(page, 'en')
  await expect(failure(page, 'key-refused')).toContainText('•••')
  expect(server.requests.at(-1)!.key).toBe(KEY)
  expect(await everything(page)).not.toMatch(/Gh78|Ab12|Cd34/)
  await part(page).getByRole('button', { name: say.forget }).click()
  await part(page).getByLabel(say.keep).check()
  await giveKey(page)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(KEY)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(KEY)
  await part(page).getByRole('button', { name: say.forget }).click()
  expect(await everything(page)).not.toMatch(/Gh78|Ab12|Cd34/)
  await part(page).getByLabel(say.model).fill('careful')
  await start(page, 'en')
  await expect(part(page).getByRole('heading', { name: say.done })).toBeVisible()
  expect(server.requests.at(-1)!.key).toBe('')
  await server.close()
  takeOut(faults)
})

test('a model reads the tool as a new colleague would; its words are taken by hand alone', async ({
  page,
  faults,
}) => {
  const answer = {
    questions: [{ about: 'limits', text: 'How large may a number be?' }, 'Who may use it?'],
    rewrite: { limits: 'At most 100 characters. <b>Division</b> by zero is an error.' },
  }
  const server = await startModelServer({ answer: () => say(JSON.stringify(answer)) })
  await openRun(page, 'en')
  await chooseModel(page, 'en', server.url, 'reader')
  await part(page).getByText('Read by a new colleague').click()
  const prompt = part(page).getByLabel('What the model is told')
  await expect(prompt).toHaveValue(/calculate_expression/)
  await prompt.fill('Read this.')
  await part(page).getByRole('button', { name: 'Ask reader' }).click()
  await expect(part(page).getByText('How large may a number be?')).toBeVisible()
  expect(server.requests.at(-1)).toMatchObject({ question: 'Read this.', tools: [] })
  const limits = page.getByRole('textbox', { name: 'What are its limits?' })
  await expect(limits).not.toHaveValue(/Division<\/b>/)
  const offer = part(page).getByRole('region', { name: 'Suggested words' })
  await expect(offer.getByText('<b>Division</b>')).toBeVisible()
  await picture(page, 'bench-read-through')
  await offer.getByRole('button', { name: 'Take the suggested words' }).click()
  await expect(limits).toHaveValue(answer.rewrite.limits)
  await server.close()
  takeOut(faults)
})
