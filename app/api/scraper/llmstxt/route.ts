import { answer, COST, readBody } from '@/lib/scraper/answer'
import { startLlmsText } from '@/lib/scraper/firecrawl'
import { LlmsTextRequestSchema } from '@/lib/scraper/requests'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    startLlmsText(service, await readBody(request, LlmsTextRequestSchema), request.signal),
  )
}
