// @ts-check

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, startTime: number, endTime: number }} JestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults?: JestFile[] }} JestReport */
/** @typedef {{ title: string, file: string, specs?: { title: string, file: string, tests: { results: { duration: number }[] }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites?: PlaywrightSuite[] }} PlaywrightReport */
/** @typedef {{ name: string, ms: number }} Timed */

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
 * A test that passed only the second time has passed; the runner names it as flaky. An error outside any test is one
 * failed test.
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

/**
 * The files of Jest and the tests of Playwright that took longest, the longest first.
 * @param {JestReport | null} jest
 * @param {PlaywrightReport | null} playwright
 * @param {string} root names are relative to this folder
 * @returns {Timed[]}
 */
export function findSlowest(jest, playwright, root, count = 10) {
  const files = (jest?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: name.replace(`${root}/`, ''),
    ms: endTime - startTime,
  }))
  const tests = (playwright?.suites ?? []).flatMap(testsOf)
  return [...files, ...tests].sort((a, b) => b.ms - a.ms).slice(0, count)
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Timed[]}
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  }))
  return [...own, ...suites.flatMap(testsOf)]
}

/**
 * Lines of seconds and names.
 * @param {readonly Timed[]} timed
 */
export function timeLines(timed) {
  return timed.map(({ name, ms }) => `${(ms / 1000).toFixed(0).padStart(6)} s  ${name}`)
}
