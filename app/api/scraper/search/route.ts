import { answer, COST, readBody } from '@/lib/scraper/server/answer'
import { searchWeb } from '@/lib/scraper/server/firecrawl'
import { SearchRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 150

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    searchWeb(service, await readBody(request, SearchRequestSchema), request.signal),
  )
}
