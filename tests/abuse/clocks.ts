import type { Browser } from '@playwright/test'
import { newTally, note, type Tally } from './tally'
import { openContext, visit } from './visit'

/** The clock of a device whose battery was empty, and the clock of a visitor who cheats a game. */
const TIMES = ['1970-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2100-02-28T12:00:00Z', '9999-12-31T23:00:00Z']
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const PAGES = [
  '/',
  '/universities?tab=add',
  '/scholarships?tab=browse',
  '/scholarships?open=now',
  '/scholarships/chevening',
  '/scholarships',
  '/resources/countries/gb',
  '/scraper',
  '/plan',
  '/cost',
]

/** Pages open without an error whatever the clock of the device says. */
export async function tryClocks(
  browser: Browser,
  origin: string,
  { until = Infinity, every = 1 }: { until?: number; every?: number } = {},
): Promise<Tally> {
  const visits = TIMES.map((_, at) => PAGES.filter((_page, number) => (number + at) % every === 0))
  const tally = newTally(visits.flat().length)
  for (const [at, time] of TIMES.entries()) {
    const context = await openContext(browser, origin, ZONES[at % ZONES.length])
    const page = await context.newPage()
    await page.clock.setFixedTime(time)
    for (const path of visits[at] ?? []) {
      if (Date.now() > until) break
      note(tally, `${path} in ${time.slice(0, 4)}`, await visit(page, path))
    }
    await context.close()
  }
  return tally
}
