import { env } from '@/lib/env'
import { COST, handleRequest } from '@/lib/scraper/server/handle-request'

/** What the browser has to know of how this site was set up, before it refuses an address. */
export function GET(request: Request) {
  return handleRequest(request, COST.read, async () => ({ allowsPrivate: env.FIRECRAWL_ALLOW_PRIVATE }))
}
