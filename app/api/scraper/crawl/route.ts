import { startCrawl } from '@/lib/scraper/server/firecrawl'
import { postRoute } from '@/lib/scraper/server/handle-request'
import { CrawlRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export const POST = postRoute(CrawlRequestSchema, startCrawl)
