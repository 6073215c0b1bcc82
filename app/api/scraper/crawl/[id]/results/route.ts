import { getCrawlStatus } from '@/lib/scraper/server/page-jobs'
import { resultsRoute } from '@/lib/scraper/server/handle-request'

export const maxDuration = 60

export const GET = resultsRoute(getCrawlStatus)
