import { answer, COST } from '@/lib/scraper/server/answer'
import { checkKey } from '@/lib/scraper/server/key-check'

export const maxDuration = 60

export function POST(request: Request) {
  return answer(request, COST.spend, (service) => checkKey(service, request.signal))
}
