// Finds a Chromium for the tests, and on a machine of its own (root, or CI) installs one.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const installed = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const minute = 60_000

const isRoot = () => process.getuid?.() === 0
const isOwnMachine = () => isRoot() || Boolean(process.env.CI)

function onPath(name) {
  if (path.isAbsolute(name)) return existsSync(name) ? name : undefined
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}

/** Whether the file answers with a version: a stub without its snap, or a browser without its libraries, does not. */
function answers(file) {
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: minute / 2, stdio: 'ignore' }).status === 0
}

function playwrightsOwn() {
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/** The path of a browser that is on this machine, or undefined; TOOLWRIGHT_BROWSER goes first. */
export function findBrowser() {
  const wanted = process.env.TOOLWRIGHT_BROWSER
  if (wanted) {
    const file = onPath(wanted)
    if (!file) throw new Error(`TOOLWRIGHT_BROWSER is ${wanted}, and there is no such file.`)
    return file
  }
  const candidates = [playwrightsOwn(), ...installed.map(onPath)]
  return candidates.find((file) => file !== undefined && answers(file))
}

/** What a browser must be started with here: its sandbox does not work for root or in most CI. */
export function launchArguments() {
  return isOwnMachine() ? ['--no-sandbox'] : []
}

function attempt(command, args, limit) {
  console.log(`> ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'inherit', 'inherit']
  const { status } = spawnSync(command, args, { timeout: limit, stdio, env })
  return status === 0
}

/** Installs Debian packages; the package lists are fetched only when the first try fails. */
function aptInstall(...packages) {
  if (!onPath('apt-get')) return false
  const sudo = isRoot() ? [] : ['sudo', '-n']
  const run = (args, limit) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    return attempt(command, rest, limit)
  }
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  if (run(install, 15 * minute)) return true
  return run(['update'], 5 * minute) && run(install, 15 * minute)
}

function installBrowser() {
  // The download may be refused, and may install a browser whose libraries are missing.
  attempt('npx', ['--no-install', 'playwright', 'install', 'chromium'], 5 * minute)
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  aptInstall('chromium')
  return findBrowser()
}

/** Chinese pages are pictured as boxes where no font has the characters. */
function provideChineseFont() {
  if (!isRoot() || !onPath('apt-get')) return
  const list = onPath('fc-list')
  if (list && execFileSync(list, [':lang=zh'], { encoding: 'utf8' }).trim() !== '') return
  aptInstall('fonts-noto-cjk', 'fontconfig')
}

/** The path of a browser, installing one where that is ours to do; throws what to do otherwise. */
export function provideBrowser() {
  const browser = findBrowser() ?? (isOwnMachine() ? installBrowser() : undefined)
  if (!browser) {
    throw new Error(
      [
        'The end-to-end tests need Chrome or Chromium, and none was found. One of these brings it:',
        '  npx playwright install --with-deps chromium',
        '  sudo apt-get install chromium',
        'or name one: TOOLWRIGHT_BROWSER=/path/to/chrome npm test',
      ].join('\n'),
    )
  }
  provideChineseFont()
  return browser
}
