import { readCredits } from '@/lib/scraper/server/firecrawl'
import { COST, handleRequest } from '@/lib/scraper/server/handle-request'

export function GET(request: Request) {
  return handleRequest(request, COST.read, (service) => readCredits(service, request.signal))
}
