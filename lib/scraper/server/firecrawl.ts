import 'server-only'
import type { Firecrawl } from '@mendable/firecrawl-js'
import type {
  CancelledJob,
  CrawlErrors,
  FoundPages,
  LlmsTextState,
  MappedSite,
  ResearchState,
  StartedBatch,
  StartedJob,
} from '../shared/answers'
import { toAnswerState, type AnswerState, type JobProgress } from '../shared/job'
import type { ResultEntry } from '../shared/results'
import { ServiceError } from '../shared/service-error'
import { extractionSchema, RECORD_PROMPT, recordFormat } from './record-format'
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
import { RESULTS_PER_READ, toEntry, toProgress, type ServicePage } from './result-page'
import { requestService, type Service } from './service-request'
import * as schemas from './service-schemas'
import { callSdk, checked, requireId, requireKey } from './service-sdk'

/** No job has this many pages, so a read that begins here brings the counters and no page. */
const BEYOND_ALL_PAGES = 10_000

type Format = 'markdown' | 'html' | 'links' | ReturnType<typeof recordFormat>
const PAGE_FORMATS: Format[] = ['markdown', 'html']
const formatsFor = (withRecords: boolean): Format[] =>
  withRecords ? [...PAGE_FORMATS, recordFormat()] : PAGE_FORMATS

/** @throws {ServiceError} 400 'Crawl job failed to start' when the service takes the request and starts nothing. */
export async function startCrawl(service: Service, request: CrawlRequest): Promise<StartedJob> {
  const { url, limit, withRecords } = request
  const notStarted = (detail: string | null) => new ServiceError(400, 'Crawl job failed to start', { detail })
  const scrapeOptions = { formats: formatsFor(withRecords) }
  try {
    const reply = await callSdk(service, { action: 'start the crawl' }, (client) =>
      client.startCrawl(url, { limit, scrapeOptions }),
    )
    const started = schemas.JobStartSchema.safeParse(reply)
    if (started.success) return started.data
  } catch (error) {
    throw error instanceof ServiceError && error.status === 200 ? notStarted(error.message) : error
  }
  throw notStarted(null)
}

async function readJob(
  service: Service,
  path: string,
  action: string,
  { skip, limit, signal }: PageOptions,
): Promise<ServicePage> {
  requireKey(service)
  const { data, next, ...status } = await requestService(service, {
    path: `${path}?skip=${skip}&limit=${limit}`,
    schema: schemas.JobStatusSchema,
    action,
    signal,
  })
  return { progress: toProgress(status), documents: data, hasNext: Boolean(next) }
}

type PageOptions = { skip: number; limit: number; signal?: AbortSignal }

/** The crawl's counters and its pages from `skip` on. */
export async function getCrawlStatus(service: Service, id: string, options: Partial<PageOptions> = {}) {
  const path = `/v2/crawl/${requireId(id, 'crawl')}`
  return readJob(service, path, 'read the crawl', { skip: 0, limit: RESULTS_PER_READ, ...options })
}

/** The crawl's counters without its pages, which can be 10 MiB. */
export async function getCrawlProgress(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<JobProgress> {
  const page = await getCrawlStatus(service, id, { skip: BEYOND_ALL_PAGES, limit: 1, signal })
  return page.progress
}

async function cancel(
  service: Service,
  action: string,
  call: (client: Firecrawl) => Promise<boolean>,
): Promise<CancelledJob> {
  try {
    if (await callSdk(service, { action }, call)) return { status: 'cancelled' }
  } catch (error) {
    if (error instanceof ServiceError && error.status === 409) return { status: 'completed' }
    throw error
  }
  throw new ServiceError(200, `The crawling service did not ${action}.`)
}

export async function cancelCrawl(service: Service, id: string): Promise<CancelledJob> {
  return cancel(service, 'cancel the crawl', (client) => client.cancelCrawl(requireId(id, 'crawl')))
}

/** Pages that could not be read, and those that a robots.txt forbids. */
export async function getCrawlErrors(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<CrawlErrors> {
  requireKey(service)
  // The SDK reads any answer with status 200 as an empty list, so a failure would look like "no errors".
  return requestService(service, {
    path: `/v2/crawl/${requireId(id, 'crawl')}/errors`,
    schema: schemas.CrawlErrorsSchema,
    action: 'read the crawl’s errors',
    signal,
  })
}

export async function scrapePage(service: Service, request: ScrapeRequest): Promise<ResultEntry> {
  const { url, withRecords, timeout } = request
  const action = 'read the page'
  const formats = [...formatsFor(withRecords), 'links' as const]
  // With `autoResume`, the SDK could hold the visitor's request for up to twenty minutes.
  const reply = await callSdk(service, { action, jobTimeoutMs: timeout }, (client) =>
    client.scrape(url, { formats, timeout, autoResume: false }),
  )
  return toEntry(checked(schemas.DocumentSchema.required({ metadata: true }), reply, action))
}

export async function mapSite(service: Service, { url, ...options }: MapRequest): Promise<MappedSite> {
  const action = 'find the site’s pages'
  const reply = await callSdk(service, { action, jobTimeoutMs: options.timeout }, (client) =>
    client.map(url, options),
  )
  return checked(schemas.MapSchema, reply, action)
}

export async function searchWeb(
  service: Service,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPages> {
  requireKey(service)
  // The SDK (version 4.42) leaves the language out of the request.
  const { data, warning, creditsUsed } = await requestService(service, {
    path: '/v2/search',
    body: { ...request, scrapeOptions: { formats: [] } },
    schema: schemas.SearchSchema,
    action: 'search the web',
    jobTimeoutMs: request.timeout,
    signal,
  })
  return { links: data, warning, creditsUsed }
}

export async function startBatch(
  service: Service,
  { urls, withRecords }: BatchRequest,
): Promise<StartedBatch> {
  const action = 'start reading the pages'
  const options = { formats: formatsFor(withRecords) }
  const reply = await callSdk(service, { action }, (client) => client.startBatchScrape(urls, { options }))
  const { id, invalidURLs } = checked(schemas.BatchStartSchema, reply, action)
  return { id, invalidUrls: invalidURLs }
}

export async function getBatchStatus(service: Service, id: string, options: Partial<PageOptions> = {}) {
  const path = `/v2/batch/scrape/${requireId(id, 'batch')}`
  return readJob(service, path, 'read the pages', { skip: 0, limit: RESULTS_PER_READ, ...options })
}

export async function getBatchProgress(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<JobProgress> {
  const page = await getBatchStatus(service, id, { skip: BEYOND_ALL_PAGES, limit: 1, signal })
  return page.progress
}

export async function cancelBatch(service: Service, id: string): Promise<CancelledJob> {
  return cancel(service, 'cancel the batch', (client) => client.cancelBatchScrape(requireId(id, 'batch')))
}

export async function startExtract(service: Service, { urls }: ExtractRequest): Promise<StartedJob> {
  const action = 'start the extraction'
  const reply = await callSdk(service, { action }, (client) =>
    client.startExtract({ urls, prompt: RECORD_PROMPT, schema: extractionSchema() }),
  )
  return checked(schemas.JobStartSchema, reply, action)
}

/** `data` is the model's answer, not yet checked by `checkExtraction`; null until the extraction has completed. */
export async function getExtractStatus(
  service: Service,
  id: string,
): Promise<AnswerState & { data: unknown }> {
  const action = 'read the extraction'
  const reply = await callSdk(service, { action }, (client) =>
    client.getExtractStatus(requireId(id, 'extract')),
  )
  const status = checked(schemas.ExtractStatusSchema, reply, action)
  const state = toAnswerState(status)
  return { ...state, data: state.outcome === 'completed' ? (status.data ?? null) : null }
}

/** Deep research exists only in the earlier version of the service, which calls it deprecated. */
export async function startResearch(
  service: Service,
  request: ResearchRequest,
  signal?: AbortSignal,
): Promise<StartedJob> {
  requireKey(service)
  return requestService(service, {
    path: '/v1/deep-research',
    body: request,
    schema: schemas.JobStartSchema,
    action: 'start the research',
    signal,
  })
}

export async function getResearchStatus(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<ResearchState> {
  requireKey(service)
  const { data, currentDepth, maxDepth, activities, sources, ...status } = await requestService(service, {
    path: `/v1/deep-research/${requireId(id, 'research')}`,
    schema: schemas.ResearchStatusSchema,
    action: 'read the research',
    signal,
  })
  return {
    ...toAnswerState(status),
    currentDepth,
    maxDepth,
    activities,
    sources,
    analysis: data.finalAnalysis,
  }
}

/** llms.txt files exist only in the earlier version of the service, which calls them deprecated. */
export async function startLlmsText(
  service: Service,
  request: LlmsTextRequest,
  signal?: AbortSignal,
): Promise<StartedJob> {
  requireKey(service)
  return requestService(service, {
    path: '/v1/llmstxt',
    body: { ...request, showFullText: false },
    schema: schemas.JobStartSchema,
    action: 'start the llms.txt',
    signal,
  })
}

export async function getLlmsTextStatus(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<LlmsTextState> {
  requireKey(service)
  const { data, ...status } = await requestService(service, {
    path: `/v1/llmstxt/${requireId(id, 'llms.txt')}`,
    schema: schemas.LlmsTextStatusSchema,
    action: 'read the llms.txt',
    signal,
  })
  return { ...toAnswerState(status), text: data.llmstxt }
}
