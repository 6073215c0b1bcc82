// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findFreePort, waitForPort } from './ports.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, ROOT, say, server, STANDALONE, start } from './run.mjs'

const FIRST_PORT = 3250
const PROFILE = '/universities/university-of-oxford'

/**
 * Proves without a container engine that the build's folder is all the server needs, as `Containerfile` has it: copies it
 * away from the repository, starts the server there, and asks it for one of everything. With `--at` it asks a server that
 * runs already.
 */
const { values } = parseArgs({ options: { at: { type: 'string' } } })

await start(async () => {
  if (values.at) return prove(values.at)
  requireNode()
  await installPackages()
  await buildSite()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'meridian-container-'))
  try {
    fs.cpSync(path.join(ROOT, STANDALONE), path.join(folder, STANDALONE), { recursive: true })
    return await proveIn(folder)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

/** @param {string} folder */
async function proveIn(folder) {
  const port = await findFreePort(FIRST_PORT)
  const [file = '', ...args] = server(folder)
  const child = spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_URL: 'https://meridian.example',
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  try {
    if (!(await waitForPort(port, 30_000))) throw new PlainError('The server did not start.')
    return await prove(`http://127.0.0.1:${port}`)
  } finally {
    // Asked to end, it would wait for the connections that `fetch` keeps open.
    child.kill('SIGKILL')
    await ended
  }
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
