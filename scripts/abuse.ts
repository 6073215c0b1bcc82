import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { tryAddresses } from './abuse/addresses'
import { tryClocks } from './abuse/clocks'
import { tryForgedAddresses, tryForgedHosts } from './abuse/headers'
import { tryImports } from './abuse/imports'
import { startSite, type AbusedSite } from './abuse/site'
import { trySlowBodies } from './abuse/slow-bodies'
import { tryStorage } from './abuse/storage'
import { tryStreams } from './abuse/streams'
import { tryTabs } from './abuse/tabs'
import type { Tally } from './abuse/tally'
import { CHROMIUM_ARGS } from './chromium-args.mjs'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, say, start } from './run.mjs'
import { formatTable } from './table'

const FIRST_PORT = 3260
const LONGEST_MS = 5 * 60_000
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

/** In this order. Fuzzing comes last, because it may be cut short by the time. */
const PARTS: Readonly<Record<string, Part>> = {
  forged: {
    title: 'forged addresses of visitors',
    limit: LIMIT,
    run: ({ site }) => tryForgedAddresses(site.port, LIMIT),
  },
  imports: { title: 'hostile files, imported', run: async () => tryImports() },
  hosts: { title: 'forged senders and hosts', run: ({ site }) => tryForgedHosts(site.port) },
  streams: { title: 'streams of events at once', run: ({ site }) => tryStreams(site) },
  bodies: {
    title: 'bodies that do not end, and pages beside them',
    run: ({ site }) => trySlowBodies(site.port, SLOW_BODY_MS),
  },
  tabs: {
    title: 'two tabs, one storage',
    run: async ({ site, openBrowser }) => tryTabs(await openBrowser(), site.origin),
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
  const until = Date.now() + LONGEST_MS
  let browser: Browser | undefined
  const openBrowser = async () => {
    const executablePath = await findChromium({ isForTests: true })
    browser ??= await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
    return browser
  }
  const rows = [['', 'tried', 'failed', 'seconds']]
  let failed = 0
  try {
    for (const name of names) {
      const part = PARTS[name]
      if (!part) throw new PlainError(`--only takes ${Object.keys(PARTS).join(', ')}; not ${name}.`)
      const began = Date.now()
      const { tried, failures } = await take(part, { openBrowser, until })
      rows.push([
        part.title,
        tried.toLocaleString('en'),
        String(failures.length),
        String(Math.round((Date.now() - began) / 1000)),
      ])
      failed += failures.length
      say(`${failures.length === 0 ? '✓' : '✗'} ${part.title}`)
      for (const failure of failures.slice(0, SHOWN_FAILURES)) say(`    ${failure}`)
    }
  } finally {
    await browser?.close()
  }
  say(`\n${formatTable(rows)}`)
  return failed > 0 ? 1 : 0
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
