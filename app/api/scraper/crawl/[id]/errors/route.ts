import { answer, COST } from '@/lib/scraper/server/answer'
import { getCrawlErrors } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]/errors'>) {
  return answer(request, COST.read, async (service) =>
    getCrawlErrors(service, (await params).id, request.signal),
  )
}
