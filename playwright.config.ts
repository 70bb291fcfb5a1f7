import { defineConfig } from '@playwright/test'
import { launchArguments, provideBrowser } from './e2e/browser.mjs'

// Looked up once, in the first process; the workers inherit it.
process.env.TOOLWRIGHT_BROWSER ??= provideBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, since a shared machine may be slow: a test that waits is not a test that fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // The first server below has put it there by the time a test starts.
    ...(process.env.TOOLWRIGHT_URL ? { baseURL: process.env.TOOLWRIGHT_URL } : {}),
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.TOOLWRIGHT_BROWSER,
      args: launchArguments(),
    },
  },
  projects: [
    { name: 'short', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  // The first free port is taken, and its address handed to the tests in the environment.
  webServer: [
    {
      command: 'node e2e/serve.mjs --port 4300',
      wait: { stdout: /Toolwright: (?<toolwright_url>\S+)/ },
    },
    {
      command: 'node e2e/serve.mjs --port 4400 --base /a/sub%20path/',
      wait: { stdout: /Toolwright: (?<toolwright_sub_path_url>\S+)/ },
    },
  ],
})
