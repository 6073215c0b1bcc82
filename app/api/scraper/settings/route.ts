import { env } from '@/lib/env'
import { COST, handleRequest } from '@/lib/scraper/server/handle-request'

/** The settings of this site that the browser needs before it refuses an address. */
export function GET(request: Request) {
  return handleRequest(request, COST.read, async () => ({ allowsPrivate: env.FIRECRAWL_ALLOW_PRIVATE }))
}
