import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { scrapePage } from '@/lib/scraper/server/firecrawl'
import { ScrapeRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 150

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    scrapePage(service, await readBody(request, ScrapeRequestSchema)),
  )
}
