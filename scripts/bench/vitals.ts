import type { CDPSession, Page } from '@playwright/test'
import { onSlowPhone, type Phone } from './throttle'

/** Milliseconds: paints after navigation, and what style and layout took. `cls` has no unit. */
export type Vitals = { fcp: number; lcp: number; tbt: number; cls: number; styleAndLayout: number }

type Entry = { startTime: number; duration: number }
type Shift = { value: number; hadRecentInput: boolean }
type Seen = { lcp: number; tasks: Entry[]; shifts: Shift[] }

declare global {
  interface Window {
    benchVitals: Seen
  }
}

const LONG_TASK_MS = 50

/** Opens an address as a cold visit. */
export function measureVitals(phone: Phone, url: string): Promise<Vitals> {
  return onSlowPhone(phone, url, readVitals, { watch: observe })
}

/** Reads what `observe` has seen, once nothing moves any more. */
async function readVitals(page: Page, devtools: CDPSession): Promise<Vitals> {
  await page.waitForTimeout(2000)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seconds = metrics
    .filter(({ name }) => ['RecalcStyleDuration', 'LayoutDuration'].includes(name))
    .reduce((sum, { value }) => sum + value, 0)
  const { fcp, seen } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    seen: window.benchVitals,
  }))
  return {
    fcp,
    lcp: seen.lcp,
    tbt: blockingTime(seen.tasks, fcp),
    cls: sumOfShifts(seen.shifts),
    styleAndLayout: seconds * 1000,
  }
}

/** Runs in the page. */
function observe() {
  const seen: Seen = { lcp: 0, tasks: [], shifts: [] }
  window.benchVitals = seen
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry) {
        seen.shifts.push({
          value: Number(entry.value),
          hadRecentInput: entry.hadRecentInput === true,
        })
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What long tasks after the first paint took beyond 50 ms each. */
export function blockingTime(tasks: readonly Entry[], fcp: number): number {
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0)
}

/** All that moved and that no visitor caused. CLS, which takes the worst five seconds of it, is never more. */
export const sumOfShifts = (shifts: readonly Shift[]): number =>
  shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
