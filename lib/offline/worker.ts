/// <reference lib="webworker" />
import { Serwist, setCacheNameDetails, type Strategy } from 'serwist'
import { PALETTE_FILE } from '../palette/file'
import type { CatalogueVersions } from './build-worker'
import { readMessage } from './messages'
import {
  assetsOf,
  CACHES,
  chunksOf,
  isKeepable,
  OFFLINE_PATH,
  outdatedCaches,
  pageOf,
  ruleFor,
  standInFor,
  type Rule,
} from './rules'
import { byRule, catalogueOf, DAY_SECONDS, pages, SLOW_AFTER_SECONDS } from './strategies'

declare const self: ServiceWorkerGlobalScope
/** The versions of the catalogues. The build of the worker puts them in. */
declare const CATALOGUE_VERSIONS: CatalogueVersions

const COMPARISON = '/universities?tab=compare'
/** The time that a page has for loading before the worker fetches its further files. */
const BACKGROUND_AFTER_MS = 3000

type Asked = { request: Request; event: ExtendableEvent; url: URL }

const savedPage = async (address: string) =>
  (await caches.open(CACHES.pages)).match(address, { ignoreVary: true })

async function answerPage({ request, event, url }: Asked): Promise<Response> {
  try {
    const response = await pages.handle({ request, event })
    if (response.ok && !savesData()) event.waitUntil(keepLater(pageOf(url), event))
    return response
  } catch {
    const standIn = standInFor(url)
    const saved = (standIn && (await savedPage(standIn))) || (await caches.match(OFFLINE_PATH))
    return saved ?? Response.error()
  }
}

/** If the file cannot be loaded, another cache may have it: the offline page's files are in a cache of their own. */
async function answerStatic({ request, event }: Asked): Promise<Response> {
  try {
    return await byRule.static.handle({ request, event })
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** Next loads the whole page if a payload fails. So a slow payload fails early if the page is saved. */
async function answerPayload({ request, event, url }: Asked): Promise<Response> {
  const page = pageOf(url)
  const saved = await savedPage(page)
  const answer = fetch(request)
  const late = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(Response.error()), SLOW_AFTER_SECONDS * 1000),
  )
  const response = await (saved ? Promise.race([answer, late]) : answer)
  const isVisit = response.ok && request.headers.get('next-router-prefetch') === null
  if (isVisit && !savesData()) event.waitUntil(keepLater(page, event))
  return response
}

const ruleOf = (url: URL, method: string, isNavigation: boolean, header: (name: string) => string | null) =>
  ruleFor({ url, origin: self.location.origin, method, isNavigation, header })

/** TypeScript's library does not declare `connection`, because only some browsers have it. */
const savesData = () =>
  (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function keepLater(page: string, event: ExtendableEvent): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, BACKGROUND_AFTER_MS))
  await keepPage(page, event)
}

/** Saves a page and its files. A page that was saved within a day is not fetched again. */
async function keepPage(page: string, event: ExtendableEvent): Promise<void> {
  if (isStopped) return
  const html = (await readSavedLately(page)) ?? (await readPage(page, event))
  await Promise.all(assetsOf(html).map((asset) => keepAsset(asset, event)))
}

async function readSavedLately(page: string): Promise<string | null> {
  const saved = await savedPage(page)
  const age = Date.now() - Date.parse(saved?.headers.get('date') ?? '')
  return saved && age < DAY_SECONDS * 1000 ? saved.text() : null
}

async function readPage(page: string, event: ExtendableEvent): Promise<string> {
  const [answer, done] = pages.handleAll({ request: new Request(page), event })
  const html = await (await answer).clone().text()
  await done
  return html
}

/** The files that this worker has handled since it started. Most pages share most of their files. */
const keptAssets = new Set<string>()

/** Saves a script, style or font, and the files that a script may load later, such as unopened filters. */
async function keepAsset(address: string, event: ExtendableEvent): Promise<void> {
  if (isStopped || keptAssets.has(address)) return
  keptAssets.add(address)
  try {
    const [answer, done] = byRule.static.handleAll({ request: new Request(address), event })
    const script = address.endsWith('.js') && !savesData() ? await (await answer).clone().text() : ''
    await done
    await Promise.all(chunksOf(script).map((chunk) => keepAsset(chunk, event)))
  } catch (error) {
    keptAssets.delete(address)
    throw error
  }
}

async function keepFile(strategy: Strategy, address: string, event: ExtendableEvent): Promise<void> {
  await Promise.all(strategy.handleAll({ request: new Request(address), event }))
}

/** Saves a file that never changes, or the file with the current versions. Ignores other addresses. */
async function keepAddress(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, self.location.origin)
  const rule = ruleOf(url, 'GET', false, () => null)
  if (rule === 'catalogue') return keepFile(catalogueOf(url), url.href, event)
  if (rule === 'static' || rule === 'picture' || rule === 'file') {
    return keepFile(byRule[rule], url.href, event)
  }
}

function keep(visited: readonly string[], files: readonly string[], event: ExtendableMessageEvent) {
  const all = [
    ...visited.map((page) => keepPage(pageOf(new URL(page, self.location.origin)), event)),
    ...files.map((file) => keepAddress(file, event)),
  ]
  event.waitUntil(Promise.allSettled(all))
}

/** True after the visitor erased everything. The worker is then unregistered, but still answers open pages. */
let isStopped = false

const { universities, scholarships } = CATALOGUE_VERSIONS
const indexes = [
  PALETTE_FILE,
  `/catalogue/${universities}/index.json`,
  `/catalogue/scholarships/${scholarships}/index.json`,
]
const columns = (ids: readonly string[]) => ids.map((id) => `/catalogue/${universities}/compared/${id}`)

async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PATH, { cache: 'no-cache' })
  if (!isKeepable(page, true)) throw new Error(`${OFFLINE_PATH} answered ${page.status}.`)
  const assets = assetsOf(await page.clone().text())
  await caches.delete(CACHES.offline)
  const cache = await caches.open(CACHES.offline)
  await Promise.all([cache.put(OFFLINE_PATH, page), cache.addAll(assets)])
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const outdated = outdatedCaches(await caches.keys(), Object.values(CATALOGUE_VERSIONS))
    await Promise.all(outdated.map((name) => caches.delete(name)))
  }
  event.waitUntil(clean())
})

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.type === 'keep') {
    keep(message.pages, savesData() ? message.files : [...message.files, ...indexes], event)
  }
  if (message?.type === 'compare') keep([COMPARISON], columns(message.ids), event)
  if (message?.type === 'forget') isStopped = true
})

const answerBy = (wanted: Rule, handler: (asked: Asked) => Promise<Response>) => ({
  matcher: ({ request, url }: { request: Request; url: URL }) =>
    !isStopped &&
    wanted === ruleOf(url, request.method, request.mode === 'navigate', (name) => request.headers.get(name)),
  handler,
})

// The caches that Serwist names itself get the site's prefix too, so that they are erased with the others.
setCacheNameDetails({ prefix: 'meridian' })

new Serwist({
  // A new worker can take over at once: it changes how pages are saved, not their content.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    answerBy('static', answerStatic),
    answerBy('catalogue', (asked) => catalogueOf(asked.url).handle(asked)),
    answerBy('picture', (asked) => byRule.picture.handle(asked)),
    answerBy('file', (asked) => byRule.file.handle(asked)),
    answerBy('payload', answerPayload),
    answerBy('page', answerPage),
  ],
}).addEventListeners()
