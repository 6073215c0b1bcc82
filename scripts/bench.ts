import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { measureBytes, measureIndex } from './bench/bytes'
import { formatCurve, readCurve, type CurvePoint } from './bench/curve'
import { formatDevelopment, measureDevelopment, type Development } from './bench/development'
import { measureLoad } from './bench/load'
import { formatKept, measureNginx, type Kept } from './bench/nginx'
import { formatMemory, measureMemory, mixedPaths, type Memory } from './bench/memory'
import { measurePalette } from './bench/palette'
import { randomListPaths, randomProgrammePaths, randomScholarshipPaths } from './bench/random-urls'
import { formatBytes, formatTargets } from './bench/report'
import { mediansInTurn } from './bench/rounds'
import { buildEmptyApp, startServer, type Server } from './bench/servers'
import { formatShifts, measureShifts, type Shifts } from './bench/shifts'
import type { PageName, Pages } from './bench/targets'
import { measureTyping } from './bench/typing'
import { measureVitals } from './bench/vitals'
import { measureWire } from './bench/wire'
import { CHROMIUM_ARGS } from './chromium-args.mjs'
import { findChromium } from './find-chromium.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, ROOT, say, start } from './run.mjs'

const FIRST_PORT = 3230
const RESULT = path.join(ROOT, '.bench', 'result.json')
const LOAD_PATHS = 2000
const PAGE_PARTS = ['bytes', 'wire', 'vitals', 'typing', 'palette', 'load'] as const
const PARTS = [...PAGE_PARTS, 'nginx', 'memory', 'shifts', 'curve', 'development'] as const
const PAGES = [
  'list',
  'scholarships',
  'programmes',
  'profile',
  'empty',
] as const satisfies readonly PageName[]
const LISTS = ['list', 'scholarships', 'programmes'] as const satisfies readonly PageName[]

const PROFILE = '/universities/university-of-oxford'
/** Each page's address, and what its server is asked for under load: lists by filters that differ, else the page. */
const VISITS: Readonly<Record<PageName, { path: string; load: readonly string[] }>> = {
  list: { path: '/universities', load: randomListPaths(LOAD_PATHS) },
  scholarships: { path: '/scholarships?tab=browse', load: randomScholarshipPaths(LOAD_PATHS) },
  programmes: { path: '/programmes?subject=nursing', load: randomProgrammePaths(LOAD_PATHS) },
  profile: { path: PROFILE, load: [PROFILE] },
  empty: { path: '/', load: ['/'] },
}
/** The last letter changes the first page: "techn" also finds "technology", "comm" "community". */
const TYPED = { list: 'techni', scholarships: 'commo', programmes: 'northe' } as const

type Part = (typeof PARTS)[number]

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    requests: { type: 'string', default: '50000' },
    port: { type: 'string' },
  },
})

const firstPort = Number(values.port) || FIRST_PORT

void start(async () => {
  requireNode()
  const parts = chooseParts(values.only)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    throw new PlainError('--runs is a number from 1 to 25.')
  const requests = Number(values.requests)
  if (!Number.isInteger(requests) || requests < 1) throw new PlainError('--requests is a number above 0.')
  await installPackages()
  await buildSite()
  const result = {
    measuredAt: new Date(),
    runs,
    ...(await measurePages(parts, runs)),
    // Each on a server of its own.
    kept: parts.has('nginx') ? await measureKept() : null,
    memory: parts.has('memory') ? await measureHeld(requests) : null,
    shifts: parts.has('shifts') ? await measureMoved() : null,
    curve: parts.has('curve') ? measureCurve() : null,
    development: parts.has('development') ? await measureFirstPage(runs) : null,
  }
  fs.mkdirSync(path.dirname(RESULT), { recursive: true })
  fs.writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`)
  say(`\nWritten to ${path.relative(ROOT, RESULT)}`)
  return 0
})

/** All that is measured of the site and of the empty app beside it. */
async function measurePages(parts: ReadonlySet<Part>, runs: number): Promise<Pages | null> {
  if (!PAGE_PARTS.some((part) => parts.has(part))) return null
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
const measureKept = (): Promise<Kept | null> =>
  onSite('nginx', async (site) => {
    const kept = await measureNginx(site)
    if (kept) say(`\n${formatKept(kept)}`)
    return kept
  })

/** What the server holds after many requests, and while many ask at once. */
const measureHeld = (requests: number): Promise<Memory> =>
  onSite('the memory', async (site) => {
    const memory = await measureMemory(site, await mixedPaths(site.origin), requests)
    say(`\n${formatMemory(memory)}`)
    return memory
  })

/** What moves while pages load, from the narrowest phone to a desk. */
const measureMoved = (): Promise<Shifts> =>
  onSite('what moves', async (site) => {
    const executablePath = await findChromium({ isForTests: false })
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
    try {
      const shifts = await measureShifts(browser, site.origin)
      say(`\n${formatShifts(shifts)}`)
      return shifts
    } finally {
      await browser.close()
    }
  })

/** Measures a server that is started for it. */
async function onSite<Result>(title: string, measure: (site: Server) => Promise<Result>): Promise<Result> {
  say(`Measuring ${title} …`)
  const site = await startServer(ROOT, firstPort)
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}

/** How the programmes' shards and answers grow, where there are three and ten times as many. */
function measureCurve(): readonly CurvePoint[] {
  say('Measuring the programmes at 1, 3 and 10 times …')
  const points = readCurve()
  say(`\n${formatCurve(points)}`)
  return points
}

/** How soon somebody who starts `npm run dev` sees the list. */
async function measureFirstPage(runs: number): Promise<Development> {
  say('Measuring npm run dev …')
  const development = await measureDevelopment(await buildEmptyApp(), firstPort, runs)
  say(`\n${formatDevelopment(development)}`)
  return development
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
  const pages: Pages = { list: {}, scholarships: {}, programmes: {}, profile: {}, empty: {} }
  const urlOf = (page: PageName) => serverOf(page).origin + VISITS[page].path
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
  await step('wire', 'the wire', async () => {
    for (const name of PAGES) {
      const measure = (savesData: boolean) => measureWire(browser, urlOf(name), savesData)
      // The first visits have the server compress its files.
      pages[name].wire = { savingData: await measure(true), untouched: await measure(false) }
    }
  })
  await step('vitals', 'the loading', async () => {
    const vitals = await mediansInTurn(PAGES, runs, (name) => measureVitals(browser, urlOf(name)))
    for (const name of PAGES) pages[name].vitals = vitals[name]
  })
  await step('typing', 'the typing', async () => {
    const visit = (name: keyof typeof TYPED) => measureTyping(browser, urlOf(name), TYPED[name])
    const typing = await mediansInTurn(LISTS, runs, visit)
    for (const name of LISTS) pages[name].typing = typing[name]
  })
  await step('palette', 'the palette', async () => {
    const palette = await mediansInTurn(['list'], runs, (name) => measurePalette(browser, urlOf(name)))
    pages.list.palette = palette.list
  })
  // Last, so that the memory is that of a server which browsers have used, too.
  await step('load', 'the servers', async () => {
    for (const name of PAGES) {
      const load = await measureLoad(serverOf(name), VISITS[name].load)
      pages[name].load = load
      const isAllPages = Object.keys(load.statuses).every((status) => status === '200')
      if (!isAllPages) say(`  Not every answer was a page: ${JSON.stringify(load.statuses)}`)
    }
  })
  return pages
}

async function inFreshPage<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    return await visit(page)
  } finally {
    await page.close()
  }
}
