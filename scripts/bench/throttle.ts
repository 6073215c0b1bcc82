import type { Browser, CDPSession, Page } from '@playwright/test'

// Lighthouse's applied slow 4G: 150 ms round trip times 3.75 a request, 90 % of 1.6 Mbit/s down and 750 kbit/s up.
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

const PHONE = { width: 412, height: 823 }

/** The phone of the targets on this machine. */
export type Phone = {
  browser: Browser
  /** How many times Chromium is to slow its pages down. */
  rate: number
}

/**
 * Opens an address as a cold visit with a cheap phone on a slow network, and runs `visit` once the network is
 * idle. `watch` runs in the page, before its own scripts.
 */
export async function onSlowPhone<Result>(
  { browser, rate }: Phone,
  url: string,
  visit: (page: Page, devtools: CDPSession) => Promise<Result>,
  { watch }: { watch?: () => void } = {},
) {
  const context = await browser.newContext({ viewport: PHONE })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Performance.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    if (watch) await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    await page.waitForLoadState('networkidle')
    return await visit(page, devtools)
  } finally {
    await context.close()
  }
}
