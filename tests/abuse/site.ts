import { startSite as start } from '../../scripts/bench/servers'
import { startFirecrawlStandIn } from '../fixtures/firecrawl-server'

/** The built site on 127.0.0.1, with a stand-in for the service, and how to end both. */
export type AbusedSite = {
  port: number
  origin: string
  stop: () => Promise<void>
}

/** @param requestsPerMinute what one visitor may ask of the scraper */
export async function startSite(firstPort: number, requestsPerMinute: number): Promise<AbusedSite> {
  const standIn = await startFirecrawlStandIn()
  const { port, origin, stop } = await start(firstPort, {
    // As when it was built, so that the server has nothing to say about it.
    SITE_URL: process.env.SITE_URL ?? 'http://localhost:3000',
    // A busy machine would use a connection again at the moment at which the server closes it, after five seconds.
    KEEP_ALIVE_TIMEOUT: '60000',
    FIRECRAWL_API_URL: standIn.url,
    SCRAPER_REQUESTS_PER_MINUTE: String(requestsPerMinute),
  })
  // Next listens before it has started: a request of that moment is held, and reaches the site as it came.
  await fetch(`${origin}/healthz`)
  return {
    port,
    origin,
    stop: async () => {
      await stop()
      await standIn.stop()
    },
  }
}
