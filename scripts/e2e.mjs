// @ts-check
import { findChromium } from './find-chromium.mjs'
import { findFreePort } from './ports.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { run, say, start, tool } from './run.mjs'

const FIRST_PORT = 3210

await start(async () => {
  requireNode()
  await installPackages()
  const chromium = await findChromium({ isForTests: true })
  say(`Browser: ${chromium}`)
  await buildSite()
  const port = await findFreePort(Number(process.env.MERIDIAN_PORT) || FIRST_PORT)
  return run(tool('playwright', 'test', ...process.argv.slice(2)), {
    env: {
      MERIDIAN_CHROMIUM: chromium,
      MERIDIAN_PORT: String(port),
      MERIDIAN_FIRECRAWL_PORT: String(await findFreePort(port + 1)),
    },
  })
})
