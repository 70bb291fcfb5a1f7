import { configDefaults, defineConfig } from 'vitest/config'

const corpus = '**/*.corpus.test.ts'

/** `--mode corpus` runs the tests that read material from outside the repository, and only them. */
export default defineConfig(({ mode }) => ({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // Half of the time would go into importing the same sources for each file anew.
    isolate: false,
    include: mode === 'corpus' ? [corpus] : ['src/**/*.test.{ts,tsx}', 'e2e/**/*.test.mjs'],
    exclude: mode === 'corpus' ? configDefaults.exclude : [...configDefaults.exclude, corpus],
    testTimeout: mode === 'corpus' ? 600_000 : 30_000,
  },
}))
