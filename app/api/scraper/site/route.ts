import { COST, handleRequest, readParameter } from '@/lib/scraper/server/handle-request'
import { ReadsSchema, SiteSchema } from '@/lib/scraper/server/requests'
import { lookUpSite } from '@/lib/scraper/server/site-lookup'

export function GET(request: Request) {
  return handleRequest(request, COST.read, async () =>
    lookUpSite(readParameter(request, 'url', SiteSchema), readParameter(request, 'reads', ReadsSchema)),
  )
}
