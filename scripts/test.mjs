// @ts-check
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installPackages, requireNode } from './prepare.mjs'
import { npm, ROOT, run, say, start, tool } from './run.mjs'
import { closingLine, countJest, countPlaywright, settle } from './test-report.mjs'

/** @typedef {import('./test-report.mjs').Count} Count */
/** @typedef {{ title: string, commands: string[][], count?: () => Count, needs?: string, env?: Record<string, string> }} Step */

const HEARTBEAT_MS = 15_000
const STEP_LIMIT_MS = 22 * 60_000
const BUILD = 'Build'

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-tests-'))
const jestReport = path.join(reports, 'jest.json')
const playwrightReport = path.join(reports, 'playwright.json')

/** @type {Step[]} */
const steps = [
  { title: 'Format', commands: [tool('prettier', '--check', '.')] },
  { title: 'Lint', commands: [tool('eslint', '.', '--max-warnings=0')] },
  { title: 'Dead code', commands: [tool('knip')] },
  { title: 'Types', commands: [tool('next', 'typegen'), tool('tsc', '--noEmit')] },
  {
    title: 'Unit, component and data tests',
    commands: [tool('jest', '--ci', '--json', `--outputFile=${jestReport}`)],
    count: () => countJest(read(jestReport)),
  },
  { title: 'Data check', commands: [npm('run', '--silent', 'check:data')] },
  { title: BUILD, commands: [tool('next', 'build')], env: { BUILD_STANDALONE: '1' } },
  {
    title: 'The server as a container has it',
    commands: [[process.execPath, path.join(ROOT, 'scripts/check-container.mjs')]],
    needs: BUILD,
  },
  {
    title: 'End-to-end tests',
    commands: [[process.execPath, path.join(ROOT, 'scripts/e2e.mjs'), '--reporter=list,json,html']],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, PLAYWRIGHT_HTML_OPEN: 'never' },
    count: () => countPlaywright(read(playwrightReport)),
    needs: BUILD,
  },
]

await start(async () => {
  requireNode()
  await installPackages()
  /** @type {Map<string, Count>} */
  const counts = new Map()
  for (const [index, step] of steps.entries()) {
    say(`\n[${index + 1}/${steps.length}] ${step.title}`)
    const isBlocked = step.needs !== undefined && counts.get(step.needs)?.failed !== 0
    if (isBlocked) say(`Not run, because this failed: ${step.needs}`)
    counts.set(step.title, isBlocked ? { passed: 0, failed: 1 } : await take(step))
  }
  fs.rmSync(reports, { recursive: true })
  const line = closingLine([...counts.values()])
  const failed = [...counts].filter(([, count]) => count.failed > 0).map(([title]) => title)
  if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`)
  say(`\n${line}`)
  return failed.length > 0 ? 1 : 0
})

/**
 * Runs a step's commands one after another until one fails, and says how it went. Some are silent for a minute.
 * @param {Step} step
 */
async function take({ title, commands, count, env }) {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  const heartbeat = setInterval(() => say(`  … ${title}, ${seconds()}`), HEARTBEAT_MS)
  let code = 0
  for (const command of commands) {
    code = await run(command, { env, timeoutMs: STEP_LIMIT_MS })
    if (code !== 0) break
  }
  clearInterval(heartbeat)
  const result = settle(code, count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 })
  say(`${result.failed === 0 ? '✓' : '✗'} ${title}: ${closingLine([result])} (${seconds()})`)
  return result
}

/** @param {string} file */
function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}
