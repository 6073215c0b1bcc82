import { getExtractStatus } from '@/lib/scraper/server/firecrawl'
import { jobRoute } from '@/lib/scraper/server/handle-request'
import { checkExtraction } from '@/lib/scraper/shared/records'

export const maxDuration = 60

/** The records leave here checked; what the model wrote is never passed on unread. */
export const GET = jobRoute(async (service, id, signal) => {
  const { data, ...state } = await getExtractStatus(service, id, signal)
  return { ...state, records: state.outcome === 'completed' ? checkExtraction(data) : null }
})
