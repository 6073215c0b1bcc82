import { handleRequest, COST } from '@/lib/scraper/server/handle-request'
import { getCrawlErrors } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]/errors'>) {
  return handleRequest(request, COST.read, async (service) =>
    getCrawlErrors(service, (await params).id, request.signal),
  )
}
