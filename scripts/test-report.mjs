// @ts-check

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport */

/**
 * A suite that could not even be loaded counts as one failed test.
 * @param {JestReport | null} report null when the runner wrote none
 * @returns {Count}
 */
export function countJest(report) {
  if (!report) return { passed: 0, failed: 0 }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }
}

/**
 * A test that passed on its second try has passed; an error outside any test is one failed test.
 * @param {PlaywrightReport | null} report null when the runner wrote none
 * @returns {Count}
 */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

/**
 * A runner that fails without naming a test, or that ran nothing, has failed once: it must not pass unseen.
 * @param {number} exitCode
 * @param {Count} count
 * @returns {Count}
 */
export function settle(exitCode, { passed, failed }) {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed }
}

/**
 * The line that everything closes with.
 * @param {readonly Count[]} counts
 */
export function closingLine(counts) {
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
