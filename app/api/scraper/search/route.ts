import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { searchWeb } from '@/lib/scraper/server/firecrawl'
import { SearchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 150

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    searchWeb(service, await readBody(request, SearchRequestSchema), request.signal),
  )
}
