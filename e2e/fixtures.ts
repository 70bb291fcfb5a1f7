import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

/** What went wrong on any page of a context, as one line each. */
type Faults = string[]

interface Fixtures {
  /** Opens a page in a browser that has never seen the studio, watched like the first. */
  readonly openReader: () => Promise<Page>
  /**
   * Lines of console errors, page errors and foreign requests so far. A test that provokes an
   * error on purpose removes it from here, else the test fails at its end.
   */
  readonly faults: Faults
}

/**
 * Browsers of one machine share one clipboard, and tests run side by side: what a page copies is
 * also noted in the page, and read from there.
 */
async function noteCopies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { clipboard } = navigator
    if (!clipboard) return
    const write = clipboard.writeText.bind(clipboard)
    clipboard.writeText = async (text) => {
      await write(text)
      document.documentElement.dataset['copied'] = text
    }
  })
}

/** What the page copied last. */
export const copiedText = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['copied'])

/** Records console errors (policy violations are among them), page errors and foreign requests. */
function watch(context: BrowserContext, home: string, faults: Faults): void {
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (problem) => faults.push(`page: ${problem.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (['data:', 'blob:', 'about:'].includes(protocol)) return
    if (origin !== new URL(home).origin) faults.push(`foreign request: ${request.url()}`)
  })
}

export const test = base.extend<Fixtures>({
  // Playwright calls its hand-over function `use`; the linter would take that for a React hook.
  faults: async ({ baseURL }, provide) => {
    expect(baseURL, 'the address that the server printed').toBeTruthy()
    const faults: Faults = []
    await provide(faults)
    expect(faults, 'errors in the console, on the page, or requests to elsewhere').toEqual([])
  },
  context: async ({ context, baseURL, faults }, provide) => {
    watch(context, baseURL ?? '', faults)
    await noteCopies(context)
    await provide(context)
  },
  openReader: async ({ browser, contextOptions, baseURL, faults, viewport, locale }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
      })
      opened.push(context)
      watch(context, baseURL ?? '', faults)
      await noteCopies(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

/**
 * Fails with the rule and the elements when axe finds a serious or critical violation. The pages have
 * no frames and load nothing from elsewhere, so axe need not open a page of its own, nor fetch styles.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await axe
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.target.join(' ')) }))
  expect(grave).toEqual([])
}

/** Pictures the page as `test-results/screenshots/NAME.png`, when its fonts are there. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({
    path: `test-results/screenshots/${name}.png`,
    animations: 'disabled',
    caret: 'initial',
  })
}

export { expect }
