import { searchWeb } from '@/lib/scraper/server/firecrawl'
import { postRoute } from '@/lib/scraper/server/handle-request'
import { SearchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 150

export const POST = postRoute(SearchRequestSchema, searchWeb)
