import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const module = fileURLToPath(new URL('browser.mjs', import.meta.url))
let folder

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'toolwright-browser-'))
  // The first is what some systems put in place of a browser that must be installed otherwise.
  stub('google-chrome', 'echo "install the snap" >&2; exit 1')
  stub('google-chrome-stable', 'echo Chrome 1; exit 0')
})

afterAll(() => rmSync(folder, { recursive: true }))

function stub(name, script) {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

/** What `findBrowser` answers in a process with these settings and only our folder on its path. */
function find(settings) {
  const script = `import(process.argv[1]).then((m) => process.stdout.write(String(m.findBrowser())))`
  const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...settings }
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script, module], {
    env,
    encoding: 'utf8',
  })
  return stdout === '' ? stderr : stdout
}

describe.skipIf(process.platform === 'win32')('finding a browser', () => {
  test('passes over one that does not answer with its version', () => {
    expect(find({})).toBe(path.join(folder, 'google-chrome-stable'))
  })

  test('takes the one that is named, whatever else there is', () => {
    expect(find({ TOOLWRIGHT_BROWSER: '/bin/sh' })).toBe('/bin/sh')
  })

  test('says so when the one that is named is not there', () => {
    expect(find({ TOOLWRIGHT_BROWSER: '/nowhere/chrome' })).toContain(
      'TOOLWRIGHT_BROWSER is /nowhere/chrome, and there is no such file.',
    )
  })
})
