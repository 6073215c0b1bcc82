import { answer, COST, readBody } from '@/lib/scraper/answer'
import { startBatch } from '@/lib/scraper/firecrawl'
import { BatchRequestSchema } from '@/lib/scraper/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    startBatch(service, await readBody(request, BatchRequestSchema)),
  )
}
