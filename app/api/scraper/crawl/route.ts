import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { startCrawl } from '@/lib/scraper/server/firecrawl'
import { CrawlRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    startCrawl(service, await readBody(request, CrawlRequestSchema)),
  )
}
