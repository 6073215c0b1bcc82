import { handleRequest, COST } from '@/lib/scraper/server/handle-request'
import { checkKey } from '@/lib/scraper/server/key-check'

export const maxDuration = 60

export function POST(request: Request) {
  return handleRequest(request, COST.spend, (service) => checkKey(service, request.signal))
}
