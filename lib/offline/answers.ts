/// <reference lib="webworker" />
import { flagPlate } from './flag-plate'
import { savedPage } from './keep'
import { OFFLINE_PATH, standInFor } from './rules'
import { bodyHeaders, markSaved, noPage } from './saved-copy'
import { byRule, pages } from './strategies'

/** A request for the worker. */
export type Asked = { request: Request; event: ExtendableEvent; url: URL }

/** Always a page: browsers count answers without one as faults of the worker. */
async function insteadOf(url: URL): Promise<Response> {
  try {
    const standIn = standInFor(url)
    const saved = standIn && (await savedPage(standIn))
    if (saved) return await markSaved(saved)
    return (await caches.match(OFFLINE_PATH)) ?? noPage()
  } catch {
    return noPage()
  }
}

export async function answerPage({ request, event, url }: Asked): Promise<Response> {
  try {
    return await pages.handle({ request, event })
  } catch {
    return insteadOf(url)
  }
}

/** If the file cannot be loaded, another cache may have it: the offline page's files are in a cache of their own. */
export async function answerStatic({ request, event }: Asked): Promise<Response> {
  try {
    const response = await byRule.static.handle({ request, event })
    return request.destination === 'worker' ? withoutAddress(response) : response
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/**
 * The script of a worker reads its parts in the fragment of its address. An answer with an address of its own takes the
 * fragment away, one without leaves the worker the address that the page asked for
 * (https://github.com/vercel/next.js/issues/88602). This can go when Next hands a worker its parts in another way.
 */
const withoutAddress = ({ body, headers }: Response) => new Response(body, { headers: bodyHeaders(headers) })

/** A flag that is not saved is drawn as the code of its country, because most pages show flags of many countries. */
export async function answerPicture({ request, event, url }: Asked): Promise<Response> {
  try {
    return await byRule.picture.handle({ request, event })
  } catch {
    const plate = flagPlate(url.pathname)
    return plate ? new Response(plate, { headers: { 'content-type': 'image/svg+xml' } }) : Response.error()
  }
}
