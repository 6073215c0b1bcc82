// @ts-check
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { HEADLESS_SHELL, installPlans, packagePlans, usualPaths } from './browser-paths.mjs'
import { PlainError, run, say, tool } from './run.mjs'

const INSTALL_LIMIT_MS = 10 * 60_000

/**
 * The path of a Chromium that starts: the one CHROMIUM_PATH names, an installed one, Playwright's, or one that is
 * installed now. A headless shell will do, and is faster. A machine of a CI gets one even where it has a whole Chromium.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new PlainError(`CHROMIUM_PATH is "${named}", which does not start as a browser.`)
  }
  const isRoot = process.getuid?.() === 0
  const system = {
    hasApt: answers('apt-get', '--version'),
    isRoot,
    hasSudo: !isRoot && answers('sudo', '-n', 'true'),
  }
  const findShell = () => (starts(HEADLESS_SHELL) ? HEADLESS_SHELL : null)
  const found =
    findShell() ??
    (process.env.CI ? await install(packagePlans('chromium-headless-shell', system), findShell) : null) ??
    (await lookAround()) ??
    (await install(installPlans({ ...system, playwright: tool('playwright') }), lookAround))
  if (found) return found
  throw new PlainError(
    'The browser tests need Chromium or Chrome, and none was found or could be installed. ' +
      'Install one, or name its path: CHROMIUM_PATH=/path/to/chrome npm test',
  )
}

/**
 * Follows the plans until one leaves a browser.
 * @param {import('./browser-paths.mjs').InstallStep[][]} plans
 * @param {() => string | null | Promise<string | null>} find
 */
async function install(plans, find) {
  for (const plan of plans) {
    for (const { title, command } of plan) {
      say(`${title} …`)
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      if ((await run(command, { env, timeoutMs: INSTALL_LIMIT_MS })) !== 0) break
    }
    const installed = await find()
    if (installed) return installed
  }
  return null
}

async function lookAround() {
  const { chromium } = await import('@playwright/test')
  return (
    [...usualPaths(process.platform, process.env), chromium.executablePath(), HEADLESS_SHELL].find(starts) ??
    null
  )
}

/** @param {string} file */
function starts(file) {
  if (!fs.existsSync(file)) return false
  // Chrome for Windows opens a window when it is asked for its version.
  return process.platform === 'win32' || answers(file, '--version')
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function answers(file, ...args) {
  return spawnSync(file, args, { stdio: 'ignore', timeout: 20_000 }).status === 0
}
