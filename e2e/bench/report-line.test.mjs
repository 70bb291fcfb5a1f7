import { expect, test } from 'vitest'
import { median, percentile95, reportLine } from './report-line.mjs'

test.each([
  [[3], 3],
  [[9, 1, 10], 9],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test.each([
  [[7], 7],
  [Array.from({ length: 100 }, (_, i) => 100 - i), 95],
])('95 of 100 values do not exceed %#', (values, expected) => {
  expect(percentile95(values)).toBe(expected)
})

const base = { name: 'first-field', unit: 'ms', values: [130, 120, 900], baseline: [100, 50, 200] }

test.each([
  [{ ...base, goal: { ratio: 1.3 } }, 'first-field: 130 ms (ratio 1.30, goal ratio <= 1.30)', true],
  [
    { ...base, goal: { ratio: 1.2 } },
    'first-field: 130 ms (ratio 1.30, goal ratio <= 1.20)',
    false,
  ],
  [
    { name: 'bytes', unit: 'kB', values: [99.5], goal: { below: 120 } },
    'bytes: 99.5 kB (ratio none, goal < 120 kB)',
    true,
  ],
  [{ ...base, goal: { beyond: 40 } }, 'first-field: 130 ms (ratio 1.30, goal 100 + 40 ms)', true],
  [{ ...base, goal: { beyond: 20 } }, 'first-field: 130 ms (ratio 1.30, goal 100 + 20 ms)', false],
  [{ ...base, baseline: undefined }, 'first-field: 130 ms (ratio none, goal none)', undefined],
])('%j is reported as "%s"', (result, line, isMet) => {
  expect(reportLine(result)).toEqual({ line, isMet })
})
