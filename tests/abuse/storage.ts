import type { Browser, Page } from '@playwright/test'
import fc from 'fast-check'
import { newTally, note, type Tally } from './tally'
import { openContext, visit } from './visit'

/** Every entry of the browser's storage that the site reads, and the page that shows most of it. */
const ENTRIES: Readonly<Record<string, string>> = {
  'meridian-theme': '/',
  'meridian-compare': '/universities?tab=compare',
  'meridian-added': '/universities?tab=add',
  'meridian-added-broken': '/universities?tab=add',
  'meridian-recent': '/',
  'meridian-profile': '/scholarships',
  'meridian-plan': '/plan',
  'meridian-plan-pressed': '/universities',
  firecrawl_api_key: '/scraper',
  'meridian-last-crawl': '/universities?tab=add',
  'meridian-scraper-jobs': '/scraper',
}

/** Texts that a crash, another version, an extension or a curious visitor leaves in an entry. */
const BROKEN_VALUES: Readonly<Record<string, string>> = {
  'nothing': '',
  'null': 'null',
  'half of it': '{"state":{"entries":[{"id":"added-1","rec',
  'another shape': '[1,"x",null,{}]',
  'no state': '{"state":null,"version":0}',
  'wrong types': '{"state":{"chosen":"x","entries":5,"jobs":{},"recent":7,"profile":[],"apiKey":{}},"version":0}',
  'nulls in lists': '{"state":{"chosen":[null],"entries":[null],"jobs":[null,{}],"recent":[null,{"href":1}],"profile":{}},"version":0}',
  'a later version': '{"state":{},"version":99,"entries":[]}',
  'a prototype': '{"__proto__":{"polluted":1},"state":{"__proto__":{"x":1}},"version":0}',
  'binary': '\u0000\ud800\uffff',
  'a megabyte': 'x'.repeat(1_000_000),
} // prettier-ignore

const PAGES = [
  '/', '/universities', '/universities?tab=compare', '/universities?tab=add', '/scholarships', '/scraper', '/privacy',
  '/universities/university-of-oxford', '/plan', '/cost', '/programmes?subject=nursing',
] // prettier-ignore

/** Storage that is full, forbidden or gone, and a database that is not ours or does not open. Each runs before the page. */
const FAULTS: Readonly<Record<string, () => void>> = {
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'storage is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        // A method: esbuild would wrap a function under a name in a helper that the page does not have.
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  'storage cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('broken', 'InvalidStateError')
    }
  },
  'there is no storage': () => {
    Object.defineProperty(window, 'localStorage', { value: null })
  },
  'there is no database': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
  'databases do not open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'the database is another program’s': () => {
    indexedDB.open('meridian-scraper', 7)
    indexedDB.open('serwist-expiration', 99)
  },
  'there are no caches': () => {
    Object.defineProperty(window, 'caches', { value: undefined })
  },
}

async function store(page: Page, entries: Readonly<Record<string, string>>) {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}

/** What an entry holds besides: any JSON at all, alone or as the state of a store. */
const drawn = fc.json().chain((text) => fc.constantFrom(text, `{"state":${text},"version":0}`))

/** Values for an entry: the known ones, and one that is drawn. */
const valuesFor = (seed: number): [what: string, value: string][] => [
  ...Object.entries(BROKEN_VALUES),
  ...fc.sample(drawn, { numRuns: 1, seed }).map((value): [string, string] => [value.slice(0, 60), value]),
]

type Options = { until?: number; every?: number; seed?: number }

/** Pages open without an error whatever is in the browser's storage, and where there is none. */
export async function tryStorage(
  browser: Browser,
  origin: string,
  { until = Infinity, every = 1, seed = 1 }: Options = {},
): Promise<Tally> {
  const broken = Object.entries(ENTRIES).flatMap(([key, path], at) =>
    valuesFor(seed + at).map(([what, value]) => ({
      path,
      name: `${key} is ${what}, ${path}`,
      prepare: (page: Page) => store(page, { [key]: value }),
    })),
  )
  const faults = Object.entries(FAULTS).flatMap(([name, fault]) =>
    PAGES.map((path) => ({
      path,
      name: `${name}, ${path}`,
      prepare: (page: Page) => page.addInitScript(fault),
    })),
  )
  const tries = [broken, faults].flatMap((all) => all.filter((_, at) => at % every === 0))
  const tally = newTally(tries.length)
  for (const { path, name, prepare } of tries) {
    if (Date.now() > until) break
    const context = await openContext(browser, origin)
    const page = await context.newPage()
    await prepare(page)
    note(tally, name, await visit(page, path))
    await context.close()
  }
  return tally
}
