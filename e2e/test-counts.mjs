// Reads how many tests passed from a runner's report: `(succeeded, report) => counts`, where
// `succeeded` is the runner's own verdict. A verdict of failure never counts as no failure.

/** A step without tests of its own counts as one. */
export function countStep(succeeded) {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
}

function settle(succeeded, counts) {
  const failed = succeeded ? counts.failed : Math.max(1, counts.failed)
  return { ...counts, failed }
}

/** Vitest's JSON report. */
export function countVitest(succeeded, report) {
  if (!report) return countStep(false)
  return settle(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** Playwright's JSON report; a test that passed on a second try has failed. */
export function countPlaywright(succeeded, report) {
  if (!report) return countStep(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(succeeded, { passed: expected, failed: unexpected + flaky, skipped })
}
