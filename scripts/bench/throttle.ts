import type { Browser, Page } from '@playwright/test'

// Lighthouse's applied slow 4G: 150 ms round trip times 3.75 a request, 90 % of 1.6 Mbit/s down and 750 kbit/s up.
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

const PHONE = { width: 412, height: 823 }

/** Runs `visit` with a page of a fresh browser context as a cheap phone on a slow network has it. */
export async function onSlowPhone<Result>(browser: Browser, visit: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ viewport: PHONE })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await visit(page)
  } finally {
    await context.close()
  }
}
