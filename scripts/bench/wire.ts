import net from 'node:net'
import type { Browser } from '@playwright/test'

/** How long nobody touches the page. */
const UNTOUCHED_MS = 10_000

/** Counts the bytes that a server sends through a connection of its own. */
async function countingRelay(port: number) {
  let bytes = 0
  const relay = net.createServer((visitor) => {
    const site = net.connect(port, '127.0.0.1')
    site.on('data', (chunk) => (bytes += chunk.length))
    visitor.pipe(site).pipe(visitor)
    // The other end may be gone already.
    for (const socket of [visitor, site]) socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const { port: own } = relay.address() as net.AddressInfo
  return { origin: `http://127.0.0.1:${own}`, count: () => bytes, close: () => relay.close() }
}

/**
 * The bytes on the wire, headers and all, that a first visit to an address takes within ten seconds in which nobody touches
 * the page. What a service worker or a prefetch asks for counts, too.
 * @param savesData whether the browser asks for less data, in its requests and to scripts
 */
export async function measureWire(browser: Browser, url: string, savesData = false): Promise<number> {
  const { port, pathname, search } = new URL(url)
  const relay = await countingRelay(Number(port))
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  })
  try {
    const page = await context.newPage()
    if (savesData)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    await page.goto(relay.origin + pathname + search, { waitUntil: 'load' })
    await page.waitForTimeout(UNTOUCHED_MS)
    return relay.count()
  } finally {
    await context.close()
    relay.close()
  }
}
