import type { ServerResponse } from 'node:http'
import { MISSING_CACHE } from './headers'

/**
 * Shortens the time for which caches store a 404. Next gives it the time of the missing page, and a page cannot choose
 * another (https://github.com/vercel/next.js/issues/81290). This can go when Next lets a 404 have a time of its own.
 */
export function keepMissingBriefly(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const isShared = String(response.getHeader('Cache-Control')).includes('s-maxage')
    if (status === 404 && isShared) response.setHeader('Cache-Control', MISSING_CACHE)
    return writeHead(status, ...rest)
  }
}
