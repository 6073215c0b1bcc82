import { startLlmsText } from '@/lib/scraper/server/firecrawl'
import { postRoute } from '@/lib/scraper/server/handle-request'
import { LlmsTextRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export const POST = postRoute(LlmsTextRequestSchema, startLlmsText)
