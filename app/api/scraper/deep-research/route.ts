import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { startResearch } from '@/lib/scraper/server/firecrawl'
import { ResearchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    startResearch(service, await readBody(request, ResearchRequestSchema), request.signal),
  )
}
