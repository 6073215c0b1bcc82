import { scrapePage } from '@/lib/scraper/server/firecrawl'
import { postRoute } from '@/lib/scraper/server/handle-request'
import { ScrapeRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 150

export const POST = postRoute(ScrapeRequestSchema, scrapePage)
