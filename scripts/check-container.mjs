// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readLastStage } from './containerfile.mjs'
import { isBuildStale } from './freshness.mjs'
import { findFreePort, waitForPort } from './ports.mjs'
import { installPackages, requireNode } from './prepare.mjs'
import { PlainError, ROOT, run, say, start, tool } from './run.mjs'

const FIRST_PORT = 3250
const PROFILE = '/universities/university-of-oxford'

/**
 * Proves without a container engine what `Containerfile` says: lays a folder out as its last stage does, starts the
 * server there by its command, and asks it for one of everything. With `--at` it asks a server that runs already.
 */
const { values } = parseArgs({ options: { at: { type: 'string' } } })

await start(async () => {
  if (values.at) return prove(values.at)
  requireNode()
  await installPackages()
  await buildStandalone()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-container-'))
  try {
    return await runIn(folder)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

async function buildStandalone() {
  if (fs.existsSync(path.join(ROOT, '.next/standalone/server.js')) && !isBuildStale(ROOT)) return
  if ((await run(tool('next', 'build'), { env: { BUILD_STANDALONE: '1' } })) !== 0) {
    throw new PlainError('The site could not be built: see the lines above.')
  }
}

/** @param {string} folder */
async function runIn(folder) {
  const text = fs.readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')
  const stage = readLastStage(text, { SITE_URL: 'https://meridian.example' })
  for (const { from, to } of stage.copies) {
    fs.cpSync(path.join(ROOT, path.relative('/site', from)), path.join(folder, to), { recursive: true })
  }
  const port = await findFreePort(FIRST_PORT)
  const options = {
    cwd: folder,
    env: { ...stage.env, PATH: process.env.PATH, HOSTNAME: '127.0.0.1', PORT: String(port) },
  }
  const server = launch(stage.command, options)
  try {
    if (!(await waitForPort(port, 30_000))) throw new PlainError('The server did not start.')
    const code = await prove(`http://127.0.0.1:${port}`)
    const isHealthy = (await launch(stage.healthCheck, options).ended) === 0
    say(`${isHealthy ? '✓' : '✗'} the container's health check`)
    return isHealthy ? code : 1
  } finally {
    // Asked to end, it would wait for the connections that `fetch` keeps open.
    server.child.kill('SIGKILL')
    await server.ended
  }
}

/**
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 */
function launch([file = '', ...args], options) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill())
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(1)))
  return { child, ended }
}

/**
 * Asks for one of everything that a wrong layout would leave out. Returns the exit code.
 * @param {string} origin
 */
async function prove(origin) {
  const ask = (/** @type {string} */ address) =>
    fetch(origin + address, { signal: AbortSignal.timeout(20_000) })
  const profile = await (await ask(PROFILE)).text()
  const { catalogue } = await (await ask('/healthz')).json()
  const expected = {
    '/': 'text/html',
    '/universities': 'text/html',
    '/scholarships?tab=browse': 'text/html',
    [PROFILE]: 'text/html',
    '/resources/visa': 'text/html',
    [/\/_next\/static\/[^"]+\.js/.exec(profile)?.[0] ?? 'no script']: 'application/javascript',
    [/\/og\/[^"]+\.png/.exec(profile)?.[0] ?? 'no picture']: 'image/png',
    [`/catalogue/${catalogue}/index.json`]: 'application/json',
    '/flags/gb.svg': 'image/svg+xml',
    '/sw.js': 'text/javascript',
    '/sitemap.xml': 'application/xml',
    '/healthz': 'application/json',
  }
  let failures = 0
  for (const [address, type] of Object.entries(expected)) {
    const response = await ask(address)
    const size = (await response.arrayBuffer()).byteLength
    const isRight = response.ok && response.headers.get('content-type')?.startsWith(type) && size > 0
    if (!isRight) failures += 1
    say(
      `${isRight ? '✓' : '✗'} ${address}: ${response.status} ${response.headers.get('content-type')}, ${size} bytes`,
    )
  }
  return failures > 0 ? 1 : 0
}
