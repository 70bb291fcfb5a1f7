// Times what a person waits for, inside the page itself and with its processor slowed fourfold.

const slowdown = 4
const patience = 60_000
const field = '[data-testid="tool-name"]'

/** Runs in the page before its own code: notes when the field, the editor and a shared tool's words are painted. */
function noteWhenPainted(fieldSelector) {
  const noted = {}
  window.benchNoted = noted
  const painted = (name) => {
    noted[name] = 0
    window.requestAnimationFrame(() => {
      setTimeout(() => {
        noted[name] = performance.now()
      }, 0)
    })
  }
  const isTypable = (input) =>
    input !== null && !input.disabled && !input.readOnly && input.getClientRects().length > 0
  const isEditable = () =>
    document.documentElement.dataset.json === 'ready' &&
    document.querySelector('.monaco-editor textarea, .monaco-editor .native-edit-context') !== null
  // A tool's own words: what it does, and what it asks for.
  const isReadable = () =>
    document.querySelector('[data-entry] h2') !== null &&
    document.querySelector('[data-entry] .prose') !== null &&
    document.querySelector('[data-entry] .params > li') !== null
  const look = () => {
    if (!('field' in noted) && isTypable(document.querySelector(fieldSelector))) painted('field')
    if (!('editor' in noted) && isEditable()) painted('editor')
    if (!('words' in noted) && isReadable()) painted('words')
  }
  new window.MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-json'],
  })
}

/** Runs in the page: from the next key going down to the frame that shows other findings. */
function timeNextFinding() {
  const findings = () =>
    Array.from(document.querySelectorAll('[data-finding]'), (element) =>
      [element.dataset.finding, element.textContent].join(' '),
    ).join('\n')
  const before = findings()
  window.benchKeystroke = new Promise((resolve) => {
    let pressed
    window.addEventListener('keydown', (event) => (pressed = event.timeStamp), {
      capture: true,
      once: true,
    })
    const observer = new window.MutationObserver(() => {
      if (pressed === undefined || findings() === before) return
      observer.disconnect()
      window.requestAnimationFrame(() => {
        setTimeout(() => resolve(performance.now() - pressed), 0)
      })
    })
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
}

async function openCold(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(noteWhenPainted, field)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, close: () => context.close() }
}

async function notedAt(page, name) {
  await page.waitForFunction((key) => window.benchNoted?.[key] > 0, name, { timeout: patience })
  return page.evaluate((key) => window.benchNoted[key], name)
}

/** Types one character, so that a field that only looks ready is found out. */
async function proveTypable(page) {
  await page.locator(field).first().press('End')
  const before = await page.locator(field).first().inputValue()
  await page.keyboard.type('x')
  const after = await page.locator(field).first().inputValue()
  if (after !== `${before}x`) throw new Error('the first field did not take a typed character')
}

/** Bytes transferred, headers included, by a moment in milliseconds since the start of navigation. */
const bytesUntil = (page, time) =>
  page.evaluate((until) => {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    return entries
      .filter((entry) => entry.responseEnd <= until)
      .reduce((sum, entry) => sum + entry.transferSize, 0)
  }, time)

/** Milliseconds from the start of navigation to a painted, typable first field, and bytes till then. */
export async function measureFirstField(browser, url) {
  const { page, close } = await openCold(browser, url)
  try {
    const time = await notedAt(page, 'field')
    const bytes = await bytesUntil(page, time)
    await proveTypable(page)
    return { time, bytes }
  } finally {
    await close()
  }
}

/** Milliseconds from the start of navigation to what is noted as `name`, and bytes till then. */
async function measureNoted(browser, url, name) {
  const { page, close } = await openCold(browser, url)
  try {
    const time = await notedAt(page, name)
    return { time, bytes: await bytesUntil(page, time) }
  } finally {
    await close()
  }
}

/** Till a shared tool's words can be read on the page that its link opens. */
export const measureReadable = (browser, link) => measureNoted(browser, link, 'words')

/** Till the studio's JSON editor takes input. */
export const measureStudio = (browser, url) => measureNoted(browser, url, 'editor')

/** Milliseconds from the start of navigation to a JSON editor that takes input. */
export const measureEditor = async (browser, url) => (await measureStudio(browser, url)).time

/** Drops the sample on the page as a file, takes what the dialog offers first, shows the checklist. */
export async function openFile(page, { text, name }) {
  await page.evaluate((content) => {
    const data = new window.DataTransfer()
    data.items.add(new window.File([content], 'sample.json', { type: 'application/json' }))
    window.dispatchEvent(new window.DragEvent('drop', { dataTransfer: data, cancelable: true }))
  }, text)
  await page
    .getByRole('dialog')
    .locator('.btn.main')
    .click({ timeout: patience / 2 })
  await page.waitForFunction(
    ([selector, value]) => document.querySelector(selector)?.value === value,
    [field, name],
    { timeout: patience / 2 },
  )
  // Beside a field a finding waits until typing rests; the checklist shows it at once.
  await page.getByRole('tab', { name: 'Checklist' }).click({ timeout: patience / 2 })
}

/**
 * Milliseconds from a key going down in the name field to the frame that shows what it changed in
 * the findings, for `rounds` keys. A sample `{ text, name }` is dropped on the page as a file first.
 */
export async function measureKeystrokes(browser, url, { sample, rounds }) {
  const { page, close } = await openCold(browser, url)
  try {
    await notedAt(page, 'field')
    if (sample) await openFile(page, sample)
    await page.locator(field).first().press('End')
    const times = []
    for (let round = 0; round < rounds; round += 1) {
      await page.waitForTimeout(500)
      await page.evaluate(timeNextFinding)
      // An exclamation mark is allowed in no dialect's names; taking it away clears the finding.
      await page.keyboard.press(round % 2 === 0 ? '!' : 'Backspace')
      const late = new Promise((_, reject) => {
        setTimeout(() => reject(new Error('a keystroke changed no finding')), patience / 4).unref()
      })
      times.push(await Promise.race([page.evaluate(() => window.benchKeystroke), late]))
    }
    return times
  } finally {
    await close()
  }
}
