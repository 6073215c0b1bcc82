import { answer, COST, readBody } from '@/lib/scraper/server/answer'
import { startResearch } from '@/lib/scraper/server/firecrawl'
import { ResearchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    startResearch(service, await readBody(request, ResearchRequestSchema), request.signal),
  )
}
