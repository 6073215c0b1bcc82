import { closingLine, countJest, countPlaywright, settle } from './test-report.mjs'

test('a Jest suite that cannot be loaded is a failed test', () => {
  expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 5,
    failed: 2,
  })
})

test('Playwright’s second tries have passed, and errors outside tests count', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['no server'] })).toEqual(
    {
      passed: 6,
      failed: 2,
    },
  )
})

test('a runner without a report, with nothing run or with a silent failure has failed', () => {
  expect(settle(0, countJest(null))).toEqual({ passed: 0, failed: 1 })
  expect(settle(0, countPlaywright(null))).toEqual({ passed: 0, failed: 1 })
  expect(settle(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 })
  expect(settle(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 })
  expect(settle(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 })
})

test('the closing line sums all runners', () => {
  expect(
    closingLine([
      { passed: 2, failed: 0 },
      { passed: 40, failed: 3 },
    ]),
  ).toBe('42 passed, 3 failed')
})
