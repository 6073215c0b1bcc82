import type { ServerResponse } from 'node:http'
import { MISSING_CACHE } from './headers'

/**
 * Puts the head of an answer right as it is sent:
 *
 * - Caches store a 404 or 410 for a short time. Next gives it the time of the missing page, or that of the files at such
 *   addresses, and neither a page nor a route can choose another (https://github.com/vercel/next.js/issues/81290). This can
 *   go when Next lets a 404 have a time of its own.
 * - It has one `Location`. Next sets it while it makes the page of a redirect, and adds the page's headers once more as it
 *   sends that first answer, which then has the header twice. This can go when Next sends it once.
 */
export function putHeadRight(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const isShared = /s-maxage|public/.test(String(response.getHeader('Cache-Control')))
    if ((status === 404 || status === 410) && isShared) response.setHeader('Cache-Control', MISSING_CACHE)
    const location = response.getHeader('Location')
    if (Array.isArray(location) && location[0]) response.setHeader('Location', location[0])
    return writeHead(status, ...rest)
  }
}
