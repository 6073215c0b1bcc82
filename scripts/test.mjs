// @ts-check
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installPackages, requireNode } from './prepare.mjs'
import { npm, ROOT, run, say, start, tool } from './run.mjs'
import { closingLine, countJest, countPlaywright, findSlowest, settle, timeLines } from './test-report.mjs'

/** @typedef {import('./test-report.mjs').Count} Count */
/** @typedef {{ title: string, commands: string[][], count?: () => Count, needs?: string, env?: Record<string, string> }} Step */

const HEARTBEAT_MS = 15_000
/** A machine a third as fast as a quiet one of two cores ends before. Whatever hangs is ended then, and what passed is told. */
const LIMIT_MS = 40 * 60_000
const LEAST_MS = 10_000
const BUILD = 'Build'

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-tests-'))
const jestReport = path.join(reports, 'jest.json')
const playwrightReport = path.join(reports, 'playwright.json')

/**
 * A tool with more room for young objects, of which fewer are moved about before they are dropped. Each file of tests
 * leaves a whole world of them behind. package.json's `test:unit` says the same.
 * @param {Parameters<typeof tool>} command
 */
function roomy(...command) {
  const [node = '', ...rest] = tool(...command)
  return [node, '--max-semi-space-size=64', ...rest]
}

/** @type {Step} */
const unit = {
  title: 'Unit, component and data tests',
  commands: [roomy('jest', '--ci', '--json', `--outputFile=${jestReport}`)],
  count: () => countJest(read(jestReport)),
}

/**
 * The importers' own. They take some 15 seconds and read both `lib` and `data`, so they run every time.
 * @type {Step}
 */
const workshop = {
  title: 'The workshop',
  commands: ['types', 'test'].map((name) => npm('--prefix', 'data/workshop', 'run', '--silent', name)),
}

/** @type {Step[]} */
const checks = [
  { title: 'Format', commands: [tool('prettier', '--check', '.')] },
  { title: 'Lint', commands: [roomy('eslint', '.', '--max-warnings=0')] },
  {
    title: 'Dead code',
    commands: [
      tool('knip'),
      tool('knip', '--production', '--config', 'knip.production.jsonc', '--include', 'files,exports'),
    ],
  },
  { title: 'Types', commands: [tool('next', 'typegen'), roomy('tsc', '--noEmit')] },
  { title: 'Data check', commands: [npm('run', '--silent', 'check:data')] },
  // The types have a step of their own.
  {
    title: BUILD,
    commands: [
      tool('tsx', '--conditions=react-server', 'scripts/open-data.ts'),
      roomy('next', 'build'),
      [process.execPath, path.join(ROOT, 'scripts/complete-build.mjs')],
    ],
    env: { TYPES_ARE_CHECKED: '1' },
  },
  {
    title: 'The server as a container has it',
    commands: [[process.execPath, path.join(ROOT, 'scripts/check-container.mjs')]],
    needs: BUILD,
  },
]

/**
 * One in four hundred tests fails by chance where the machine is busy with other steps. It is tried once more and named
 * as flaky, so that somebody looks into it, but does not fail the whole run.
 * @type {Step}
 */
const endToEnd = {
  title: 'End-to-end tests',
  commands: [
    [process.execPath, path.join(ROOT, 'scripts/e2e.mjs'), '--reporter=list,json,html', '--retries=1'],
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, PLAYWRIGHT_HTML_OPEN: 'never' },
  count: () => countPlaywright(read(playwrightReport)),
  needs: BUILD,
}

/** @type {Map<string, Count>} */
const counts = new Map()
/** @type {import('./test-report.mjs').Timed[]} */
const times = []
const began = Date.now()

await start(async () => {
  requireNode()
  await installPackages()
  times.push({ name: 'Packages', ms: Date.now() - began })
  // Jest takes one of two cores, and the checks the other. End-to-end tests begin once there is a build.
  await Promise.all([
    takeAll([unit, workshop]),
    takeAll(checks, { isHeld: true }).then(() => takeAll([endToEnd])),
  ])
  const slowest = findSlowest(read(jestReport), read(playwrightReport), ROOT)
  fs.rmSync(reports, { recursive: true })
  say('\nThe slowest files and tests:')
  for (const line of timeLines(slowest)) say(line)
  say('\nThe steps:')
  for (const line of timeLines([...times, { name: 'everything', ms: Date.now() - began }])) say(line)
  const line = closingLine([...counts.values()])
  const failed = [...counts].filter(([, count]) => count.failed > 0).map(([title]) => title)
  if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`)
  say(`\n${line}`)
  return failed.length > 0 ? 1 : 0
})

/**
 * Takes steps one after another. What needs a step that failed fails with it.
 * @param {Step[]} steps
 * @param {{ isHeld?: boolean }} [options]
 */
async function takeAll(steps, options) {
  for (const step of steps) {
    const isBlocked = step.needs !== undefined && counts.get(step.needs)?.failed !== 0
    if (isBlocked) say(`Not run, because this failed: ${step.needs}`)
    counts.set(step.title, isBlocked ? { passed: 0, failed: 1 } : await take(step, options))
  }
}

/**
 * Runs a step's commands one after another until one fails, and says how it went. Some are silent for a minute.
 * @param {Step} step
 * @param {{ isHeld?: boolean }} [options]
 */
async function take({ title, commands, count, env }, { isHeld = false } = {}) {
  say(`\n${title} …`)
  const stepBegan = Date.now()
  const seconds = () => `${Math.round((Date.now() - stepBegan) / 1000)} s`
  const remainingMs = () => Math.max(LEAST_MS, began + LIMIT_MS - Date.now())
  const heartbeat = setInterval(() => say(`  … ${title}, ${seconds()}`), HEARTBEAT_MS)
  let code = 0
  for (const command of commands) {
    const timeoutMs = remainingMs()
    // Playwright ends by itself a little earlier, and then tells what it has tried.
    const limit = { MERIDIAN_E2E_LIMIT_MS: String(Math.max(LEAST_MS, timeoutMs - 20_000)) }
    code = await run(command, { env: { ...env, ...limit }, timeoutMs, isHeld })
    if (code !== 0) break
  }
  clearInterval(heartbeat)
  times.push({ name: title, ms: Date.now() - stepBegan })
  const result = settle(code, count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 })
  say(`${result.failed === 0 ? '✓' : '✗'} ${title}: ${closingLine([result])} (${seconds()})`)
  return result
}

/** @param {string} file */
function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}
