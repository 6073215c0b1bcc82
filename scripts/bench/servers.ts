import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isBuildStale } from '../freshness.mjs'
import { findFreePort, waitForPort } from '../ports.mjs'
import { PlainError, ROOT, run, say, server, tool } from '../run.mjs'

export type Server = { port: number; pid: number; origin: string; stop: () => Promise<void> }

const EMPTY_APP = path.join(ROOT, '.bench', 'empty')

/** The least an app of this framework can be, under the same switches. */
const EMPTY_APP_FILES = {
  'next.config.mjs': `export default {
  reactStrictMode: true,
  reactCompiler: true,
  poweredByHeader: false,
  output: 'standalone',
  outputFileTracingRoot: ${JSON.stringify(ROOT)},
  experimental: { inlineCss: true },
  turbopack: { root: ${JSON.stringify(ROOT)} },
}
`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`,
  'app/page.jsx': `export const metadata = { title: 'Empty' }

export default function Page() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  )
}
`,
}

/** Writes and builds the empty app, which finds the framework in the folder above. Returns its folder. */
export async function buildEmptyApp(): Promise<string> {
  for (const [name, content] of Object.entries(EMPTY_APP_FILES)) {
    const file = path.join(EMPTY_APP, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) fs.writeFileSync(file, content)
  }
  if (isBuildStale(EMPTY_APP, ['app', 'next.config.mjs', '../../package-lock.json'])) {
    say('Building the empty app …')
    if ((await run(tool('next', 'build', EMPTY_APP))) !== 0) {
      throw new PlainError('The empty app could not be built.')
    }
  }
  return EMPTY_APP
}

/** Serves the build of a folder on 127.0.0.1. */
export async function startServer(folder: string, firstPort: number): Promise<Server> {
  const port = await findFreePort(firstPort)
  return launch(server(folder), {
    port,
    timeoutMs: 60_000,
    failure: `The server of ${folder} did not start.`,
    env: { ...process.env, HOSTNAME: '127.0.0.1', PORT: String(port) },
  })
}

type Launch = {
  port: number
  timeoutMs: number
  /** What is said when it does not listen in time. */
  failure: string
  env?: NodeJS.ProcessEnv
  whenEnded?: () => void
}

/** Starts a command that serves a port of 127.0.0.1, and waits until it does. */
export async function launch(
  [file = '', ...args]: readonly string[],
  { port, timeoutMs, failure, env, whenEnded }: Launch,
): Promise<Server> {
  const child = spawn(file, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  // An interrupted benchmark must not leave its servers behind.
  process.once('exit', () => child.kill())
  const end = async () => {
    await stop(child)
    whenEnded?.()
  }
  const { pid } = child
  if (pid === undefined || !(await waitForPort(port, timeoutMs))) {
    await end()
    throw new PlainError(failure)
  }
  return { port, pid, origin: `http://127.0.0.1:${port}`, stop: end }
}

/** Ends a process, by force where it does not end by itself. */
function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
