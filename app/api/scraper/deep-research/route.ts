import { startResearch } from '@/lib/scraper/server/firecrawl'
import { postRoute } from '@/lib/scraper/server/handle-request'
import { ResearchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export const POST = postRoute(ResearchRequestSchema, startResearch)
