import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { measureBytes } from './bench/bytes'
import { measureIndex } from './bench/catalogue-index'
import { measureLoad } from './bench/load'
import { formatKept, measureNginx, type Kept } from './bench/nginx'
import { measurePalette } from './bench/palette'
import { randomListPaths, randomScholarshipPaths } from './bench/random-urls'
import { formatBytes, formatTargets } from './bench/report'
import { mediansInTurn } from './bench/rounds'
import { buildEmptyApp, startServer, type Server } from './bench/servers'
import type { PageName, Pages } from './bench/targets'
import { measureTyping } from './bench/typing'
import { measureVitals } from './bench/vitals'
import { CHROMIUM_ARGS } from './chromium-args.mjs'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, ROOT, say, start } from './run.mjs'

const FIRST_PORT = 3230
const RESULT = path.join(ROOT, '.bench', 'result.json')
const LOAD_PATHS = 2000
const PARTS = ['bytes', 'vitals', 'typing', 'palette', 'load', 'nginx'] as const
const PAGES = ['list', 'scholarships', 'profile', 'empty'] as const satisfies readonly PageName[]
const LISTS = ['list', 'scholarships'] as const satisfies readonly PageName[]

const PATHS: Readonly<Record<PageName, string>> = {
  list: '/universities',
  scholarships: '/scholarships?tab=browse',
  profile: '/universities/university-of-oxford',
  empty: '/',
}
/** What a server under load is asked for: lists by filters that differ, as in the target table; else the page itself. */
const LOADS: Readonly<Record<PageName, readonly string[]>> = {
  list: randomListPaths(LOAD_PATHS),
  scholarships: randomScholarshipPaths(LOAD_PATHS),
  profile: [PATHS.profile],
  empty: [PATHS.empty],
}
/** The last letter changes the first page: "techn" also finds "technology", "comm" "community". */
const TYPED: Readonly<Record<(typeof LISTS)[number], string>> = { list: 'techni', scholarships: 'commo' }

type Part = (typeof PARTS)[number]

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '5' }, port: { type: 'string' } },
})

const firstPort = Number(values.port) || FIRST_PORT

void start(async () => {
  requireNode()
  const parts = chooseParts(values.only)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    throw new PlainError('--runs is a number from 1 to 25.')
  await installPackages()
  await buildSite()
  const result = {
    measuredAt: new Date(),
    runs,
    ...(await measurePages(parts, runs)),
    kept: await measureKept(parts),
  }
  fs.mkdirSync(path.dirname(RESULT), { recursive: true })
  fs.writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`)
  say(`\nWritten to ${path.relative(ROOT, RESULT)}`)
  return 0
})

/** All that is measured of the site and of the empty app beside it. */
async function measurePages(parts: ReadonlySet<Part>, runs: number): Promise<Pages | null> {
  if (PARTS.every((part) => part === 'nginx' || !parts.has(part))) return null
  const executablePath = await findChromium({ isForTests: false })
  const emptyApp = await buildEmptyApp()
  const servers: Server[] = []
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const site = await startServer(ROOT, firstPort)
    servers.push(site)
    const empty = await startServer(emptyApp, site.port + 1)
    servers.push(empty)
    const serverOf = (page: PageName) => (page === 'empty' ? empty : site)
    const pages = await measure(browser, serverOf, parts, runs)
    say(`\n${formatBytes(pages)}`)
    say(`\nPhone at a quarter of the speed, slow 4G, median of ${runs}\n\n${formatTargets(pages)}`)
    return pages
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** What docs/nginx.conf keeps, before a server of its own. */
async function measureKept(parts: ReadonlySet<Part>): Promise<Kept | null> {
  if (!parts.has('nginx')) return null
  say('Measuring nginx …')
  const site = await startServer(ROOT, firstPort)
  try {
    const kept = await measureNginx(site)
    if (kept) say(`\n${formatKept(kept)}`)
    return kept
  } finally {
    await site.stop()
  }
}

function chooseParts(only: string | undefined): ReadonlySet<Part> {
  const chosen = PARTS.filter((part) => only === undefined || only.split(',').includes(part))
  if (chosen.length === 0) throw new PlainError(`--only takes ${PARTS.join(', ')}, or several with commas.`)
  return new Set(chosen)
}

async function measure(
  browser: Browser,
  serverOf: (page: PageName) => Server,
  parts: ReadonlySet<Part>,
  runs: number,
): Promise<Pages> {
  const pages: Pages = { list: {}, scholarships: {}, profile: {}, empty: {} }
  const urlOf = (page: PageName) => serverOf(page).origin + PATHS[page]
  const step = async (part: Part, title: string, take: () => Promise<void>) => {
    if (!parts.has(part)) return
    say(`Measuring ${title} …`)
    await take()
  }
  await step('bytes', 'the bytes', async () => {
    for (const name of PAGES) {
      pages[name].bytes = await inFreshPage(browser, (page) => measureBytes(page, urlOf(name)))
    }
    pages.list.index = await inFreshPage(browser, (page) => measureIndex(page, urlOf('list')))
  })
  await step('vitals', 'the loading', async () => {
    const vitals = await mediansInTurn(PAGES, runs, (name) => measureVitals(browser, urlOf(name)))
    for (const name of PAGES) pages[name].vitals = vitals[name]
  })
  await step('typing', 'the typing', async () => {
    const typing = await mediansInTurn(LISTS, runs, (name) =>
      measureTyping(browser, urlOf(name), TYPED[name]),
    )
    for (const name of LISTS) pages[name].typing = typing[name]
  })
  await step('palette', 'the palette', async () => {
    const palette = await mediansInTurn(['list'], runs, (name) => measurePalette(browser, urlOf(name)))
    pages.list.palette = palette.list
  })
  // Last, so that the memory is that of a server which browsers have used, too.
  await step('load', 'the servers', async () => {
    for (const name of PAGES) pages[name].load = await underLoad(serverOf(name), LOADS[name])
  })
  return pages
}

async function underLoad({ port, pid }: Server, paths: readonly string[]) {
  const load = await measureLoad(port, pid, paths)
  const others = Object.entries(load.statuses).filter(([status]) => status !== '200')
  if (others.length > 0) say(`  Not every answer was a page: ${JSON.stringify(load.statuses)}`)
  return load
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
