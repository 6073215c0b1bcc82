import type { Browser } from '@playwright/test'
import { median } from './rounds'

/** `timeWork` on the machine of two cores, at a quiet hour, for which the targets were set. */
const QUIET_WORK_MS = 8

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
