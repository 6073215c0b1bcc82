import { answer, COST, readParameter } from '@/lib/scraper/answer'
import { getCrawlStatus } from '@/lib/scraper/firecrawl'
import { SkipSchema } from '@/lib/scraper/requests'
import { toResultPage } from '@/lib/scraper/results'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/crawl/[id]/results'>) {
  return answer(request, COST.read, async (service) => {
    const skip = readParameter(request, 'skip', SkipSchema)
    return toResultPage(
      await getCrawlStatus(service, (await params).id, { skip, signal: request.signal }),
      skip,
    )
  })
}
