import { answer, COST, readBody } from '@/lib/scraper/server/answer'
import { startBatch } from '@/lib/scraper/server/firecrawl'
import { BatchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    startBatch(service, await readBody(request, BatchRequestSchema)),
  )
}
