// @ts-check
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findEngines, sayMissing } from './engine-programs.mjs'
import { findFreePort } from './ports.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { run, say, start, tool } from './run.mjs'
import { closingLine, countPlaywright, settle } from './test-report.mjs'

const FIRST_PORT = 3410
const CONFIG = 'tests/engines/playwright.config.ts'

/** Tries the main journeys in every engine besides Chromium that is installed. */
await start(async () => {
  requireNode()
  await installPackages()
  const { installed, missing } = findEngines()
  sayMissing(missing).forEach(say)
  if (installed.length === 0) {
    say(closingLine([]))
    return 0
  }
  await buildSite()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-engines-'))
  const report = path.join(folder, 'report.json')
  const port = await findFreePort(Number(process.env.MERIDIAN_PORT) || FIRST_PORT)
  const code = await run(
    tool('playwright', 'test', `--config=${CONFIG}`, '--reporter=list,json', ...process.argv.slice(2)),
    {
      env: {
        MERIDIAN_PORT: String(port),
        MERIDIAN_FIRECRAWL_PORT: String(await findFreePort(port + 1)),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  )
  const written = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : null
  fs.rmSync(folder, { recursive: true })
  say(closingLine([settle(code, countPlaywright(written))]))
  return code
})
