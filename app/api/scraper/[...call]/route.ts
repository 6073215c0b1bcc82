import { env } from '@/lib/env'
import * as firecrawl from '@/lib/scraper/server/firecrawl'
import {
  COST,
  handleRequest,
  jobRoute,
  postRoute,
  readParameter,
  resultsRoute,
} from '@/lib/scraper/server/handle-request'
import { checkKey } from '@/lib/scraper/server/key-check'
import * as jobs from '@/lib/scraper/server/page-jobs'
import * as requests from '@/lib/scraper/server/requests'
import { lookUpSite } from '@/lib/scraper/server/site-lookup'
import { checkExtraction } from '@/lib/scraper/shared/records'

/** In seconds: the service may take two minutes for a page. */
export const maxDuration = 150

/** Every call, by its method and address. `[id]` is that of a job. */
const CALLS: Readonly<Record<string, ReturnType<typeof jobRoute>>> = {
  // What the browser has to know of this site before it refuses an address.
  'GET settings': (request) =>
    handleRequest(request, COST.read, async () => ({ allowsPrivate: env.FIRECRAWL_ALLOW_PRIVATE })),
  'GET site': (request) =>
    handleRequest(request, COST.read, async () =>
      lookUpSite(
        readParameter(request, 'url', requests.SiteSchema),
        readParameter(request, 'reads', requests.ReadsSchema),
      ),
    ),
  'GET credits': (request) =>
    handleRequest(request, COST.read, (service) => firecrawl.readCredits(service, request.signal)),
  'POST key': (request) => handleRequest(request, COST.spend, (service) => checkKey(service, request.signal)),
  'POST scrape': postRoute(requests.ScrapeRequestSchema, firecrawl.scrapePage),
  'POST map': postRoute(requests.MapRequestSchema, firecrawl.mapSite),
  'POST search': postRoute(requests.SearchRequestSchema, firecrawl.searchWeb),
  'POST crawl': postRoute(requests.CrawlRequestSchema, firecrawl.startCrawl),
  'GET crawl/[id]': jobRoute(jobs.getCrawlProgress),
  'DELETE crawl/[id]': jobRoute(jobs.cancelCrawl),
  'GET crawl/[id]/results': resultsRoute(jobs.getCrawlStatus),
  'GET crawl/[id]/errors': jobRoute(jobs.getCrawlErrors),
  'POST batch': postRoute(requests.BatchRequestSchema, firecrawl.startBatch),
  'GET batch/[id]': jobRoute(jobs.getBatchProgress),
  'DELETE batch/[id]': jobRoute(jobs.cancelBatch),
  'GET batch/[id]/results': resultsRoute(jobs.getBatchStatus),
  'GET batch/[id]/errors': jobRoute(jobs.getBatchErrors),
  'POST extract': postRoute(requests.ExtractRequestSchema, firecrawl.startExtract),
  // The records leave here checked; what the model wrote is never passed on unread.
  'GET extract/[id]': jobRoute(async (service, id, signal) => {
    const { data, ...state } = await firecrawl.getExtractStatus(service, id, signal)
    return { ...state, records: state.outcome === 'completed' ? checkExtraction(data) : null }
  }),
  'POST deep-research': postRoute(requests.ResearchRequestSchema, firecrawl.startResearch),
  'GET deep-research/[id]': jobRoute(firecrawl.getResearchStatus),
  'POST llmstxt': postRoute(requests.LlmsTextRequestSchema, firecrawl.startLlmsText),
  'GET llmstxt/[id]': jobRoute(firecrawl.getLlmsTextStatus),
}

/** Answers a call of the scraper; 405 where the address takes another method, 404 where there is no such call. */
async function answer(request: Request, { params }: RouteContext<'/api/scraper/[...call]'>) {
  const [name = '', id, ...parts] = (await params).call
  const address = [name, ...(id === undefined ? [] : ['[id]']), ...parts].join('/')
  // Next answers HEAD by GET.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const call = CALLS[`${method} ${address}`]
  if (call) return call(request, { params: Promise.resolve({ id: id ?? '' }) })
  const isOfOtherMethod = Object.keys(CALLS).some((known) => known.endsWith(` ${address}`))
  return new Response(null, {
    status: isOfOtherMethod ? 405 : 404,
    headers: { 'Cache-Control': 'no-store' },
  })
}

export { answer as GET, answer as POST, answer as DELETE }
