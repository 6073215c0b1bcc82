// @ts-check
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { findFreePort } from './ports.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, run, say, start, tool } from './run.mjs'

const FIRST_PORT = 3210

/** Writes what pages are compared with into the folder named after it; modules for the server alone may be read. */
const FIXTURES = ['--conditions=react-server', '--import', 'tsx', 'tests/fixtures/catalogue.cli.ts']

await start(async () => {
  requireNode()
  await installPackages()
  const chromium = await findChromium()
  say(`Browser: ${chromium}`)
  await buildSite()
  const port = await findFreePort(Number(process.env.MERIDIAN_PORT) || FIRST_PORT)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-e2e-'))
  const code = await run([process.execPath, ...FIXTURES, folder])
  if (code !== 0) throw new PlainError('The catalogue could not be read. `npm run check:data` says why.')
  const result = await run(tool('playwright', 'test', ...process.argv.slice(2)), {
    env: {
      MERIDIAN_FIXTURES: folder,
      MERIDIAN_CHROMIUM: chromium,
      MERIDIAN_PORT: String(port),
      MERIDIAN_FIRECRAWL_PORT: String(await findFreePort(port + 1)),
    },
  })
  fs.rmSync(folder, { recursive: true })
  return result
})
