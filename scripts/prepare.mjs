// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { complainAboutNode, isBuildStale, isInstalled } from './freshness.mjs'
import { npm, PlainError, ROOT, run, say } from './run.mjs'

/** Stops with a clear message on a Node that is too old. */
export function requireNode() {
  const complaint = complainAboutNode(process.versions.node)
  if (complaint) throw new PlainError(complaint)
}

/** Installs the packages of the lockfile unless they are there already. */
export async function installPackages() {
  const wanted = readJson('package-lock.json')
  if (isInstalled(wanted, readJson('node_modules/.package-lock.json'))) return
  say('Installing packages (once; a few minutes on a slow connection) …')
  const code = await run(
    npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice', '--progress=true'),
  )
  if (code !== 0) {
    throw new PlainError('The packages could not be installed: see the lines above. Is the network up?')
  }
}

/** Builds the site unless its build is newer than every source. */
export async function buildSite() {
  if (!isBuildStale(ROOT)) {
    say('The build is up to date.')
    return
  }
  say('Building the site …')
  if ((await run(npm('run', '--silent', 'build'))) !== 0) {
    throw new PlainError('The site could not be built: see the lines above.')
  }
}

/** @param {string} file */
function readJson(file) {
  const full = path.join(ROOT, file)
  return fs.existsSync(full) ? JSON.parse(fs.readFileSync(full, 'utf8')) : null
}
