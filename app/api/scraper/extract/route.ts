import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { startExtract } from '@/lib/scraper/server/firecrawl'
import { ExtractRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    startExtract(service, await readBody(request, ExtractRequestSchema)),
  )
}
