import type { ServerResponse } from 'node:http'
import { MISSING_CACHE } from './headers'

/**
 * Shortens the time for which caches store a 404 or 410. Next gives it the time of the missing page, or that of the files
 * at such addresses, and neither a page nor a route can choose another (https://github.com/vercel/next.js/issues/81290). This can go when Next lets a 404 have a time of its own.
 */
export function keepMissingBriefly(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const isShared = /s-maxage|public/.test(String(response.getHeader('Cache-Control')))
    if ((status === 404 || status === 410) && isShared) response.setHeader('Cache-Control', MISSING_CACHE)
    return writeHead(status, ...rest)
  }
}
