import { streamCrawl } from '@/lib/scraper/server/crawl-events'
import { getCrawlProgress } from '@/lib/scraper/server/page-jobs'
import { COST, eventResponse, jobRoute } from '@/lib/scraper/server/handle-request'
import { requireId, requireKey } from '@/lib/scraper/server/service-request'

export const maxDuration = 300

export const GET = jobRoute(async (service, id, signal) => {
  // Before the stream begins, which has status 200.
  requireKey(service)
  requireId(id, 'crawl')
  const read = (stop: AbortSignal) => getCrawlProgress(service, id, stop)
  return eventResponse(streamCrawl(read, { signal }))
}, COST.spend)
