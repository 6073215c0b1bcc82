import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import { measureBytes, measureIndex } from './bench/bytes'
import { measureLoad, residentMb, type Load } from './bench/load'
import { measurePalette } from './bench/palette'
import { findPhone } from './bench/phone'
import { randomListPaths, randomProgrammePaths, randomScholarshipPaths } from './bench/random-urls'
import { mediansInTurn } from './bench/rounds'
import { buildEmptyApp, startEmptyApp, startSite, type Server } from './bench/servers'
import { formatTargets, type PageName, type Pages } from './bench/targets'
import { measureSlowness } from './bench/slowness'
import { measureTyping } from './bench/typing'
import { measureVitals } from './bench/vitals'
import { measureWire } from './bench/wire'
import { CHROMIUM_ARGS } from './chromium-args.mjs'
import { findChromium } from './find-chromium.mjs'
import { findFreePort } from './ports.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, ROOT, say, start } from './run.mjs'

const FIRST_PORT = 3230
const RESULT = path.join(ROOT, '.bench', 'result.json')
const GUIDE = path.join(ROOT, 'docs', 'measurements.md')
/** The lines of the guide between which the table stands. */
const TABLE = /(?<=<!-- measured -->\n)[\s\S]*(?=\n<!-- end -->)/

const PARTS = ['bytes', 'wire', 'vitals', 'typing', 'palette', 'load'] as const
const PAGES = [
  'list',
  'scholarships',
  'programmes',
  'profile',
  'empty',
] as const satisfies readonly PageName[]
const LISTS = ['list', 'scholarships', 'programmes'] as const satisfies readonly PageName[]

const DESK = { viewport: { width: 1280, height: 800 } }
const LOAD_PATHS = 2000
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

/** A server that has just started spends half its time on compiling what it does often. */
const WARM_UP_SECONDS = 40
const SECONDS = 15
const LOADS = 3
/** What the server needs to pack a page at its best, and to make one anew that is out of date. */
const PACKING_MS = 2000
const VISITORS = 8
const CROWD = 300

type Part = (typeof PARTS)[number]

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    port: { type: 'string' },
  },
})

void start(async () => {
  requireNode()
  const parts = PARTS.filter((part) => !values.only || values.only.split(',').includes(part))
  if (parts.length === 0) throw new PlainError(`--only takes ${PARTS.join(', ')}, or several with commas.`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    throw new PlainError('--runs is a number from 1 to 25.')
  await installPackages()
  await buildSite()
  const pages = await measurePages(new Set(parts), runs)
  const table = formatTargets(pages)
  say(`\nThe phone of the targets, slow 4G, median of ${runs}\n\n${table}`)
  fs.mkdirSync(path.dirname(RESULT), { recursive: true })
  fs.writeFileSync(RESULT, `${JSON.stringify({ measuredAt: new Date(), runs, pages }, null, 2)}\n`)
  if (parts.length === PARTS.length) {
    const day = new Date().toISOString().slice(0, 10)
    const measured = `\nMeasured on ${day}.\n\n${table}\n`
    const guide = fs.readFileSync(GUIDE, 'utf8').replace(TABLE, () => measured)
    fs.writeFileSync(GUIDE, await format(guide, { ...(await resolveConfig(GUIDE)), filepath: GUIDE }))
  }
  return 0
})

/** All that is measured of the site and of the empty app beside it. */
async function measurePages(parts: ReadonlySet<Part>, runs: number): Promise<Pages> {
  const executablePath = await findChromium()
  await buildEmptyApp()
  const servers: Server[] = []
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const site = await startSite(Number(values.port) || FIRST_PORT)
    servers.push(site)
    const empty = await startEmptyApp(await findFreePort(site.port + 1))
    servers.push(empty)
    return await measure(browser, (page) => (page === 'empty' ? empty : site), parts, runs)
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Asks for a page until it is packed at its best: once it is as fresh as can be, and for the second time since then. */
async function askUntilPacked(url: string): Promise<void> {
  for (let visit = 0; visit < 4; visit++) {
    await (await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })).arrayBuffer()
    await setTimeout(PACKING_MS)
  }
}

/** The load with its processor time as on the machine of the targets, by how slow this one is before it and after it. */
async function withSlowness(browser: Browser, take: () => Promise<Load>): Promise<Load> {
  const before = await measureSlowness(browser)
  const load = await take()
  const slowness = (before + (await measureSlowness(browser))) / 2
  say(`  This machine took ${slowness.toFixed(2)} times as long as the one of the targets.`)
  const { cpuMsPerRequest } = load
  return { ...load, cpuMsPerRequest: cpuMsPerRequest === null ? null : cpuMsPerRequest / slowness }
}

async function measure(
  browser: Browser,
  serverOf: (page: PageName) => Server,
  parts: ReadonlySet<Part>,
  runs: number,
): Promise<Pages> {
  const startMb = residentMb(serverOf('list').pid)
  const pages: Pages = { list: { startMb }, scholarships: {}, programmes: {}, profile: {}, empty: {} }
  const urlOf = (page: PageName) => serverOf(page).origin + VISITS[page].path
  const step = async (part: Part, title: string, take: () => Promise<void>) => {
    if (!parts.has(part)) return
    say(`Measuring ${title} …`)
    await take()
  }
  await step('bytes', 'the bytes', async () => {
    for (const name of PAGES) {
      pages[name].bytes = await measureBytes(await browser.newPage(DESK), urlOf(name))
    }
    pages.list.index = await measureIndex(await browser.newPage(DESK), urlOf('list'))
  })
  await step('wire', 'the wire', async () => {
    for (const name of PAGES) {
      const measure = (savesData: boolean) => measureWire(browser, urlOf(name), savesData)
      await askUntilPacked(urlOf(name))
      pages[name].wire = { savingData: await measure(true), untouched: await measure(false) }
    }
  })
  const phone = await findPhone(browser, urlOf('empty'))
  await step('vitals', 'the loading', async () => {
    const vitals = await mediansInTurn(PAGES, runs, (name) => measureVitals(phone, urlOf(name)))
    for (const name of PAGES) pages[name].vitals = vitals[name]
  })
  await step('typing', 'the typing', async () => {
    const visit = (name: keyof typeof TYPED) => measureTyping(phone, urlOf(name), TYPED[name])
    const typing = await mediansInTurn(LISTS, runs, visit)
    for (const name of LISTS) pages[name].typing = typing[name]
  })
  await step('palette', 'the palette', async () => {
    const palette = await mediansInTurn(['list'], runs, (name) => measurePalette(phone, urlOf(name)))
    pages.list.palette = palette.list
  })
  // Last, so that the memory is that of a server which browsers have used, too.
  await step('load', 'the servers', async () => {
    const ask = (name: PageName, seconds: number) =>
      measureLoad(serverOf(name), { paths: VISITS[name].load, connections: VISITORS, seconds })
    for (const name of PAGES) await ask(name, WARM_UP_SECONDS)
    /** The most, because a middle one would hide a load that takes too much. */
    const mostMb: Partial<Record<PageName, number>> = {}
    const loads = await mediansInTurn(PAGES, LOADS, async (name) => {
      const load = await withSlowness(browser, () => ask(name, SECONDS))
      if (load.others > 0) say(`  ${load.others} answers of ${name} were no page.`)
      mostMb[name] = Math.max(mostMb[name] ?? 0, load.residentMb ?? 0)
      return load
    })
    for (const name of PAGES) pages[name].load = { ...loads[name], residentMb: mostMb[name] || null }
    const paths = LISTS.flatMap((name) => VISITS[name].load)
    const crowd = { paths, connections: CROWD, seconds: SECONDS }
    pages.list.crowd = await measureLoad(serverOf('list'), crowd)
  })
  return pages
}
