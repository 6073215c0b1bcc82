import { answer, COST } from '@/lib/scraper/server/answer'
import { getLlmsTextStatus } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/llmstxt/[id]'>) {
  return answer(request, COST.read, async (service) =>
    getLlmsTextStatus(service, (await params).id, request.signal),
  )
}
