import type { ServerResponse } from 'node:http'

/**
 * Sends one `Location`. Next sets it while it makes the page of a redirect, and adds the page's headers once more as it sends
 * that first answer, which then has the header twice. This can go when Next sends it once.
 */
export function sendOneLocation(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const location = response.getHeader('Location')
    if (Array.isArray(location) && location[0]) response.setHeader('Location', location[0])
    return writeHead(status, ...rest)
  }
}
