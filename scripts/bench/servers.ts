import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { findFreePort, waitForPort } from '../ports.mjs'
import { PlainError, ROOT, run, say, server, SERVER_ENV, tool } from '../run.mjs'

export type Server = { port: number; pid: number; origin: string; stop: () => Promise<void> }

const EMPTY_APP = path.join(ROOT, '.bench', 'empty')

/** The least an app of this framework can be, under the same switches. */
const EMPTY_APP_FILES = {
  'next.config.mjs': `export default {
  reactStrictMode: true,
  reactCompiler: true,
  poweredByHeader: false,
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

/** Writes and builds the empty app, which finds the framework in the folder above. */
export async function buildEmptyApp(): Promise<void> {
  for (const [name, content] of Object.entries(EMPTY_APP_FILES)) {
    const file = path.join(EMPTY_APP, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
  say('Building the empty app …')
  if ((await run(tool('next', 'build', EMPTY_APP))) !== 0)
    throw new PlainError('The empty app could not be built.')
}

/** Serves the empty app on 127.0.0.1. */
export const startEmptyApp = (port: number) =>
  launch(
    tool('next', 'start', EMPTY_APP, '--hostname', '127.0.0.1', '--port', String(port)),
    port,
    process.env,
  )

/** Serves the built site on the first free port of 127.0.0.1 from `firstPort` on, with these variables besides its own. */
export async function startSite(firstPort: number, env: Record<string, string> = {}): Promise<Server> {
  const port = await findFreePort(firstPort)
  const address = { HOSTNAME: '127.0.0.1', PORT: String(port) }
  return launch(server(), port, { ...process.env, ...SERVER_ENV, ...address, ...env })
}

/** Starts a command that serves a port, and waits until it does. */
async function launch(
  [file = '', ...args]: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Server> {
  const child = spawn(file, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  // An interrupted benchmark must not leave its servers behind.
  process.once('exit', () => child.kill())
  const { pid } = child
  if (pid === undefined || !(await waitForPort(port, 60_000))) {
    await stop(child)
    throw new PlainError(`The server at port ${port} did not start.`)
  }
  return { port, pid, origin: `http://127.0.0.1:${port}`, stop: () => stop(child) }
}

/** Ends a process, by force where it does not end by itself. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const force = setTimeout(() => child.kill('SIGKILL'), 5000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(force)
}
