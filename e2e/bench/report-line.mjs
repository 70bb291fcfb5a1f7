// The fixed form of a result: `name: value unit (ratio R, goal G)`.

/** The middle value; of an even number of values, the mean of the middle two. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function round(value) {
  return value < 100 ? value.toFixed(1) : value.toFixed(0)
}

/** The value that 95 of 100 do not exceed. */
export function percentile95(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)]
}

/**
 * One result as a line, and whether its goal is met (undefined without a goal). `values` and
 * `baseline` are the repeated measurements; a goal is `{ ratio }`, `{ below }` in the unit, or
 * `{ beyond }`: how much of the unit the value may lie above the baseline.
 */
export function reportLine({ name, unit, values, baseline, goal = {} }) {
  const value = median(values)
  const ratio = baseline ? value / median(baseline) : undefined
  const told = ratio === undefined ? 'none' : ratio.toFixed(2)
  const line = (wanted) => `${name}: ${round(value)} ${unit} (ratio ${told}, goal ${wanted})`
  if (goal.ratio !== undefined) {
    return { line: line(`ratio <= ${goal.ratio.toFixed(2)}`), isMet: ratio <= goal.ratio }
  }
  if (goal.beyond !== undefined) {
    const isMet = value - median(baseline) <= goal.beyond
    return { line: line(`${round(median(baseline))} + ${goal.beyond} ${unit}`), isMet }
  }
  if (goal.below !== undefined) {
    return { line: line(`< ${goal.below} ${unit}`), isMet: value < goal.below }
  }
  return { line: line('none'), isMet: undefined }
}
