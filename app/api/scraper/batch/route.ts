import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { startBatch } from '@/lib/scraper/server/firecrawl'
import { BatchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    startBatch(service, await readBody(request, BatchRequestSchema)),
  )
}
