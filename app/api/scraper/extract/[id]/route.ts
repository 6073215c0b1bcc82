import { handleRequest, COST } from '@/lib/scraper/server/handle-request'
import { getExtractStatus } from '@/lib/scraper/server/firecrawl'
import { checkExtraction } from '@/lib/scraper/shared/records'

export const maxDuration = 60

/** The records leave here checked; what the model wrote is never passed on unread. */
export function GET(request: Request, { params }: RouteContext<'/api/scraper/extract/[id]'>) {
  return handleRequest(request, COST.read, async (service) => {
    const { data, ...state } = await getExtractStatus(service, (await params).id)
    return { ...state, records: state.outcome === 'completed' ? checkExtraction(data) : null }
  })
}
