import type { Browser } from '@playwright/test'
import { say } from '../run.mjs'
import { mediansInTurn } from './rounds'
import type { Phone } from './throttle'
import { measureVitals } from './vitals'

/** Milliseconds after which the empty app paints first on the phone of the targets, and how far Chromium is ever slowed down. */
const EMPTY_PAINT_MS = 680
const SLOWEST = 4
const VISITS = 5

/**
 * The phone on which the empty app paints first when it does on that of the targets, so that it is the same phone on every
 * machine and at every hour. Chromium can't make a page faster: a machine slower than the phone is the phone.
 */
export async function findPhone(browser: Browser, emptyUrl: string): Promise<Phone> {
  const rates = { fast: 1, slow: SLOWEST }
  const paints = await mediansInTurn(['fast', 'slow'], VISITS, (speed) =>
    measureVitals({ browser, rate: rates[speed] }, emptyUrl),
  )
  const rate = rateBetween(paints.fast.fcp, paints.slow.fcp)
  say(`The phone is this machine, slowed down ${rate.toFixed(1)} times.`)
  return { browser, rate }
}

/** The rate at which the empty app paints when it has to, by its first paints in milliseconds at a rate of 1 and at the slowest. */
export function rateBetween(fastMs: number, slowMs: number): number {
  if (slowMs <= EMPTY_PAINT_MS) return SLOWEST
  if (fastMs >= EMPTY_PAINT_MS) return 1
  return 1 + ((SLOWEST - 1) * (EMPTY_PAINT_MS - fastMs)) / (slowMs - fastMs)
}
