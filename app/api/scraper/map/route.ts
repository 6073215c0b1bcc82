import { answer, COST, readBody } from '@/lib/scraper/server/answer'
import { mapSite } from '@/lib/scraper/server/firecrawl'
import { MapRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 150

export function POST(request: Request) {
  return answer(request, COST.spend, async (service) =>
    mapSite(service, await readBody(request, MapRequestSchema)),
  )
}
