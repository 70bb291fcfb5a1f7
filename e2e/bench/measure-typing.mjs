// Times typing as a person at a full-speed machine sees it: from a key going down to the painted
// frame in which the field, the JSON and the finding have followed.
import { openFile } from './measure-page.mjs'

const patience = 60_000
const field = '[data-testid="tool-name"]'

/** Runs in the page: what is on screen now, by part; only parts that exist. */
function installWatch() {
  const parts = {
    field: () => document.querySelector('[data-testid="tool-name"]')?.value,
    json: () =>
      Array.from(document.querySelectorAll('.view-lines .view-line'), (l) => l.textContent)
        .sort()
        .join('\n'),
    finding: () =>
      Array.from(
        document.querySelectorAll('.view-overlays [class*="squiggly"], .view-overlays .json-mark'),
        (mark) => `${mark.className} ${mark.getAttribute('style')}`,
      )
        .sort()
        .join('\n'),
  }
  // A page that draws in a frame's callback, as Monaco does, is painted at the end of that frame;
  // one that draws in the key's own task, at the end of the next.
  let isInFrame = false
  const frame = window.requestAnimationFrame.bind(window)
  const afterTask = (run) => {
    const channel = new window.MessageChannel()
    channel.port1.onmessage = run
    channel.port2.postMessage(0)
  }
  window.requestAnimationFrame = (callback) =>
    frame((time) => {
      if (!isInFrame) afterTask(() => (isInFrame = false))
      isInFrame = true
      callback(time)
    })
  window.benchWatch = (wanted) => {
    const before = Object.fromEntries(wanted.map((name) => [name, parts[name]()]))
    window.benchTyped = new Promise((resolve) => {
      let pressed
      const times = {}
      const painted = (name) => {
        times[name] = 0
        const told = () =>
          afterTask(() => {
            times[name] = performance.now() - pressed
            if (wanted.every((each) => times[each] > 0)) {
              observer.disconnect()
              window.removeEventListener('input', look, true)
              resolve(times)
            }
          })
        if (isInFrame) told()
        else frame(told)
      }
      const look = () => {
        if (pressed === undefined) return
        for (const name of wanted)
          if (!(name in times) && parts[name]() !== before[name]) painted(name)
      }
      const observer = new window.MutationObserver(look)
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      window.addEventListener('keydown', (event) => (pressed = event.timeStamp), {
        capture: true,
        once: true,
      })
      window.addEventListener('input', look, true)
    })
  }
}

async function pressed(page, key, wanted) {
  // Typing has rested, as it has between two words, and the machine does nothing else.
  await page.waitForTimeout(120)
  await page.evaluate((names) => window.benchWatch(names), wanted)
  await page.keyboard.press(key)
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`a key did not change ${wanted}`)), patience / 6).unref()
  })
  return Promise.race([page.evaluate(() => window.benchTyped), late])
}

async function open(browser, url, sample) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(installWatch)
  await page.goto(url, { waitUntil: 'load' })
  const ready = () =>
    page.waitForFunction(() => document.documentElement.dataset.json === 'ready', undefined, {
      timeout: patience,
    })
  if (sample) {
    await ready()
    await openFile(page, sample)
    await page.getByRole('tab', { name: 'JSON' }).click()
  }
  return { page, ready, close: () => context.close() }
}

/** An exclamation mark is allowed in no dialect's names; taking it away clears the finding. */
const keyOf = (round) => (round % 2 === 0 ? '!' : 'Backspace')

async function repeated(rounds, press) {
  const found = []
  // The first presses compile code and fill caches.
  for (let round = -4; round < rounds; round += 1) {
    const times = await press(keyOf(round + 4))
    if (round >= 0) found.push(times)
  }
  return found
}

/** Typing in the name field: milliseconds to the painted field, JSON and finding, for each key. */
export async function measureFormTyping(browser, url, { sample, rounds }) {
  const { page, ready, close } = await open(browser, url, sample)
  try {
    await ready()
    await page.locator(field).first().press('End')
    return await repeated(rounds, (key) => pressed(page, key, ['field', 'json', 'finding']))
  } finally {
    await close()
  }
}

/** Typing in the name in the JSON editor: milliseconds to the painted glyph and finding. */
export async function measureJsonTyping(browser, url, { sample, rounds, wanted }) {
  const { page, ready, close } = await open(browser, url, sample)
  try {
    await ready()
    const line = page.locator('.view-line', { hasText: '"name"' }).first()
    await line.click({ position: { x: 1, y: 8 } })
    // Into the value: behind its last letter, in front of its closing quote.
    await page.keyboard.press('End')
    if ((await line.textContent())?.trimEnd().endsWith(',')) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    return await repeated(rounds, (key) => pressed(page, key, wanted))
  } finally {
    await close()
  }
}

/** The least a page does for a key: a bare field that echoes it. */
export async function measureBareField(browser, url, { rounds }) {
  const { page, close } = await open(browser, url)
  try {
    await page.locator(field).first().press('End')
    return await repeated(rounds, (key) => pressed(page, key, ['field']))
  } finally {
    await close()
  }
}
