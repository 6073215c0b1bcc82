import { answer, COST, readBody } from '@/lib/scraper/server/answer'
import { startLlmsText } from '@/lib/scraper/server/firecrawl'
import { LlmsTextRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    startLlmsText(service, await readBody(request, LlmsTextRequestSchema), request.signal),
  )
}
