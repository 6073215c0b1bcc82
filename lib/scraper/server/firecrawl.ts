import 'server-only'
import type {
  AccountCredits,
  FoundPages,
  LlmsTextState,
  ResearchState,
  ResultEntry,
  StartedBatch,
  StartedJob,
} from '../shared/answers'
import { toAnswerState, type AnswerState } from '../shared/job'
import type { Target } from '../shared/proof/targets'
import { ServiceError } from '../shared/service-error'
import { extractionSchema, findingsFormat, RECORD_PROMPT } from './record-format'
import type {
  BatchRequest,
  CrawlRequest,
  ExtractRequest,
  LlmsTextRequest,
  MapRequest,
  ResearchRequest,
  ScrapeRequest,
  SearchRequest,
} from './requests'
import { toEntry } from './result-page'
import { requestService, requireId, type Service } from './service-request'
import * as schemas from './service-schemas'
import { callSdk } from './service-sdk'

const PAGE_FORMATS = ['markdown' as const, 'html' as const]
/** A reading needs the text of the page alone. */
const readingFormats = (reads: Target) => ['markdown' as const, findingsFormat(reads)]

/** @throws {ServiceError} 400 'Crawl job failed to start' when the service takes the request and starts nothing. */
export async function startCrawl(service: Service, request: CrawlRequest): Promise<StartedJob> {
  const { url, limit, reads } = request
  const notStarted = (detail: string | null) => new ServiceError(400, 'Crawl job failed to start', { detail })
  const call = { schema: schemas.CrawlStartSchema, action: 'start the crawl' }
  const scrapeOptions = { formats: reads ? readingFormats(reads) : PAGE_FORMATS }
  // Without it the service follows only links below the start address.
  const scope = new URL(url).pathname === '/' ? {} : { crawlEntireDomain: true }
  try {
    const { id } = await callSdk(service, call, (client) =>
      client.startCrawl(url, { limit, ...scope, scrapeOptions }),
    )
    if (id) return { id }
  } catch (error) {
    throw error instanceof ServiceError && error.status === 200 ? notStarted(error.message) : error
  }
  throw notStarted(null)
}

type Start<Request> = (service: Service, request: Request, signal?: AbortSignal) => Promise<StartedJob>
type Read<Answer> = (service: Service, id: string, signal?: AbortSignal) => Promise<Answer>

export async function scrapePage(
  service: Service,
  request: ScrapeRequest,
  signal?: AbortSignal,
): Promise<ResultEntry> {
  const { url, timeout } = request
  const call = { schema: schemas.ScrapeSchema, action: 'read the page', jobTimeoutMs: timeout, signal }
  const formats = [...PAGE_FORMATS, 'links' as const]
  // `autoResume` asks again, for up to twenty minutes, after a page was not ready in time.
  const document = await callSdk(service, call, (client) =>
    client.scrape(url, { formats, timeout, autoResume: false }),
  )
  return toEntry(document)
}

export async function mapSite(
  service: Service,
  { url, ...options }: MapRequest,
  signal?: AbortSignal,
): Promise<FoundPages> {
  const { limit, timeout } = options
  const call = { schema: schemas.MapSchema, action: 'find the site’s pages', jobTimeoutMs: timeout, signal }
  const { links } = await callSdk(service, call, (client) => client.map(url, options))
  return { links: links.slice(0, limit) }
}

export async function searchWeb(
  service: Service,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPages> {
  // The SDK (version 4.42) leaves the language out of the request. This can go when the SDK sends it:
  // https://github.com/firecrawl/firecrawl/pull/3002
  const { data, warning, creditsUsed } = await requestService(service, {
    path: '/v2/search',
    body: { ...request, scrapeOptions: { formats: [] } },
    schema: schemas.SearchSchema,
    action: 'search the web',
    jobTimeoutMs: request.timeout,
    signal,
  })
  return { links: data.slice(0, request.limit), warning, creditsUsed }
}

export async function startBatch(service: Service, { urls, reads }: BatchRequest): Promise<StartedBatch> {
  const call = { schema: schemas.BatchStartSchema, action: 'start reading the pages' }
  const formats = reads ? readingFormats(reads) : ['markdown' as const]
  const options = { formats }
  const { id, invalidURLs } = await callSdk(service, call, (client) =>
    client.startBatchScrape(urls, { options }),
  )
  return { id, invalidUrls: invalidURLs }
}

/** The credits that the account still has; null where the service does not say, as a self-hosted one. */
export async function readCredits(service: Service, signal?: AbortSignal): Promise<AccountCredits> {
  try {
    const { data } = await requestService(service, {
      path: '/v2/team/credit-usage',
      schema: schemas.CreditsSchema,
      action: 'read the account’s credits',
      signal,
    })
    return { remaining: data.remainingCredits }
  } catch (error) {
    const isUnsaid = error instanceof ServiceError && (error.status === 200 || error.status === 404)
    if (isUnsaid) return { remaining: null }
    throw error
  }
}

export async function startExtract(service: Service, { urls }: ExtractRequest): Promise<StartedJob> {
  return callSdk(service, { schema: schemas.JobStartSchema, action: 'start the extraction' }, (client) =>
    client.startExtract({ urls, prompt: RECORD_PROMPT, schema: extractionSchema() }),
  )
}

/** `data` is the model's answer, not yet checked by `checkExtraction`; null until the extraction has completed. */
export async function getExtractStatus(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<AnswerState & { data: unknown }> {
  const knownId = requireId(id, 'extract')
  const call = { schema: schemas.ExtractStatusSchema, action: 'read the extraction', signal }
  const { data, ...status } = await callSdk(service, call, (client) => client.getExtractStatus(knownId))
  const state = toAnswerState(status)
  return { ...state, data: state.outcome === 'completed' ? (data ?? null) : null }
}

/** Deep research exists only in the earlier version of the service, which calls it deprecated. */
export const startResearch: Start<ResearchRequest> = async (service, request, signal) =>
  requestService(service, {
    path: '/v1/deep-research',
    body: request,
    schema: schemas.JobStartSchema,
    action: 'start the research',
    signal,
  })

export const getResearchStatus: Read<ResearchState> = async (service, id, signal) => {
  const { data, status, error, ...research } = await requestService(service, {
    path: `/v1/deep-research/${requireId(id, 'research')}`,
    schema: schemas.ResearchStatusSchema,
    action: 'read the research',
    signal,
  })
  return { ...toAnswerState({ status, error }), ...research, analysis: data.finalAnalysis }
}

/** llms.txt files exist only in the earlier version of the service, which calls them deprecated. */
export const startLlmsText: Start<LlmsTextRequest> = async (service, request, signal) =>
  requestService(service, {
    path: '/v1/llmstxt',
    body: { ...request, showFullText: false },
    schema: schemas.JobStartSchema,
    action: 'start the llms.txt',
    signal,
  })

export const getLlmsTextStatus: Read<LlmsTextState> = async (service, id, signal) => {
  const { data, ...status } = await requestService(service, {
    path: `/v1/llmstxt/${requireId(id, 'llms.txt')}`,
    schema: schemas.LlmsTextStatusSchema,
    action: 'read the llms.txt',
    signal,
  })
  return { ...toAnswerState(status), text: data.llmstxt }
}
