import { answer, COST } from '@/lib/scraper/server/answer'
import { cancelCrawl, getCrawlProgress } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]'>) {
  return answer(request, COST.read, async (service) =>
    getCrawlProgress(service, (await params).id, request.signal),
  )
}

export function DELETE(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]'>) {
  return answer(request, COST.read, async (service) => cancelCrawl(service, (await params).id))
}
