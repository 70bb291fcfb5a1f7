import { expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest } from './test-counts.mjs'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
const playwright = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }

test.each([
  ['a step that succeeded', countStep(true), [1, 0, 0]],
  ['a step that failed', countStep(false), [0, 1, 0]],
  ['tests that all passed', countVitest(true, vitest), [5, 0, 2]],
  ['tests that passed in a run that failed', countVitest(false, vitest), [5, 1, 2]],
  ['a runner that left no report', countVitest(true, undefined), [0, 1, 0]],
  [
    'journeys of which one failed and one passed late',
    countPlaywright(false, playwright),
    [3, 2, 2],
  ],
  ['journeys that left no report', countPlaywright(false, undefined), [0, 1, 0]],
])('counts %s', (_what, { passed, failed, skipped }, expected) => {
  expect([passed, failed, skipped]).toEqual(expected)
})
