import { answer, COST, readBody } from '@/lib/scraper/server/answer'
import { startExtract } from '@/lib/scraper/server/firecrawl'
import { ExtractRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    startExtract(service, await readBody(request, ExtractRequestSchema)),
  )
}
