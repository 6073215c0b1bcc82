import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort, waitForPort } from '../../scripts/ports.mjs'
import { LISTEN } from './in-page'
import { startProgram } from './programs'
import { Visitor, type Engine } from './visitor'
import { WebDriver } from './webdriver'

/** The browser starts in a second or two, and now and then not at all. */
const STARTS_MS = 12_000
const LOADS_MS = 40_000

/** The installed WebKitGTK: its small browser, driven through its own WebDriver, on a screen of its own. */
export async function startWebKit(driverPath: string, firstPort: number): Promise<Engine> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const display = `:${await screen.says(/^\d+$/)}`
  const port = await findFreePort(firstPort)
  const program = startProgram(
    driverPath,
    [`--port=${port}`, '--host=127.0.0.1', '--replace-on-new-session'],
    {
      DISPLAY: display,
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  )
  await waitForPort(port, 30_000)

  return {
    async stop() {
      await program.stop()
      await screen.stop()
    },
    async visit({ origin, width, height }) {
      const session = await startSession(new WebDriver(`http://127.0.0.1:${port}`))
      await resize(session, width, height)
      return new Visitor(
        {
          open: (url) => open(session, url),
          back: async () => void (await session.send('POST', '/back', {})),
          resize: (width, height) => resize(session, width, height),
          run: (body, ...args) => session.run(body, ...args),
          act: async (actions) => void (await session.send('POST', '/actions', { actions })),
          noise: async () => (await session.run(HEARD)) as string[],
          leave: async () => void (await session.send('DELETE', '')),
          onNewPage: LISTEN,
        },
        origin,
      )
    },
  }
}

/** `none`: a page can be listened to from its beginning, and `open` itself waits until it is there. */
const CAPABILITIES = { pageLoadStrategy: 'none' }

async function startSession(driver: WebDriver): Promise<WebDriver> {
  const start = () => driver.startSession(CAPABILITIES, STARTS_MS)
  return start().catch(start)
}

/** The messages of the visit's pages, which `LISTEN` stores. */
const HEARD = `try { return JSON.parse(sessionStorage.getItem('heard') ?? '[]') } catch { return [] }`

/**
 * Opens a page and waits until it is loaded. The driver does not report the console, and its browser writes no log in
 * the private mode that a driver uses. So the page itself listens, from the first moment at which it can run a script.
 */
async function open(session: WebDriver, url: string) {
  await session.run('window.isLeft = true')
  await session.send('POST', '/url', { url })
  const deadline = Date.now() + LOADS_MS
  while (Date.now() < deadline) {
    // A page that goes away in the middle of a script answers with an error.
    const state = await session
      .run(`if (window.isLeft) return 'left'; ${LISTEN}; return document.readyState`)
      .catch(() => 'left')
    if (state === 'complete') return
    await wait(state === 'left' ? 5 : 50)
  }
  throw new Error(`${url} was not loaded within ${LOADS_MS / 1000} seconds.`)
}

/** Gives the page this size, or the nearest that the window allows: its bar of buttons needs some 450 px. */
async function resize(session: WebDriver, width: number, height: number) {
  await session.send('POST', '/window/rect', { width, height })
  const inner = (await session.run('return [innerWidth, innerHeight]')) as [number, number]
  const size = { width: 2 * width - inner[0], height: 2 * height - inner[1] }
  if (size.width >= width) await session.send('POST', '/window/rect', size)
}
