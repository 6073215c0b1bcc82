import { answer, COST, readBody } from '@/lib/scraper/server/answer'
import { startCrawl } from '@/lib/scraper/server/firecrawl'
import { CrawlRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    startCrawl(service, await readBody(request, CrawlRequestSchema)),
  )
}
