/// <reference lib="webworker" />
import type { Strategy } from 'serwist'
import { PALETTE_FILE } from '../palette/file'
import type { CatalogueVersions } from './build-worker'
import {
  assetsOf,
  CACHES,
  chunksOf,
  dataOf,
  isShard,
  pageOf,
  pageOfData,
  relatedTo,
  ruleFor,
  shardsNamedBy,
} from './rules'
import { byRule, catalogueOf, DAY_SECONDS, pages } from './strategies'

declare const self: ServiceWorkerGlobalScope
/** The versions of the catalogues. The build of the worker puts them in. */
declare const CATALOGUE_VERSIONS: CatalogueVersions

const COMPARISON = '/universities?tab=compare'
/** The time that a page has for loading before the worker fetches its further files. */
const BACKGROUND_AFTER_MS = 3000

/** True after the visitor erased everything. The worker is then unregistered, but still answers open pages. */
let isStopped = false

/** Nothing is kept any more. */
export const stopKeeping = () => void (isStopped = true)
export const isKeeping = () => !isStopped

/** TypeScript's library does not declare `connection`, because only some browsers have it. */
const savesData = () =>
  (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The saved copy of a page. */
export const savedPage = async (address: string) =>
  (await caches.open(CACHES.pages)).match(address, { ignoreVary: true })

/** A page and those kept with it. */
const withRelated = (page: string) => [
  ...new Set([page, ...relatedTo(new URL(page)).map((path) => new URL(path, page).href)]),
]

/** Saves a visited page, and the pages kept with it. */
export function keepVisited(page: string, event: ExtendableEvent): void {
  if (!savesData()) event.waitUntil(keepLater(withRelated(page), event))
}

/** Saves the page that shows a file of a catalogue. */
export function keepPageOfData(url: URL, event: ExtendableEvent): void {
  const page = pageOfData(url)
  if (page && !savesData()) event.waitUntil(keepLater([page], event))
}

async function keepLater(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, BACKGROUND_AFTER_MS))
  await Promise.allSettled(addresses.map((address) => keepPage(address, event)))
}

/** Saves a page, its files and its data. A page that was saved within a day is not fetched again. */
async function keepPage(page: string, event: ExtendableEvent): Promise<void> {
  if (isStopped) return
  const html = (await readSavedLately(page)) ?? (await readPage(page, event))
  const data = savesData() ? [] : dataOf(new URL(page, self.location.origin), CATALOGUE_VERSIONS)
  await Promise.all([
    ...assetsOf(html).map((asset) => keepAsset(asset, event)),
    ...data.map((file) => keepFile(file, event)),
  ])
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

/** The strategy of a file that never changes, or of the file with the current versions; null for other addresses. */
function strategyOf(url: URL): Strategy | null {
  const { origin } = self.location
  const rule = ruleFor({ url, origin, method: 'GET', isNavigation: false, header: () => null })
  if (rule === 'catalogue') return catalogueOf(url)
  return rule === 'static' || rule === 'picture' || rule === 'file' ? byRule[rule] : null
}

/** Saves a file, and those that it names: the further parts of a shard, and the shards of its subject's branches. */
async function keepFile(address: string, event: ExtendableEvent, isNamed = false): Promise<void> {
  const url = new URL(address, self.location.origin)
  const strategy = isStopped ? null : strategyOf(url)
  if (!strategy) return
  const [answer, done] = strategy.handleAll({ request: new Request(url), event })
  const response = await answer
  await done
  if (!response.ok || !isShard(url)) return
  const { parts, branches } = shardsNamedBy(url, await response.clone().text())
  // A branch is read with its parts, and without branches of its own.
  const shards = isNamed ? parts : [...parts, ...branches]
  await Promise.all(shards.map((shard) => keepFile(shard, event, true)))
}

async function keepFileAndPage(address: string, event: ExtendableEvent): Promise<void> {
  await keepFile(address, event)
  const page = pageOfData(new URL(address, self.location.origin))
  if (page && !savesData()) await keepPage(page, event)
}

function keepAll(visited: readonly string[], files: readonly string[], event: ExtendableEvent) {
  const all = [
    ...visited
      .flatMap((page) => withRelated(pageOf(new URL(page, self.location.origin))))
      .map((page) => keepPage(page, event)),
    ...files.map((file) => keepFileAndPage(file, event)),
  ]
  event.waitUntil(Promise.allSettled(all))
}

const { universities, scholarships } = CATALOGUE_VERSIONS
const indexes = [
  PALETTE_FILE,
  `/catalogue/${universities}/index.json`,
  `/catalogue/scholarships/${scholarships}/index.json`,
]

/** Saves what a page loaded before the worker started, and what the search of every page needs. */
export function keepLoaded(
  visited: readonly string[],
  files: readonly string[],
  event: ExtendableEvent,
): void {
  keepAll(visited, savesData() ? files : [...files, ...indexes], event)
}

/** Saves the visitor's comparison, and the profiles of the universities in it. */
export function keepComparison(ids: readonly string[], event: ExtendableEvent): void {
  keepAll(
    [COMPARISON],
    ids.map((id) => `/catalogue/${universities}/compared/${id}`),
    event,
  )
}
