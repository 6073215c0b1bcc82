import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { tryAddresses } from '../tests/abuse/addresses'
import { tryClocks } from '../tests/abuse/clocks'
import { tryForgedAddresses, tryForgedHosts } from '../tests/abuse/headers'
import { tryImports } from '../tests/abuse/imports'
import { startSite, type AbusedSite } from '../tests/abuse/site'
import { trySlowBodies } from '../tests/abuse/slow-bodies'
import { tryStorage } from '../tests/abuse/storage'
import { closeTally, type Tally } from '../tests/abuse/tally'
import { CHROMIUM_ARGS } from './chromium-args.mjs'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, say, start } from './run.mjs'

const FIRST_PORT = 3260
/** Each part has this long at most: a slow one takes no time from the others. */
const LONGEST_MS = 2 * 60_000
/** The tokens of `lib/env.ts` that a visitor may spend in a minute, and a number that no part reaches. */
const LIMIT = 240
const NO_LIMIT = 1_000_000
const SLOW_BODY_MS = 20_000
const SHOWN_FAILURES = 10

type Part = {
  title: string
  /** The tokens that one visitor may spend at the scraper in a minute. */
  limit?: number
  run: (against: Against) => Promise<Tally>
}

type Against = { site: AbusedSite; openBrowser: () => Promise<Browser>; until: number }

const PARTS: Readonly<Record<string, Part>> = {
  forged: {
    title: 'forged addresses of visitors',
    limit: LIMIT,
    run: ({ site }) => tryForgedAddresses(site.port, LIMIT),
  },
  imports: { title: 'hostile files, imported', run: ({ until }) => tryImports({ until }) },
  hosts: { title: 'forged senders and hosts', run: ({ site }) => tryForgedHosts(site.port) },
  bodies: {
    title: 'bodies that do not end, and pages beside them',
    run: ({ site }) => trySlowBodies(site.port, SLOW_BODY_MS),
  },
  clocks: {
    title: 'pages with a wrong clock',
    run: async ({ site, openBrowser, until }) => tryClocks(await openBrowser(), site.origin, { until }),
  },
  storage: {
    title: 'pages with a broken storage',
    run: async ({ site, openBrowser, until }) => tryStorage(await openBrowser(), site.origin, { until }),
  },
  addresses: {
    title: 'hostile requests over every route',
    run: ({ site, until }) => tryAddresses(site.port, { until }),
  },
}

const { values } = parseArgs({ options: { only: { type: 'string' }, port: { type: 'string' } } })

void start(async () => {
  requireNode()
  const names = values.only?.split(',') ?? Object.keys(PARTS)
  await installPackages()
  await buildSite()
  let browser: Browser | undefined
  const openBrowser = async () => {
    const executablePath = await findChromium()
    browser ??= await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
    return browser
  }
  let hasFailed = false
  try {
    for (const name of names) {
      const part = PARTS[name]
      if (!part) throw new PlainError(`--only takes ${Object.keys(PARTS).join(', ')}; not ${name}.`)
      const began = Date.now()
      const tally = await take(part, { openBrowser, until: began + LONGEST_MS })
      const { isFailed, said } = closeTally(tally)
      hasFailed ||= isFailed
      say(`${isFailed ? '✗' : '✓'} ${part.title}: ${said} (${Math.round((Date.now() - began) / 1000)} s)`)
      for (const failure of tally.failures.slice(0, SHOWN_FAILURES)) say(`    ${failure}`)
    }
  } finally {
    await browser?.close()
  }
  return hasFailed ? 1 : 0
})

/** Each part gets a server of its own, so that none suffers from what another did. */
async function take({ limit = NO_LIMIT, run }: Part, against: Omit<Against, 'site'>): Promise<Tally> {
  const site = await startSite(Number(values.port) || FIRST_PORT, limit)
  try {
    return await run({ ...against, site })
  } finally {
    await site.stop()
  }
}
