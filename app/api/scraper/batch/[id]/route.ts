import { handleRequest, COST } from '@/lib/scraper/server/handle-request'
import { cancelBatch, getBatchProgress } from '@/lib/scraper/server/firecrawl'

export const maxDuration = 60

export function GET(request: Request, { params }: RouteContext<'/api/scraper/batch/[id]'>) {
  return handleRequest(request, COST.read, async (service) =>
    getBatchProgress(service, (await params).id, request.signal),
  )
}

export function DELETE(request: Request, { params }: RouteContext<'/api/scraper/batch/[id]'>) {
  return handleRequest(request, COST.read, async (service) => cancelBatch(service, (await params).id))
}
