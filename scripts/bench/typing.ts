import type { Page, Request } from '@playwright/test'
import { onSlowPhone, type Phone } from './throttle'

/** Milliseconds from the last key to new results, and of the slowest interaction. */
export type Typing = { lastKeyToResults: number; inp: number }

type Seen = { keys: number[]; changes: number[]; interactions: Record<string, number> }

declare global {
  interface Window {
    benchTyping: Seen
  }
}

const KEY_DELAY_MS = 80
const QUIET_MS = 1500
/** Events faster than this are not reported by browsers. */
const SHORTEST_EVENT_MS = 16

/** Types into the search box of a list on a cold visit. The last letter of `text` has to change the first page of results. */
export function measureTyping(phone: Phone, url: string, text: string): Promise<Typing> {
  return onSlowPhone(phone, url, async (page) => {
    const box = page.getByRole('searchbox').first()
    const inFlight = new Set<Request>()
    page.on('request', (request) => inFlight.add(request))
    page.on('requestfinished', (request) => inFlight.delete(request))
    page.on('requestfailed', (request) => inFlight.delete(request))
    await box.click()
    // What a list reads comes when it is touched.
    do await page.waitForTimeout(2000)
    while (inFlight.size > 0)
    await page.evaluate(observe, SHORTEST_EVENT_MS)
    await box.pressSequentially(text, { delay: KEY_DELAY_MS })
    await untilQuiet(page)
    return summariseTyping(await page.evaluate(() => window.benchTyping))
  })
}

/** Runs in the page, so no function in it may have a name: the compiler would mark it with a helper that is not there. */
function observe(shortest: number) {
  const seen: Seen = { keys: [], changes: [], interactions: {} }
  window.benchTyping = seen
  const results = document.querySelector('[data-results]')
  if (!results) throw new Error('The page has no [data-results].')
  // React may replace the element itself, so its parent is watched.
  new MutationObserver((mutations) => {
    const now = performance.now()
    const isInside = mutations.some(({ target, addedNodes }) =>
      [target, ...addedNodes].some(
        (node) => (node instanceof Element ? node : node.parentElement)?.closest('[data-results]') != null,
      ),
    )
    if (isInside) seen.changes.push(now)
  }).observe(results.parentElement ?? results, { subtree: true, childList: true, characterData: true })
  addEventListener('keydown', (event) => seen.keys.push(event.timeStamp), true)
  const options = { type: 'event', durationThreshold: shortest }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue
      const id = String(entry.interactionId)
      seen.interactions[id] = Math.max(seen.interactions[id] ?? 0, entry.duration)
    }
  }).observe(options)
}

async function untilQuiet(page: Page) {
  let count = -1
  for (let waited = 0; waited < 20_000; waited += QUIET_MS) {
    await page.waitForTimeout(QUIET_MS)
    const changes = await page.evaluate(() => window.benchTyping.changes.length)
    if (changes === count) return
    count = changes
  }
}

/** @throws when the last key changed nothing: there is then nothing to time */
export function summariseTyping({ keys, changes, interactions }: Seen): Typing {
  const lastKey = keys.at(-1) ?? Infinity
  const changed = changes.find((change) => change >= lastKey)
  if (changed === undefined) throw new Error('The last key did not change the results.')
  return {
    lastKeyToResults: changed - lastKey,
    inp: Math.max(SHORTEST_EVENT_MS, ...Object.values(interactions)),
  }
}
