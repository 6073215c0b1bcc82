import { handleRequest, COST } from '@/lib/scraper/server/handle-request'
import { getLlmsTextStatus } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/llmstxt/[id]'>) {
  return handleRequest(request, COST.read, async (service) =>
    getLlmsTextStatus(service, (await params).id, request.signal),
  )
}
