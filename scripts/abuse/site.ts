import { startFirecrawlStandIn } from '../../tests/fixtures/firecrawl-server'
import { launch } from '../bench/servers'
import { findFreePort } from '../ports.mjs'
import { server } from '../run.mjs'

/** The built site on 127.0.0.1, with a stand-in for the service, and how to end both. */
export type AbusedSite = {
  port: number
  origin: string
  /** The number of requests to the stand-in. */
  countReads: () => number
  stop: () => Promise<void>
}

/** @param requestsPerMinute what one visitor may ask of the scraper; the default where it is left out */
export async function startSite(firstPort: number, requestsPerMinute?: number): Promise<AbusedSite> {
  const standIn = await startFirecrawlStandIn()
  const port = await findFreePort(firstPort)
  const { origin, stop } = await launch(server(), {
    port,
    timeoutMs: 60_000,
    failure: 'The site did not start.',
    env: {
      ...process.env,
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      // As when it was built, so that the server has nothing to say about it.
      SITE_URL: process.env.SITE_URL ?? 'http://localhost:3000',
      FIRECRAWL_API_URL: standIn.url,
      ...(requestsPerMinute !== undefined && { SCRAPER_REQUESTS_PER_MINUTE: String(requestsPerMinute) }),
    },
  })
  // Next listens before it has started: a request of that moment is held, and reaches the site as it came.
  await fetch(`${origin}/healthz`)
  return {
    port,
    origin,
    countReads: () => standIn.requests.length,
    stop: async () => {
      await stop()
      await standIn.stop()
    },
  }
}
