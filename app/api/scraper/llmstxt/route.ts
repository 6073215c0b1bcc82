import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { startLlmsText } from '@/lib/scraper/server/firecrawl'
import { LlmsTextRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    startLlmsText(service, await readBody(request, LlmsTextRequestSchema), request.signal),
  )
}
