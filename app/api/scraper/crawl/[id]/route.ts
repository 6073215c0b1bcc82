import { handleRequest, COST } from '@/lib/scraper/server/handle-request'
import { cancelCrawl, getCrawlProgress } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]'>) {
  return handleRequest(request, COST.read, async (service) =>
    getCrawlProgress(service, (await params).id, request.signal),
  )
}

export function DELETE(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]'>) {
  return handleRequest(request, COST.read, async (service) => cancelCrawl(service, (await params).id))
}
