import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { measureBytes } from './bench/bytes'
import { measureIndex } from './bench/catalogue-index'
import { measureLoad } from './bench/load'
import { measurePalette } from './bench/palette'
import { randomListPaths } from './bench/random-urls'
import { formatBytes, formatTargets, type Pages } from './bench/report'
import { buildEmptyApp, startServer, type Server } from './bench/servers'
import type { Measured } from './bench/targets'
import { measureTyping } from './bench/typing'
import { measureVitals } from './bench/vitals'
import { CHROMIUM_ARGS } from './chromium-args.mjs'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, ROOT, say, start } from './run.mjs'

const FIRST_PORT = 3230
const RESULT = path.join(ROOT, '.bench', 'result.json')
const LIST = '/universities'
const SCHOLARSHIPS = '/scholarships?tab=browse'
const PROFILE = '/universities/university-of-oxford'
const LOAD_PATHS = 2000
/** What is typed into a list. The last letter changes the first page: "techn" also finds "technology", "comm" "community". */
const TYPED: Readonly<Record<string, string>> = { [LIST]: 'techni', [SCHOLARSHIPS]: 'commo' }
const PARTS = ['bytes', 'vitals', 'typing', 'palette', 'load'] as const

type Part = (typeof PARTS)[number]

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '5' }, port: { type: 'string' } },
})

void start(async () => {
  requireNode()
  const parts = chooseParts(values.only)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    throw new PlainError('--runs is a number from 1 to 25.')
  await installPackages()
  const executablePath = await findChromium()
  await buildSite()
  const emptyApp = await buildEmptyApp()
  const firstPort = Number(values.port) || FIRST_PORT
  const servers: Server[] = []
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const site = await startServer(ROOT, firstPort)
    servers.push(site)
    const empty = await startServer(emptyApp, site.port + 1)
    servers.push(empty)
    const pages: Pages = {
      list: await measure(browser, site, LIST, parts, runs),
      scholarships: await measure(browser, site, SCHOLARSHIPS, parts, runs),
      profile: await measure(browser, site, PROFILE, parts, runs),
      empty: await measure(browser, empty, '/', parts, runs),
    }
    say(`\n${formatBytes(pages)}`)
    say(`\nPhone at a quarter of the speed, slow 4G, median of ${runs}\n\n${formatTargets(pages)}`)
    fs.writeFileSync(RESULT, `${JSON.stringify({ measuredAt: new Date(), runs, ...pages }, null, 2)}\n`)
    say(`\nWritten to ${path.relative(ROOT, RESULT)}`)
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
  return 0
})

function chooseParts(only: string | undefined): ReadonlySet<Part> {
  const chosen = PARTS.filter((part) => only === undefined || only.split(',').includes(part))
  if (chosen.length === 0) throw new PlainError(`--only takes ${PARTS.join(', ')}, or several with commas.`)
  return new Set(chosen)
}

async function measure(
  browser: Browser,
  server: Server,
  address: string,
  parts: ReadonlySet<Part>,
  runs: number,
): Promise<Measured> {
  const url = server.origin + address
  const isList = address === LIST
  const step = async <Result>(part: Part, title: string, take: () => Promise<Result>) => {
    if (!parts.has(part)) return null
    say(`Measuring ${title} of ${address} …`)
    return take()
  }
  // The server's memory is read before browsers have filled its caches.
  const load = await step('load', 'the server', async () => {
    const result = await measureLoad(
      server.port,
      server.pid,
      isList ? randomListPaths(LOAD_PATHS) : [address],
    )
    const others = Object.entries(result.statuses).filter(([status]) => status !== '200')
    if (others.length > 0) say(`  Not every answer was a page: ${JSON.stringify(result.statuses)}`)
    return result
  })
  const bytes = await step('bytes', 'the bytes', () =>
    inFreshPage(browser, (page) => measureBytes(page, url)),
  )
  const index = isList
    ? await step('bytes', 'the index', () => inFreshPage(browser, (page) => measureIndex(page, url)))
    : null
  const vitals = await step('vitals', 'the loading', () => measureVitals(browser, url, runs))
  const text = TYPED[address]
  const typing =
    text === undefined
      ? null
      : await step('typing', 'the typing', () => measureTyping(browser, url, text, runs))
  const palette = isList
    ? await step('palette', 'the palette', () => measurePalette(browser, url, runs))
    : null
  return { bytes, index, vitals, typing, palette, load }
}

async function inFreshPage<Result>(
  browser: Browser,
  visit: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    return await visit(page)
  } finally {
    await page.close()
  }
}
