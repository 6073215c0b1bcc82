/// <reference lib="webworker" />
import { disableNavigationPreload, Serwist, setCacheNameDetails } from 'serwist'
import { answerPage, answerPicture, answerStatic, type Asked } from './answers'
import { catalogueVersion } from '../catalogue-version'
import { isKeeping, keepPage, stopKeeping } from './keep'
import { readMessage } from './messages'
import { assetsOf, CACHES, isKeepable, OFFLINE_PATH, outdatedCaches, ruleFor, type Rule } from './rules'
import { catalogueOf } from './strategies'

declare const self: ServiceWorkerGlobalScope

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
    const outdated = outdatedCaches(await caches.keys(), catalogueVersion())
    // What was kept for an earlier catalogue is not all that a page of this one needs.
    await Promise.all([...outdated, CACHES.kept].map((name) => caches.delete(name)))
  }
  event.waitUntil(clean())
})

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.type === 'forget') stopKeeping()
  if (message?.type !== 'keep') return
  const tell = (isKept: boolean) => event.ports[0]?.postMessage(isKept)
  event.waitUntil(
    keepPage(message.page, message.files, event).then(
      () => tell(true),
      () => tell(false),
    ),
  )
})

const answerBy = (wanted: Rule, handler: (asked: Asked) => Promise<Response>) => ({
  matcher: ({ request, url }: { request: Request; url: URL }) =>
    isKeeping() &&
    wanted ===
      ruleFor({
        url,
        origin: self.location.origin,
        method: request.method,
        isNavigation: request.mode === 'navigate',
        header: (name) => request.headers.get(name),
      }),
  handler,
})

// The caches that Serwist names itself get the site's prefix too, so that they are erased with the others.
setCacheNameDetails({ prefix: 'meridian' })

// Earlier workers had browsers ask for a page beside them. Without a network Firefox resolves such a request with an error,
// and Serwist answers with it (https://github.com/GoogleChrome/workbox/issues/3134).
disableNavigationPreload()

new Serwist({
  // A new worker can take over at once: it changes how pages are saved, not their content.
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    answerBy('static', answerStatic),
    answerBy('catalogue', ({ request, event, url }) => catalogueOf(url).handle({ request, event })),
    answerBy('picture', answerPicture),
    answerBy('page', answerPage),
  ],
}).addEventListeners()
