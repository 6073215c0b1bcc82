import { answer, COST } from '@/lib/scraper/server/answer'
import { getResearchStatus } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/deep-research/[id]'>) {
  return answer(request, COST.read, async (service) =>
    getResearchStatus(service, (await params).id, request.signal),
  )
}
