import { getCrawlErrors } from '@/lib/scraper/server/page-jobs'
import { jobRoute } from '@/lib/scraper/server/handle-request'

export const maxDuration = 60

export const GET = jobRoute(getCrawlErrors)
