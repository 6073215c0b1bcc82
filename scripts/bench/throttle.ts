import type { Browser, Page } from '@playwright/test'
import { say } from '../run.mjs'
import { median } from './rounds'

// Lighthouse's applied slow 4G: 150 ms round trip times 3.75 a request, 90 % of 1.6 Mbit/s down and 750 kbit/s up.
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

const PHONE = { width: 412, height: 823 }

/** `timeWork` on the machine of two cores, at a quiet hour, for which the targets were set. The phone is a quarter as fast. */
const QUIET_WORK_MS = 8
const SLOWER = 4

/** How many times longer than that machine this one takes now: 1 is as fast. */
export async function measureSlowness(browser: Browser): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < 5; round++) {
    const page = await browser.newPage()
    taken.push(...(await page.evaluate(timeWork)))
    await page.close()
  }
  return (median(taken) ?? QUIET_WORK_MS) / QUIET_WORK_MS
}

const rates = new WeakMap<Browser, Promise<number>>()

/** The rate for all visits of a browser, measured once: single moments of a busy machine differ by half. */
function rateOf(browser: Browser): Promise<number> {
  const rate = rates.get(browser) ?? measureRate(browser)
  rates.set(browser, rate)
  return rate
}

/**
 * How many times Chromium is to slow pages down, so that the phone is the same one on every machine and at every hour.
 * Chromium cannot make a page faster, so on a machine slower than the phone the phone is slower, too.
 */
async function measureRate(browser: Browser): Promise<number> {
  const rate = Math.max(1, SLOWER / (await measureSlowness(browser)))
  say(`The phone is this machine, slowed down ${rate.toFixed(1)} times.`)
  return rate
}

/**
 * Opens an address as a cold visit with a cheap phone on a slow network, and runs `visit` once the network is
 * idle. `watch` runs in the page, before its own scripts.
 */
export async function onSlowPhone<Result>(
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<Result>,
  { watch }: { watch?: () => void } = {},
) {
  const context = await browser.newContext({ viewport: PHONE })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: await rateOf(browser) })
    if (watch) await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    await page.waitForLoadState('networkidle')
    return await visit(page)
  } finally {
    await context.close()
  }
}

/** Runs in an empty page: the milliseconds that the same work takes each time, as of a page that makes and sorts rows. */
function timeWork(): number[] {
  const taken: number[] = []
  for (let round = 0; round < 40; round++) {
    const start = performance.now()
    const words: string[] = []
    for (let at = 0; at < 20_000; at++) words.push(`word ${(at * 7919) % 20_011}`)
    const lengths = new Map(words.sort().map((word) => [word, word.length]))
    if (lengths.size === 0) throw new Error('Nothing was done.')
    taken.push(performance.now() - start)
  }
  return taken
}
