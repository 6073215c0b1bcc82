import { handleRequest, COST } from '@/lib/scraper/server/handle-request'
import { getResearchStatus } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/deep-research/[id]'>) {
  return handleRequest(request, COST.read, async (service) =>
    getResearchStatus(service, (await params).id, request.signal),
  )
}
