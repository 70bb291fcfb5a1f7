import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { MODEL_HOSTS } from '../src/core/bench/wire/providers'
import { expect, test } from './fixtures'

const run = promisify(execFile)
const command = 'dist/cli/toolwright.js'
const tool = { name: 'get_order', inputSchema: { type: 'object', properties: {} } }

test.describe('below a sub-path', () => {
  test.use({ baseURL: process.env.TOOLWRIGHT_SUB_PATH_URL ?? '' })

  test('the page works, its editor and workers included', async ({ page, baseURL }) => {
    expect(new URL(baseURL ?? '').pathname).toBe('/a/sub%20path/')
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    await page.goto('./')
    await expect(page.getByTestId('tool-name').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-json', 'ready', { timeout: 60_000 })
    expect(missing).toEqual([])
  })
})

test('the page forbids scripts that are not its own files', async ({ page, faults }) => {
  await page.goto('./')
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content')
  const scripts = policy?.split('; ').find((directive) => directive.startsWith('script-src'))
  // One inline script, named by its hash: what sets language and colours before the first paint.
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]+={0,2}'$/)
  // The hosts of models that the bench may ask, and no others.
  const asked = policy?.split('; ').find((directive) => directive.startsWith('connect-src'))
  expect(asked?.split(' ')).toEqual(['connect-src', "'self'", ...MODEL_HOSTS])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "reached"'
    document.body.append(script)
  })
  await expect(page).not.toHaveTitle('reached')
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  faults.length = 0
})

test('no built file names a place on the network to load from', async () => {
  const html = await readFile('dist/index.html', 'utf8')
  expect(html.match(/\b(?:src|href)="[^"]*"/g)).not.toEqual([])
  expect(html.match(/\b(?:src|href)="(?!\.\/)[^"]*"/g)).toBeNull()
  const assets = await readdir('dist/assets')
  for (const name of assets.filter((file) => file.endsWith('.css'))) {
    const css = await readFile(path.join('dist/assets', name), 'utf8')
    expect(css.match(/url\(\s*["']?(?:https?:)?\/\/[^)]*\)|@import[^;]*/g), name).toBeNull()
  }
})

for (const [kind, manifest] of [
  ['with nothing beside it', undefined],
  ['beside a package of modules', '{"type":"module"}'],
  ['beside a package of CommonJS', '{"type":"commonjs"}'],
] as const) {
  test(`the command runs copied alone, ${kind}`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'toolwright-alone-'))
    const copy = path.join(folder, 'toolwright.js')
    await copyFile(command, copy)
    if (manifest) await writeFile(path.join(folder, 'package.json'), manifest)
    await writeFile(path.join(folder, 'tool.json'), JSON.stringify(tool))
    const asked = ['convert', 'tool.json', '--to', 'claude', '--format', 'json']
    const { stdout, stderr } = await run(process.execPath, [copy, ...asked], { cwd: folder })
    expect(JSON.parse(stdout)).toMatchObject({ tools: [{ name: 'get_order' }], errors: [] })
    expect(stderr).toBe('')
    await rm(folder, { recursive: true })
  })
}

test('the command can be started by its name alone', async () => {
  test.skip(process.platform === 'win32', 'Windows starts a program by its file type instead')
  expect((await stat(command)).mode & 0o111).toBe(0o111)
  expect((await readFile(command, 'utf8')).split('\n', 1)).toEqual(['#!/usr/bin/env node'])
})
