import { handleRequest, COST, readBody } from '@/lib/scraper/server/handle-request'
import { mapSite } from '@/lib/scraper/server/firecrawl'
import { MapRequestSchema } from '@/lib/scraper/server/requests'

export const maxDuration = 150

export function POST(request: Request) {
  return handleRequest(request, COST.spend, async (service) =>
    mapSite(service, await readBody(request, MapRequestSchema)),
  )
}
