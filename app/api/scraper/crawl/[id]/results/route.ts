import { handleRequest, COST, readParameter } from '@/lib/scraper/server/handle-request'
import { getCrawlStatus } from '@/lib/scraper/server/firecrawl'
import { SkipSchema } from '@/lib/scraper/server/requests'
import { toResultPage } from '@/lib/scraper/server/result-page'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]/results'>) {
  return handleRequest(request, COST.read, async (service) => {
    const skip = readParameter(request, 'skip', SkipSchema)
    return toResultPage(
      await getCrawlStatus(service, (await params).id, { skip, signal: request.signal }),
      skip,
    )
  })
}
