import { handleRequest, COST, eventResponse } from '@/lib/scraper/server/handle-request'
import { streamCrawl } from '@/lib/scraper/server/crawl-events'
import { getCrawlProgress } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 300

export function GET(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]/events'>) {
  return handleRequest(request, COST.spend, async (service) => {
    const { id } = await params
    const read = (signal: AbortSignal) => getCrawlProgress(service, id, signal)
    return eventResponse(streamCrawl(read, { signal: request.signal }))
  })
}
