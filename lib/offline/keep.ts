/// <reference lib="webworker" />
import { assetsOf, CACHES, chunksOf, dataOf, isShard, ruleFor, shardsNamedBy, standInFor } from './rules'
import { byRule, catalogueOf, pages } from './strategies'

declare const self: ServiceWorkerGlobalScope

/** True after the visitor erased everything. The worker is then unregistered, but still answers open pages. */
let isStopped = false

/** Nothing is kept any more. */
export const stopKeeping = () => void (isStopped = true)
export const isKeeping = () => !isStopped

/** The saved copy of a page. */
export const savedPage = async (address: string) =>
  (await caches.open(CACHES.pages)).match(address, { ignoreVary: true })

/**
 * Saves a page for reading offline, with the one that answers for other searches of its list, their files, and the data
 * that they work with: those that it loaded (`loaded`), and those that it may ask for. Rejects where something could not
 * be had.
 */
export async function keepPage(
  address: string,
  loaded: readonly string[],
  event: ExtendableEvent,
): Promise<void> {
  if (isStopped) throw new Error('Everything was erased.')
  const page = new URL(address, self.location.origin)
  page.hash = ''
  const standIn = standInFor(page)
  const files = new Set([...loaded, ...dataOf(page)])
  const [assets] = await Promise.all([
    keepWithAssets(page.href, event),
    standIn && keepWithAssets(new URL(standIn, page).href, event),
    ...[...files].map((file) => keepFile(file, event)),
  ])
  await (await caches.open(CACHES.kept)).put(page.href, new Response(assets.join('\n')))
}

async function keepWithAssets(page: string, event: ExtendableEvent): Promise<readonly string[]> {
  const [answer, done] = pages.handleAll({ request: new Request(page), event })
  const html = await textOf(await answer)
  await done
  const assets = assetsOf(html)
  const seen = new Set<string>()
  await Promise.all(assets.map((asset) => keepAsset(asset, seen, event)))
  return assets
}

/** Saves a script, style or font, and the files that a script may load later, such as unopened filters. */
async function keepAsset(address: string, seen: Set<string>, event: ExtendableEvent): Promise<void> {
  if (seen.has(address)) return
  seen.add(address)
  const [answer, done] = byRule.static.handleAll({ request: new Request(address), event })
  const script = await textOf(await answer)
  await done
  if (address.endsWith('.js'))
    await Promise.all(chunksOf(script).map((chunk) => keepAsset(chunk, seen, event)))
}

/** The text of an answer, which is still read where it is saved. Rejects where the answer is an error. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
  return answer.clone().text()
}

/** Saves a file, and those that it names: the further parts of a shard, and the shards of its subject's branches. */
async function keepFile(address: string, event: ExtendableEvent, isNamed = false): Promise<void> {
  const url = new URL(address, self.location.origin)
  const { origin } = self.location
  const rule = ruleFor({ url, origin, method: 'GET', isNavigation: false, header: () => null })
  if (rule !== 'catalogue') return
  const [answer, done] = catalogueOf(url).handleAll({ request: new Request(url), event })
  const content = await textOf(await answer)
  await done
  if (!isShard(url)) return
  const { parts, branches } = shardsNamedBy(url, content)
  // A branch is read with its parts, and without branches of its own.
  const shards = isNamed ? parts : [...parts, ...branches]
  await Promise.all(shards.map((shard) => keepFile(shard, event, true)))
}
