import { closingLine, countJest, countPlaywright, findSlowest, settle, timeLines } from './test-report.mjs'

test('a Jest suite that cannot be loaded is a failed test', () => {
  expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 5,
    failed: 2,
  })
})

test('a test of Playwright that passed only the second time has passed, and errors outside tests count', () => {
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

test('the slowest files and tests are told, the slowest first', () => {
  const jest = {
    numPassedTests: 2,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      { name: '/site/lib/a.test.ts', startTime: 0, endTime: 3000 },
      { name: '/site/lib/b.test.ts', startTime: 0, endTime: 500 },
    ],
  }
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const nested = { title: 'inside', file: 'a.spec.ts', specs: [spec('slow', 9000, 1000)] }
  const playwright = {
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [],
    suites: [{ title: 'a', file: 'a.spec.ts', specs: [spec('quick', 200)], suites: [nested] }],
  }
  const slowest = findSlowest(jest, playwright, '/site', 3)
  expect(timeLines(slowest)).toEqual([
    '    10 s  a.spec.ts › slow',
    '     3 s  lib/a.test.ts',
    '     1 s  lib/b.test.ts',
  ])
  expect(findSlowest(null, null, '/site')).toEqual([])
})
